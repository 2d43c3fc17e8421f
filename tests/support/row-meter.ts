import { runInDurableObject } from "cloudflare:test";

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

const meters = new WeakMap<DurableObjectStub, () => void>();
