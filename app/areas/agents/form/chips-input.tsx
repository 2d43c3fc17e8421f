import { X } from "lucide-react";
import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import type { FieldControlProps } from "#app/ui/field.tsx";
import { addWords, splitWords } from "./words.ts";

interface ChipsProps {
	control: FieldControlProps;
	words: readonly string[];
	onChange: (words: string[]) => void;
	max: number;
	maxLength: number;
	placeholder: string;
	removeLabel: (word: string) => string;
	/** Name of the list for assistive technology. */
	listLabel: string;
}

/**
 * Words as chips: Enter or a comma adds one, Backspace in the empty input puts the last one back
 * into it. Text left in the input becomes a chip on blur, so that it is not lost.
 */
export function ChipsInput(props: ChipsProps) {
	const { words, onChange } = props;
	const input = useRef<HTMLInputElement>(null);
	const typing = useTyping(props);
	return (
		<div className="flex min-h-10 flex-wrap items-center gap-1.5 rounded-control border border-gray-8 bg-panel px-2 py-1.5 focus-within:border-accent-9 focus-within:ring-2 focus-within:ring-accent-6 hover:border-gray-9 has-aria-invalid:border-red-9 has-disabled:bg-gray-3">
			<ul aria-label={props.listLabel} className="contents">
				{words.map((word) => (
					<Chip
						key={word}
						onRemove={() => {
							onChange(words.filter((own) => own !== word));
							input.current?.focus();
						}}
						removeLabel={props.removeLabel(word)}
						word={word}
					/>
				))}
			</ul>
			<input
				{...props.control}
				autoComplete="off"
				className="h-7 min-w-32 flex-1 bg-transparent px-1 text-base text-gray-12 outline-none placeholder:text-gray-10 disabled:cursor-not-allowed md:text-sm"
				enterKeyHint="enter"
				maxLength={props.maxLength}
				{...typing}
				placeholder={words.length === 0 ? props.placeholder : ""}
				ref={input}
				type="text"
			/>
		</div>
	);
}

/** The text that is not a chip yet, and the keys that add it. */
function useTyping({ words, onChange, max }: ChipsProps) {
	const [typed, setTyped] = useState("");
	const add = (text: string): void => {
		const next = addWords(words, text, max);
		if (next.length > words.length) onChange(next);
		setTyped("");
	};
	return {
		value: typed,
		onBlur: (): void => add(typed),
		onChange: (event: ChangeEvent<HTMLInputElement>): void => setTyped(event.currentTarget.value),
		onKeyDown(event: KeyboardEvent): void {
			if (event.nativeEvent.isComposing) return;
			if (event.key === "Enter" || event.key === ",") {
				event.preventDefault();
				add(typed);
			}
			if (event.key === "Backspace" && typed === "" && words.length > 0)
				onChange(words.slice(0, -1));
		},
		onPaste(event: ClipboardEvent): void {
			const pasted = event.clipboardData.getData("text");
			if (splitWords(pasted).length < 2) return;
			event.preventDefault();
			add(`${typed},${pasted}`);
		},
	};
}

function Chip(props: { word: string; removeLabel: string; onRemove: () => void }) {
	return (
		<li className="inline-flex h-7 max-w-full items-center gap-1 rounded-full bg-gray-4 pr-1 pl-2.5 text-[13px] text-gray-12">
			<bdi className="truncate">{props.word}</bdi>
			<button
				aria-label={props.removeLabel}
				className="focus-ring flex size-6 shrink-0 items-center justify-center rounded-full text-gray-11 hover:bg-gray-6 hover:text-gray-12 disabled:hidden"
				onClick={props.onRemove}
				type="button"
			>
				<X aria-hidden="true" size={13} />
			</button>
		</li>
	);
}
