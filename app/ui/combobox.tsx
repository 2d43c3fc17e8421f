import { Check, ChevronsUpDown } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import type { FieldControlProps } from "./field.tsx";
import { TextInput } from "./text-input.tsx";
import { type ComboboxOption, useCombobox } from "./use-combobox.ts";

/**
 * A choice from a long list, found by typing (the combobox of the ARIA practices). `search` answers
 * the options for a text, the best first; leaving without choosing keeps the present value. Ours
 * rather than cmdk's, whose input cannot be tied to a field's label, hint and error (record 071).
 */
export function Combobox(props: {
	control: FieldControlProps;
	/** What assistive technology calls the list. */
	label: string;
	selected: ComboboxOption;
	search: (text: string) => readonly ComboboxOption[];
	onChoose: (value: string) => void;
	placeholder: string;
	/** What is said when nothing is found. */
	none: string;
}) {
	const listId = useId();
	const { selected } = props;
	const box = useCombobox({ ...props, selected: selected.value });
	const { active, isOpen, options } = box;
	return (
		<div className="relative" onBlur={box.close}>
			<TextInput
				{...props.control}
				aria-activedescendant={isOpen && options[active] ? `${listId}-${active}` : undefined}
				aria-autocomplete="list"
				aria-controls={listId}
				aria-expanded={isOpen}
				autoComplete="off"
				className="pr-9"
				onChange={(event) => box.type(event.currentTarget.value)}
				onClick={box.open}
				onKeyDown={box.onKeyDown}
				placeholder={isOpen ? props.placeholder : undefined}
				// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched
				role="combobox"
				spellCheck={false}
				value={box.text ?? selected.label}
			/>
			<ChevronsUpDown
				aria-hidden="true"
				className="pointer-events-none absolute inset-y-0 right-3 my-auto text-gray-11"
				size={16}
				strokeWidth={1.75}
			/>
			<div
				className={`absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-control border border-line bg-raised shadow-float ${isOpen ? "" : "hidden"}`}
			>
				<Options
					active={active}
					id={listId}
					label={props.label}
					onChoose={box.choose}
					options={options}
					selected={selected.value}
				/>
				<p aria-live="polite" className="text-[13px] text-gray-11 not-empty:px-3 not-empty:py-2.5">
					{isOpen && options.length === 0 ? props.none : null}
				</p>
			</div>
		</div>
	);
}

function Options(props: {
	id: string;
	label: string;
	options: readonly ComboboxOption[];
	selected: string;
	active: number;
	onChoose: (option: ComboboxOption) => void;
}) {
	const list = useRef<HTMLDivElement>(null);
	const { active, options } = props;
	useEffect(() => {
		if (options.length > 0) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
	}, [active, options.length]);
	return (
		<div
			aria-label={props.label}
			className="max-h-64 overflow-y-auto p-1 empty:p-0"
			id={props.id}
			ref={list}
			// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its options are drawn by us
			role="listbox"
		>
			{options.map((option, index) => (
				// oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard speaks to the input
				<div
					aria-selected={option.value === props.selected}
					className={`flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-2.5 py-1.5 ${index === active ? "bg-accent-4 text-accent-12" : "text-gray-12 hover:bg-gray-4"}`}
					id={`${props.id}-${index}`}
					key={option.value}
					onClick={() => props.onChoose(option)}
					// The input keeps the focus: leaving it closes the list.
					onPointerDown={(event) => event.preventDefault()}
					// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds more than text
					role="option"
					tabIndex={-1}
				>
					<Check
						aria-hidden="true"
						className={option.value === props.selected ? "" : "invisible"}
						size={14}
					/>
					<span className="min-w-0 flex-1 truncate">{option.label}</span>
					{option.detail ? (
						<span className="tabular text-[13px] text-gray-11">{option.detail}</span>
					) : null}
				</div>
			))}
		</div>
	);
}
