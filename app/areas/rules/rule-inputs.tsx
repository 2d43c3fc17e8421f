import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { RuleNames } from "./sentence.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Nothing is sent as an id yet. */
export const NOBODY = "";

export interface PartProps<Part> {
	value: Part;
	onChange: (value: Part) => void;
	names: RuleNames;
	isReadOnly: boolean;
}

/** Kind and fields of one part, side by side where there is room. */
export function Row(props: { children: ReactNode; remove?: ReactNode }) {
	return (
		<div className="flex items-start gap-2">
			<div className="grid min-w-0 flex-1 items-start gap-2 sm:grid-cols-2">{props.children}</div>
			{props.remove}
		</div>
	);
}

export function Remove({ label, onRemove }: { label: string; onRemove: () => void }) {
	return (
		<IconButton className="mt-1" label={label} onClick={onRemove}>
			<X aria-hidden="true" size={16} strokeWidth={1.75} />
		</IconButton>
	);
}

/** A choice from a list; what was chosen and is no more stays to be seen. */
export function Choice(props: {
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

export function DepartmentChoice(props: {
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

export function LabelInput(props: {
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
export function WordsInput(props: {
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

export function NumberInput(props: {
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

export function DaysInput(props: {
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
