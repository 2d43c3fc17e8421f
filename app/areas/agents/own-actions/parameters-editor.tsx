import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import {
	MAX_CHOICES,
	MAX_DESCRIPTION,
	MAX_PARAMETERS,
	type Parameter,
	PARAMETER_SOURCES,
	PARAMETER_TYPES,
	type ParameterSource,
	type ParameterType,
} from "#app/domain/agents/acts/parameters.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export const NEW_PARAMETER: Parameter = {
	name: "",
	type: "text",
	description: "",
	isRequired: true,
	choices: [],
	source: "model",
};

/** The values of a call: what each is called, what it is, and who fills it in. */
export function ParametersEditor(props: {
	parameters: readonly Parameter[];
	error: string | null;
	onChange: (parameters: Parameter[]) => void;
}) {
	const t = useStrings({ pt, en }).parameters;
	const { parameters, onChange } = props;
	const list = useRef<HTMLUListElement>(null);
	const addButton = useRef<HTMLButtonElement>(null);
	return (
		<fieldset className="flex min-w-0 flex-col gap-2">
			<legend className="float-left font-medium text-gray-12">{t.title}</legend>
			<p className="text-[13px] text-gray-11">{t.hint}</p>
			<ul className="flex flex-col gap-2 empty:hidden" ref={list}>
				{parameters.map((parameter, at) => (
					<Row
						// Rows have no name that stays: the parameter's own is being typed.
						key={at}
						number={at + 1}
						onChange={(changed) =>
							onChange(parameters.map((one, index) => (index === at ? changed : one)))
						}
						onRemove={() => {
							onChange(parameters.filter((_, index) => index !== at));
							addButton.current?.focus();
						}}
						parameter={parameter}
					/>
				))}
			</ul>
			{props.error === null ? null : (
				<p className="text-[13px] text-red-11" role="alert">
					{props.error}
				</p>
			)}
			<div>
				<Button
					disabled={parameters.length >= MAX_PARAMETERS}
					onClick={() => {
						onChange([...parameters, NEW_PARAMETER]);
						// After the row is drawn, whose name is what comes next.
						requestAnimationFrame(() => {
							list.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus();
						});
					}}
					ref={addButton}
					size="small"
					type="button"
				>
					<Plus aria-hidden="true" size={14} />
					{t.add}
				</Button>
			</div>
		</fieldset>
	);
}

function Row(props: {
	parameter: Parameter;
	number: number;
	onChange: (parameter: Parameter) => void;
	onRemove: () => void;
}) {
	const t = useStrings({ pt, en }).parameters;
	const { parameter, onChange } = props;
	const edit = (change: Partial<Parameter>): void => onChange({ ...parameter, ...change });
	const name = parameter.name.trim() === "" ? String(props.number) : isolate(parameter.name.trim());
	return (
		<li className="flex flex-col gap-2 rounded-control border border-line p-2">
			<div className="flex flex-wrap items-center gap-2 sm:flex-nowrap">
				<TextInput
					aria-label={t.name(name)}
					autoCapitalize="off"
					autoComplete="off"
					className="min-w-0 flex-1 basis-40 font-mono"
					maxLength={40}
					onChange={(event) => edit({ name: event.currentTarget.value.trim() })}
					placeholder={t.namePlaceholder}
					spellCheck={false}
					value={parameter.name}
				/>
				<IconButton className="sm:order-last" label={t.remove(name)} onClick={props.onRemove}>
					<Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
				</IconButton>
				<Select
					aria-label={t.type(name)}
					className="min-w-0 flex-1 basis-28 sm:max-w-36"
					onChange={(event) => edit({ type: event.currentTarget.value as ParameterType })}
					value={parameter.type}
				>
					{PARAMETER_TYPES.map((type) => (
						<option key={type} value={type}>
							{t.types[type]}
						</option>
					))}
				</Select>
				<Select
					aria-label={t.source(name)}
					className="min-w-0 flex-1 basis-40 sm:max-w-52"
					onChange={(event) => edit({ source: event.currentTarget.value as ParameterSource })}
					value={parameter.source}
				>
					{PARAMETER_SOURCES.map((source) => (
						<option key={source} value={source}>
							{t.sources[source]}
						</option>
					))}
				</Select>
			</div>
			{parameter.source === "model" ? (
				<TextInput
					aria-label={t.description(name)}
					autoComplete="off"
					maxLength={MAX_DESCRIPTION}
					onChange={(event) => edit({ description: event.currentTarget.value })}
					placeholder={t.descriptionPlaceholder}
					value={parameter.description}
				/>
			) : null}
			{parameter.type === "choice" ? (
				<TextInput
					aria-label={t.choices(name)}
					autoComplete="off"
					onChange={(event) =>
						edit({ choices: event.currentTarget.value.split(",").slice(0, MAX_CHOICES) })
					}
					placeholder={t.choicesPlaceholder}
					value={parameter.choices.join(",")}
				/>
			) : null}
			<label className="flex items-center gap-2 text-[13px]">
				<input
					checked={parameter.isRequired}
					className="size-4 accent-(--accent-9)"
					onChange={(event) => edit({ isRequired: event.currentTarget.checked })}
					type="checkbox"
				/>
				{t.required}
				<span className="sr-only">: {name}</span>
			</label>
		</li>
	);
}
