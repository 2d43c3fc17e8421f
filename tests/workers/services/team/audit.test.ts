import { beforeAll, expect, test } from "vitest";
import { type AuditFilter, codesOf } from "#app/domain/team/audit.ts";
import { FORMER_MEMBER } from "#app/domain/team/former-member.ts";
import { eventually } from "#tests/support/instance.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { createTeam, servicesAt } from "#tests/support/team.ts";
import { ask, findSignedIn } from "#tests/support/two-workspaces.ts";
import { createDatabase } from "#workers/data/database.ts";
import { selectAudit } from "#workers/data/queries/team/activity.ts";
import type { NewActivity } from "#workers/services/team/activity.ts";

beforeAll(migrate);

const NEWEST: AuditFilter = { kind: null, days: 0, q: "", before: null };
const DAY_MS = 86_400_000;

async function setUp() {
	const { workspaceId, people } = await createTeam();
	const admin = await findSignedIn(people.admin);
	const record = (
		said: Pick<NewActivity, "metadata"> & Partial<NewActivity>,
		at = Date.now(),
		workspace = workspaceId,
	) =>
		servicesAt(() => at).activity.record({
			workspaceId: workspace,
			actorId: people.admin.memberId,
			action: "updated",
			entityType: "workspace_keys",
			entityId: "x",
			...said,
		});
	const open = async (filter: Partial<AuditFilter> = {}, signedIn = admin) => {
		const page = await servicesAt(Date.now).audit.open(signedIn, { ...NEWEST, ...filter });
		if (!page.ok) throw new Error(page.code);
		return page.value;
	};
	const codes = async (filter: Partial<AuditFilter> = {}) =>
		(await open(filter)).entries.map(({ metadata }) => metadata["code"]);
	return { workspaceId, people, admin, record, open, codes };
}

test("only admins read the audit log, and only their own workspace's", async () => {
	const one = await setUp();
	await one.record({ metadata: { code: "api_key_created", name: "Loja" } });
	const other = await setUp();
	expect(await other.codes()).toEqual([]);
	for (const role of ["manager", "operator", "viewer"] as const) {
		const signedIn = await findSignedIn(one.people[role]);
		const { audit } = servicesAt(Date.now);
		expect(await audit.open(signedIn, NEWEST), role).toEqual({ ok: false, code: "forbidden" });
		expect(await audit.exportAll(signedIn, NEWEST)).toEqual({ ok: false, code: "forbidden" });
	}
	expect(await one.codes(), "a refused export is none").toEqual(["api_key_created"]);
});

test("the day's work is left out; kind, period and search narrow what is shown", async () => {
	const { record, codes } = await setUp();
	const now = Date.now();
	await record({ metadata: { code: "api_key_created", name: "Loja 50%" } }, now - 40 * DAY_MS);
	await record({
		entityType: "contacts",
		metadata: { code: "conversation_closed", contact: "Zuleica" },
	});
	await record({ entityType: "contacts", metadata: { code: "contact_exported" } });
	await record({ metadata: { code: "claiming_switched_on" } });
	expect(await codes()).toEqual(["claiming_switched_on", "contact_exported", "api_key_created"]);
	expect(await codes({ kind: "data" })).toEqual(["contact_exported"]);
	expect(await codes({ days: 30 })).toEqual(["claiming_switched_on", "contact_exported"]);
	expect(await codes({ q: "loja 50%" })).toEqual(["api_key_created"]);
	expect(await codes({ q: "loj_" }), "no sign stands for another").toEqual([]);
	expect(await codes({ q: "zuleica" })).toEqual([]);
});

test("older pages go on behind the last entry, each once", async () => {
	const { record, open } = await setUp();
	for (let n = 0; n < 53; n++)
		await record({ metadata: { code: "api_key_created", name: String(n) } });
	const first = await open();
	expect([first.entries.length, first.olderThan]).toEqual([50, 4]);
	const second = await open({ before: first.olderThan });
	expect(second.olderThan).toBe(null);
	const names = [...first.entries, ...second.entries].map(({ metadata }) => metadata["name"]);
	expect(names).toEqual(Array.from({ length: 53 }, (_, n) => String(52 - n)));
});

test("what is exported is an entry: the audit itself, and ready answers, with the request that did it", async () => {
	const { people, admin, open, codes } = await setUp();
	const file = await servicesAt(Date.now).audit.exportAll(admin, NEWEST);
	expect(file).toEqual({ ok: true, value: { entries: [], isCut: false } });
	expect(await codes({ kind: "data" })).toEqual(["data_exported"]);
	expect((await ask(people.viewer, "GET", "/api/canned-responses/export")).status).toBe(200);
	const [newest] = await eventually(async () => {
		const { entries } = await open();
		return entries.length === 2 && entries;
	});
	expect(newest).toMatchObject({
		actor: { id: people.viewer.memberId },
		kind: "data",
		metadata: { code: "data_exported", what: "canned_responses" },
	});
	expect(newest?.metadata["requestId"]).toMatch(/^[\w-]{8,}$/u);
});

test("J24 an entry about somebody who was erased names them no more", async () => {
	const { record, open } = await setUp();
	const gone = crypto.randomUUID();
	await record({
		entityType: "profiles",
		entityId: gone,
		metadata: { code: "role_changed", name: "Rui", from: "viewer", to: "admin" },
	});
	expect((await open()).entries[0]?.metadata["name"]).toBe(FORMER_MEMBER);
});

test("a page reads by the index of audited entries, whatever else the log holds", async () => {
	const { workspaceId } = await setUp();
	const wanted = { codes: codesOf(null), since: 0, q: "", before: 9, limit: 51 };
	const { sql, params } = selectAudit(createDatabase(bindings.DB), workspaceId, wanted).toSQL();
	const plan = await bindings.DB.prepare(`explain query plan ${sql}`)
		.bind(...params)
		.all<{ detail: string }>();
	const read = plan.results.map(({ detail }) => detail);
	expect(read.join("\n")).toContain(
		"USING INDEX activity_logs_audit_idx (workspace_id=? AND seq<?)",
	);
	expect(read.join("\n")).not.toContain("TEMP B-TREE");
});
