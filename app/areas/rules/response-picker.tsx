import { useStrings } from "#app/i18n/use-strings.ts";
import { Select } from "#app/ui/select.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** A ready answer whose text a rule can take over. */
export interface ResponseText {
	id: string;
	title: string;
	text: string;
}

/** Puts the text of a ready answer of the workspace into the rule, where it can be changed. */
export function ResponsePicker(props: {
	responses: readonly ResponseText[];
	onPick: (text: string) => void;
}) {
	const t = useStrings({ pt, en }).fields;
	if (props.responses.length === 0) return null;
	return (
		<Select
			aria-label={t.response}
			isCompact
			onChange={({ target }) => {
				const picked = props.responses.find(({ id }) => id === target.value);
				if (picked) props.onPick(picked.text);
			}}
			value=""
		>
			<option value="">{t.pickResponse}</option>
			{props.responses.map(({ id, title }) => (
				<option key={id} value={id}>
					{title}
				</option>
			))}
		</Select>
	);
}
