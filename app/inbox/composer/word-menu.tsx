import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useState } from "react";

/** What can be written in the place of a word. */
export interface Offered {
	key: string;
	/** How it is drawn in its line. */
	line: ReactNode;
}

/**
 * What may stand in place of the word at the caret, above the composer. The focus stays in the text box: the arrow keys choose, Enter and Tab
 * write the chosen one, Esc lets the word be.
 */
export function WordMenu<O extends Offered>(props: {
	input: RefObject<HTMLTextAreaElement | null>;
	label: string;
	/** The word that is being written; another one begins anew. */
	word: string;
	/** Nothing: no menu. */
	offered: readonly O[];
	onPick: (one: O) => void;
	/** Its lines are texts: wider, and scrolled. */
	isWide?: boolean;
}) {
	const { input, word, onPick } = props;
	const id = useId();
	const [dropped, setDropped] = useState<string | null>(null);
	const offered = word === dropped ? [] : props.offered;
	const [choice, setChoice] = useState({ word: "", at: 0 });
	const at = choice.word === word ? Math.min(choice.at, offered.length - 1) : 0;
	const isOpen = offered.length > 0;
	const press = useEffectEvent((event: KeyboardEvent): boolean => {
		if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
		switch (event.key) {
			case "ArrowDown":
			case "ArrowUp": {
				const step = event.key === "ArrowDown" ? 1 : -1;
				setChoice({ word, at: (at + step + offered.length) % offered.length });
				return true;
			}
			case "Enter":
			case "Tab": {
				const chosen = offered[at];
				if (event.shiftKey || !chosen) return false;
				onPick(chosen);
				return true;
			}
			case "Escape":
				setDropped(word);
				return true;
			default:
				return false;
		}
	});
	useEffect(() => {
		const box = input.current;
		if (!isOpen || !box) return;
		// Before the composer's own keys, which would send.
		const onKeyDown = (event: KeyboardEvent): void => {
			if (!press(event)) return;
			event.preventDefault();
			event.stopPropagation();
		};
		box.addEventListener("keydown", onKeyDown);
		box.setAttribute("aria-controls", id);
		box.setAttribute("aria-autocomplete", "list");
		return () => {
			box.removeEventListener("keydown", onKeyDown);
			for (const name of ["aria-controls", "aria-autocomplete", "aria-activedescendant"])
				box.removeAttribute(name);
		};
	}, [id, input, isOpen]);
	useEffect(() => {
		if (!isOpen) return;
		input.current?.setAttribute("aria-activedescendant", `${id}-${String(at)}`);
		document.getElementById(`${id}-${String(at)}`)?.scrollIntoView({ block: "nearest" });
	}, [at, id, input, isOpen]);
	if (!isOpen) return null;
	return (
		<div
			aria-label={props.label}
			className={`absolute bottom-full left-2 z-10 mb-1 max-h-72 max-w-[calc(100%-16px)] animate-appear overflow-y-auto overscroll-contain rounded-card border border-line bg-raised py-1 shadow-float ${props.isWide ? "w-[30rem]" : "w-72"}`}
			data-word-menu
			id={id}
			// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its options are drawn by us
			role="listbox"
		>
			{offered.map((one, index) => (
				// oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys of the text box choose it
				<div
					aria-selected={index === at}
					className={`flex min-h-9 cursor-pointer items-center gap-3 px-3 text-[13px] text-gray-12 ${index === at ? "bg-accent-4" : ""}`}
					id={`${id}-${String(index)}`}
					key={one.key}
					onClick={() => onPick(one)}
					// The focus stays where one writes.
					onMouseDown={(event) => event.preventDefault()}
					onPointerEnter={() => setChoice({ word, at: index })}
					// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds more than text
					role="option"
					tabIndex={-1}
				>
					{one.line}
				</div>
			))}
		</div>
	);
}
