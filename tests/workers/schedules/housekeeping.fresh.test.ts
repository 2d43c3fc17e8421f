import {
	createExecutionContext,
	createScheduledController,
	waitOnExecutionContext,
} from "cloudflare:test";
import { beforeAll, expect, test, vi } from "vitest";
import { startFresh } from "#tests/support/fresh.ts";
import { bindings, createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import worker from "../entry.ts";

startFresh();

const DAY_MS = 86_400_000;
beforeAll(migrate);

async function run(cron: string) {
	const ctx = createExecutionContext();
	await worker.scheduled(
		createScheduledController({ cron, scheduledTime: new Date() }),
		bindings,
		ctx,
	);
	await waitOnExecutionContext(ctx);
}

const count = async (sql: string) => (await bindings.DB.prepare(sql).first<{ n: number }>())?.n;

test("what is over goes at once however much it is, what lives stays (ledger C3)", async () => {
	const { id } = await createWorkspace();
	const member = await createMember(id);
	const now = Date.now();
	const insert = (at: number, name: string) => [
		bindings.DB.prepare(
			`insert into sign_ins (token_hash, id, user_id, member_id, workspace_id, created_at,
				expires_at, last_seen_at, ip, user_agent) values (?, ?, ?, ?, ?, 1, ?, 1, '', '')`,
		).bind(`h${name}`, `s${name}`, member.userId, member.memberId, id, at - 23 * DAY_MS),
		bindings.DB.prepare(
			`insert into email_confirmations values (?, ?, ?, 'Ana', 'p', 1, ?, null)`,
		).bind(`e${name}`, `t${name}`, member.userId, at),
		bindings.DB.prepare("insert into sign_in_attempts values (?, 1, 0, ?)").bind(`b${name}`, at),
		bindings.DB.prepare(
			"insert into mails (id, kind, recipient, status, created_at) values (?, 'x', 'a@b.co', 'sent', ?)",
		).bind(`m${name}`, at - 30 * DAY_MS),
	];
	const old = now - 8 * DAY_MS;
	for (let row = 0; row < 600; row += 20)
		await bindings.DB.batch(
			Array.from({ length: 20 }, (_, at) => insert(old, `old${row + at}`)).flat(),
		);
	// More than a page: checks of integrations that nothing tests any more.
	await bindings.DB.prepare(
		`insert into integration_checks with recursive n(i) as (select 0 union all select i + 1 from n where i < 4499)
			select ?, 'i' || i, ?, 'healthy', 1 from n`,
	)
		.bind(id, old)
		.run();
	await bindings.DB.batch(insert(now + 60 * DAY_MS, "new"));

	const log = vi.spyOn(console, "log").mockImplementation(() => {});
	const tables = [
		"sign_ins",
		"email_confirmations",
		"sign_in_attempts",
		"mails",
		"integration_checks",
	];
	const counts = () =>
		Promise.all(tables.map((table) => count(`select count(*) as n from ${table}`)));
	await run("*/5 * * * *");
	expect(await counts()).toEqual([2, 1, 1, 1, 0]);
	await run("*/5 * * * *");
	expect(log).toHaveBeenCalledTimes(1);
	log.mockRestore();
});

test("a cron without work says so", async () => {
	const error = vi.spyOn(console, "error").mockImplementation(() => {});
	await run("0 0 * * *");
	expect(error.mock.calls.join()).toContain("cron_without_work");
	error.mockRestore();
});

test("a table that cannot be read keeps no other from being swept, and is told (ledger C6)", async () => {
	const old = Date.now() - 60 * DAY_MS;
	await bindings.DB.batch([
		bindings.DB.prepare("alter table known_devices rename to devices_away"),
		bindings.DB.prepare(
			"insert into mails (id, kind, recipient, status, created_at) values ('late', 'x', 'a@b.co', 'sent', ?)",
		).bind(old),
	]);
	const error = vi.spyOn(console, "error").mockImplementation(() => {});
	const log = vi.spyOn(console, "log").mockImplementation(() => {});
	await run("*/5 * * * *");
	expect(await count("select count(*) as n from mails where id = 'late'")).toBe(0);
	expect(error.mock.calls.join()).toContain("purge_failed");
	await bindings.DB.prepare("alter table devices_away rename to known_devices").run();
	error.mockRestore();
	log.mockRestore();
});
