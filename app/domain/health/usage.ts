// What storage is billed for, as it reports it itself.

/** Counted since some moment. `requests` may have a fraction: twenty frames of a socket are one. */
export interface Usage {
	requests: number;
	/** Rows of an object's own storage. */
	rowsRead: number;
	rowsWritten: number;
	/** Rows of the shared database. */
	d1RowsRead: number;
	d1RowsWritten: number;
}

const KEYS = ["requests", "rowsRead", "rowsWritten", "d1RowsRead", "d1RowsWritten"] as const;

export const noUsage = (): Usage => ({
	requests: 0,
	rowsRead: 0,
	rowsWritten: 0,
	d1RowsRead: 0,
	d1RowsWritten: 0,
});

/** What was used between two totals, in whole numbers and never negative: a total that fell began anew. */
export function usedSince(total: Usage, before: Usage): Usage {
	const used = noUsage();
	for (const key of KEYS) used[key] = Math.max(0, Math.round(total[key]) - Math.round(before[key]));
	return used;
}

/** A total as it is stored: five numbers. */
export const formatUsage = (usage: Usage): string =>
	JSON.stringify(KEYS.map((key) => Math.round(usage[key] * 100) / 100));

/** A stored total; nothing used where it is none. */
export function parseUsage(stored: string | null | undefined): Usage {
	const usage = noUsage();
	try {
		const numbers: unknown = JSON.parse(stored ?? "[]");
		if (Array.isArray(numbers))
			KEYS.forEach((key, at) => {
				const value: unknown = numbers[at];
				if (typeof value === "number" && Number.isFinite(value)) usage[key] = Math.max(0, value);
			});
	} catch {
		// Not ours.
	}
	return usage;
}

/** The later of two totals: they only grow. */
export const laterOf = (a: Usage, b: Usage): Usage =>
	a.rowsWritten + a.rowsRead + a.requests >= b.rowsWritten + b.rowsRead + b.requests ? a : b;
