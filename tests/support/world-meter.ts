import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { instanceOf } from "./instance.ts";

/** How long after the last event what follows from it still counts as its cost. */
const UNTIL_QUIET_MS = 70_000;

/** What one act was billed for, with everything that followed from it. */
export interface Cost {
	/** Rows of the channel's object, a row for each alarm included. */
	object: number;
	/** The same of the workspace's hub. */
	hub: number;
	d1: { trips: number; written: number; read: number };
	/** Messages put into queues. */
	queued: number;
	/** Rows written of all three. */
	written: number;
	/** Statement, `alarm` or `queue` to rows written, for itemising. */
	items: Record<string, number>;
}

const QUEUES = [
	"EMAILS",
	"HEALTH_CHECKS",
	"AGENT_REPLIES",
	"WEBHOOKS_OUT",
	"FACEBOOK_SYNC",
] as const;

type Cursor = SqlStorageCursor<Record<string, SqlStorageValue>>;

const short = (query: string) => query.replace(/\s+/gu, " ").trim().slice(0, 70);

/** Counts rows of an object's storage and its alarms until the answered function is called. */
function meterStorage(stub: DurableObjectStub) {
	const items: Record<string, number> = {};
	const cursors: { query: string; cursor: Cursor }[] = [];
	const add = (item: string, rows: number) => {
		if (rows > 0) items[item] = (items[item] ?? 0) + rows;
	};
	const begin = () =>
		runInDurableObject(stub, (_, { storage }) => {
			const exec = storage.sql.exec.bind(storage.sql);
			const setAlarm = storage.setAlarm.bind(storage);
			Object.defineProperty(storage.sql, "exec", {
				configurable: true,
				value: (query: string, ...values: SqlStorageValue[]) => {
					const cursor = exec(query, ...values);
					cursors.push({ query, cursor });
					return cursor;
				},
			});
			Object.defineProperty(storage, "setAlarm", {
				configurable: true,
				value: (at: number) => {
					add("alarm", 1);
					return setAlarm(at);
				},
			});
			return { exec, setAlarm };
		});
	const end = (before: Awaited<ReturnType<typeof begin>>) =>
		runInDurableObject(stub, (_, { storage }) => {
			for (const { query, cursor } of cursors) add(short(query), cursor.rowsWritten);
			Object.defineProperty(storage.sql, "exec", { configurable: true, value: before.exec });
			Object.defineProperty(storage, "setAlarm", { configurable: true, value: before.setAlarm });
			return items;
		});
	return { begin, end };
}

const ID = /^(?:[a-z]+-)?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;

/** Whether a statement is about somebody else: objects of earlier tests live on in this runtime, with alarms of their own. */
const isForeign = (binds: readonly unknown[], own: readonly string[]): boolean => {
	const ids = binds.filter((one): one is string => typeof one === "string" && ID.test(one));
	return ids.length > 0 && !ids.some((id) => own.includes(id));
};

/** Counts what an object says to D1 and to queues: both belong to all objects of this runtime. @param own ids of the channel and its workspace */
function meterBindings(own: readonly string[]) {
	const d1 = { trips: 0, written: 0, read: 0 };
	const items: Record<string, number> = {};
	let queued = 0;
	interface Bound {
		real: D1PreparedStatement;
		sql: string;
		binds: readonly unknown[];
	}
	const statements = new WeakMap<object, Bound>();
	const note = ({ sql, binds }: Bound, meta: D1Meta): void => {
		if (isForeign(binds, own)) return;
		d1.written += meta.rows_written;
		d1.read += meta.rows_read;
		if (meta.rows_written > 0)
			items[`D1 ${short(sql)}`] = (items[`D1 ${short(sql)}`] ?? 0) + meta.rows_written;
	};

	function wrap(bound: Bound): D1PreparedStatement {
		const { real, sql, binds } = bound;
		const all = async () => {
			if (!isForeign(binds, own)) d1.trips += 1;
			const answer = await real.all<Record<string, unknown>>();
			note(bound, answer.meta);
			return answer;
		};
		const wrapped = {
			bind: (...values: unknown[]) => wrap({ real: real.bind(...values), sql, binds: values }),
			all,
			run: all,
			first: async (column?: string) => {
				const [row] = (await all()).results;
				return row === undefined ? null : column === undefined ? row : row[column];
			},
			raw: async () => (await all()).results.map((row) => Object.values(row)),
		} as unknown as D1PreparedStatement;
		statements.set(wrapped, bound);
		return wrapped;
	}

	/** Puts the meters in front of the bindings of an object's environment. */
	function begin({ DB, ...others }: Env): () => void {
		const prepare = DB.prepare.bind(DB);
		const batch = DB.batch.bind(DB);
		Object.assign(DB, {
			prepare: (sql: string) => wrap({ real: prepare(sql), sql, binds: [] }),
			batch: async (list: D1PreparedStatement[]) => {
				const known = list.map((one) => statements.get(one) ?? { real: one, sql: "?", binds: [] });
				if (!known.every(({ binds }) => isForeign(binds, own))) d1.trips += 1;
				const answers = await batch(known.map(({ real }) => real));
				for (const [at, bound] of known.entries()) {
					const meta = answers[at]?.meta;
					if (meta) note(bound, meta);
				}
				return answers;
			},
		});
		const queues: Queue[] = QUEUES.map((name) => others[name]);
		for (const queue of queues) {
			const send = queue.send.bind(queue);
			const sendBatch = queue.sendBatch.bind(queue);
			Object.assign(queue, {
				send: (...args: Parameters<Queue["send"]>) => {
					queued += 1;
					return send(...args);
				},
				sendBatch: (...args: Parameters<Queue["sendBatch"]>) => {
					queued += [...args[0]].length;
					return sendBatch(...args);
				},
			});
		}
		return () => {
			for (const name of ["prepare", "batch"]) Reflect.deleteProperty(DB, name);
			for (const queue of queues)
				for (const name of ["send", "sendBatch"]) Reflect.deleteProperty(queue, name);
		};
	}
	return { begin, read: () => ({ d1, queued, items }) };
}

/** Lets time pass: alarms of these objects run at their moments. The clock must be a false one that lies ahead. */
export async function passTime(stubs: readonly DurableObjectStub[], ms: number): Promise<void> {
	const until = Date.now() + ms;
	for (;;) {
		const alarms = await Promise.all(
			stubs.map((stub) => runInDurableObject(stub, (_, { storage }) => storage.getAlarm())),
		);
		const next = Math.min(...alarms.map((at) => at ?? Number.POSITIVE_INFINITY));
		if (next > until) break;
		vi.setSystemTime(Math.max(Date.now(), next));
		const stub = stubs[alarms.indexOf(next)];
		if (stub) await runDurableObjectAlarm(stub);
	}
	vi.setSystemTime(until);
}

/** Lets time pass until what follows from the last event has followed. */
export const settle = (stubs: readonly DurableObjectStub[]): Promise<void> =>
	passTime(stubs, UNTIL_QUIET_MS);

/** Everything that an act costs a channel's object, its hub, D1 and the queues until the world is quiet again. */
export async function meterWorld(
	{ channelId, workspaceId }: { channelId: string; workspaceId: string },
	act: () => Promise<unknown>,
): Promise<Cost> {
	const [channel, hub] = [instanceOf(channelId), env.WORKSPACE_HUB.getByName(workspaceId)];
	const bindings = meterBindings([channelId, workspaceId]);
	const end = await runInDurableObject(channel, (object) =>
		bindings.begin((object as unknown as { env: Env }).env),
	);
	const meters = [meterStorage(channel), meterStorage(hub)] as const;
	const [ofChannel, ofHub] = [await meters[0].begin(), await meters[1].begin()];
	try {
		await act();
		await settle([channel, hub]);
	} finally {
		end();
	}
	const [channelItems, hubItems] = [await meters[0].end(ofChannel), await meters[1].end(ofHub)];
	const sum = (items: Record<string, number>) =>
		Object.values(items).reduce((total, rows) => total + rows, 0);
	const { d1, queued, items } = bindings.read();
	const [object, inHub] = [sum(channelItems), sum(hubItems)];
	return {
		object,
		hub: inHub,
		d1,
		queued,
		written: object + inHub + d1.written,
		items: {
			...channelItems,
			...Object.fromEntries(Object.entries(hubItems).map(([name, rows]) => [`hub ${name}`, rows])),
			...items,
		},
	};
}
