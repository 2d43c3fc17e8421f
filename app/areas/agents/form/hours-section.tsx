import { useStrings } from "#app/i18n/use-strings.ts";
import { FormSection } from "#app/ui/form-section.tsx";
import { HoursEditor } from "#app/ui/hours-editor.tsx";
import type { SectionProps } from "./section-props.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export function HoursSection(props: SectionProps & { now: number }) {
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
