import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The whole team, only oneself, or a department by its id. */
export type Owner = string;

/** Whose a ready answer will be. Only their own for those who may not change the team's, which is said. */
export function OwnerField(props: {
	owner: Owner;
	departments: readonly { id: string; name: string }[];
	mayManage: boolean;
	onChange: (owner: Owner) => void;
}) {
	const t = useStrings({ pt, en });
	return (
		<Field hint={props.mayManage ? undefined : t.managersOnly} label={t.form.owner}>
			{(control) => (
				<Select
					{...control}
					disabled={!props.mayManage}
					onChange={({ target }) => props.onChange(target.value)}
					value={props.owner}
				>
					<option value="team">{t.form.team}</option>
					{props.departments.map(({ id, name }) => (
						<option key={id} value={id}>
							{t.form.department(name)}
						</option>
					))}
					<option value="own">{t.form.own}</option>
				</Select>
			)}
		</Field>
	);
}
