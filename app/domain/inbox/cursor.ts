/**
 * Keyset positions, opaque to clients: `contacts:<lastAt>:<n>`, `messages:<sortAt>:<arrival>`,
 * `found:0:<n>` among the contacts a search found.
 * A cursor of another list, or a forged one, does not parse (L07); inside an object it cannot
 * point at another tenant's rows because there are none.
 */
export type CursorKind = "contacts" | "messages" | "found";

export interface Position {
	at: number;
	tie: number;
}

export function formatCursor(kind: CursorKind, position: Position): string {
	return `${kind}:${position.at}:${position.tie}`;
}

/** The position, or null when the text is no cursor of this kind. */
export function parseCursor(kind: CursorKind, cursor: string): Position | null {
	const parts = /^([a-z]+):(\d{1,15}):(\d{1,15})$/.exec(cursor);
	if (!parts || parts[1] !== kind) return null;
	return { at: Number(parts[2]), tie: Number(parts[3]) };
}
