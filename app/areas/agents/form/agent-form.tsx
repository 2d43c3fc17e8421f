import { Trash2, Upload } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { AGENT_LANGUAGES } from "#app/domain/agents/agent.ts";
import { AVATAR_TYPES } from "#app/domain/settings/avatar.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { HoursEditor } from "#app/ui/hours-editor.tsx";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import { ActsSection } from "./acts-section.tsx";
import { type ChannelOption, ChannelsSection } from "./channels-section.tsx";
import type { PixelOptions } from "./conversion-field.tsx";
import { HandOverSection } from "./hand-over-section.tsx";
import { InstructionsSection } from "./instructions-section.tsx";
import { type ModelOptions, ModelSection } from "./model-section.tsx";
import type { SectionProps } from "./section-props.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { AgentFormState } from "./use-agent-form.ts";
import type { PictureState } from "./use-picture.ts";

interface AgentFormOptions extends ModelOptions, PixelOptions {
	channels: readonly ChannelOption[];
	now: number;
}

/** The form of a new or existing agent. A refusal keeps everything that was typed. */
export function AgentForm(props: {
	form: AgentFormState;
	options: AgentFormOptions;
	legend: string;
	/** Disables every control, for members who may only look. */
	isReadOnly: boolean;
	/** Shown after a refusal, with what can be done about it. */
	aside?: ReactNode;
	/** Shown below the form: its buttons, or the bar of unsaved changes. */
	children: ReactNode;
}) {
	const t = useStrings({ pt, en });
	const { form, options } = props;
	const section = { draft: form.draft, edit: form.edit, errors: form.errors };
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				form.save();
			}}
		>
			<fieldset className="flex min-w-0 flex-col gap-6" disabled={props.isReadOnly}>
				<legend className="sr-only">{props.legend}</legend>
				<IdentitySection {...section} picture={form.picture} />
				<InstructionsSection {...section} />
				<ModelSection {...section} options={options} />
				<ChannelsSection {...section} channels={options.channels} />
				<ActsSection {...section} options={options} />
				<HandOverSection {...section} />
				<HoursSection {...section} now={options.now} />
				<PaceSection {...section} />
			</fieldset>
			{form.refusal ? (
				<p
					className="mt-6 rounded-control border border-red-6 bg-red-3 px-3 py-2 text-red-12"
					role="alert"
				>
					{form.refusal} {t.kept}
				</p>
			) : null}
			{props.aside}
			{props.children}
			<LeaveGuard
				isDirty={form.isDirty && !form.isLeaving}
				leaveLabel={t.leave.leave}
				text={t.leave.text}
				title={t.leave.title}
			/>
		</form>
	);
}

function HoursSection(props: SectionProps & { now: number }) {
	const t = useStrings({ pt, en }).hours;
	return (
		<FormSection id="agent-hours" purpose={t.purpose} title={t.title}>
			<HoursEditor
				error={props.errors.hours}
				legend={t.title}
				now={props.now}
				onChange={(hours) => props.edit({ hours })}
				value={props.draft.hours}
			/>
		</FormSection>
	);
}

function IdentitySection(props: SectionProps & { picture: PictureState }) {
	const t = useStrings({ pt, en }).identity;
	const { draft, edit, errors } = props;
	return (
		<FormSection id="agent-identity" purpose={t.purpose} title={t.title}>
			<PictureField name={draft.name} picture={props.picture} />
			<Field error={errors.name} label={t.name}>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="off"
						maxLength={160}
						name="name"
						onChange={(event) => edit({ name: event.currentTarget.value })}
						placeholder={t.namePlaceholder}
						required
						value={draft.name}
					/>
				)}
			</Field>
		</FormSection>
	);
}

function PaceSection({ draft, edit, errors }: SectionProps) {
	const t = useStrings({ pt, en }).pace;
	return (
		<FormSection id="agent-pace" purpose={t.purpose} title={t.title}>
			<Field error={errors.debounce} hint={t.debounceHint} label={t.debounce}>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="off"
						className="tabular max-w-28"
						inputMode="decimal"
						maxLength={5}
						onChange={(event) => edit({ debounceSeconds: event.currentTarget.value })}
						value={draft.debounceSeconds}
					/>
				)}
			</Field>
			<fieldset aria-describedby={errors.languages ? "agent-languages-error" : undefined}>
				<legend className="mb-1.5 font-medium">{t.languages}</legend>
				<div className="flex flex-wrap gap-x-6 gap-y-2">
					{AGENT_LANGUAGES.map((language) => (
						<label className="flex items-center gap-2" key={language}>
							<input
								checked={draft.languages.includes(language)}
								className="size-4 accent-(--accent-9)"
								onChange={(event) => {
									const isOn = event.currentTarget.checked;
									edit({
										languages: AGENT_LANGUAGES.filter((one) =>
											one === language ? isOn : draft.languages.includes(one),
										),
									});
								}}
								type="checkbox"
							/>
							{t.names[language]}
						</label>
					))}
				</div>
				{errors.languages ? (
					<p className="mt-1.5 text-[13px] text-red-11" id="agent-languages-error" role="alert">
						{errors.languages}
					</p>
				) : null}
			</fieldset>
		</FormSection>
	);
}

/** The agent's picture, which is saved together with the form. */
function PictureField({ name, picture }: { name: string; picture: PictureState }) {
	const t = useStrings({ pt, en }).identity;
	const errorText = useAgentErrorText();
	const input = useRef<HTMLInputElement>(null);
	const hint = useId();
	return (
		<div className="flex flex-wrap items-center gap-4">
			<Avatar name={name} size={64} src={picture.src} />
			<fieldset className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
				<legend className="float-left mb-1 font-medium text-gray-12">{t.picture}</legend>
				<div className="flex flex-wrap gap-2">
					<input
						accept={AVATAR_TYPES.join()}
						aria-label={t.picture}
						className="hidden"
						onChange={(event) => {
							const [file] = event.currentTarget.files ?? [];
							// Reset, so that choosing the same file again is a change event.
							event.currentTarget.value = "";
							if (file) void picture.choose(file);
						}}
						ref={input}
						type="file"
					/>
					<Button aria-describedby={hint} onClick={() => input.current?.click()} type="button">
						<Upload aria-hidden="true" size={16} />
						{picture.src ? t.change : t.choose}
					</Button>
					{picture.src ? (
						<Button onClick={picture.remove} type="button">
							<Trash2 aria-hidden="true" size={16} />
							{t.removePicture}
						</Button>
					) : null}
				</div>
				<p className="text-[13px] text-gray-11" id={hint}>
					{t.pictureHint}
				</p>
				{picture.isRefused ? (
					<p className="text-[13px] text-red-11" role="alert">
						{errorText("image_invalid")}
					</p>
				) : null}
			</fieldset>
		</div>
	);
}
