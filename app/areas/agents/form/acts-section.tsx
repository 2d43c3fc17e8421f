import { href, Link } from "react-router";
import { MAX_LABEL_LENGTH, MAX_LABELS } from "#app/domain/conversations/conversation.ts";
import type { ActSettings } from "#app/domain/agents/acts/built-in.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { ChipsInput } from "./chips-input.tsx";
import { ConversionField, type PixelOptions } from "./conversion-field.tsx";
import { FormFields } from "./form-fields.tsx";
import type { SectionProps } from "./section-props.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** What the agent does besides talking. Only a language model decides to do any of it. */
export function ActsSection({ options, ...section }: SectionProps & { options: PixelOptions }) {
	const { draft, edit, errors } = section;
	const t = useStrings({ pt, en }).acts;
	const { acts } = draft;
	const change = (part: Partial<ActSettings>): void => edit({ acts: { ...acts, ...part } });
	return (
		<FormSection id="agent-acts" purpose={t.purpose} title={t.title}>
			{draft.provider === "knowledge" ? (
				<p className="rounded-control bg-gray-3 px-3 py-2 text-[13px] text-gray-11">
					{t.needsModel}
				</p>
			) : null}
			<FormFields error={errors.acts} fields={acts.form} onChange={(form) => change({ form })} />
			<Field hint={t.labelsHint} label={t.labels}>
				{(control) => (
					<ChipsInput
						control={control}
						listLabel={t.labelsList}
						max={MAX_LABELS}
						maxLength={MAX_LABEL_LENGTH}
						onChange={(labels) => change({ labels })}
						placeholder={t.labelsPlaceholder}
						removeLabel={(label) => t.removeLabel(isolate(label))}
						words={acts.labels}
					/>
				)}
			</Field>
			<Toggle
				hint={t.mayAssignHint}
				isOn={acts.mayAssign}
				label={t.mayAssign}
				onChange={(mayAssign) => change({ mayAssign })}
			/>
			<Toggle
				hint={t.tellsHoursHint}
				isOn={acts.tellsHours}
				label={t.tellsHours}
				onChange={(tellsHours) => change({ tellsHours })}
			/>
			<div>
				<Toggle
					hint={t.sendsFilesHint}
					isOn={draft.sendsFiles ?? false}
					label={t.sendsFiles}
					onChange={(sendsFiles) => edit({ sendsFiles })}
				/>
				<Link
					className="focus-ring mt-1 inline-block rounded text-[13px] font-medium text-accent-11 hover:underline"
					rel="noopener"
					target="_blank"
					to={href("/agents/library")}
				>
					{t.openLibrary}
				</Link>
			</div>
			<ConversionField {...section} {...options} />
			<p className="text-[13px] text-gray-11">{t.own}</p>
		</FormSection>
	);
}
