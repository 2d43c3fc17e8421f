import { useState } from "react";
import type { SatisfactionView } from "#app/contracts/satisfaction.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import {
	MAX_PAUSE_DAYS,
	MAX_SURVEY_TEXT,
	type SurveySettings,
} from "#app/domain/satisfaction/survey.ts";
import { questionOf, thanksOf } from "#app/domain/satisfaction/survey-words.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import type { SatisfactionAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** On which channels customers are asked, with what words, and how often. */
export function SurveyForm(props: {
	stored: SurveySettings;
	channels: SatisfactionView["channels"];
	mayManage: boolean;
}) {
	const t = useStrings({ pt, en }).survey;
	const errorText = useErrorText();
	const { stored, channels, mayManage } = props;
	const [survey, setSurvey] = useState(stored);
	const change = (changed: Partial<SurveySettings>): void =>
		setSurvey((before) => ({ ...before, ...changed }));
	const saving = useIntent<SatisfactionAnswer>("survey", ({ code }) => {
		if (code) return notify.error(t.failed, errorText(code));
		notify.success(t.saved);
	});
	const isChanged = JSON.stringify(survey) !== JSON.stringify(stored);
	const disabledReason = mayManage ? undefined : t.refusal;
	return (
		<FormSection id="survey" purpose={t.purpose} title={t.title}>
			<form
				className="flex flex-col gap-5"
				onSubmit={(event) => {
					event.preventDefault();
					// A channel that was removed meanwhile is asked in no more.
					const known = survey.channelIds.filter((id) => channels.some((one) => one.id === id));
					saving.send({ survey: JSON.stringify({ ...survey, channelIds: known }) });
				}}
			>
				<fieldset className="flex flex-col gap-1">
					<legend className="mb-1 font-medium text-gray-12">{t.channels}</legend>
					{channels.length === 0 ? <p className="text-gray-11">{t.noChannels}</p> : null}
					{channels.map(({ id, name, type }) => (
						<label className="flex min-h-9 items-center gap-2.5" key={id}>
							<input
								checked={survey.channelIds.includes(id)}
								className="focus-ring size-4 accent-accent-9"
								disabled={!mayManage}
								onChange={({ currentTarget: { checked } }) =>
									change({
										channelIds: checked
											? [...survey.channelIds, id]
											: survey.channelIds.filter((other) => other !== id),
									})
								}
								type="checkbox"
							/>
							<ChannelTypeMark size={16} type={type} />
							<bdi className="min-w-0 truncate">{displayName(name)}</bdi>
						</label>
					))}
				</fieldset>
				<Field hint={t.questionHint} label={t.question} optional>
					{(control) => (
						<TextArea
							{...control}
							maxLength={MAX_SURVEY_TEXT}
							onChange={({ currentTarget: { value } }) => change({ question: value })}
							placeholder={t.questionDefault}
							readOnly={!mayManage}
							rows={2}
							value={survey.question}
						/>
					)}
				</Field>
				<Field hint={t.thanksHint} label={t.thanks} optional>
					{(control) => (
						<TextArea
							{...control}
							maxLength={MAX_SURVEY_TEXT}
							onChange={({ currentTarget: { value } }) => change({ thanks: value })}
							placeholder={t.thanksDefault}
							readOnly={!mayManage}
							rows={2}
							value={survey.thanks}
						/>
					)}
				</Field>
				<Toggle
					disabledReason={disabledReason}
					hint={t.commentHint}
					isOn={survey.asksComment}
					label={t.comment}
					onChange={(asksComment) => change({ asksComment })}
				/>
				<Toggle
					disabledReason={disabledReason}
					hint={t.silenceHint}
					isOn={survey.afterSilence}
					label={t.silence}
					onChange={(afterSilence) => change({ afterSilence })}
				/>
				<Field hint={t.pauseHint} label={t.pause}>
					{(control) => (
						<TextInput
							{...control}
							className="max-w-28"
							inputMode="numeric"
							max={MAX_PAUSE_DAYS}
							min={0}
							onChange={({ currentTarget: { value } }) => change({ pauseDays: Number(value) })}
							readOnly={!mayManage}
							required
							type="number"
							value={survey.pauseDays}
						/>
					)}
				</Field>
				<Preview survey={survey} />
				{mayManage ? (
					<div className="flex justify-end">
						<Button disabled={!isChanged} kind="primary" loading={saving.isSending} type="submit">
							{t.save}
						</Button>
					</div>
				) : null}
			</form>
		</FormSection>
	);
}

/** What the customer reads: the question, an answer, the thanks. */
function Preview({ survey }: { survey: SurveySettings }) {
	const t = useStrings({ pt, en }).survey;
	const { language } = t;
	return (
		<section aria-label={t.preview}>
			<p className="mb-1.5 text-xs font-medium text-gray-11">{t.preview}</p>
			<div className="flex flex-col gap-1.5 rounded-card border border-line bg-gray-2 p-3">
				<Said>{questionOf(survey, language)}</Said>
				<Said isCustomers>5</Said>
				<Said>{thanksOf(survey, language)}</Said>
			</div>
		</section>
	);
}

function Said({ isCustomers = false, children }: { isCustomers?: boolean; children: string }) {
	return (
		<p
			className={`max-w-[85%] whitespace-pre-wrap rounded-card px-3 py-1.5 text-gray-12 [overflow-wrap:anywhere] ${isCustomers ? "self-start border border-line bg-raised" : "self-end bg-accent-4"}`}
			dir="auto"
		>
			{children}
		</p>
	);
}
