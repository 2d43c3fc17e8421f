import {
	MAX_SILENCE_HOURS,
	MAX_WAIT_MINUTES,
	type Trigger,
	TRIGGER_TYPES,
	type TriggerType,
} from "#app/domain/rules/rule.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { parseClock, toClock } from "#app/ui/hours-rows.ts";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import {
	DaysInput,
	LabelInput,
	NumberInput,
	Row,
	WordsInput,
	type PartProps,
} from "./rule-inputs.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

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
