import { Laptop, Smartphone } from "lucide-react";
import { useState } from "react";
import type { SignInView } from "#app/contracts/settings.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
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

/** The browsers where the account is signed in; each other one can be signed out. */
export function SignInList(props: { signIns: SignInView[]; now: number }) {
	const t = useStrings({ pt, en }).signIns;
	const errorText = useAccountErrorText();
	const ending = useSettingsForm("end-sign-in", ({ code }) =>
		code ? notify.error(t.failed, errorText(code)) : notify.success(t.ended),
	);
	const [isAsking, setAsking] = useState(false);
	// The request is here because its dialog unmounts with the last of the other browsers.
	const endingOthers = useSettingsForm("end-other-sign-ins", ({ code }) => {
		setAsking(false);
		if (code) notify.error(t.failed, errorText(code));
		else notify.success(t.othersEnded);
	});
	const hasOthers = props.signIns.some(({ isCurrent }) => !isCurrent);
	const question = (
		<EndOthers
			isBusy={endingOthers.isSending}
			isOpen={isAsking}
			onConfirm={() => endingOthers.send()}
			onOpenChange={setAsking}
		/>
	);
	return (
		<FormCard aside={hasOthers ? question : null} purpose={t.purpose} title={t.title}>
			<ul className="-my-2">
				{props.signIns.map((signIn) => (
					<SignInRow
						isBusy={ending.isSending}
						key={signIn.id}
						now={props.now}
						onEnd={() => ending.send({ id: signIn.id })}
						signIn={signIn}
					/>
				))}
			</ul>
			{hasOthers ? null : <p className="text-[13px] text-gray-11">{t.onlyThis}</p>}
		</FormCard>
	);
}

function EndOthers(props: {
	isOpen: boolean;
	isBusy: boolean;
	onOpenChange: (isOpen: boolean) => void;
	onConfirm: () => void;
}) {
	const t = useStrings({ pt, en }).signIns;
	return (
		<ConfirmDialog
			busy={props.isBusy}
			confirmLabel={t.endOthers}
			onConfirm={props.onConfirm}
			onOpenChange={props.onOpenChange}
			open={props.isOpen}
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
			{/* Below the text on a phone, at the right elsewhere. */}
			<div className="basis-full pl-12 sm:basis-auto sm:pl-0">
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
			</div>
		</li>
	);
}
