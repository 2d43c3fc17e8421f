import { CircleAlert, Plus, Trash2 } from "lucide-react";
import { useId, useRef } from "react";
import {
	FIELD_KINDS,
	type FieldKind,
	type FormField,
	MAX_FIELD_LABEL,
	MAX_FIELDS,
} from "#app/domain/agents/acts/contact-fields.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

interface FormFieldsProps {
	fields: readonly FormField[];
	onChange: (fields: FormField[]) => void;
	error: string | undefined;
}

/** The data an agent asks for: a row for each, with what the team calls it and what it has to look like. */
export function FormFields({ fields, onChange, error }: FormFieldsProps) {
	const t = useStrings({ pt, en }).acts;
	const id = useId();
	const list = useRef<HTMLUListElement>(null);
	const addButton = useRef<HTMLButtonElement>(null);
	const replace = (at: number, field: FormField): void =>
		onChange(fields.map((one, index) => (index === at ? field : one)));
	const add = (): void => {
		onChange([...fields, { key: "", label: "", kind: "text" }]);
		// After the row is drawn, whose name is what comes next.
		requestAnimationFrame(() => {
			list.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus();
		});
	};
	return (
		<fieldset
			aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
			className="flex min-w-0 flex-col gap-2"
		>
			<legend className="float-left mb-0.5 font-medium text-gray-12">{t.form}</legend>
			<p className="text-[13px] text-gray-11" id={`${id}-hint`}>
				{t.formHint}
			</p>
			<ul className="flex flex-col gap-3 empty:hidden sm:gap-2" ref={list}>
				{fields.map((field, at) => (
					<FieldRow
						field={field}
						isWrong={error !== undefined && isWrong(field, at, fields)}
						// Rows have no name that stays: a new one has no key yet.
						key={at}
						number={at + 1}
						onChange={(changed) => replace(at, changed)}
						onRemove={() => {
							onChange(fields.filter((_, index) => index !== at));
							addButton.current?.focus();
						}}
					/>
				))}
			</ul>
			{error ? (
				<p className="flex items-start gap-1.5 text-[13px] text-red-11" id={`${id}-error`}>
					<CircleAlert aria-hidden="true" className="mt-0.5 shrink-0" size={14} />
					{error}
				</p>
			) : null}
			<div>
				<Button disabled={fields.length >= MAX_FIELDS} onClick={add} ref={addButton} type="button">
					<Plus aria-hidden="true" size={16} />
					{t.addField}
				</Button>
			</div>
		</fieldset>
	);
}

/** Without a name, or with one that another has. */
function isWrong({ label }: FormField, at: number, fields: readonly FormField[]): boolean {
	const own = label.trim().toLowerCase();
	return own === "" || fields.some((one, i) => i !== at && one.label.trim().toLowerCase() === own);
}

function FieldRow(props: {
	field: FormField;
	number: number;
	isWrong: boolean;
	onChange: (field: FormField) => void;
	onRemove: () => void;
}) {
	const t = useStrings({ pt, en }).acts;
	const { field, onChange } = props;
	const name = field.label.trim() === "" ? String(props.number) : isolate(field.label.trim());
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 rounded-control border border-line p-2 sm:flex sm:border-0 sm:p-0">
			<TextInput
				aria-invalid={props.isWrong ? true : undefined}
				aria-label={t.fieldLabel(name)}
				autoComplete="off"
				className="sm:min-w-0 sm:flex-1"
				maxLength={MAX_FIELD_LABEL}
				onChange={(event) => onChange({ ...field, label: event.currentTarget.value })}
				placeholder={t.fieldPlaceholder}
				value={field.label}
			/>
			<IconButton
				className="sm:order-last"
				label={t.removeField(name)}
				onClick={props.onRemove}
				type="button"
			>
				<Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
			</IconButton>
			<Select
				aria-label={t.fieldKind(name)}
				className="sm:w-40"
				onChange={(event) => onChange({ ...field, kind: event.currentTarget.value as FieldKind })}
				value={field.kind}
			>
				{FIELD_KINDS.map((kind) => (
					<option key={kind} value={kind}>
						{t.kinds[kind]}
					</option>
				))}
			</Select>
			<label className="flex min-h-10 items-center gap-2 text-[13px]">
				<input
					checked={field.isRequired ?? false}
					className="size-4 accent-(--accent-9)"
					onChange={(event) => {
						const { isRequired: _, ...rest } = field;
						onChange(event.currentTarget.checked ? { ...rest, isRequired: true } : rest);
					}}
					type="checkbox"
				/>
				{t.required}
				<span className="sr-only">: {name}</span>
			</label>
		</li>
	);
}
