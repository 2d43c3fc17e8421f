import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import { inboxSteps } from "#durable-objects/channel/steps.ts";
import { migrate as migrateObject } from "#durable-objects/object/migrate.ts";
import type { ContactFilter } from "#app/domain/inbox/contact-filter.ts";
import { incoming, instanceOf, makeLinkedInstance, WORKSPACE } from "#tests/support/instance.ts";
import { atRest, meterRows } from "#tests/support/row-meter.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);

type Made = Awaited<ReturnType<typeof makeLinkedInstance>>["instance"];

const person = (phone: string, name: string | null) =>
	incoming({ addresses: [{ kind: "phone", value: phone }], name });

async function list(instance: Made, filter: ContactFilter, label: string | null = null) {
	const names: string[] = [];
	let cursor: string | null = null;
	do {
		const page = await instance.contacts(WORKSPACE, { cursor, search: "", filter, label });
		if (!page.ok) throw new Error(page.code);
		names.push(...page.value.contacts.map(({ name }) => name ?? "?"));
		cursor = page.value.nextCursor;
	} while (cursor !== null);
	return names;
}

async function find(instance: Made, search: string): Promise<string[]> {
	const page = await instance.contacts(WORKSPACE, { cursor: null, search });
	return page.ok ? page.value.contacts.map(({ name, phone }) => name ?? phone ?? "?") : [];
}

async function idOf(instance: Made, search: string): Promise<string> {
	const page = await instance.contacts(WORKSPACE, { cursor: null, search });
	return page.ok ? (page.value.contacts[0]?.id ?? "") : "";
}

const close = (instance: Made, contactId: string) =>
	instance.care(WORKSPACE, contactId, { type: "state", state: "closed", author: "Ana" });

test("somebody with a name is found by their number in any shape, and by name without accents (inbox A5)", async () => {
	const { instance } = await makeLinkedInstance();
	await instance.receive([
		person("5511970000101", "Mariána Conceição"),
		person("553188887777", "Sem nono dígito"),
		person("5521966665555", null),
	]);
	for (const typed of [
		"(11) 97000-0101",
		"11 97000-0101",
		"970000101",
		"+55 11 97000-0101",
		"5511970000101",
		"(11) 7000-0101",
		"0101",
		"mariana conc",
		"CONCEIÇÃO",
	])
		expect(await find(instance, typed), typed).toEqual(["Mariána Conceição"]);
	expect(await find(instance, "(31) 98888-7777")).toEqual(["Sem nono dígito"]);
	expect(await find(instance, "96666-5555")).toEqual(["5521966665555"]);
	expect(await find(instance, "4040")).toEqual([]);
	// A phone that is learnt later finds whoever had only a name.
	await instance.receive([
		incoming({ addresses: [{ kind: "lid", value: "777" }], name: "Só LID" }),
		incoming({
			addresses: [
				{ kind: "lid", value: "777" },
				{ kind: "phone", value: "5541955554444" },
			],
			name: "Só LID",
		}),
	]);
	expect(await find(instance, "95555 4444")).toEqual(["Só LID"]);
});

test("who was there before is found by number after the step, and stands on their shelf (inbox A5, A8)", async () => {
	const stub = instanceOf(crypto.randomUUID());
	await runInDurableObject(stub, (_, { storage }) => {
		storage.sql.exec("DROP TABLE IF EXISTS contacts");
		for (const { name } of storage.sql
			.exec<{ name: string }>(
				"SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%fts5%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
			)
			.toArray())
			if (!name.includes("_search")) storage.sql.exec(`DROP TABLE IF EXISTS "${name}"`);
		storage.sql.exec("DROP TABLE IF EXISTS contact_search");
		storage.sql.exec("DROP TABLE IF EXISTS message_search");
		migrateObject(storage, { inbox: inboxSteps.slice(0, 7) });
		storage.sql.exec(
			`INSERT INTO contacts (id, name, name_key, phone, seq, unread, closed_at, last_at)
			 VALUES ('a', 'Ána', 'ana', '5511970000101', 1, 2, NULL, 5), ('b', 'Bia', 'bia', NULL, 2, 0, 9, 4)`,
		);
		migrateObject(storage, { inbox: inboxSteps });
		const found = storage.sql
			.exec<{ rowid: number }>(
				`SELECT rowid FROM contact_search WHERE contact_search MATCH '"970000101"'`,
			)
			.toArray();
		expect(found).toEqual([{ rowid: 1 }]);
		const shelves = storage.sql
			.exec<{ shelf: number }>("SELECT shelf FROM contacts ORDER BY n")
			.toArray();
		expect(shelves).toEqual([{ shelf: 1 }, { shelf: 2 }]);
	});
});

test("the list shows what is open; a closed conversation leaves it and comes back with the customer's word (inbox A8)", async () => {
	const { instance } = await makeLinkedInstance();
	await instance.receive([
		person("5511900000001", "Ana"),
		person("5511900000002", "Bia"),
		person("5511900000003", "Caio"),
	]);
	await close(instance, await idOf(instance, "Bia"));
	expect((await list(instance, "open")).toSorted()).toEqual(["Ana", "Caio"]);
	expect(await list(instance, "closed")).toEqual(["Bia"]);
	expect((await list(instance, "all")).toSorted()).toEqual(["Ana", "Bia", "Caio"]);
	const opened = await instance.snapshot(WORKSPACE, null);
	expect(opened.ok && opened.value.contacts.contacts.map(({ name }) => name)).not.toContain("Bia");
	await instance.receive([person("5511900000002", "Bia")]);
	expect((await list(instance, "open")).toSorted()).toEqual(["Ana", "Bia", "Caio"]);
});

test("a text of ours leaves a closed conversation closed, as its line says (inbox B16)", async () => {
	const { instance } = await makeLinkedInstance();
	await instance.receive([person("5511900000001", "Ana")]);
	const contactId = await idOf(instance, "Ana");
	await close(instance, contactId);
	const sent = await instance.send(WORKSPACE, "Ana", {
		id: crypto.randomUUID(),
		contactId,
		text: "Obrigada!",
	});
	expect(sent.ok).toBe(true);
	expect(await list(instance, "closed")).toEqual(["Ana"]);
});

test("labels and agents narrow the list (inbox A15)", async () => {
	const { instance } = await makeLinkedInstance();
	await instance.receive([person("5511900000001", "Ana"), person("5511900000002", "Bia")]);
	const contactId = await idOf(instance, "Ana");
	await instance.care(WORKSPACE, contactId, { type: "labels", labels: ["Orçamento"] });
	expect(await list(instance, "open", "orcamento")).toEqual(["Ana"]);
	expect(await list(instance, "closed", "orcamento")).toEqual([]);
	expect(await list(instance, "agent")).toEqual([]);
	expect((await list(instance, "unassigned")).toSorted()).toEqual(["Ana", "Bia"]);
});

test("the number of unread conversations is the server's, whatever part of the list is loaded, and live (inbox A11)", async () => {
	const { instance } = await makeLinkedInstance();
	const count = async () => {
		const opened = await instance.snapshot(WORKSPACE, null);
		return opened.ok ? opened.value.unreadConversations : -1;
	};
	expect(await count()).toBe(0);
	await instance.receive(
		Array.from({ length: 70 }, (_, n) => person(`55119000${String(n).padStart(5, "0")}`, `P ${n}`)),
	);
	// Twice from one person is one conversation.
	await instance.receive([person("5511900000000", "P 0")]);
	expect(await count()).toBe(70);
	await instance.markRead(WORKSPACE, await idOf(instance, "P 69"));
	expect(await count()).toBe(69);
	await atRest(instance);
	const rows = await meterRows(instance, () => count());
	expect(rows.written).toBe(0);
});

test("what is open is listed within the budget beside any number of closed ones (inbox A8)", async () => {
	const { instance } = await makeLinkedInstance();
	await instance.receive(
		Array.from({ length: 400 }, (_, n) =>
			person(`55119100${String(n).padStart(5, "0")}`, `P ${n}`),
		),
	);
	await runInDurableObject(instance, (_, { storage }) => {
		storage.sql.exec("UPDATE contacts SET closed_at = 5, unread = n % 2 WHERE n % 10 <> 0");
		storage.sql.exec("UPDATE contacts SET unread = 0 WHERE n % 20 = 0");
	});
	await atRest(instance);
	let cursor: string | null = null;
	for (let page = 0; page < 2; page += 1) {
		const from: string | null = cursor;
		let shown = 0;
		const rows = await meterRows(instance, async () => {
			const answer = await instance.contacts(WORKSPACE, {
				cursor: from,
				search: "",
				filter: "open",
			});
			if (!answer.ok) return;
			cursor = answer.value.nextCursor;
			shown = answer.value.contacts.length;
			expect(answer.value.contacts.every(({ closedAt }) => closedAt === null)).toBe(true);
		});
		expect(rows.read).toBeLessThanOrEqual(60);
		expect(shown).toBeGreaterThan(10);
	}
	expect(cursor).toBeNull();
});
