import { Check, CircleAlert, CircleDashed } from "lucide-react";
import { useEffect, useState } from "react";
import { href, Link } from "react-router";
import type { SignUpView } from "#app/contracts/embedded-signup.ts";
import type { SharedHistory } from "#app/domain/channels/shared-history.ts";
import { isPin, PIN_LENGTH } from "#app/domain/channels/embedded-signup.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useIntent } from "#app/ui/use-intent.ts";
import { usePatientRevalidate } from "#app/ui/use-patient-revalidate.ts";
import type { SignUpAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** How often a page that waits for the phone's history looks at it. */
const LOOK_EVERY_MS = 5_000;

/** Whether more of the history may still come. */
const isComing = ({ history, steps }: SignUpView): boolean =>
	steps.some(({ step, state }) => step === "history" && state === "done") &&
	!history?.isDeclined &&
	(history?.isWorking === true || (history?.progress ?? 0) < 100);

/** Where the sign-up of a number stands, and the way on. */
export function SignUpSteps({ view }: { view: SignUpView }) {
	const t = useStrings({ pt, en }).progress;
	const format = useFormat();
	const errorText = useErrorText();
	const goingOn = useIntent<SignUpAnswer>("go-on");
	const revalidate = usePatientRevalidate();
	const isWaiting = isComing(view);
	useEffect(() => {
		if (!isWaiting) return;
		const timer = setInterval(revalidate, LOOK_EVERY_MS);
		return () => clearInterval(timer);
	}, [isWaiting, revalidate]);
	const needsPin = view.steps.some(({ state }) => state === "pin_needed");
	const asksPhone = view.steps.some(
		({ step, state }) => (step === "contacts" || step === "history") && state !== "done",
	);
	const goOn = (pin?: string) => goingOn.send({ channelId: view.channelId, pin });
	return (
		<FormSection
			aside={view.isUnfinished ? undefined : <StatusBadge tone="good">{t.finished}</StatusBadge>}
			id="sign-up-steps"
			purpose={view.isShared ? t.shared : t.own}
			title={t.title(view.name)}
		>
			<ol className="flex flex-col gap-4">
				{view.steps.map((each) => (
					<Step key={each.step} {...each} history={view.history} />
				))}
			</ol>
			{asksPhone && view.isUnfinished ? (
				<p className="text-[13px] text-gray-11">{t.until(format.dateTime(view.historyUntil))}</p>
			) : null}
			{goingOn.refusal ? (
				<ErrorState title={t.failed}>{errorText(goingOn.refusal)}</ErrorState>
			) : null}
			{needsPin ? <PinForm isBusy={goingOn.isSending} onPin={goOn} /> : null}
			<div className="flex flex-wrap gap-3">
				{view.isUnfinished && !needsPin ? (
					<Button kind="primary" loading={goingOn.isSending} onClick={() => goOn()} type="button">
						{t.goOn}
					</Button>
				) : null}
				<Button asChild kind={view.isUnfinished ? "secondary" : "primary"}>
					<Link to={href("/whatsapp/:instanceId", { instanceId: view.channelId })}>
						{t.openChat}
					</Link>
				</Button>
			</div>
			<p aria-live="polite" className="sr-only">
				{goingOn.isSending ? t.going : view.isUnfinished ? "" : t.finished}
			</p>
		</FormSection>
	);
}

const LOOKS = {
	done: { icon: Check, colour: "text-green-11" },
	waiting: { icon: CircleDashed, colour: "text-gray-10" },
	problem: { icon: CircleAlert, colour: "text-amber-11" },
} as const;

function Step(props: SignUpView["steps"][number] & { history: SharedHistory | null }) {
	const { step, state } = props;
	const t = useStrings({ pt, en }).progress;
	const historyText = useHistoryText();
	const kind = state === "done" || state === "waiting" ? state : "problem";
	const { icon: Icon, colour } = LOOKS[kind];
	const { name, done } = t.steps[step];
	const text =
		state === "done"
			? step === "history"
				? historyText(props.history)
				: done
			: state === "waiting"
				? t.waiting
				: t.problems[state];
	return (
		<li className="flex items-start gap-3">
			<Icon aria-hidden="true" className={`mt-0.5 shrink-0 ${colour}`} size={18} />
			<div className="min-w-0">
				<p className="font-medium">
					{name}
					<span className="sr-only">: {t.states[kind]}</span>
				</p>
				<p className="text-[13px] text-pretty text-gray-11">{text}</p>
			</div>
		</li>
	);
}

function useHistoryText(): (history: SharedHistory | null) => string {
	const t = useStrings({ pt, en }).progress.history;
	return (history) => {
		if (history?.isDeclined) return t.declined;
		const percent = history?.progress ?? null;
		if (percent === null) return t.waiting;
		return percent >= 100 && !history?.isWorking ? t.all : t.some(Math.round(percent));
	};
}

/** The owner's PIN; a wrong one is asked for again, and stays to be corrected. */
function PinForm(props: { isBusy: boolean; onPin: (pin: string) => void }) {
	const t = useStrings({ pt, en }).progress;
	const [pin, setPin] = useState("");
	const [isWrong, setWrong] = useState(false);
	return (
		<form
			className="flex flex-col gap-3"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				const typed = pin.trim();
				setWrong(!isPin(typed));
				if (isPin(typed)) props.onPin(typed);
			}}
		>
			<Field error={isWrong ? t.pinWrong : null} hint={t.pinHint} label={t.pin}>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="off"
						className="tabular"
						inputMode="numeric"
						maxLength={PIN_LENGTH}
						onChange={(event) => setPin(event.currentTarget.value)}
						value={pin}
					/>
				)}
			</Field>
			<div>
				<Button kind="primary" loading={props.isBusy} type="submit">
					{t.goOn}
				</Button>
			</div>
		</form>
	);
}
