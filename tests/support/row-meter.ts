import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";

export interface Rows {
	written: number;
	read: number;
	alarms: number;
	/** Statement to rows written, for itemising. */
	items: Record<string, number>;
}

/**
 * Counts what an object's storage is billed for while `act` runs: rows of its SQL, and one row for
 * each alarm that is set. The cursor's own figures, read after the rows were consumed.
 */
export async function meterRows(
	stub: DurableObjectStub,
	act: () => Promise<unknown>,
): Promise<Rows> {
	const rows: Rows = { written: 0, read: 0, alarms: 0, items: {} };
	await runInDurableObject(stub, (_, state) => {
		const { sql } = state.storage;
		const exec = sql.exec.bind(sql);
		const cursors: { query: string; cursor: SqlStorageCursor<Record<string, SqlStorageValue>> }[] =
			[];
		const setAlarm = state.storage.setAlarm.bind(state.storage);
		Object.defineProperty(sql, "exec", {
			configurable: true,
			value: (query: string, ...values: SqlStorageValue[]) => {
				const cursor = exec(query, ...values);
				cursors.push({ query, cursor });
				return cursor;
			},
		});
		Object.defineProperty(state.storage, "setAlarm", {
			configurable: true,
			value: (at: number) => {
				rows.alarms += 1;
				return setAlarm(at);
			},
		});
		meters.set(stub, () => {
			for (const { query, cursor } of cursors) {
				rows.written += cursor.rowsWritten;
				rows.read += cursor.rowsRead;
				if (cursor.rowsWritten > 0) {
					const key = query.replace(/\s+/g, " ").trim().slice(0, 60);
					rows.items[key] = (rows.items[key] ?? 0) + cursor.rowsWritten;
				}
			}
			Reflect.deleteProperty(sql, "exec");
			Reflect.deleteProperty(state.storage, "setAlarm");
		});
	});
	await act();
	await runInDurableObject(stub, () => meters.get(stub)?.());
	return { ...rows, written: rows.written + rows.alarms };
}

/** Of alarms that follow from one another; more would be one that never rests. */
const MAX_ALARMS = 20;
const SOON_MS = 60_000;

/**
 * Lets an object do now what it would do within a minute: on a busy machine its alarm came in the middle of what was metered, and
 * a page of a list was held to have read what the alarm did.
 */
export async function atRest(stub: DurableObjectStub): Promise<void> {
	for (let n = 0; n < MAX_ALARMS; n += 1) {
		const due = await runInDurableObject(stub, (_, { storage }) => storage.getAlarm());
		if (due === null || due > Date.now() + SOON_MS) return;
		await runDurableObjectAlarm(stub);
	}
}

const meters = new WeakMap<DurableObjectStub, () => void>();
