import { useId } from "react";
import { type Act, ACT_TYPES, type ActType, MAX_SNOOZE_MINUTES } from "#app/domain/rules/rule.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Select } from "#app/ui/select.tsx";
import { TextArea } from "#app/ui/text-input.tsx";
import {
	Choice,
	DepartmentChoice,
	LabelInput,
	NumberInput,
	Remove,
	Row,
	NOBODY,
	type PartProps,
} from "./rule-inputs.tsx";
import { type ResponseText, ResponsePicker } from "./response-picker.tsx";
import type { RuleNames } from "./sentence.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** What a part says once its kind is chosen. */
const newActs = (names: RuleNames): { [Type in ActType]: Act } => ({
	assign: { type: "assign", memberId: names.people[0]?.memberId ?? null },
	department: { type: "department", departmentId: names.departments[0]?.id ?? null },
	label: { type: "label", label: "" },
	unlabel: { type: "unlabel", label: "" },
	answer: { type: "answer", text: "" },
	snooze: { type: "snooze", minutes: 60 },
	close: { type: "close" },
	tell: { type: "tell", memberId: null },
	agent: { type: "agent" },
	webhook: { type: "webhook", integrationId: names.webhooks[0]?.id ?? NOBODY },
});

/** A first act. */
export const newAct = (names: RuleNames): Act => newActs(names).label;

/** One act. */
export function ActField(
	props: PartProps<Act> & {
		at: number;
		onRemove: () => void;
		responses: readonly ResponseText[];
	},
) {
	const t = useStrings({ pt, en });
	const { value, onChange, names, isReadOnly, at } = props;
	const kinds = ACT_TYPES.filter(
		(type) => type !== "department" || names.departments.length > 0 || value.type === type,
	);
	return (
		<Row remove={isReadOnly ? null : <Remove label={t.form.removeAct(at)} {...props} />}>
			<Select
				aria-label={t.form.act(at)}
				disabled={isReadOnly}
				onChange={({ target }) => onChange(newActs(names)[target.value as ActType])}
				value={value.type}
			>
				{kinds.map((type) => (
					<option key={type} value={type}>
						{t.acts[type]}
					</option>
				))}
			</Select>
			<ActDetail {...props} />
		</Row>
	);
}

function ActDetail({
	value,
	onChange,
	names,
	isReadOnly,
	responses,
}: PartProps<Act> & { responses: readonly ResponseText[] }) {
	const t = useStrings({ pt, en }).fields;
	const hint = useId();
	const people = names.people.map(({ memberId, name }): [string, string] => [memberId, name]);
	switch (value.type) {
		case "close":
		case "agent":
			return null;
		case "assign":
			return (
				<Choice
					gone={t.gone}
					isReadOnly={isReadOnly}
					label={t.who}
					onChange={(id) => onChange({ ...value, memberId: id === NOBODY ? null : id })}
					options={[...people, [NOBODY, t.nobody]]}
					value={value.memberId ?? NOBODY}
				/>
			);
		case "tell":
			return (
				<Choice
					gone={t.gone}
					isReadOnly={isReadOnly}
					label={t.whoTold}
					onChange={(id) => onChange({ ...value, memberId: id === NOBODY ? null : id })}
					options={[[NOBODY, t.whoAttends], ...people]}
					value={value.memberId ?? NOBODY}
				/>
			);
		case "department":
			return (
				<DepartmentChoice
					departmentId={value.departmentId}
					isReadOnly={isReadOnly}
					names={names}
					onChange={(departmentId) => onChange({ ...value, departmentId })}
				/>
			);
		case "label":
		case "unlabel":
			return (
				<LabelInput
					isReadOnly={isReadOnly}
					label={value.label}
					onChange={(label) => onChange({ ...value, label })}
				/>
			);
		case "answer":
			return (
				<div className="flex flex-col gap-1.5 sm:col-span-2">
					<TextArea
						aria-describedby={hint}
						aria-label={t.text}
						dir="auto"
						onChange={({ target }) => onChange({ ...value, text: target.value })}
						readOnly={isReadOnly}
						value={value.text}
					/>
					<p className="text-xs text-gray-11" id={hint}>
						{t.textHint}
					</p>
					{isReadOnly ? null : (
						<ResponsePicker onPick={(text) => onChange({ ...value, text })} responses={responses} />
					)}
				</div>
			);
		case "snooze":
			return (
				<NumberInput
					isReadOnly={isReadOnly}
					label={t.minutes}
					max={MAX_SNOOZE_MINUTES}
					onChange={(minutes) => onChange({ ...value, minutes })}
					value={value.minutes}
				/>
			);
		case "webhook":
			return names.webhooks.length === 0 && value.integrationId === NOBODY ? (
				<p className="self-center text-[13px] text-amber-11">{t.noWebhook}</p>
			) : (
				<Choice
					gone={t.missing}
					isReadOnly={isReadOnly}
					label={t.webhook}
					onChange={(integrationId) => onChange({ ...value, integrationId })}
					options={names.webhooks.map(({ id, name }) => [id, name])}
					value={value.integrationId}
				/>
			);
	}
}
