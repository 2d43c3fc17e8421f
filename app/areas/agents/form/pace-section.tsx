import { AGENT_LANGUAGES } from "#app/domain/agents/agent.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { SectionProps } from "./section-props.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export function PaceSection({ draft, edit, errors }: SectionProps) {
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
