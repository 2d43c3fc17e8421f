import { INTEGRATION_TYPES, type IntegrationType } from "#app/domain/integrations/type.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import { typeWordsEn } from "../type-words.en.ts";
import { typeWordsPt } from "../type-words.pt.ts";
import { GROUP_NAMES, TYPE_GROUPS, TYPE_NAMES } from "../types.ts";

/** Spec 2, section 5: an option's value must not be empty. */
const NONE = "none";

/** Chooses the service; read-only for a stored integration. */
export function TypeField(props: {
	type: IntegrationType | null;
	isFixed: boolean;
	error: string | undefined;
	onChange: (type: IntegrationType | null) => void;
}) {
	const t = useStrings({ pt, en }).form;
	const types = useStrings({ pt: typeWordsPt, en: typeWordsEn });
	const { type } = props;
	if (props.isFixed && type !== null)
		return (
			<Field hint={t.typeFixed} label={t.type}>
				{(control) => <TextInput {...control} readOnly value={TYPE_NAMES[type]} />}
			</Field>
		);
	return (
		<Field error={props.error} hint={type === null ? null : types.about[type]} label={t.type}>
			{(control) => (
				<Select
					{...control}
					name="type"
					onChange={({ currentTarget }) =>
						props.onChange(INTEGRATION_TYPES.find((known) => known === currentTarget.value) ?? null)
					}
					value={type ?? NONE}
				>
					{type === null ? <option value={NONE}>{t.chooseType}</option> : null}
					{GROUP_NAMES.map((group) => (
						<optgroup key={group} label={types.groups[group]}>
							{TYPE_GROUPS[group].map((each) => (
								<option key={each} value={each}>
									{TYPE_NAMES[each]}
								</option>
							))}
						</optgroup>
					))}
				</Select>
			)}
		</Field>
	);
}
