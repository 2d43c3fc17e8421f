import { type Condition, CONDITION_TYPES, type ConditionType } from "#app/domain/rules/rule.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Select } from "#app/ui/select.tsx";
import {
	Choice,
	DepartmentChoice,
	LabelInput,
	Remove,
	Row,
	WordsInput,
	type PartProps,
} from "./rule-inputs.tsx";
import type { RuleNames } from "./sentence.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** What a part says once its kind is chosen. */
const newConditions = (names: RuleNames): { [Type in ConditionType]: Condition } => ({
	channel: { type: "channel", channelIds: names.channels.slice(0, 1).map(({ id }) => id) },
	words: { type: "words", words: [] },
	label: { type: "label", label: "", has: true },
	assignee: { type: "assignee", who: "nobody" },
	handler: { type: "handler", handler: "nobody" },
	department: { type: "department", departmentId: names.departments[0]?.id ?? null },
	hours: { type: "hours", isOpen: false },
	first: { type: "first", isFirst: true },
});

/** A first condition. */
export const newCondition = (names: RuleNames): Condition => newConditions(names).channel;

/** One condition. */
export function ConditionField(props: PartProps<Condition> & { at: number; onRemove: () => void }) {
	const t = useStrings({ pt, en });
	const { value, onChange, names, isReadOnly, at } = props;
	const kinds = CONDITION_TYPES.filter(
		(type) => type !== "department" || names.departments.length > 0 || value.type === type,
	);
	return (
		<Row remove={isReadOnly ? null : <Remove label={t.form.removeCondition(at)} {...props} />}>
			<Select
				aria-label={t.form.condition(at)}
				disabled={isReadOnly}
				onChange={({ target }) => onChange(newConditions(names)[target.value as ConditionType])}
				value={value.type}
			>
				{kinds.map((type) => (
					<option key={type} value={type}>
						{t.conditions[type]}
					</option>
				))}
			</Select>
			<ConditionDetail isReadOnly={isReadOnly} names={names} onChange={onChange} value={value} />
		</Row>
	);
}

function ConditionDetail({ value, onChange, names, isReadOnly }: PartProps<Condition>) {
	const t = useStrings({ pt, en }).fields;
	const choice = { isReadOnly };
	switch (value.type) {
		case "channel":
			return (
				<Choice
					{...choice}
					label={t.channel}
					onChange={(id) => onChange({ ...value, channelIds: [id] })}
					options={names.channels.map(({ id, name }) => [id, name])}
					value={value.channelIds[0] ?? ""}
				/>
			);
		case "words":
			return (
				<WordsInput
					isReadOnly={isReadOnly}
					onChange={(words) => onChange({ ...value, words })}
					words={value.words}
				/>
			);
		case "label":
			return (
				<div className="flex flex-col gap-2">
					<LabelInput
						isReadOnly={isReadOnly}
						label={value.label}
						onChange={(label) => onChange({ ...value, label })}
					/>
					<Choice
						{...choice}
						label={t.has}
						onChange={(has) => onChange({ ...value, has: has === "yes" })}
						options={[
							["yes", t.with],
							["no", t.without],
						]}
						value={value.has ? "yes" : "no"}
					/>
				</div>
			);
		case "assignee":
			return (
				<Choice
					{...choice}
					label={t.who}
					onChange={(who) => onChange({ ...value, who })}
					options={[
						["nobody", t.nobody],
						["somebody", t.somebody],
						...names.people.map(({ memberId, name }): [string, string] => [memberId, name]),
					]}
					value={value.who}
				/>
			);
		case "handler":
			return (
				<Choice
					{...choice}
					label={t.handler}
					onChange={(handler) => onChange({ ...value, handler: handler as typeof value.handler })}
					options={(["nobody", "person", "agent"] as const).map((one) => [one, t.handlers[one]])}
					value={value.handler}
				/>
			);
		case "hours":
			return (
				<Choice
					{...choice}
					label={t.openness}
					onChange={(open) => onChange({ ...value, isOpen: open === "yes" })}
					options={[
						["yes", t.isOpen],
						["no", t.isClosed],
					]}
					value={value.isOpen ? "yes" : "no"}
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
		case "first":
			return (
				<Choice
					{...choice}
					label={t.contact}
					onChange={(first) => onChange({ ...value, isFirst: first === "yes" })}
					options={[
						["yes", t.isFirst],
						["no", t.isKnown],
					]}
					value={value.isFirst ? "yes" : "no"}
				/>
			);
	}
}
