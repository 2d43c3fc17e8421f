/** What places a message in its conversation; both from the server (contracts/frames.ts). */
export interface Placed {
	id: string;
	sortAt: number;
	arrival: number;
}

/** Ascending: the gateway's moment, then arrival; ids only to make equal sorts repeatable. */
export function compareMessages(a: Placed, b: Placed): number {
	return a.sortAt - b.sortAt || a.arrival - b.arrival || compareText(a.id, b.id);
}

/** Spec 2, section 7: contacts by last message, newest first, those without one last. */
export function compareContacts(
	a: { id: string; lastMessageAt: number | null },
	b: { id: string; lastMessageAt: number | null },
): number {
	if (a.lastMessageAt !== b.lastMessageAt) {
		if (a.lastMessageAt === null) return 1;
		if (b.lastMessageAt === null) return -1;
		return b.lastMessageAt - a.lastMessageAt;
	}
	return compareText(b.id, a.id);
}

/** By code unit, as SQLite's BINARY collation does, so that pages and browser agree. */
function compareText(a: string, b: string): number {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}
