import { Smartphone, Cloud, type LucideIcon } from "lucide-react";
import { useId, useState } from "react";
import { useSearchParams } from "react-router";
import type { SignUpDialog } from "#app/contracts/embedded-signup.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useSdk } from "#app/ui/use-facebook-sdk.ts";
import { useRequest } from "#app/ui/use-request.ts";
import type { SignUpAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { type DialogEnd, useSignUpDialog } from "./use-sign-up-dialog.ts";

/** Whether the number stays on its phone, then Meta's dialog; what it gives goes to the server at once. */
export function SignUpStart(props: {
	dialog: SignUpDialog;
	/** The number it is for; null: a new one. */
	channel: { id: string; name: string } | null;
}) {
	const { dialog, channel } = props;
	const t = useStrings({ pt, en });
	const [, setSearch] = useSearchParams();
	const [isShared, setShared] = useState(true);
	const [name, setName] = useState("");
	const { appId, sdk: source } = dialog;
	// Whoever opened this page has asked for it.
	const { load, ...sdk } = useSdk({ appId, ...source }, true);
	const storing = useRequest<SignUpAnswer>((answer) => {
		if (answer.id) setSearch({ instance: answer.id }, { replace: true });
	});
	const meta = useSignUpDialog(dialog, sdk.sdk, (result) =>
		storing.send({
			intent: "finish",
			...result,
			state: dialog.state,
			channelId: channel?.id,
			name,
		}),
	);
	const isBusy = storing.isBusy || meta.isOpen;
	const words = storing.isBusy
		? t.start.storing
		: sdk.state === "loading" || sdk.state === "off"
			? t.start.loading
			: meta.isOpen
				? `${t.start.isOpen}. ${t.start.isOpenText}`
				: "";
	return (
		<Card className="flex flex-col gap-5 p-4 md:p-6">
			{channel ? <p className="text-gray-11">{t.start.for(channel.name)}</p> : null}
			<Refusals answer={storing.answer} end={isBusy ? null : meta.end} />
			<Cases isShared={isShared} onChoose={setShared} />
			{channel ? null : (
				<Field hint={t.start.nameHint} label={t.start.name} optional>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							maxLength={200}
							onChange={(event) => setName(event.currentTarget.value)}
							value={name}
						/>
					)}
				</Field>
			)}
			{sdk.state === "failed" ? (
				<ErrorState onRetry={load} title={t.sdk.failed}>
					{t.sdk.failedText}
				</ErrorState>
			) : (
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
					<Button
						disabled={sdk.sdk === null || storing.isBusy}
						kind="primary"
						loading={storing.isBusy}
						onClick={() => meta.open(isShared)}
						size="large"
						type="button"
					>
						{t.start.open}
					</Button>
					<p aria-live="polite" className="min-w-0 flex-1 basis-60 text-[13px] text-gray-11">
						{words}
					</p>
				</div>
			)}
			<p className="text-[13px] text-gray-11">{t.start.privacy}</p>
		</Card>
	);
}

/** Why no number came, with what to do. */
function Refusals({ answer, end }: { answer: SignUpAnswer | null; end: DialogEnd | null }) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	if (answer?.refusal)
		return <ErrorState title={t.failed}>{t.refusals[answer.refusal]}</ErrorState>;
	if (answer?.code) return <ErrorState title={t.failed}>{errorText(answer.code)}</ErrorState>;
	if (end?.kind === "failed")
		return (
			<ErrorState title={t.ends.failed}>
				{end.message === null ? null : <bdi>{end.message}</bdi>}
			</ErrorState>
		);
	if (end === null) return null;
	return <output className="text-gray-11">{t.ends[end.kind]}</output>;
}

function Cases(props: { isShared: boolean; onChoose: (isShared: boolean) => void }) {
	const t = useStrings({ pt, en }).start;
	const { isShared, onChoose } = props;
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="mb-1.5 font-medium">{t.title}</legend>
			<Case
				icon={Smartphone}
				isChosen={isShared}
				onChoose={() => onChoose(true)}
				text={t.sharedText}
				title={t.shared}
			/>
			<Case
				icon={Cloud}
				isChosen={!isShared}
				onChoose={() => onChoose(false)}
				text={t.ownText}
				title={t.own}
			/>
			{isShared ? (
				<ul className="list-disc pl-5 text-[13px] text-gray-11">
					{t.limits.map((limit) => (
						<li key={limit}>{limit}</li>
					))}
				</ul>
			) : null}
		</fieldset>
	);
}

function Case(props: {
	icon: LucideIcon;
	title: string;
	text: string;
	isChosen: boolean;
	onChoose: () => void;
}) {
	const id = useId();
	const Icon = props.icon;
	return (
		<div className="relative flex items-start gap-3 rounded-control border border-gray-7 px-3 py-2.5 has-checked:border-accent-9 has-checked:bg-accent-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-9">
			<input
				aria-describedby={`${id}-text`}
				checked={props.isChosen}
				className="relative z-1 mt-1 accent-(--accent-9)"
				id={id}
				name="case"
				onChange={props.onChoose}
				type="radio"
			/>
			<div className="min-w-0 flex-1">
				{/* The label covers the whole card. */}
				<label className="font-medium after:absolute after:inset-0" htmlFor={id}>
					{props.title}
				</label>
				<p className="text-[13px] text-gray-11" id={`${id}-text`}>
					{props.text}
				</p>
			</div>
			<Icon aria-hidden="true" className="mt-0.5 shrink-0 text-gray-11" size={18} />
		</div>
	);
}
