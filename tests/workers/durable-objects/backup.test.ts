import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import type { DumpEnd } from "#app/domain/backup/dump.ts";
import {
	eventually,
	incoming,
	instanceOf,
	makeLinkedInstance,
	WORKSPACE,
} from "#tests/support/instance.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);

type Instance = ReturnType<typeof instanceOf>;

/** Reads a whole dump; `between` runs after each page. */
async function dumpOf(
	instance: Instance,
	between: (pages: number) => Promise<void> = async () => {},
) {
	const texts: string[] = [];
	let next: string | null = null;
	for (;;) {
		const page = await instance.dump(next);
		if (page.kind === "again") {
			texts.length = 0;
			next = null;
			continue;
		}
		texts.push(page.text);
		await between(texts.length);
		if (page.kind === "end") return { texts, end: page.end };
		({ next } = page);
	}
}

async function restoreInto(instance: Instance, dump: { texts: string[]; end: DumpEnd }) {
	const begun = await instance.beginRestore("backup-1", dump.end.steps);
	if (!begun.ok) return begun;
	for (const [at, text] of dump.texts.entries())
		if (at >= begun.value.taken) {
			const taken = await instance.takeRestored("backup-1", { at, text });
			if (!taken.ok) return taken;
		}
	return instance.finishRestore("backup-1", dump.end, false);
}

const newInstance = () => instanceOf(`restored-${crypto.randomUUID()}`);

/** Rows of all tables a member sees something of. */
const rowsOf = (instance: Instance) =>
	runInDurableObject(instance, (_, { storage }) => ({
		messages: storage.sql.exec("SELECT * FROM messages ORDER BY id").toArray(),
		identities: storage.sql.exec("SELECT * FROM identities ORDER BY address").toArray(),
		contacts: storage.sql
			.exec(
				"SELECT n, id, name, phone, unread, last_id, closed_at, handler FROM contacts ORDER BY n",
			)
			.toArray(),
	}));

async function says(instance: Instance, text: string, value = "5511987654321") {
	const said = incoming({ content: { type: "text", text }, addresses: [{ kind: "phone", value }] });
	expect(await instance.receive([said])).toBe("stored");
}

test("R49 an object that goes on working is dumped as it was at one moment, and that is what comes back", async () => {
	const { instance } = await makeLinkedInstance();
	for (let n = 0; n < 30; n += 1) await says(instance, `Antes ${n}`, `55119876500${10 + n}`);
	let atTheMoment: Awaited<ReturnType<typeof rowsOf>> | null = null;
	const dump = await dumpOf(instance, async (pages) => {
		// The first page of so small an object ends the log: all of it is of now.
		if (pages === 1) atTheMoment = await rowsOf(instance);
		await says(instance, `Durante ${pages}`);
	});
	expect(dump.end.counts).toMatchObject({ messages: 30, contacts: 30 });
	const copy = newInstance();
	expect(await restoreInto(copy, dump)).toEqual({ ok: true, value: { unknown: 0, replies: 0 } });
	expect(await rowsOf(copy)).toEqual(atTheMoment);
});

test("R49 a page asked for again by another life of the object is the same, and the copies go at the end", async () => {
	const { instance } = await makeLinkedInstance();
	await says(instance, "Oi");
	const first = await instance.dump(null);
	if (first.kind !== "page") throw new Error(first.kind);
	const second = await instance.dump(first.next);
	await evictDurableObject(instance);
	expect(await instance.dump(first.next)).toEqual(second);
	await instance.dropDump();
	expect(await instance.dump(first.next)).toEqual({ kind: "again" });
	const left = await runInDurableObject(instance, (_, { storage }) =>
		storage.sql.exec("SELECT name FROM sqlite_master WHERE name GLOB 'dump*'").toArray(),
	);
	expect(left).toEqual([]);
});

test("R49 rows that moved without a change of their own begin the dump anew", async () => {
	const { instance } = await makeLinkedInstance();
	await says(instance, "Oi");
	expect(await instance.dump("log.0.0")).not.toEqual({ kind: "again" });
	await runInDurableObject(instance, (_, { storage }) => {
		storage.sql.exec("INSERT OR REPLACE INTO progress (name, value) VALUES ('reset_seq', 7)");
	});
	await evictDurableObject(instance);
	expect(await instance.dump("log.0.0")).toEqual({ kind: "again" });
});

test("R49 parts are taken once and in order, also by another life; what is missing is found at the end", async () => {
	const { instance } = await makeLinkedInstance();
	await says(instance, "Oi");
	const dump = await dumpOf(instance);
	const copy = newInstance();
	expect(await copy.takeRestored("backup-1", { at: 0, text: "" })).toMatchObject({
		code: "out_of_order",
	});
	expect(await copy.beginRestore("backup-1", ["inbox/0001_of_another_release"])).toMatchObject({
		code: "other_schema",
	});
	expect(await copy.beginRestore("backup-1", dump.end.steps)).toEqual({
		ok: true,
		value: { taken: 0 },
	});
	const [text = ""] = dump.texts;
	expect(await copy.takeRestored("backup-1", { at: 1, text })).toMatchObject({
		code: "out_of_order",
	});
	for (const _ of ["once", "again"])
		expect(await copy.takeRestored("backup-1", { at: 0, text })).toMatchObject({ ok: true });
	// A message that arrives meanwhile is asked for again, not dropped.
	expect(await copy.receive([incoming()])).toBe("full");
	await evictDurableObject(copy);
	expect(await copy.beginRestore("backup-1", dump.end.steps)).toEqual({
		ok: true,
		value: { taken: 1 },
	});
	expect(await copy.beginRestore("backup-2", dump.end.steps)).toMatchObject({ code: "not_empty" });
	expect(await copy.finishRestore("backup-1", dump.end, false)).toMatchObject({
		code: "incomplete",
	});
	expect(await restoreInto(copy, dump)).toMatchObject({ ok: true });
	expect(await copy.receive([incoming({ addresses: [{ kind: "phone", value: "5511" }] })])).toBe(
		"stored",
	);
	expect(await restoreInto(instance, dump)).toMatchObject({ code: "not_empty" });
});

test("R50 what waited to be sent is looked up after a restoration and never sent again", async () => {
	const { instance, channelId } = await makeLinkedInstance();
	await says(instance, "Tem o azul?");
	const { contactId, waiting } = await runInDurableObject(instance, async (_, { storage }) => {
		const [row] = storage.sql
			.exec<{ id: string; n: number }>("SELECT id, n FROM contacts")
			.toArray();
		const seq = 50;
		storage.sql.exec(
			`INSERT INTO messages (contact, sort_at, arrival, id, direction, type, text, status, origin, sent_at, seq)
			 VALUES (?, 1, 1, 'waiting-1', 'outgoing', 'text', 'Temos.', 'queued', 'app', 1, ?)`,
			row?.n ?? 0,
			seq,
		);
		storage.sql.exec(
			`INSERT INTO outbox (id, kind, contact, payload, state, attempts, next_at, queued_at, position)
			 VALUES ('waiting-1', 'text', ?, '[]', 'queued', 0, 0, ?, 1)`,
			row?.n ?? 0,
			Date.now(),
		);
		storage.sql.exec(
			"INSERT INTO replies (contact, epoch, inbound_id, since, due_at, state) VALUES (?, 1, 'x', 1, 1, 'waiting')",
			row?.n ?? 0,
		);
		return { contactId: row?.id ?? "", waiting: "waiting-1" };
	});
	const dump = await dumpOf(instance);
	const copy = instanceOf(`${channelId}-again`);
	expect(await restoreInto(copy, dump)).toEqual({ ok: true, value: { unknown: 1, replies: 1 } });
	const read = async () => {
		const found = await copy.conversation(WORKSPACE, contactId, null);
		return found.ok ? found.value.page.messages.find(({ id }) => id === waiting)?.status : null;
	};
	expect(await read()).toBe("unknown");
	// The simulator knows of no such message: it ends as unconfirmed, which a person may send again.
	const sent = await runInDurableObject(copy, (_, { storage }) =>
		storage.sql
			.exec<{ json: string }>("SELECT json FROM simulator")
			.toArray()
			.some(({ json }) => json.includes("Temos.")),
	);
	expect(sent).toBe(false);
	const states = await runInDurableObject(copy, (_, { storage }) =>
		storage.sql.exec("SELECT state FROM outbox").toArray(),
	);
	expect(states).toEqual([{ state: "unknown" }]);
});

test("R49 people and words are found again, and browsers that saw later changes read everything", async () => {
	const { instance } = await makeLinkedInstance();
	for (let n = 0; n < 250; n += 1) await says(instance, `Pedido ${n} chegou`);
	const dump = await dumpOf(instance);
	const copy = newInstance();
	expect(await restoreInto(copy, dump)).toMatchObject({ ok: true });
	const found = await copy.contacts(WORKSPACE, { cursor: null, search: "Maria" });
	expect(found.ok && found.value.contacts.map(({ name }) => name)).toEqual(["Maria"]);
	await eventually(() =>
		runInDurableObject(copy, (_, { storage }) => {
			const rows = storage.sql.exec(
				"SELECT 1 FROM progress WHERE name = 'indexed_seq' AND value > 200",
			);
			return rows.toArray().length > 0;
		}),
	);
	const top = await runInDurableObject(copy, (_, { storage }) =>
		storage.sql.exec<{ top: number }>("SELECT max(touched_seq) AS top FROM contacts").one(),
	);
	expect(top.top).toBeGreaterThan(dump.end.seq + 100_000);
});
