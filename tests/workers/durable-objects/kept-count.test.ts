import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { MAX_KEPT_EVENTS } from "#app/domain/channels/kept-event.ts";
import { createQuarantine } from "#durable-objects/channel/ledger/quarantine.ts";
import { instanceOf, makeInstance } from "#tests/support/instance.ts";

const START = 1_900_000_000_000;
const KEPT = { source: null, reason: "unknown", body: "{}" } as const;

/** The object's SQL, and how many rows were read through it. */
function meter(sql: SqlStorage) {
	const cursors: { rowsRead: number }[] = [];
	const metered = new Proxy(sql, {
		get: (target, name) =>
			name === "exec"
				? (query: string, ...values: SqlStorageValue[]) => {
						const cursor = target.exec(query, ...values);
						cursors.push(cursor);
						return cursor;
					}
				: Reflect.get(target, name),
	});
	return { sql: metered, read: () => cursors.reduce((sum, { rowsRead }) => sum + rowsRead, 0) };
}

async function inObject(run: (sql: SqlStorage) => void) {
	const { channelId } = await makeInstance();
	await runInDurableObject(instanceOf(channelId), (_, { storage }) => {
		storage.sql.exec("DELETE FROM quarantine");
		run(storage.sql);
	});
}

/** As after waking: nothing is in memory. */
function wake(sql: SqlStorage) {
	const metered = meter(sql);
	const quarantine = createQuarantine(metered.sql);
	const seen = {
		isReported: quarantine.isReported(),
		total: quarantine.count(),
		wakesAt: quarantine.nextWake(),
	};
	return { ...seen, rowsRead: metered.read() };
}

test("a full quarantine costs a waking object a handful of rows, not one for each kept event", () =>
	inObject((sql) => {
		const quarantine = createQuarantine(sql);
		for (let n = 0; n < MAX_KEPT_EVENTS + 3; n += 1) quarantine.keep(KEPT, START + n);
		quarantine.noteReported(quarantine.count());
		const woken = wake(sql);
		expect(woken).toMatchObject({ isReported: true, total: MAX_KEPT_EVENTS });
		expect(woken.wakesAt).toBeGreaterThan(START);
		expect(woken.rowsRead).toBeGreaterThan(0);
		expect(woken.rowsRead).toBeLessThanOrEqual(10);
	}));

test("whatever came, went or aged since the report is counted, also after a sleep", () =>
	inObject((sql) => {
		const quarantine = createQuarantine(sql);
		for (let n = 0; n < 5; n += 1) quarantine.keep(KEPT, START + n);
		expect(wake(sql)).toMatchObject({ isReported: false, total: 5 });
		quarantine.noteReported(5);
		expect(wake(sql)).toMatchObject({ isReported: true, total: 5 });

		expect(quarantine.remove([2, 2, 99])).toBe(1);
		expect(wake(sql)).toMatchObject({ isReported: false, total: 4 });
		quarantine.noteReported(4);
		expect(wake(sql)).toMatchObject({ isReported: true, total: 4 });

		// The newest goes and another takes its number.
		expect(quarantine.remove([5])).toBe(1);
		quarantine.keep(KEPT, START + 6);
		quarantine.keep(KEPT, START + 7);
		expect(wake(sql)).toMatchObject({ isReported: false, total: 5 });
		quarantine.noteReported(5);

		quarantine.tick(quarantine.nextWake() ?? 0);
		expect(wake(sql)).toMatchObject({ isReported: false, total: 4 });
	}));

test("a report that was overtaken by one more event is not taken for the present number", () =>
	inObject((sql) => {
		const quarantine = createQuarantine(sql);
		quarantine.keep(KEPT, START);
		quarantine.keep(KEPT, START + 1);
		quarantine.noteReported(1);
		expect(wake(sql)).toMatchObject({ isReported: false, total: 2 });
	}));

test("what a release without the mark reported is still known, and one that kept more is seen", () =>
	inObject((sql) => {
		const quarantine = createQuarantine(sql);
		quarantine.keep(KEPT, START);
		sql.exec("INSERT OR REPLACE INTO progress (name, value) VALUES ('kept_told', 1)");
		expect(wake(sql)).toMatchObject({ isReported: true, total: 1 });
		quarantine.noteReported(1);
		sql.exec("INSERT INTO quarantine (reason, body, received_at) VALUES ('x', '{}', 1)");
		expect(wake(sql)).toMatchObject({ isReported: false, total: 2 });
	}));
