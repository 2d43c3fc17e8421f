import { runInDurableObject } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { migrate, type Step } from "#durable-objects/object/migrate.ts";
import { inboxSteps, linkSteps } from "#durable-objects/channel/steps.ts";
import { accountSteps } from "#durable-objects/workspace/account-directory.ts";
import { pinSteps } from "#durable-objects/workspace/conversations/pins.ts";
import { conversationSteps } from "#durable-objects/workspace/conversations/rows.ts";
import { figureSteps } from "#durable-objects/workspace/figures.ts";
import { planSteps } from "#durable-objects/workspace/plan-counters.ts";
import { alertSteps } from "#durable-objects/workspace/alerts.ts";
import { routingSteps } from "#durable-objects/workspace/routing.ts";
import { seenSteps } from "#durable-objects/workspace/seen.ts";
import { instanceOf } from "#tests/support/instance.ts";

const SETS: [string, readonly Step[]][] = [
	["inbox", inboxSteps],
	["instance", linkSteps],
	["plan", planSteps],
	["conversations", conversationSteps],
	["pins", pinSteps],
	["figures", figureSteps],
	["seen", seenSteps],
	["alerts", alertSteps],
	["routing", routingSteps],
	["account", accountSteps],
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
		migrate(storage, Object.fromEntries(SETS));
		newest = tables(storage);
	});
	for (const [set, steps] of SETS) {
		for (let applied = 0; applied <= steps.length; applied += 1) {
			await inEmptyStorage(`schema-${set}-${applied}`, (storage) => {
				migrate(storage, { [set]: steps.slice(0, applied) });
				migrate(storage, Object.fromEntries(SETS));
				expect(tables(storage)).toEqual(newest);
			});
		}
	}
});

test("R37 a step that breaks half way leaves the old schema, and the next start completes", async () => {
	await inEmptyStorage("schema-broken", (storage) => {
		const [first] = inboxSteps;
		if (!first) throw new Error("There is a first step.");
		migrate(storage, { inbox: [first] });
		storage.sql.exec("INSERT INTO progress (name, value) VALUES ('kept', 7)");
		const broken = {
			id: "0002_break",
			onlyAdds: true,
			sql: "CREATE TABLE half (id TEXT); SELECT * FROM missing",
		};
		expect(() => migrate(storage, { inbox: [first, broken] })).toThrow(/missing/);
		expect(tables(storage).map((table) => table.name)).not.toContain("half");
		const mended = { id: "0002_mend", onlyAdds: true, sql: "CREATE TABLE half (id TEXT)" };
		migrate(storage, { inbox: [first, mended] });
		expect(tables(storage).map((table) => table.name)).toContain("half");
		expect(storage.sql.exec("SELECT value FROM progress WHERE name = 'kept'").one()).toEqual({
			value: 7,
		});
	});
});

test("R38 rows of a newer version stop older code instead of being misread", async () => {
	await inEmptyStorage("schema-rollback", (storage) => {
		const newer = { id: "9999_from_the_future", onlyAdds: false, sql: "SELECT 1" };
		migrate(storage, { inbox: [...inboxSteps, newer] });
		expect(() => migrate(storage, { inbox: inboxSteps })).toThrow(/9999_from_the_future/);
	});
});

test("R38 what a newer release only added is let stand, logged, and there after the release comes back", async () => {
	const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
	await inEmptyStorage("schema-additive", (storage) => {
		const sql = "CREATE TABLE later (id TEXT); ALTER TABLE contacts ADD COLUMN later TEXT";
		const newer = { id: "9998_add_later", onlyAdds: true, sql };
		const another = { id: "9999_add_more", onlyAdds: true, sql: "CREATE TABLE more (id TEXT)" };
		migrate(storage, { inbox: [...inboxSteps, newer] });
		migrate(storage, { inbox: inboxSteps });
		expect(warned).toHaveBeenCalledWith(expect.stringContaining("9998_add_later"));
		const insert = "INSERT INTO contacts (n, id, name_key, seq) VALUES (1, 'a', '', 1)";
		storage.sql.exec(insert);
		migrate(storage, { inbox: [...inboxSteps, newer, another] });
		expect(tables(storage).map(({ name }) => name)).toEqual(
			expect.arrayContaining(["later", "more"]),
		);
		expect(storage.sql.exec("SELECT later FROM contacts").one()).toEqual({ later: null });
	});
	warned.mockRestore();
});

test("R38 an object of the first releases, whose log does not say what only adds, is brought on", async () => {
	await inEmptyStorage("schema-first-log", (storage) => {
		const [first] = inboxSteps;
		storage.sql.exec(
			"CREATE TABLE migrations (step_set TEXT, id TEXT, PRIMARY KEY (step_set, id)) WITHOUT ROWID",
		);
		storage.sql.exec(first?.sql ?? "");
		storage.sql.exec("INSERT INTO migrations VALUES ('inbox', ?)", first?.id ?? "");
		migrate(storage, { inbox: inboxSteps });
		const { n } = storage.sql.exec<{ n: number }>("SELECT count(*) AS n FROM migrations").one();
		expect(n).toBe(inboxSteps.length);
	});
});

test("R38 what says that it only adds takes nothing away and asks for nothing", () => {
	for (const { id, onlyAdds, sql } of SETS.flatMap(([, steps]) => steps)) {
		if (!onlyAdds) continue;
		const statements = sql.replace(/--.*$/gmu, "").split(";");
		for (const statement of statements) {
			expect(statement, id).not.toMatch(/\bDROP (TABLE|COLUMN)|\bRENAME\b|\bDELETE\b/iu);
			if (/ADD COLUMN/iu.test(statement) && /NOT NULL/iu.test(statement))
				expect(statement, id).toMatch(/\b(DEFAULT|GENERATED)\b/iu);
		}
	}
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
		migrate(storage, { inbox: inboxSteps.slice(0, at) });
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
		migrate(storage, { inbox: inboxSteps });
		const told = storage.sql.exec<{ told: string | null }>("SELECT told FROM contacts ORDER BY n");
		expect(told.toArray().map((row) => row.told)).toEqual(["name email", null, null]);
	});
});
