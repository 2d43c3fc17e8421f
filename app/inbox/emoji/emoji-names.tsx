import { type RefObject, useEffect, useEffectEvent, useId, useState } from "react";
import { findEmojiName, searchEmoji } from "#app/domain/chat/emoji-search.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { writeInto } from "../composer/write-into.ts";
import { noteEmoji, readTone, toned } from "./recent-emoji.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useEmoji } from "./use-emoji.ts";

const MAX_OFFERED = 6;

/**
 * Emoji for the `:nome` at the caret, above the composer. The arrow keys choose, Enter and Tab write the chosen one in the name's
 * place, Esc lets the name be a text.
 */
export function EmojiNames(props: {
	input: RefObject<HTMLTextAreaElement | null>;
	text: string;
	caret: number;
}) {
	const t = useStrings({ pt, en });
	const all = useEmoji();
	const id = useId();
	const { input, text, caret } = props;
	const written = findEmojiName(text, caret);
	const name = written?.name ?? "";
	const [dropped, setDropped] = useState("");
	const offered =
		written === null || name === dropped || !Array.isArray(all)
			? []
			: searchEmoji(all, name, MAX_OFFERED).map((one) => toned(one, readTone()));
	const [choice, setChoice] = useState({ name: "", at: 0 });
	const at = choice.name === name ? Math.min(choice.at, offered.length - 1) : 0;
	const isOpen = offered.length > 0;

	function pick(emoji: string): void {
		if (!input.current || !written) return;
		noteEmoji(emoji);
		const end = written.from + emoji.length + 1;
		writeInto(input.current, {
			from: written.from,
			to: caret,
			insert: `${emoji} `,
			start: end,
			end,
		});
	}
	const press = useEffectEvent((event: KeyboardEvent): boolean => {
		if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
		switch (event.key) {
			case "ArrowDown":
			case "ArrowUp": {
				const step = event.key === "ArrowDown" ? 1 : -1;
				setChoice({ name, at: (at + step + offered.length) % offered.length });
				return true;
			}
			case "Enter":
			case "Tab":
				if (event.shiftKey) return false;
				pick(offered[at]?.emoji ?? "");
				return true;
			case "Escape":
				setDropped(name);
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
		if (isOpen) input.current?.setAttribute("aria-activedescendant", `${id}-${String(at)}`);
	}, [at, id, input, isOpen]);
	if (!isOpen) return null;
	return (
		<div
			aria-label={t.names}
			className="absolute bottom-full left-2 z-10 mb-1 w-72 max-w-[calc(100%-16px)] animate-appear overflow-hidden rounded-card border border-line bg-raised py-1 shadow-float"
			data-emoji-names
			id={id}
			// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its options are drawn by us
			role="listbox"
		>
			{offered.map(({ emoji, label }, index) => (
				// oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys of the text box choose it
				<div
					aria-selected={index === at}
					className={`flex min-h-9 cursor-pointer items-center gap-3 px-3 text-[13px] text-gray-12 ${index === at ? "bg-accent-4" : ""}`}
					id={`${id}-${String(index)}`}
					key={emoji}
					onClick={() => pick(emoji)}
					// The focus stays where one writes.
					onMouseDown={(event) => event.preventDefault()}
					onPointerEnter={() => setChoice({ name, at: index })}
					// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds more than text
					role="option"
					tabIndex={-1}
				>
					<span aria-hidden="true" className="text-xl leading-none">
						{emoji}
					</span>
					<span className="truncate">{label}</span>
				</div>
			))}
		</div>
	);
}
