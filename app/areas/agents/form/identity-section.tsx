import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { PictureField } from "./picture-field.tsx";
import type { SectionProps } from "./section-props.ts";
import type { PictureState } from "./use-picture.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export function IdentitySection(props: SectionProps & { picture: PictureState }) {
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
