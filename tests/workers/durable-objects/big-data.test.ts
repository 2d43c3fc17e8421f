import { CHAT_FIRST_SIZE } from "#app/contracts/whatsapp.ts";
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { incoming, makeLinkedInstance, WORKSPACE } from "#tests/support/instance.ts";
import { meterRows } from "#tests/support/row-meter.ts";

const IS_LONG = "PROSA_LONG" in bindings && bindings.PROSA_LONG === "1";
const CONTACTS = IS_LONG ? 100_000 : 20_000;
const MESSAGES = IS_LONG ? 1_000_000 : 60_000;
const MAX_LIST_READ = 60;
const PAGE = 100;

beforeAll(migrate);

/** Fills the tables directly: the way in is tested elsewhere, here only their size matters. */
async function makeBigInstance() {
	const made = await makeLinkedInstance();
	await runInDurableObject(made.instance, (_, state) => {
		const { sql } = state.storage;
		const names = "WITH RECURSIVE k(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM k WHERE n < ?)";
		const name = `(CASE n % 5 WHEN 0 THEN 'joao silva ' WHEN 1 THEN 'maria souza ' WHEN 2 THEN 'jose conceicao ' WHEN 3 THEN 'ana silva ' ELSE 'cliente ' END) || n`;
		sql.exec(
			`${names} INSERT INTO contacts (n, id, name, name_key, phone, last_at, last_id, last_text, last_type, last_direction, seq)
			 SELECT n, 'c' || n, ${name}, ${name}, '55119' || (10000000 + n), 1790000000000 + n * 1000, 'm' || n, 'oi', 'text', 'incoming', n FROM k`,
			CONTACTS,
		);
		sql.exec(`INSERT INTO contact_search (rowid, text) SELECT n, name_key FROM contacts`);
		sql.exec(
			`${names} INSERT INTO messages (contact, sort_at, arrival, id, direction, type, text, origin, sent_at, seq)
			 SELECT CASE WHEN n <= ${CONTACTS} THEN n ELSE 1 + n % 50 END, 1790000000000 + n * 1000, n, 'm' || n, 'incoming', 'text',
				'mensagem ' || n, 'live', 1790000000000 + n * 1000, n FROM k`,
			MESSAGES,
		);
	});
	// Another life of the object knows the highest number. What it then counts and tells by its alarm is done before the reads.
	await evictDurableObject(made.instance);
	await made.instance.figures(WORKSPACE);
	await runDurableObjectAlarm(made.instance);
	return made;
}

test(
	`L18 with ${CONTACTS} contacts and ${MESSAGES} messages every read of the inbox stays bounded`,
	{ timeout: 240_000 },
	async () => {
		const { instance } = await makeBigInstance();

		const opened = await meterRows(instance, () => instance.snapshot(WORKSPACE, "c7"));
		expect(opened.read, "list of 30 and conversation of 100").toBeLessThanOrEqual(
			MAX_LIST_READ + PAGE + 10,
		);

		const far = `contacts:${1_790_000_000_000 + 9_000 * 1000}:9000`;
		const list = await meterRows(instance, () =>
			instance.contacts(WORKSPACE, { cursor: far, search: "" }),
		);
		expect(list.read).toBeLessThanOrEqual(MAX_LIST_READ);

		const first = await instance.conversation(WORKSPACE, "c7", null);
		expect(first.ok && first.value.page.messages.length).toBe(CHAT_FIRST_SIZE);
		const cursor = first.ok ? first.value.page.earlierCursor : null;
		const earlier = await meterRows(instance, () => instance.conversation(WORKSPACE, "c7", cursor));
		expect(earlier.read).toBeLessThanOrEqual(PAGE + 10);

		// A common substring, a rare one, a prefix, 60 bytes and more, operators, and nothing at all.
		const queries = [
			"silva",
			"ceicao 1002",
			"jo",
			"j",
			"José Conceição ".repeat(8),
			'joao" OR *',
			"%_'",
			"zzzz",
		];
		for (const search of queries) {
			const rows = await meterRows(instance, () =>
				instance.contacts(WORKSPACE, { cursor: null, search }),
			);
			expect(rows.read, search).toBeLessThanOrEqual(2 * MAX_LIST_READ);
			expect(rows.written).toBe(0);
		}

		const inbound = await meterRows(instance, () =>
			instance.receive([incoming({ addresses: [{ kind: "phone", value: "5511900000777" }] })]),
		);
		expect(inbound.read).toBeLessThanOrEqual(60);
	},
);

test(
	"contact search is accent-blind: substring from three characters, prefix below",
	{ timeout: 120_000 },
	async () => {
		const { instance } = await makeLinkedInstance();
		const people = ["José Conceição", "Joana D'Ávila", "Zé", "Çağla Öz", "Ana Beatriz"];
		await instance.receive(
			people.map((name, n) =>
				incoming({ name, addresses: [{ kind: "phone", value: `55119800000${n}0` }] }),
			),
		);
		// Nobody told a name: found by number.
		await instance.receive([
			incoming({ name: null, addresses: [{ kind: "phone", value: "5521977776666" }] }),
		]);
		const found = async (search: string) => {
			const page = await instance.contacts(WORKSPACE, { cursor: null, search });
			return (page.ok ? page.value.contacts : []).map((c) => c.name ?? c.phone);
		};
		expect(await found("ceica")).toEqual(["José Conceição"]);
		expect(await found("CONCEIÇÃO")).toEqual(["José Conceição"]);
		expect(await found("d'avila")).toEqual(["Joana D'Ávila"]);
		expect(await found("ze")).toEqual(["Zé"]);
		expect(await found("jo")).toEqual(expect.arrayContaining(["José Conceição", "Joana D'Ávila"]));
		expect(await found("7777")).toEqual(["5521977776666"]);
		expect(await found("cagla oz")).toEqual(["Çağla Öz"]);
		expect(await found("beatriz ana")).toEqual([]);
	},
);

test(
	"finding the addresses to write to reads a few rows, however many people there are",
	{ timeout: 120_000 },
	async () => {
		const { instance } = await makeLinkedInstance();
		await runInDurableObject(instance, (_, { storage }) => {
			storage.sql.exec(
				`WITH RECURSIVE k(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM k WHERE n < 20000)
			 INSERT INTO identities (address, contact) SELECT 'lid:' || (70000 + n), 1000 + n FROM k`,
			);
		});
		await instance.receive([
			incoming({
				addresses: [
					{ kind: "phone", value: "5511987654321" },
					{ kind: "lid", value: "99" },
				],
			}),
		]);
		const page = await instance.contacts(WORKSPACE, { cursor: null, search: "" });
		const contactId = page.ok ? (page.value.contacts[0]?.id ?? "") : "";
		const rows = await meterRows(instance, async () => {
			await instance.send(WORKSPACE, "Ana", { id: crypto.randomUUID(), contactId, text: "Oi" });
			await runDurableObjectAlarm(instance);
		});
		expect(rows.read).toBeLessThan(100);
	},
);
