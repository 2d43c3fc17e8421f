import { Laptop, Smartphone } from "lucide-react";
import { useState } from "react";
import type { SignInView } from "#app/contracts/settings.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { notify } from "#app/ui/toasts.ts";
import { FormCard } from "./form-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useSettingsForm } from "./use-settings-form.ts";

/** Where the account is open; each other browser can be signed out. */
export function SignInList(props: { signIns: SignInView[]; now: number }) {
	const t = useStrings({ pt, en }).signIns;
	const errorText = useErrorText();
	const ending = useSettingsForm("end-sign-in", ({ code }) =>
		code ? notify.error(t.failed, errorText(code)) : notify.success(t.ended),
	);
	const hasOthers = props.signIns.some(({ isCurrent }) => !isCurrent);
	return (
		<FormCard aside={hasOthers ? <EndOthers /> : null} purpose={t.purpose} title={t.title}>
			<ul className="-my-2">
				{props.signIns.map((signIn) => (
					<SignInRow
						isBusy={ending.isSending}
						key={signIn.id}
						now={props.now}
						onEnd={() =>
							void ending.submit({ form: "end-sign-in", id: signIn.id }, { method: "post" })
						}
						signIn={signIn}
					/>
				))}
			</ul>
			{hasOthers ? null : <p className="text-[13px] text-gray-11">{t.onlyThis}</p>}
		</FormCard>
	);
}

function EndOthers() {
	const t = useStrings({ pt, en }).signIns;
	const errorText = useErrorText();
	const [isOpen, setOpen] = useState(false);
	const { isSending, submit } = useSettingsForm("end-other-sign-ins", ({ code }) => {
		setOpen(false);
		if (code) notify.error(t.failed, errorText(code));
		else notify.success(t.othersEnded);
	});
	return (
		<ConfirmDialog
			busy={isSending}
			confirmLabel={t.endOthers}
			onConfirm={() => void submit({ form: "end-other-sign-ins" }, { method: "post" })}
			onOpenChange={setOpen}
			open={isOpen}
			title={t.confirmTitle}
			trigger={<Button type="button">{t.endOthers}</Button>}
		>
			{t.confirmText}
		</ConfirmDialog>
	);
}

function SignInRow(props: { signIn: SignInView; now: number; isBusy: boolean; onEnd: () => void }) {
	const { signIn } = props;
	const t = useStrings({ pt, en }).signIns;
	const format = useFormat();
	const { browser, system, isPhone } = signIn.device;
	const name = browser && system ? t.device(browser, system) : (browser ?? system ?? t.unknown);
	const Icon = isPhone ? Smartphone : Laptop;
	return (
		<li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2.5 last:border-b-0">
			<span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-gray-3 text-gray-11">
				<Icon aria-hidden="true" size={18} strokeWidth={1.75} />
			</span>
			<div className="min-w-0 flex-1 basis-44">
				<p className="truncate font-medium text-gray-12">{name}</p>
				<p className="tabular text-[13px] text-gray-11">
					{[
						signIn.ipPrefix === "" ? t.thisMachine : t.network(signIn.ipPrefix),
						t.lastSeen(format.relative(signIn.lastSeenAt, props.now)),
						t.since(format.dateTime(signIn.createdAt)),
					].join(" · ")}
				</p>
				<p className="truncate text-[13px] text-gray-11">
					<bdi>{signIn.workspaceName}</bdi>
				</p>
			</div>
			{signIn.isCurrent ? (
				<StatusBadge tone="good">{t.current}</StatusBadge>
			) : (
				<Button
					aria-label={t.endNamed(name)}
					disabled={props.isBusy}
					onClick={props.onEnd}
					type="button"
				>
					{t.end}
				</Button>
			)}
		</li>
	);
}
