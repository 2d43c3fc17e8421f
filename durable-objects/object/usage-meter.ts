import { noUsage, type Usage } from "#app/domain/health/usage.ts";

/** A socket's incoming frames are billed twenty to one. */
const FRAMES_PER_REQUEST = 20;

type AnyCursor = SqlStorageCursor<Record<string, SqlStorageValue>>;

export type UsageMeter = ReturnType<typeof createUsageMeter>;

/**
 * Counts what an object is billed for, as its storage reports it: calls, rows of its own, rows of D1. In memory only;
 * the figures keep the total with rows that are written anyway. To be made once per life of the object, before
 * anything reads or writes: it stands in front of the storage's `exec` and `setAlarm` (an alarm is a billed row).
 */
export function createUsageMeter(storage: DurableObjectStorage) {
	const { sql } = storage;
	const exec = sql.exec.bind(sql) as (query: string, ...bound: unknown[]) => AnyCursor;
	const setAlarm = storage.setAlarm.bind(storage);
	let used = noUsage();
	let open: AnyCursor[] = [];

	/** Cursors report what they have read so far, so they are asked once whoever made them is done with them. */
	function settle(): void {
		const done = open;
		open = [];
		for (const cursor of done) {
			used.rowsRead += cursor.rowsRead;
			used.rowsWritten += cursor.rowsWritten;
		}
	}

	Object.defineProperty(sql, "exec", {
		configurable: true,
		value: (query: string, ...bound: unknown[]) => {
			const cursor = exec(query, ...bound);
			if (open.length === 0) queueMicrotask(settle);
			open.push(cursor);
			return cursor;
		},
	});
	Object.defineProperty(storage, "setAlarm", {
		configurable: true,
		value: (at: number | Date, options?: DurableObjectSetAlarmOptions) => {
			used.rowsWritten += 1;
			return setAlarm(at, options);
		},
	});

	return {
		/** A call, an upgrade or an alarm. */
		noteRequest(): void {
			used.requests += 1;
		},

		noteFrame(): void {
			used.requests += 1 / FRAMES_PER_REQUEST;
		},

		/** Rows of D1. */
		noteRows({ rowsRead, rowsWritten }: { rowsRead: number; rowsWritten: number }): void {
			used.d1RowsRead += rowsRead;
			used.d1RowsWritten += rowsWritten;
		},

		/** A total of an earlier life of the object: it is counted on from there. */
		goOnFrom(total: Usage): void {
			for (const key of Object.keys(used) as (keyof Usage)[]) used[key] += total[key];
		},

		/** Everything so far. */
		total(): Usage {
			settle();
			return { ...used };
		},

		/** The object's tables were emptied: its total begins anew. */
		forget(): void {
			settle();
			used = noUsage();
		},
	};
}
