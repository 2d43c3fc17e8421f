// Marks that WhatsApp reads in a text, put around what is selected in the composer.

export const MARKS = { bold: "*", italic: "_", strike: "~" } as const;
export type Mark = keyof typeof MARKS;

export interface Selected {
	text: string;
	/** UTF-16 code units, as a text box counts. */
	start: number;
	end: number;
}

/** What to write, and over which part; then the selection that follows. */
export interface Rewrite {
	from: number;
	to: number;
	insert: string;
	start: number;
	end: number;
}

/**
 * Puts a mark around the selection, or takes it away where it stands there already. Blanks at the edges stay outside,
 * because a mark beside a blank is none. Nothing selected: both marks, with the caret between them.
 */
export function toggleMark({ text, start, end }: Selected, kind: Mark): Rewrite {
	const mark = MARKS[kind];
	const chosen = text.slice(start, end);
	const lead = chosen.length - chosen.trimStart().length;
	const tail = chosen.trimEnd().length;
	const [from, to] = chosen.trim() === "" ? [start, end] : [start + lead, start + tail];
	const inner = text.slice(from, to);
	if (inner.length >= 2 && inner.startsWith(mark) && inner.endsWith(mark)) {
		const bare = inner.slice(1, -1);
		return { from, to, insert: bare, start: from, end: from + bare.length };
	}
	if (inner !== "" && text[from - 1] === mark && text[to] === mark)
		return { from: from - 1, to: to + 1, insert: inner, start: from - 1, end: to - 1 };
	return { from, to, insert: `${mark}${inner}${mark}`, start: from + 1, end: to + 1 };
}

interface Pressed {
	key: string;
	code: string;
	ctrlKey: boolean;
	metaKey: boolean;
	altKey: boolean;
	shiftKey: boolean;
}

/** The mark of a key press: Ctrl+B, Ctrl+I, Ctrl+Shift+X, with Cmd on a Mac; null for any other. */
export function readMark(pressed: Pressed): Mark | null {
	if (pressed.ctrlKey === pressed.metaKey || pressed.altKey) return null;
	const key = pressed.key.toLowerCase();
	if (pressed.shiftKey) return key === "x" ? "strike" : null;
	return key === "b" ? "bold" : key === "i" ? "italic" : null;
}
