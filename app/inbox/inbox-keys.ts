/**
 * The inbox's keyboard shortcuts, one table: what is listened for, the sheet (`?`) and what the palette says are made of
 * it. Letters are compared by `code` (place on the keyboard), because Alt+J types a character on a Mac, and AltGr on a
 * Brazilian keyboard is Ctrl+Alt. Not taken: Alt with D, E and F (the address and menus of Chrome and Edge) and with
 * digits (tabs, on Linux).
 */

/** What a press has to be: Alt with a letter, or a sign alone. */
interface Press {
	code?: string;
	key?: string;
	withAlt?: true;
	withShift?: true;
}

const alt = (letter: string): Press => ({ code: `Key${letter}`, withAlt: true });

const SHORTCUTS = [
	{ id: "next", keys: ["Alt", "J"], press: alt("J") },
	{ id: "previous", keys: ["Alt", "K"], press: alt("K") },
	{ id: "compose", keys: ["Alt", "R"], press: alt("R") },
	{ id: "note", keys: ["Alt", "N"], press: alt("N") },
	{ id: "close", keys: ["Alt", "C"], press: alt("C") },
	{ id: "take", keys: ["Alt", "A"], press: alt("A") },
	{ id: "assign", keys: ["Alt", "Shift", "A"], press: { ...alt("A"), withShift: true } },
	{ id: "transfer", keys: ["Alt", "T"], press: alt("T") },
	{ id: "snooze", keys: ["Alt", "S"], press: alt("S") },
	{ id: "labels", keys: ["Alt", "L"], press: alt("L") },
	{ id: "sale", keys: ["Alt", "V"], press: alt("V") },
	{ id: "unread", keys: ["Alt", "U"], press: alt("U") },
	{ id: "pin", keys: ["Alt", "P"], press: alt("P") },
	{ id: "details", keys: ["Alt", "I"], press: alt("I") },
	{ id: "search", keys: ["/"], press: { key: "/" } },
	{ id: "back", keys: ["Esc"], press: { code: "Escape" } },
	{ id: "help", keys: ["?"], press: { key: "?" } },
] as const satisfies readonly { id: string; keys: readonly string[]; press: Press }[];
export type InboxCommand = (typeof SHORTCUTS)[number]["id"];

/** Acts on the open conversation, in the order in which they are offered. */
export const CONVERSATION_ACTS = [
	"note",
	"close",
	"take",
	"assign",
	"transfer",
	"snooze",
	"labels",
	"sale",
	"unread",
	"pin",
	"details",
] as const satisfies readonly InboxCommand[];
export type ConversationAct = (typeof CONVERSATION_ACTS)[number];

export const isConversationAct = (command: InboxCommand): command is ConversationAct =>
	CONVERSATION_ACTS.some((act) => act === command);

/** The keys of a command, as the sheet and the palette show them. */
export const keysOf = (command: InboxCommand): readonly string[] =>
	SHORTCUTS.find(({ id }) => id === command)?.keys ?? [];

/** Rows of the help dialog: shortcuts of the whole screen, then those of one part of it. */
export const KEY_SHEET = [
	...SHORTCUTS.map(({ id, keys }) => ({ id, keys })),
	{ id: "send", keys: ["Enter"] },
	{ id: "sendClose", keys: ["Ctrl", "Enter"] },
	{ id: "breakLine", keys: ["Shift", "Enter"] },
	{ id: "editLast", keys: ["↑"] },
	{ id: "bold", keys: ["Ctrl", "B"] },
	{ id: "italic", keys: ["Ctrl", "I"] },
	{ id: "strike", keys: ["Ctrl", "Shift", "X"] },
	{ id: "emojiName", keys: [":"] },
	{ id: "scroll", keys: ["PageUp", "PageDown"] },
	{ id: "messages", keys: ["↑", "↓"] },
	{ id: "reply", keys: ["R"] },
	{ id: "react", keys: ["E"] },
	{ id: "copy", keys: ["C"] },
	{ id: "messageMenu", keys: ["Shift", "F10"] },
	{ id: "why", keys: ["P"] },
] as const;
/** Rows of the list of all conversations, where they can be chosen. */
export const SELECT_SHEET = [
	{ id: "select", keys: ["X"] },
	{ id: "selectRange", keys: ["Shift", "X"] },
] as const;

interface Pressed {
	key: string;
	code: string;
	altKey: boolean;
	ctrlKey: boolean;
	metaKey: boolean;
	shiftKey: boolean;
}

/**
 * The command of a key press; null for any other key. `isWriting`: the focus is in a text input.
 * `hasSingleKeys`: shortcuts without Alt or Ctrl are on (WCAG 2.1.4 requires a way to switch them
 * off).
 */
export function readInboxCommand(
	pressed: Pressed,
	isWriting: boolean,
	hasSingleKeys: boolean,
): InboxCommand | null {
	if (pressed.code === "Escape") return "back";
	if (pressed.ctrlKey || pressed.metaKey) return null;
	// With Alt a Mac types letters and accents: they stay writing.
	if (isWriting && isLetterOfItsOwn(pressed)) return null;
	if (!pressed.altKey && (isWriting || !hasSingleKeys)) return null;
	const found = SHORTCUTS.find(({ press }) => isPress(press, pressed));
	return found?.id ?? null;
}

function isPress({ code, key, withAlt, withShift }: Press, pressed: Pressed): boolean {
	if (pressed.altKey !== (withAlt === true)) return false;
	// A sign may need Shift, or not: that is the layout's affair.
	if (key !== undefined) return pressed.key === key;
	return pressed.code === code && pressed.shiftKey === (withShift === true);
}

/** "ç", "å", or an accent that waits for its letter; not "∆", nor a plain letter. */
const isLetterOfItsOwn = ({ key }: Pressed): boolean =>
	key === "Dead" || (/^\p{L}$/u.test(key) && !/^[a-z]$/iu.test(key));

/** Whether a press is the beginning of an answer, wherever the focus is: one letter or digit and no shortcut. */
export const isTyping = ({ key, altKey, ctrlKey, metaKey }: Pressed): boolean =>
	!altKey && !ctrlKey && !metaKey && /^[\p{L}\p{N}]$/u.test(key);
