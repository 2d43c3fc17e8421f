import type { RefObject } from "react";
import { findEmojiName, searchEmoji } from "#app/domain/chat/emoji-search.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { WordMenu } from "../composer/word-menu.tsx";
import { writeInto } from "../composer/write-into.ts";
import { noteEmoji } from "./recent-emoji.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useEmoji } from "./use-emoji.ts";

const MAX_OFFERED = 6;

/** Emoji for the `:nome` at the caret; the chosen one is written in the name's place. */
export function EmojiNames({
	input,
	text,
	caret,
}: {
	input: RefObject<HTMLTextAreaElement | null>;
	text: string;
	caret: number;
}) {
	const t = useStrings({ pt, en });
	const all = useEmoji();
	const written = findEmojiName(text, caret);
	const name = written?.name ?? "";
	const found = written === null || !Array.isArray(all) ? [] : searchEmoji(all, name, MAX_OFFERED);
	const offered = found.map(({ emoji, label }) => ({
		key: emoji,
		line: (
			<>
				<span aria-hidden="true" className="text-xl leading-none">
					{emoji}
				</span>
				<span className="truncate">{label}</span>
			</>
		),
	}));
	function pick({ key: emoji }: { key: string }): void {
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
	return <WordMenu input={input} label={t.names} offered={offered} onPick={pick} word={name} />;
}
