import { MAX_INSTRUCTIONS_LENGTH } from "#app/domain/agents/form.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { TextArea } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import type { SectionProps } from "./section-props.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Share of the limit from which the counter warns. */
const NEARLY_FULL = 0.9;

export function InstructionsSection({ draft, edit, errors }: SectionProps) {
	const t = useStrings({ pt, en }).instructions;
	const { instructions } = draft;
	const start = (text: string): void => {
		edit({ instructions: text });
		if (instructions.trim() !== "" && instructions !== text)
			notify.done(t.replaced, { label: t.undo, onClick: () => edit({ instructions }) });
	};
	return (
		<FormSection id="agent-instructions" purpose={t.purpose} title={t.title}>
			<div className="flex flex-wrap items-center gap-2">
				<span className="text-[13px] text-gray-11">{t.examples}</span>
				{t.templates.map(({ name, text }) => (
					<Button key={name} onClick={() => start(text)} size="small" type="button">
						{name}
					</Button>
				))}
			</div>
			<Field
				error={errors.instructions}
				hint={<Counter isKnowledge={draft.provider === "knowledge"} length={instructions.length} />}
				label={t.label}
			>
				{(control) => (
					<TextArea
						{...control}
						className="min-h-56"
						name="instructions"
						onChange={(event) => edit({ instructions: event.currentTarget.value })}
						placeholder={t.placeholder}
						rows={10}
						value={instructions}
					/>
				)}
			</Field>
		</FormSection>
	);
}

function Counter({ length, isKnowledge }: { length: number; isKnowledge: boolean }) {
	const t = useStrings({ pt, en }).instructions;
	const format = useFormat();
	const tone =
		length > MAX_INSTRUCTIONS_LENGTH
			? "text-red-11"
			: length > MAX_INSTRUCTIONS_LENGTH * NEARLY_FULL
				? "text-amber-11"
				: "";
	return (
		<>
			<span className={`tabular block ${tone}`}>
				{t.counter(format.number(length), format.number(MAX_INSTRUCTIONS_LENGTH))}
			</span>
			{isKnowledge ? <span className="mt-1 block">{t.ignored}</span> : null}
		</>
	);
}
