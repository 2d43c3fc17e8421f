import type { NoteRows } from "./deadline.ts";

/** Rows of D1 that this isolate's requests read and wrote, and how many requests there were. */
export interface DatabaseUse {
	requests: number;
	rowsRead: number;
	rowsWritten: number;
}

let use: DatabaseUse = { requests: 0, rowsRead: 0, rowsWritten: 0 };

export const noteUse: NoteRows = ({ rowsRead, rowsWritten }) => {
	use.rowsRead += rowsRead;
	use.rowsWritten += rowsWritten;
};

export function noteRequest(): void {
	use.requests += 1;
}

/** What was used since the last call; whoever takes it writes it down. */
export function takeUse(): DatabaseUse {
	const taken = use;
	use = { requests: 0, rowsRead: 0, rowsWritten: 0 };
	return taken;
}
