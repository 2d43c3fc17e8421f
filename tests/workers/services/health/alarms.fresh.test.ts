import { reset } from "cloudflare:test";
import { beforeEach, expect, test } from "vitest";
import type { EmailJob } from "#app/contracts/jobs.ts";
import { startFresh } from "#tests/support/fresh.ts";
import {
	bindings,
	createMember,
	createWorkspace,
	migrate,
	ORIGIN,
} from "#tests/support/sign-in.ts";
import type { TestMember } from "#tests/support/sign-in.ts";
import { findSignedIn, services } from "#tests/support/two-workspaces.ts";
import type { CallOutcome } from "#workers/adapters/customer-webhook/http.ts";
import { runSchedule } from "#workers/schedules/index.ts";
import { createAlarms } from "#workers/services/health/alarms.ts";
import { createRuntime } from "#workers/services/runtime.ts";

startFresh();
// One row says whose installation it is: each test begins without it.
beforeEach(async () => {
	await reset();
	await migrate();
});

const HOOK = "https://hooks.alarms-of-prosa.com/services/T0/secret-part";
const run = (query: string, ...values: unknown[]) =>
	bindings.DB.prepare(query)
		.bind(...values)
		.run();

/** An installation with its administrator, and the service with somebody at the other end. */
async function setUp() {
	const workspace = await createWorkspace();
	const admin = await createMember(workspace.id, "admin");
	await run(
		"insert into installation (id, workspace_id, region, created_at) values (1, ?, null, 1)",
		workspace.id,
	);
	const mails: EmailJob[] = [];
	const calls: { url: string; body: Record<string, unknown> }[] = [];
	const world = {
		answer: { kind: "answer", status: 200, text: "" } as CallOutcome,
		now: Date.now(),
	};
	const alarms = createAlarms({
		...createRuntime(bindings, { defer: () => undefined }),
		now: () => world.now,
		isMailSent: true,
		isAdmin: services().installation.isAdmin,
		queueEmail: async (job) => void mails.push(job),
		webhook: {
			async post({ url, body }) {
				calls.push({ url, body: JSON.parse(body) as Record<string, unknown> });
				return world.answer;
			},
		},
	});
	const bury = (id: string) =>
		run(
			`insert into dead_letters (id, queue, workspace_id, body, reason, attempts, created_at)
			values (?, 'emails', null, '{}', 'retries_used_up', 4, ?)`,
			id,
			world.now,
		);
	return { admin, signedIn: await findSignedIn(admin), alarms, mails, calls, world, bury };
}

test("J20 a trouble is told by mail and by webhook once when it begins, and once when it is over", async () => {
	const { alarms, signedIn, mails, calls, bury } = await setUp();
	const set = await alarms.setTarget(signedIn, { email: "ana@loja.com.br", webhook: HOOK }, "pt");
	expect(set.ok).toBe(true);
	expect(calls.map(({ body }) => body.trouble)).toEqual(["test"]);
	await alarms.look();
	expect(mails).toEqual([]);
	await bury("letter-1");
	for (let time = 0; time < 3; time++) await alarms.look();
	expect(mails).toMatchObject([
		{ type: "alarm", trouble: "dead_letters", state: "began", figure: 1, locale: "pt" },
	]);
	expect(calls[1]).toMatchObject({
		url: HOOK,
		body: {
			event: "alarm",
			trouble: "dead_letters",
			state: "began",
			figure: 1,
			page: expect.stringMatching(/\/admin\/health$/),
		},
	});
	await run("update dead_letters set discarded_at = 1");
	for (let time = 0; time < 3; time++) await alarms.look();
	expect(mails.map((job) => job.type === "alarm" && job.state)).toEqual(["began", "ended"]);
	expect(calls.map(({ body }) => body.state)).toEqual(["began", "began", "ended"]);
});

test("J20 what nobody could be told is told at the next look, and the page knows that the address fails", async () => {
	const { alarms, signedIn, calls, bury, world } = await setUp();
	await alarms.setTarget(signedIn, { email: "", webhook: HOOK }, "pt");
	await bury("letter-1");
	world.answer = { kind: "unreachable" };
	await alarms.look();
	await alarms.look();
	expect((await alarms.target()).failedAt).toBe(world.now);
	world.answer = { kind: "answer", status: 204, text: "" };
	await alarms.look();
	await alarms.look();
	// The test, two failures, and the one that was taken.
	expect(calls).toHaveLength(4);
	expect((await alarms.target()).failedAt).toBeNull();
});

test("without an address troubles are remembered, and told once there is one", async () => {
	const { alarms, signedIn, mails, bury } = await setUp();
	await bury("letter-1");
	await alarms.look();
	await alarms.setTarget(signedIn, { email: "ana@loja.com.br", webhook: "" }, "en");
	await alarms.look();
	expect(mails).toMatchObject([{ trouble: "dead_letters", locale: "en" }]);
});

test("J22 an address that is private, our own, not https or that does not answer is refused, and nothing is kept", async () => {
	const { alarms, signedIn, calls, world } = await setUp();
	const set = async (webhook: string) => {
		const done = await alarms.setTarget(signedIn, { email: "", webhook }, "pt");
		return done.ok ? "ok" : done.code;
	};
	for (const webhook of [
		"http://hooks.alarms-of-prosa.com/x",
		"https://10.0.0.1/x",
		"https://[::1]/x",
		"https://localhost/x",
		"https://metadata.google.internal/x",
		"https://user:pass@hooks.alarms-of-prosa.com/x",
		`${ORIGIN}/webhooks/echo/x`,
		"not an address",
	])
		expect(await set(webhook), webhook).toBe("url_not_allowed");
	expect(calls).toEqual([]);
	world.answer = { kind: "answer", status: 500, text: "" };
	expect(await set(HOOK)).toBe("webhook_unreachable");
	expect(await alarms.target()).toMatchObject({ webhook: "", email: "" });
});

test("J02 J06 the address is stored sealed and shown as its host; its mask keeps it, nothing removes it", async () => {
	const { alarms, signedIn, calls } = await setUp();
	await alarms.setTarget(signedIn, { email: "", webhook: HOOK }, "pt");
	const { results } = await bindings.DB.prepare("select * from alarm_targets").all();
	expect(JSON.stringify(results)).not.toContain("secret-part");
	const { webhook } = await alarms.target();
	expect(webhook).toContain("hooks.alarms-of-prosa.com");
	expect(webhook).not.toContain("secret-part");
	await alarms.setTarget(signedIn, { email: "ana@loja.com.br", webhook }, "pt");
	expect(calls).toHaveLength(1);
	expect(await alarms.target()).toMatchObject({ webhook, email: "ana@loja.com.br" });
	await alarms.setTarget(signedIn, { email: "", webhook: "" }, "pt");
	expect(await alarms.target()).toMatchObject({ webhook: "", email: "" });
});

test("J21 only an admin of the installation's workspace sees health and costs, or says where alarms go", async () => {
	const { admin, alarms } = await setUp();
	const others: TestMember[] = [
		await createMember(admin.workspaceId, "manager"),
		await createMember((await createWorkspace()).id, "admin"),
	];
	const { installationHealth, costs } = services();
	for (const other of others) {
		const signedIn = await findSignedIn(other);
		const refused = { ok: false, code: "forbidden" };
		expect(await installationHealth.open(signedIn)).toEqual(refused);
		expect(await costs.open(signedIn, null)).toEqual(refused);
		const typed = { email: "eve@evil.com", webhook: "" };
		expect(await alarms.setTarget(signedIn, typed, "pt")).toEqual(refused);
	}
	expect((await alarms.target()).email).toBe("");
	const own = await findSignedIn(admin);
	expect((await installationHealth.open(own)).ok).toBe(true);
	expect((await costs.open(own, "2026-13")).ok).toBe(true);
});

test("the schedule notes its run and the database's size, errors are counted, and the page says all of it", async () => {
	const { signedIn } = await setUp();
	const { installationHealth, log } = services();
	const before = await installationHealth.open(signedIn);
	expect(before.ok && before.value.cron).toEqual({
		startedAt: null,
		endedAt: null,
		failedParts: 0,
	});
	log({ event: "planted_failure", level: "error" });
	log({ event: "planted_failure", level: "error" });
	log({ event: "planted_attempt", level: "security" });
	await runSchedule("*/5 * * * *", services());
	const opened = await installationHealth.open(signedIn);
	if (!opened.ok) throw new Error(opened.code);
	const { cron, database, events, hours, troubles } = opened.value;
	expect(cron.endedAt).toBeGreaterThan(Date.now() - 60_000);
	expect(cron.failedParts).toBe(0);
	expect(database.bytes).toBeGreaterThan(100_000);
	expect(events).toContainEqual({ event: "planted_failure", level: "error", total: 2 });
	expect(events).toContainEqual({ event: "planted_attempt", level: "security", total: 1 });
	expect(hours.at(-1)?.errors).toBeGreaterThanOrEqual(2);
	expect(troubles.find(({ trouble }) => trouble === "cron_late")).toMatchObject({
		figure: 0,
		isTrouble: false,
	});
});
