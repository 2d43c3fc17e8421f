import { useState } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConcealedInput } from "#app/ui/concealed-input.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const PLAIN = { autoCapitalize: "off", autoComplete: "off", spellCheck: false } as const;

/** The ids of a number of the official API, named as on Meta's own pages. */
export function CloudIds(props: {
	phoneNumberId: string;
	businessId: string;
	onPhoneNumberId: (id: string) => void;
	onBusinessId: (id: string) => void;
}) {
	const t = useStrings({ pt, en }).cloud;
	return (
		<div className="grid gap-5 sm:grid-cols-2">
			<Field hint={t.phoneNumberIdHint} label={t.phoneNumberId}>
				{(control) => (
					<TextInput
						{...control}
						{...PLAIN}
						className="tabular"
						inputMode="numeric"
						name="cloudPhoneNumberId"
						onChange={(event) => props.onPhoneNumberId(event.currentTarget.value)}
						value={props.phoneNumberId}
					/>
				)}
			</Field>
			<Field hint={t.businessIdHint} label={t.businessId} optional>
				{(control) => (
					<TextInput
						{...control}
						{...PLAIN}
						className="tabular"
						inputMode="numeric"
						name="cloudBusinessId"
						onChange={(event) => props.onBusinessId(event.currentTarget.value)}
						value={props.businessId}
					/>
				)}
			</Field>
		</div>
	);
}

/**
 * The credentials of a new number, with the field names that the forms expect; `error` is about all
 * of them and is shown above them.
 */
export function CloudFields({ error = null }: { error?: string | null }) {
	const t = useStrings({ pt, en }).cloud;
	const [ids, setIds] = useState({ phoneNumberId: "", businessId: "" });
	return (
		<div className="flex flex-col gap-5 rounded-control bg-gray-2 p-4">
			<Field error={error} hint={t.tokenHint} label={t.token}>
				{(control) => (
					<ConcealedInput
						{...control}
						{...PLAIN}
						// Keeps browsers from filling in or storing a password here.
						autoComplete="new-password"
						hideLabel={t.hide}
						name="cloudToken"
						showLabel={t.show}
					/>
				)}
			</Field>
			<CloudIds
				{...ids}
				onBusinessId={(businessId) => setIds({ ...ids, businessId })}
				onPhoneNumberId={(phoneNumberId) => setIds({ ...ids, phoneNumberId })}
			/>
		</div>
	);
}
