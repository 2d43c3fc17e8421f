import { expect, test } from "vitest";
import {
	CHANNEL_TABLES,
	CHANNEL_TABLES_OF_MEMBERS,
	D1_SEARCHES,
	D1_TABLES,
	HUB_TABLES,
	isSecretColumn,
	KNOWLEDGE_TABLES,
	KV_NAMES,
	QUEUES,
} from "#app/domain/personal-data/stores.ts";
import { inboxSteps, linkSteps } from "#durable-objects/channel/steps.ts";
import { knowledgeSteps } from "#durable-objects/knowledge/steps.ts";
import { alertSteps } from "#durable-objects/workspace/alerts.ts";
import { routingSteps } from "#durable-objects/workspace/routing.ts";
import { accountSteps } from "#durable-objects/workspace/account-directory.ts";
import { latenessSteps } from "#durable-objects/workspace/conversations/lateness.ts";
import { pinSteps } from "#durable-objects/workspace/conversations/pins.ts";
import { conversationSteps } from "#durable-objects/workspace/conversations/rows.ts";
import { figureSteps } from "#durable-objects/workspace/figures.ts";
import { planSteps } from "#durable-objects/workspace/plan-counters.ts";
import { seenSteps } from "#durable-objects/workspace/seen.ts";
import { listStoredTables, openMigrated } from "#tests/support/stored-tables.ts";
import { readSource } from "../../house/sources.ts";

/** Tables a set of steps makes; a full-text search is one. */
function listMade(steps: readonly { sql: string }[]): string[] {
	const made = steps.flatMap(({ sql }) => [...sql.matchAll(/CREATE (?:VIRTUAL )?TABLE (\w+)/g)]);
	return made.map(([, name = ""]) => name).toSorted();
}

test("every table of D1 says whose it is, and by columns that it has", () => {
	expect(Object.keys(D1_TABLES).toSorted()).toEqual(listStoredTables());
	const database = openMigrated();
	for (const [table, { workspace, person }] of Object.entries(D1_TABLES)) {
		const columns = database
			.prepare("select name from pragma_table_info(?)")
			.all(table)
			.map(({ name }) => name);
		for (const column of [workspace, person?.column])
			if (column) expect(columns, table).toContain(column);
		// A table with a workspace's column belongs to it.
		if (columns.includes("workspace_id")) expect(workspace, table).toBe("workspace_id");
		for (const [column, id] of [
			["user_id", "user"],
			["member_id", "member"],
		] as const)
			if (columns.includes(column) && table !== "sign_ins")
				expect(person, table).toEqual({ column, id });
		if (columns.includes("contact_id")) expect(D1_TABLES[table]?.contact, table).toBe("erased");
	}
	const searches = database
		.prepare("select name from sqlite_master where sql like 'create virtual%'")
		.all()
		.map(({ name }) => String(name));
	expect(searches.toSorted()).toEqual([...D1_SEARCHES]);
	database.close();
});

test("every table of objects says how it holds a contact", () => {
	expect(Object.keys(CHANNEL_TABLES).toSorted()).toEqual(listMade([...inboxSteps, ...linkSteps]));
	expect(Object.keys(HUB_TABLES).toSorted()).toEqual(
		listMade([
			...planSteps,
			...conversationSteps,
			...pinSteps,
			...latenessSteps,
			...figureSteps,
			...seenSteps,
			...alertSteps,
			...routingSteps,
			...accountSteps,
		]),
	);
	expect(Object.keys(KNOWLEDGE_TABLES).toSorted()).toEqual(listMade(knowledgeSteps));
});

test("what is erased with a contact is in the statements that erase one", () => {
	const erasure = [
		"durable-objects/channel/people/erasure.ts",
		"durable-objects/channel/ledger/search.ts",
		"durable-objects/channel/sending/outbox.ts",
	]
		.map(readSource)
		.join("\n");
	for (const [table, how] of Object.entries(CHANNEL_TABLES))
		if (how === "erased" && table !== "message_search")
			expect(erasure, table).toContain(`DELETE FROM ${table} `);
	expect(erasure).toContain("INSERT INTO message_search (message_search) VALUES ('delete-all')");
	const ofD1 = readSource("workers/data/queries/conversations/erasure.ts");
	for (const [table, { contact }] of Object.entries(D1_TABLES))
		if (contact === "erased") {
			const name = table.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
			expect(ofD1, table).toContain(`.delete(${name})`);
		}
});

test("J24 every table that names a member says what becomes of it when they are erased", () => {
	const database = openMigrated();
	const names =
		/^(?:user_id|(?:member|actor|assignee)_(?:id|name)|\w+ed_by|email|recipient|full_name)$/;
	const unsaid = Object.entries(D1_TABLES).filter(([table, { member, person }]) => {
		const isNaming = database
			.prepare("select name from pragma_table_info(?)")
			.all(table)
			.some(({ name }) => names.test(String(name)));
		if (person) return !["erased", "by_id", "kept_as_proof"].includes(member);
		return isNaming && member === "none";
	});
	database.close();
	expect(unsaid).toEqual([]);
});

test("J24 what goes with a member is in the statements that erase one", () => {
	const ofD1 = readSource("workers/data/queries/personal-data/member.ts");
	for (const [table, { member, person }] of Object.entries(D1_TABLES)) {
		const name = table.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
		if (member === "erased" && !person) expect(ofD1, table).toContain(`.delete(${name})`);
		if (member === "unnamed") expect(ofD1, table).toContain(`.update(${name})`);
	}
	const naming = inboxSteps.flatMap(({ sql }) => [
		...[...sql.matchAll(/CREATE TABLE (\w+) \(([^;]*)\)/g)]
			.filter(([, , columns = ""]) => /^\s*(?:author|actor|assignee\w*) /m.test(columns))
			.map(([, name = ""]) => name),
		...[...sql.matchAll(/ALTER TABLE (\w+) ADD COLUMN (?:author|actor|assignee\w*) /g)].map(
			([, name = ""]) => name,
		),
	]);
	expect([...new Set(naming)].toSorted()).toEqual([...CHANNEL_TABLES_OF_MEMBERS]);
	const ofObject = readSource("durable-objects/channel/people/member-erasure.ts");
	for (const table of CHANNEL_TABLES_OF_MEMBERS)
		expect(ofObject, table).toContain(`UPDATE ${table} SET`);
});

test("every name of KV and every queue stands here", () => {
	const names = [...readSource("workers/data/key-value.ts").matchAll(/_NAMES = \[([^\]]*)\]/g)];
	expect(Object.keys(KV_NAMES)).toEqual(
		names.flatMap(([, listed = ""]) => [...listed.matchAll(/"(\w+)"/g)].map(([, name]) => name)),
	);
	const queues = [...readSource("wrangler.toml").matchAll(/^queue = "([\w-]+)"$/gm)]
		.map(([, name = ""]) => name)
		.filter((name) => !name.endsWith("-dead"));
	expect([...new Set(queues)].toSorted()).toEqual(Object.keys(QUEUES));
});

test("J13 columns with secrets are known by their names", () => {
	const database = openMigrated();
	const secrets = Object.keys(D1_TABLES).flatMap((table) =>
		database
			.prepare("select name from pragma_table_info(?)")
			.all(table)
			.map(({ name }) => `${table}.${String(name)}`)
			.filter((name) => isSecretColumn(name)),
	);
	database.close();
	expect(secrets).toEqual(
		expect.arrayContaining([
			"users.password_hash",
			"workspaces.data_key_wrapped",
			"channels.cloud_token_sealed",
			"channels.credentials_sealed",
			"channels.api_key_hash",
			"invitations.token_hash",
		]),
	);
	expect(["name", "text", "email", "input_tokens"].some(isSecretColumn)).toBe(false);
});
