import { CircleAlert, LogIn } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { LoginOutcome } from "#app/domain/facebook/login.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { notify } from "#app/ui/toasts.ts";
import { connectHref } from "../login/connect-href.ts";
import { FacebookMark } from "../login/facebook-mark.tsx";
import { LoginButton } from "../login/login-button.tsx";
import { useFacebookErrorText } from "../use-facebook-error-text.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useWebhooksRequest } from "./use-webhooks-request.ts";
import type { WebhooksData } from "./webhooks.route.tsx";

/** Whose sign-in at Facebook is used, or that there is none. */
export function LoginStrip(props: { read: WebhooksData; outcome: LoginOutcome | null }) {
	const t = useStrings({ pt, en }).login;
	const { read, outcome } = props;
	const { login } = read;
	return (
		<div className="mb-6 flex flex-col gap-3">
			{outcome && !(outcome === "not_configured" && read.isOffered) ? (
				<ErrorState title={t.outcomes[outcome]} />
			) : null}
			{login === null || login.isExpired ? (
				<Strip
					icon={
						login ? (
							<CircleAlert aria-hidden="true" size={20} />
						) : (
							<LogIn aria-hidden="true" size={20} />
						)
					}
					title={login ? t.expired : t.missing}
					text={login ? t.missing : t.missingHint}
				>
					<LoginButton
						isOffered={read.isOffered}
						label={login ? t.again : t.enter}
						mayManage={read.mayManage}
						to={connectHref({ for: "webhooks" })}
					/>
				</Strip>
			) : (
				<Connected login={login} read={read} />
			)}
		</div>
	);
}

function Connected(props: { login: NonNullable<WebhooksData["login"]>; read: WebhooksData }) {
	const t = useStrings({ pt, en }).login;
	const format = useFormat();
	const { login, read } = props;
	return (
		<Strip
			icon={<FacebookMark />}
			text={login.expiresAt === null ? "" : t.until(format.date(login.expiresAt))}
			title={
				<>
					{t.connectedAs} <bdi>{login.name}</bdi>
				</>
			}
		>
			<LoginButton
				isOffered={read.isOffered}
				kind="secondary"
				label={t.again}
				mayManage={read.mayManage}
				to={connectHref({ for: "webhooks" })}
			/>
			<LeaveButton />
		</Strip>
	);
}

function Strip(props: { icon: ReactNode; title: ReactNode; text: string; children: ReactNode }) {
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-panel px-4 py-3">
			<span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-3 text-accent-11">
				{props.icon}
			</span>
			<div className="min-w-0 flex-1 basis-64">
				<p className="font-medium text-gray-12 [overflow-wrap:anywhere]">{props.title}</p>
				{props.text ? (
					<p className="max-w-[70ch] text-[13px] text-gray-11 text-pretty">{props.text}</p>
				) : null}
			</div>
			<div className="flex flex-wrap gap-2">{props.children}</div>
		</div>
	);
}

function LeaveButton() {
	const t = useStrings({ pt, en }).login;
	const errorText = useFacebookErrorText();
	const [isOpen, setOpen] = useState(false);
	const request = useWebhooksRequest(({ code }) => {
		if (code !== null) return;
		setOpen(false);
		notify.success(t.left);
	});
	const code = request.answer?.code ?? null;
	return (
		<ConfirmDialog
			busy={request.isBusy}
			confirmLabel={t.leave}
			onConfirm={() => request.send({ intent: "leave" })}
			onOpenChange={setOpen}
			open={isOpen}
			title={t.leaveTitle}
			trigger={<Button type="button">{t.leave}</Button>}
		>
			{t.leaveText}
			{code ? (
				<span className="mt-3 block text-red-11" role="alert">
					{errorText(code)}
				</span>
			) : null}
		</ConfirmDialog>
	);
}
