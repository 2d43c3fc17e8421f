import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { inboxSteps, linkSteps } from "#durable-objects/channel/steps.ts";
import { knowledgeSteps } from "#durable-objects/knowledge/steps.ts";
import { latenessSteps } from "#durable-objects/workspace/conversations/lateness.ts";
import { pinSteps } from "#durable-objects/workspace/conversations/pins.ts";
import { conversationSteps } from "#durable-objects/workspace/conversations/rows.ts";
import { figureSteps } from "#durable-objects/workspace/figures.ts";
import { accountSteps } from "#durable-objects/workspace/account-directory.ts";
import { planSteps } from "#durable-objects/workspace/plan-counters.ts";
import { alertSteps } from "#durable-objects/workspace/alerts.ts";
import { routingSteps } from "#durable-objects/workspace/routing.ts";
import { seenSteps } from "#durable-objects/workspace/seen.ts";
import { findRemovals, findUnlisted, listStatements, REMOVALS } from "#scripts/checks/additive.mjs";
import { inRoot } from "#scripts/local/paths.mjs";
import { listProduction, readSource } from "./sources.ts";

/** The first release that can be rolled back to; what came with it or before is there in every release. */
const BASELINE = "0036_baseline.sql";
const STEPS = {
	inbox: inboxSteps,
	instance: linkSteps,
	knowledge: knowledgeSteps,
	plan: planSteps,
	conversations: conversationSteps,
	pins: pinSteps,
	figures: figureSteps,
	seen: seenSteps,
	alerts: alertSteps,
	routing: routingSteps,
	account: accountSteps,
	lateness: latenessSteps,
};
const STEPS_OF_BASELINE: Record<string, string> = {
	inbox: "0012_replay_quarantine",
	instance: "0002_explain_transitions",
	plan: "0001_create_plan_counters",
};

const migrations = readdirSync(inRoot("migrations")).filter(
	(name) => name.endsWith(".sql") && name > BASELINE,
);
const steps = Object.entries(STEPS).flatMap(([set, list]) =>
	list
		.filter(({ id }) => id > (STEPS_OF_BASELINE[set] ?? ""))
		.map((step) => ({ name: `${set}/${step.id}`, ...step })),
);

test("R36 migrations add first; what they remove is listed with the release that stopped using it", () => {
	expect(migrations.length).toBeGreaterThan(0);
	for (const name of migrations)
		expect(findUnlisted(name, readSource(`migrations/${name}`)), name).toEqual([]);
});

test("R38 a step of an object says truly whether it only adds, and a removal is listed", () => {
	for (const { name, sql, onlyAdds } of steps) {
		expect(onlyAdds, name).toBe(findRemovals(sql).length === 0);
		expect(findUnlisted(name, sql), name).toEqual([]);
	}
	const declared = listProduction().flatMap((file) => [
		...readSource(file).matchAll(/const (\w+)Steps: readonly Step\[\]/g),
	]);
	expect(declared, "every set of steps is looked at").toHaveLength(Object.keys(STEPS).length);
});

test("what is listed is there and says a release", () => {
	const known = new Map([
		...migrations.map((name) => [name, readSource(`migrations/${name}`)] as const),
		...steps.map(({ name, sql }) => [name, sql] as const),
	]);
	for (const [name, removals] of Object.entries(REMOVALS))
		for (const { statement, unusedSince } of removals) {
			expect(findRemovals(known.get(name) ?? ""), name).toContain(statement);
			expect(unusedSince).toMatch(/^\d+\.\d+\.\d+$/);
		}
});

test.each([
	"CREATE TABLE a (id text PRIMARY KEY NOT NULL);\nCREATE UNIQUE INDEX a_id ON a (id);",
	"CREATE INDEX IF NOT EXISTS `b_name` ON `b` (`name`)",
	"ALTER TABLE `b` ADD `colour` text;--> statement-breakpoint\nALTER TABLE b ADD COLUMN n integer DEFAULT 0 NOT NULL",
	"ALTER TABLE b ADD COLUMN told TEXT; UPDATE b SET told = trim(coalesce(name, ''), ',') WHERE name IS NOT NULL",
	"CREATE TABLE a (id text); INSERT INTO a SELECT id FROM b",
	"CREATE VIRTUAL TABLE s USING fts5 (text)",
	"-- drop table b;\n/* drop table b; */ CREATE VIEW_NOT_KNOWN",
])("%j only adds", (sql) => {
	expect(findRemovals(sql.replace(" CREATE VIEW_NOT_KNOWN", ""))).toEqual([]);
});

test.each([
	"DROP TABLE b",
	"drop index b_name",
	"DROP TRIGGER b_insert",
	"ALTER TABLE b DROP COLUMN name",
	"ALTER TABLE b RENAME COLUMN name TO title",
	"ALTER TABLE b RENAME TO c",
	"ALTER TABLE b ADD COLUMN name text NOT NULL",
	"ALTER TABLE b ADD COLUMN n integer CHECK (n > 0)",
	"CREATE UNIQUE INDEX b_name ON b (name)",
	"CREATE TRIGGER t BEFORE INSERT ON b BEGIN SELECT RAISE(ABORT, 'no'); END",
	"DELETE FROM b WHERE old = 1",
	"UPDATE b SET name = upper(name)",
	"ALTER TABLE b ADD COLUMN told TEXT; UPDATE b SET told = 'x', name = 'y'",
	"INSERT INTO b (id) VALUES (1)",
	"CREATE TABLE __new_b (id text); INSERT INTO __new_b SELECT id FROM b; DROP TABLE b; ALTER TABLE __new_b RENAME TO b",
	"PRAGMA writable_schema = on",
])("%j does more", (sql) => {
	expect(findRemovals(sql)).not.toEqual([]);
});

test("statements are told apart in texts, comments and triggers", () => {
	expect(
		listStatements(
			"insert into a values ('x;--y'); -- b;\ncreate trigger t after insert on a begin delete from b; delete from c; end; drop table d",
		),
	).toEqual([
		"insert into a values ('x;--y')",
		"create trigger t after insert on a begin delete from b; delete from c; end",
		"drop table d",
	]);
});

test("a listed removal is allowed, and only that one", () => {
	const listed = { "0099_drop.sql": [{ statement: "DROP TABLE b", unusedSince: "0.2.0" }] };
	expect(findUnlisted("0099_drop.sql", "DROP TABLE b; DROP TABLE c", listed)).toEqual([
		"DROP TABLE c",
	]);
});
