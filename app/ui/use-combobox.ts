import { type KeyboardEvent, useState } from "react";

export interface ComboboxOption {
	value: string;
	label: string;
	/** At the right: an offset, a code. */
	detail?: string;
}

const SHOWN_OPTIONS = 100;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

const clamp = (at: number, count: number): number => Math.max(0, Math.min(at, count - 1));

/** What is typed, which option is active, and the keys of the ARIA practices. */
export function useCombobox(props: {
	selected: string;
	search: (text: string) => readonly ComboboxOption[];
	onChoose: (value: string) => void;
}) {
	/** Null: closed. */
	const [text, setText] = useState<string | null>(null);
	const [active, setActive] = useState(0);
	const isOpen = text !== null;
	const options = isOpen ? props.search(text).slice(0, SHOWN_OPTIONS) : [];
	const close = (): void => setText(null);
	const open = (): void => {
		if (isOpen) return;
		setText("");
		setActive(
			Math.max(
				0,
				props.search("").findIndex(({ value }) => value === props.selected),
			),
		);
	};
	const choose = (option: ComboboxOption | undefined): void => {
		if (!option) return;
		props.onChoose(option.value);
		close();
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		const step = STEPS[event.key];
		const isOurs = step !== undefined || (isOpen && ["Enter", "Escape"].includes(event.key));
		if (!isOurs) return;
		event.preventDefault();
		if (step === undefined) return event.key === "Enter" ? choose(options[active]) : close();
		return isOpen ? setActive(clamp(active + step, options.length)) : open();
	};
	const type = (typed: string): void => {
		setText(typed);
		setActive(0);
	};
	return { text, active, isOpen, options, open, close, choose, type, onKeyDown };
}
