import type { ReactNode } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConcealedInput } from "#app/ui/concealed-input.tsx";
import { Field } from "#app/ui/field.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** A gateway's key while it is typed, named `key`; a stored one is never shown. */
export function KeyField(props: { label: string; hint?: ReactNode; error: string | null }) {
	const t = useStrings({ pt, en }).form;
	return (
		<Field error={props.error} hint={props.hint} label={props.label}>
			{(control) => (
				<ConcealedInput
					{...control}
					autoCapitalize="off"
					// Keeps browsers from filling in or storing a password here.
					autoComplete="new-password"
					data-1p-ignore
					data-lpignore="true"
					hideLabel={t.hide}
					maxLength={512}
					name="key"
					required
					showLabel={t.show}
					spellCheck={false}
				/>
			)}
		</Field>
	);
}
