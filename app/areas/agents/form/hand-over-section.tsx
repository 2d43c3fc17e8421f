import { MAX_WORDS, MAX_WORD_LENGTH } from "#app/domain/agents/form.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { ChipsInput } from "./chips-input.tsx";
import type { SectionProps } from "./section-props.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export function HandOverSection({ draft, edit, errors }: SectionProps) {
	const t = useStrings({ pt, en }).handOver;
	return (
		<FormSection id="agent-hand-over" purpose={t.purpose} title={t.title}>
			<Toggle
				hint={t.onRequestHint}
				isOn={draft.onRequest}
				label={t.onRequest}
				onChange={(onRequest) => edit({ onRequest })}
			/>
			<Toggle
				hint={t.onNoAnswerHint}
				isOn={draft.onNoAnswer}
				label={t.onNoAnswer}
				onChange={(onNoAnswer) => edit({ onNoAnswer })}
			/>
			<Toggle
				hint={t.afterTurnsHint}
				isOn={draft.hasMaxTurns}
				label={t.afterTurns}
				onChange={(hasMaxTurns) => edit({ hasMaxTurns })}
			/>
			{draft.hasMaxTurns ? (
				<Field error={errors.maxTurns} label={t.turns}>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							className="tabular max-w-28"
							inputMode="numeric"
							maxLength={3}
							onChange={(event) => edit({ maxTurns: event.currentTarget.value })}
							value={draft.maxTurns}
						/>
					)}
				</Field>
			) : null}
			<Field error={errors.words} hint={t.wordsHint} label={t.words}>
				{(control) => (
					<ChipsInput
						control={control}
						listLabel={t.wordsList}
						max={MAX_WORDS}
						maxLength={MAX_WORD_LENGTH}
						onChange={(words) => edit({ words })}
						placeholder={t.wordsPlaceholder}
						removeLabel={(word) => t.removeWord(isolate(word))}
						words={draft.words}
					/>
				)}
			</Field>
		</FormSection>
	);
}
