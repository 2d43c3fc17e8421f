import type { CredentialedType } from "#app/domain/channels/channel-form.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConcealedInput } from "#app/ui/concealed-input.tsx";
import { Field } from "#app/ui/field.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** What the vendor gave; it is written and never read back. The field is called `token`. */
export function TokenField(props: { type: CredentialedType; error: string | null }) {
	const t = useStrings({ pt, en });
	const { label, hint, placeholder } = t.tokens[props.type];
	return (
		<Field error={props.error} hint={hint} label={label}>
			{(control) => (
				<ConcealedInput
					{...control}
					autoCapitalize="off"
					// No browser takes a token for somebody's password.
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
