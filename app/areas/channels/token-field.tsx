import type { CredentialedType } from "#app/domain/channels/channel-form.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConcealedInput } from "#app/ui/concealed-input.tsx";
import { Field } from "#app/ui/field.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The vendor's token, written and never read back. The field is named `token`. */
export function TokenField(props: { type: CredentialedType; error: string | null }) {
	const t = useStrings({ pt, en });
	const { label, hint, placeholder } = t.tokens[props.type];
	return (
		<Field error={props.error} hint={hint} label={label}>
			{(control) => (
				<ConcealedInput
					{...control}
					autoCapitalize="off"
					// Keeps browsers from filling in or storing a password here.
					autoComplete="new-password"
					data-1p-ignore
					data-lpignore="true"
					hideLabel={t.create.hide}
					maxLength={2048}
					name="token"
					placeholder={placeholder}
					showLabel={t.create.show}
					spellCheck={false}
				/>
			)}
		</Field>
	);
}
