import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import {
	type Act,
	ACT_TYPES,
	type ActType,
	type Condition,
	CONDITION_TYPES,
	type ConditionType,
	MAX_SILENCE_HOURS,
	MAX_SNOOZE_MINUTES,
	MAX_WAIT_MINUTES,
	type Trigger,
	TRIGGER_TYPES,
	type TriggerType,
} from "#app/domain/rules/rule.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { parseClock, toClock } from "#app/ui/hours-rows.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import type { RuleNames } from "./sentence.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { type ResponseText, ResponsePicker } from "./response-picker.tsx";

/** Nothing is sent as an id yet. */
const NOBODY = "";
const WORKDAYS = [1, 2, 3, 4, 5];

/** What a part says once its kind is chosen. */
const NEW_TRIGGERS: { [Type in TriggerType]: Extract<Trigger, { type: Type }> } = {
	message: { type: "message" },
	keyword: { type: "keyword", words: [] },
	opened: { type: "opened" },
	waiting: { type: "waiting", minutes: 15 },
	unanswered: { type: "unanswered", hours: 24 },
	labelled: { type: "labelled", label: "" },
	time: { type: "time", minute: 18 * 60, days: WORKDAYS },
};

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

/** A first condition, and a first act. */
export const newCondition = (names: RuleNames): Condition => newConditions(names).channel;
export const newAct = (names: RuleNames): Act => newActs(names).label;

interface PartProps<Part> {
	value: Part;
	onChange: (value: Part) => void;
	names: RuleNames;
	isReadOnly: boolean;
}

/** Kind and fields of one part, side by side where there is room. */
function Row(props: { children: ReactNode; remove?: ReactNode }) {
	return (
		<div className="flex items-start gap-2">
			<div className="grid min-w-0 flex-1 items-start gap-2 sm:grid-cols-2">{props.children}</div>
			{props.remove}
		</div>
	);
}

/** What makes the rule look. */
export function TriggerField({ value, onChange, isReadOnly }: Omit<PartProps<Trigger>, "names">) {
	const t = useStrings({ pt, en });
	return (
		<Row>
			<Select
				aria-label={t.form.when}
				disabled={isReadOnly}
				onChange={({ target }) => onChange(NEW_TRIGGERS[target.value as TriggerType])}
				value={value.type}
			>
				{TRIGGER_TYPES.map((type) => (
					<option key={type} value={type}>
						{t.triggers[type]}
					</option>
				))}
			</Select>
			<TriggerDetail isReadOnly={isReadOnly} onChange={onChange} value={value} />
		</Row>
	);
}

function TriggerDetail({ value, onChange, isReadOnly }: Omit<PartProps<Trigger>, "names">) {
	const t = useStrings({ pt, en }).fields;
	switch (value.type) {
		case "message":
		case "opened":
			return null;
		case "keyword":
			return (
				<WordsInput
					isReadOnly={isReadOnly}
					onChange={(words) => onChange({ ...value, words })}
					words={value.words}
				/>
			);
		case "waiting":
			return (
				<NumberInput
					isReadOnly={isReadOnly}
					label={t.minutes}
					max={MAX_WAIT_MINUTES}
					onChange={(minutes) => onChange({ ...value, minutes })}
					value={value.minutes}
				/>
			);
		case "unanswered":
			return (
				<NumberInput
					isReadOnly={isReadOnly}
					label={t.hours}
					max={MAX_SILENCE_HOURS}
					onChange={(hours) => onChange({ ...value, hours })}
					value={value.hours}
				/>
			);
		case "labelled":
			return (
				<LabelInput
					isReadOnly={isReadOnly}
					label={value.label}
					onChange={(label) => onChange({ ...value, label })}
				/>
			);
		case "time":
			return (
				<div className="flex flex-col gap-2">
					<TextInput
						aria-label={t.time}
						onChange={({ target }) => {
							const minute = parseClock(target.value);
							if (minute !== null) onChange({ ...value, minute });
						}}
						readOnly={isReadOnly}
						type="time"
						value={toClock(value.minute)}
					/>
					<DaysInput
						days={value.days}
						isReadOnly={isReadOnly}
						onChange={(days) => onChange({ ...value, days })}
					/>
				</div>
			);
	}
}

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

function Remove({ label, onRemove }: { label: string; onRemove: () => void }) {
	return (
		<IconButton className="mt-1" label={label} onClick={onRemove}>
			<X aria-hidden="true" size={16} strokeWidth={1.75} />
		</IconButton>
	);
}

/** A choice from a list; what was chosen and is no more stays to be seen. */
function Choice(props: {
	label: string;
	value: string;
	options: readonly (readonly [value: string, words: string])[];
	onChange: (value: string) => void;
	isReadOnly: boolean;
	/** Said for a value that is no option. */
	gone?: string;
}) {
	const t = useStrings({ pt, en }).fields;
	const isKnown = props.options.some(([value]) => value === props.value);
	return (
		<Select
			aria-label={props.label}
			disabled={props.isReadOnly}
			onChange={({ target }) => props.onChange(target.value)}
			value={props.value}
		>
			{isKnown ? null : (
				<option disabled value={props.value}>
					{props.value === "" ? t.choose : (props.gone ?? t.missing)}
				</option>
			)}
			{props.options.map(([value, words]) => (
				<option key={value} value={value}>
					{words}
				</option>
			))}
		</Select>
	);
}

function DepartmentChoice(props: {
	departmentId: string | null;
	names: RuleNames;
	onChange: (id: string | null) => void;
	isReadOnly: boolean;
}) {
	const t = useStrings({ pt, en }).fields;
	return (
		<Choice
			isReadOnly={props.isReadOnly}
			label={t.department}
			onChange={(id) => props.onChange(id === NOBODY ? null : id)}
			options={[
				...props.names.departments.map(({ id, name }): [string, string] => [id, name]),
				[NOBODY, t.noDepartment],
			]}
			value={props.departmentId ?? NOBODY}
		/>
	);
}

function LabelInput(props: {
	label: string;
	onChange: (label: string) => void;
	isReadOnly: boolean;
}) {
	const t = useStrings({ pt, en }).fields;
	return (
		<TextInput
			aria-label={t.label}
			autoComplete="off"
			maxLength={60}
			onChange={({ target }) => props.onChange(target.value)}
			placeholder={t.label}
			readOnly={props.isReadOnly}
			value={props.label}
		/>
	);
}

/** Words as they are typed; the commas divide them. */
function WordsInput(props: {
	words: readonly string[];
	onChange: (words: string[]) => void;
	isReadOnly: boolean;
}) {
	const t = useStrings({ pt, en }).fields;
	const hint = useId();
	return (
		<div className="flex flex-col gap-1.5">
			<TextInput
				aria-describedby={hint}
				aria-label={t.words}
				autoComplete="off"
				// Divided as it is typed, an unfinished word would lose its blank: the service trims.
				onChange={({ target }) => props.onChange(target.value.split(","))}
				placeholder={t.words}
				readOnly={props.isReadOnly}
				value={props.words.join(",")}
			/>
			<p className="text-xs text-gray-11" id={hint}>
				{t.wordsHint}
			</p>
		</div>
	);
}

function NumberInput(props: {
	label: string;
	value: number;
	max: number;
	onChange: (value: number) => void;
	isReadOnly: boolean;
}) {
	return (
		<TextInput
			aria-label={props.label}
			inputMode="numeric"
			max={props.max}
			min={1}
			onChange={({ target }) => props.onChange(Number(target.value))}
			readOnly={props.isReadOnly}
			required
			type="number"
			value={props.value === 0 ? "" : props.value}
		/>
	);
}

function DaysInput(props: {
	days: readonly number[];
	onChange: (days: number[]) => void;
	isReadOnly: boolean;
}) {
	const t = useStrings({ pt, en }).fields;
	const format = useFormat();
	return (
		<fieldset className="flex flex-wrap gap-x-3 gap-y-1">
			<legend className="sr-only">{t.days}</legend>
			{[0, 1, 2, 3, 4, 5, 6].map((day) => (
				<label className="flex items-center gap-1.5 text-[13px]" key={day}>
					<input
						checked={props.days.includes(day)}
						className="focus-ring size-4 accent-accent-9"
						disabled={props.isReadOnly}
						onChange={({ target }) =>
							props.onChange(
								target.checked
									? [...props.days, day].toSorted((a, b) => a - b)
									: props.days.filter((one) => one !== day),
							)
						}
						type="checkbox"
					/>
					{format.weekday(day, "short")}
				</label>
			))}
		</fieldset>
	);
}
