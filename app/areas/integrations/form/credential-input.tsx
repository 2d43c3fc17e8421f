import type { IntegrationView } from "#app/contracts/integrations.ts";
import {
	type CredentialField,
	type IntegrationType,
	MAX_CREDENTIAL_LENGTH,
} from "#app/domain/integrations/type.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConcealedInput } from "#app/ui/concealed-input.tsx";
import { Field } from "#app/ui/field.tsx";
import { SecretField } from "#app/ui/secret-field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import { typeWordsEn } from "../type-words.en.ts";
import { typeWordsPt } from "../type-words.pt.ts";
import { hintOf, labelOf } from "../types.ts";

interface CredentialInputProps {
	type: IntegrationType;
	field: CredentialField;
	value: string;
	/** Null for a new integration. */
	stored: IntegrationView | null;
	error: string | undefined;
	onChange: (value: string) => void;
}

/** One credential of the type: a secret is hidden while typed, and masked once stored. */
export function CredentialInput(props: CredentialInputProps) {
	const types = useStrings({ pt: typeWordsPt, en: typeWordsEn });
	const { type, field, stored, error } = props;
	const label = labelOf(types, type, field.key);
	const hint = hintOf(types, type, field.key);
	const mask = stored?.fields.find(({ key }) => key === field.key)?.value ?? "";
	if (field.isSecret && mask !== "")
		return (
			<SecretField
				error={error ?? null}
				hint={hint}
				isRequired={!field.isOptional}
				label={label}
				name={field.key}
				onEdit={props.onChange}
				stored={{ isSet: true, mask }}
				version={0}
			/>
		);
	return (
		<Field error={error} hint={hint} label={label} optional={field.isOptional}>
			{(control) =>
				field.isSecret ? (
					<NewSecret {...control} {...inputOf(props)} />
				) : (
					<TextInput
						{...control}
						{...inputOf(props)}
						autoComplete="off"
						inputMode={field.key.endsWith("_url") ? "url" : undefined}
					/>
				)
			}
		</Field>
	);
}

const inputOf = ({ field, value, onChange }: CredentialInputProps) => ({
	autoCapitalize: "none",
	maxLength: MAX_CREDENTIAL_LENGTH,
	name: field.key,
	onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
	spellCheck: false,
	value,
});

function NewSecret(input: ReturnType<typeof inputOf> & { id: string }) {
	const t = useStrings({ pt, en }).form;
	return (
		<ConcealedInput
			{...input}
			// Keeps browsers from filling in or storing a password here.
			autoComplete="new-password"
			data-1p-ignore
			data-lpignore="true"
			hideLabel={t.hide}
			placeholder={t.secretPlaceholder}
			showLabel={t.show}
		/>
	);
}
