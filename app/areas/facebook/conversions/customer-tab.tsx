import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { CUSTOMER_FIELDS } from "./draft.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { DraftProps } from "./use-conversion.ts";

const INPUTS = {
	email: { type: "email", inputMode: "email", maxLength: 254 },
	phone: { type: "tel", inputMode: "tel", maxLength: 40 },
	firstName: { type: "text", inputMode: "text", maxLength: 100 },
	lastName: { type: "text", inputMode: "text", maxLength: 100 },
} as const;

/** Spec 2, section 2: email, phone, first and last name. Of a customer, so the browser fills in nothing. */
export function CustomerTab({ draft, change }: DraftProps) {
	const t = useStrings({ pt, en }).customer;
	return (
		<FormSection id="conversion-customer" purpose={t.purpose} title={t.title}>
			<div className="grid gap-5 sm:grid-cols-2">
				{CUSTOMER_FIELDS.map((field) => (
					<Field
						hint={field === "phone" ? t.phoneHint : undefined}
						key={field}
						label={t[field]}
						optional
					>
						{(control) => (
							<TextInput
								{...control}
								{...INPUTS[field]}
								autoComplete="off"
								onChange={(event) => change({ [field]: event.currentTarget.value })}
								spellCheck={false}
								value={draft[field]}
							/>
						)}
					</Field>
				))}
			</div>
		</FormSection>
	);
}
