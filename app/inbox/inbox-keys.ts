/**
 * The inbox's keyboard shortcuts; the help dialog (`?`) is drawn from the same list. Letters are
 * compared by `code` (place on the keyboard), because Alt+J types a character on a Mac, and AltGr
 * on a Brazilian keyboard is Ctrl+Alt.
 */
export const INBOX_COMMANDS = ["next", "previous", "compose", "search", "help", "back"] as const;
export type InboxCommand = (typeof INBOX_COMMANDS)[number];

/** Rows of the help dialog: shortcuts of the whole screen, then those of one part of it. */
export const KEY_SHEET = [
	{ id: "next", keys: ["Alt", "J"] },
	{ id: "previous", keys: ["Alt", "K"] },
	{ id: "compose", keys: ["Alt", "R"] },
	{ id: "search", keys: ["/"] },
	{ id: "back", keys: ["Esc"] },
	{ id: "help", keys: ["?"] },
	{ id: "send", keys: ["Enter"] },
	{ id: "breakLine", keys: ["Shift", "Enter"] },
	{ id: "scroll", keys: ["PageUp", "PageDown"] },
	{ id: "messages", keys: ["↑", "↓"] },
	{ id: "reply", keys: ["R"] },
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
	if (pressed.altKey) {
		if (pressed.code === "KeyJ") return "next";
		if (pressed.code === "KeyR") return "compose";
		return pressed.code === "KeyK" ? "previous" : null;
	}
	if (isWriting || !hasSingleKeys) return null;
	if (pressed.key === "/") return "search";
	return pressed.key === "?" ? "help" : null;
}
