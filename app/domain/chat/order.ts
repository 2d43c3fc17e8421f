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

/** By code unit, as SQLite's BINARY collation does, so that pages and browser agree. */
function compareText(a: string, b: string): number {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}
