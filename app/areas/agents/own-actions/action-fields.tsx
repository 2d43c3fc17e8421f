/** What the forms of HTTP calls and MCP servers ask for alike, and where a refusal of either stands. */
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { Refusal } from "../use-asking.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

type ActionField = "name" | "description" | "url" | "parameters" | "header";

/** Which field a refusal is about. */
const FIELDS: Record<string, ActionField> = {
	action_name_invalid: "name",
	action_name_taken: "name",
	action_description_missing: "description",
	action_url_invalid: "url",
	action_parameters_invalid: "parameters",
	action_header_invalid: "header",
};

/** Where a refusal stands in a form of these fields: at one of them, or else (`problem`) under them all. */
export function placeRefusal<Name extends ActionField>(
	refusal: Refusal | null,
	fields: readonly Name[],
) {
	const field = fields.find((name) => refusal !== null && FIELDS[refusal.code] === name);
	const words = refusal?.words ?? null;
	return {
		errorOf: (name: Name): string | null => (name === field ? words : null),
		problem: field === undefined ? words : null,
	};
}

interface TextFieldProps {
	error: string | null;
	placeholder: string;
	value: string;
	onChange: (value: string) => void;
}

/** What an action is called. */
export function NameField({ error, onChange, ...rest }: TextFieldProps) {
	const t = useStrings({ pt, en }).dialog;
	return (
		<Field error={error} hint={t.nameHint} label={t.name}>
			{(control) => (
				<TextInput
					{...control}
					{...rest}
					autoCapitalize="off"
					autoComplete="off"
					className="font-mono"
					maxLength={48}
					onChange={(event) => onChange(event.currentTarget.value)}
					spellCheck={false}
				/>
			)}
		</Field>
	);
}

/** The address that is called. */
export function UrlField({
	error,
	hint,
	onChange,
	...rest
}: TextFieldProps & { hint: string; onBlur?: () => void }) {
	const t = useStrings({ pt, en }).dialog;
	return (
		<Field error={error} hint={hint} label={t.url}>
			{(control) => (
				<TextInput
					{...control}
					{...rest}
					autoCapitalize="off"
					autoComplete="off"
					inputMode="url"
					maxLength={1_000}
					onChange={(event) => onChange(event.currentTarget.value)}
					spellCheck={false}
				/>
			)}
		</Field>
	);
}
