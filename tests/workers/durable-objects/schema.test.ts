import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { migrate, type Step } from "#durable-objects/inbox/migrate.ts";
import { inboxSteps } from "#durable-objects/inbox/migrations.ts";
import { instanceSteps } from "#durable-objects/whatsapp-instance/migrations.ts";
import { planSteps } from "#durable-objects/workspace-hub/plan-counters.ts";
import { instanceOf } from "#tests/support/instance.ts";

const SETS: [string, readonly Step[]][] = [
	["inbox", inboxSteps],
	["instance", instanceSteps],
	["plan", planSteps],
];

/** An object's storage with nothing in it. */
function inEmptyStorage(
	name: string,
	act: (storage: DurableObjectStorage) => void | Promise<void>,
) {
	return runInDurableObject(instanceOf(name), async (_, state) => {
		await state.storage.deleteAll();
		await act(state.storage);
	});
}

const tables = (storage: DurableObjectStorage) =>
	storage.sql
		.exec<{ name: string; sql: string }>(
			"SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY name",
		)
		.toArray();

test("R37 object schemas reach the newest step from every earlier one, with the same result", async () => {
	let newest: unknown;
	await inEmptyStorage("schema-newest", (storage) => {
		for (const [set, steps] of SETS) migrate(storage, set, steps);
		newest = tables(storage);
	});
	for (const [set, steps] of SETS) {
		for (let applied = 0; applied <= steps.length; applied += 1) {
			await inEmptyStorage(`schema-${set}-${applied}`, (storage) => {
				migrate(storage, set, steps.slice(0, applied));
				for (const [each, all] of SETS) migrate(storage, each, all);
				expect(tables(storage)).toEqual(newest);
			});
		}
	}
});

test("R37 a step that breaks half way leaves the old schema, and the next start completes", async () => {
	await inEmptyStorage("schema-broken", (storage) => {
		const [first] = inboxSteps;
		if (!first) throw new Error("There is a first step.");
		migrate(storage, "inbox", [first]);
		storage.sql.exec("INSERT INTO progress (name, value) VALUES ('kept', 7)");
		const broken = { id: "0002_break", sql: "CREATE TABLE half (id TEXT); SELECT * FROM missing" };
		expect(() => migrate(storage, "inbox", [first, broken])).toThrow(/missing/);
		expect(tables(storage).map((table) => table.name)).not.toContain("half");
		migrate(storage, "inbox", [first, { id: "0002_mend", sql: "CREATE TABLE half (id TEXT)" }]);
		expect(tables(storage).map((table) => table.name)).toContain("half");
		expect(storage.sql.exec("SELECT value FROM progress WHERE name = 'kept'").one()).toEqual({
			value: 7,
		});
	});
});

test("R38 rows of a newer version stop older code instead of being misread", async () => {
	await inEmptyStorage("schema-rollback", (storage) => {
		migrate(storage, "inbox", [...inboxSteps, { id: "9999_from_the_future", sql: "SELECT 1" }]);
		expect(() => migrate(storage, "inbox", inboxSteps)).toThrow(/9999_from_the_future/);
	});
});

test("steps are numbered, named and in order", () => {
	for (const [, steps] of SETS) {
		const ids = steps.map((step) => step.id);
		expect(ids).toEqual(ids.toSorted());
		for (const id of ids) expect(id).toMatch(/^\d{4}_[a-z]+(_[a-z]+)+$/);
	}
});

test("R37 what visitors said of themselves before is marked as said, and nobody else's facts (security b)", async () => {
	await inEmptyStorage("schema-told", (storage) => {
		const at = inboxSteps.findIndex(({ id }) => id.endsWith("_mark_told"));
		migrate(storage, "inbox", inboxSteps.slice(0, at));
		const people = [
			[1, "visitor:v1", "Maria", null, "m@a.br"],
			[2, "visitor:v2", null, null, null],
			[3, "phone:5511987654321", "João", "5511987654321", null],
		] as const;
		for (const [n, address, name, phone, email] of people) {
			storage.sql.exec(
				"INSERT INTO contacts (n, id, name, name_key, phone, email, seq) VALUES (?, ?, ?, '', ?, ?, ?)",
				n,
				`c${n}`,
				name,
				phone,
				email,
				n,
			);
			storage.sql.exec("INSERT INTO identities (address, contact) VALUES (?, ?)", address, n);
		}
		migrate(storage, "inbox", inboxSteps);
		const told = storage.sql.exec<{ told: string | null }>("SELECT told FROM contacts ORDER BY n");
		expect(told.toArray().map((row) => row.told)).toEqual(["name email", null, null]);
	});
});
