import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import type { DeadLettersFilter } from "#app/contracts/dead-letters.ts";
import { JOB_QUEUES, type JobQueue, REPLAY_CLAIM_MS } from "#app/domain/dead-letters/letter.ts";
import { bindings, createMember, migrate } from "#tests/support/sign-in.ts";
import { codesOf, createTeam, servicesAt } from "#tests/support/team.ts";
import { findSignedIn } from "#tests/support/two-workspaces.ts";
import { createWebhookRig, listDeliveries } from "#tests/support/webhook-rig.ts";

const WAITING: DeadLettersFilter = { queue: null, state: "waiting", cursor: null };
const BINDINGS: Record<JobQueue, string> = {
	emails: "EMAILS",
	"webhooks-out": "WEBHOOKS_OUT",
	"agent-replies": "AGENT_REPLIES",
	"health-checks": "HEALTH_CHECKS",
	"facebook-sync": "FACEBOOK_SYNC",
};

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

/** A workspace whose queues are in the test's hands. */
async function createRig() {
	const sent: { queue: JobQueue; body: unknown }[] = [];
	const broken = new Set<JobQueue>();
	const queues = Object.fromEntries(
		JOB_QUEUES.map((queue) => [
			BINDINGS[queue],
			{
				sendBatch: async (messages: { body: unknown }[]) => {
					if (broken.has(queue)) throw new Error("the queue is away");
					for (const { body } of messages) sent.push({ queue, body });
				},
			},
		]),
	) as unknown as Partial<Env>;
	let ahead = 0;
	const { workspaceId, people } = await createTeam();
	const services = () => servicesAt(() => Date.now() + ahead, queues);
	const bury = async (queue: string, job: Record<string, unknown> = {}, at = Date.now()) => {
		const id = crypto.randomUUID();
		const body = { workspaceId, ...job };
		await services().deadLetterStore.keep({ id, queue: `${queue}-dead`, body, attempts: 4, at });
		return id;
	};
	const look = async (filter: Partial<DeadLettersFilter> = {}) => {
		const page = await services().deadLetters.open(people.admin.signedIn, {
			...WAITING,
			...filter,
		});
		if (!page.ok) throw new Error(page.code);
		return page.value;
	};
	const later = (ms: number) => void (ahead += ms);
	const { signedIn } = people.admin;
	const desk = () => services().deadLetters;
	return { workspaceId, people, signedIn, sent, broken, desk, bury, look, later };
}

test("an admin sees what of their workspace was given up, and of it only ids and words (J10)", async () => {
	const rig = await createRig();
	const integrationId = crypto.randomUUID();
	const id = await rig.bury("health-checks", { integrationId });
	await rig.bury("agent-replies", {
		text: "meu segredo",
		inboundId: "false_5511999998888@c.us_3EB0",
		token: "sk-0123456789abcdef",
	});
	const page = await rig.look();
	expect(page.letters).toHaveLength(2);
	expect(page.letters.find((letter) => letter.id === id)).toMatchObject({
		queue: "health-checks",
		state: "waiting",
		reason: "retries_used_up",
		attempts: 4,
		decided: null,
		subject: integrationId,
		job: { workspaceId: rig.workspaceId, integrationId },
	});
	expect(page.waiting).toMatchObject({ "health-checks": 1, "agent-replies": 1, emails: 0 });
	expect(page.key.isRenewing).toBe(false);
	expect(JSON.stringify(page)).not.toMatch(/segredo|5511999998888|sk-0123/);
	expect((await rig.look({ queue: "health-checks" })).letters.map((each) => each.id)).toEqual([id]);
});

test("letters of another workspace, or of none, are nobody's here, and cannot be touched (D08)", async () => {
	const [rig, other] = [await createRig(), await createRig()];
	const foreign = await other.bury("emails");
	const nobodys = crypto.randomUUID();
	await servicesAt(Date.now).deadLetterStore.keep({
		id: nobodys,
		queue: "emails-dead",
		body: { type: "reset_password", id: crypto.randomUUID() },
		attempts: 4,
		at: Date.now(),
	});
	expect((await rig.look()).letters).toEqual([]);
	for (const ids of [[foreign], [nobodys], [crypto.randomUUID()]]) {
		expect(await rig.desk().replay(rig.signedIn, { ids })).toEqual({
			ok: true,
			value: { count: 0 },
		});
		expect(await rig.desk().discard(rig.signedIn, ids)).toEqual({ ok: true, value: { count: 0 } });
	}
	expect(await rig.desk().replay(rig.signedIn, { queue: "emails" })).toMatchObject({
		value: { count: 0 },
	});
	expect(rig.sent).toEqual([]);
	expect((await other.look()).letters).toHaveLength(1);
});

test.each(["manager", "operator", "viewer"] as const)("a %s is refused", async (role) => {
	const rig = await createRig();
	const id = await rig.bury("emails");
	const { signedIn } = rig.people[role];
	const refused = { ok: false, code: "forbidden" };
	expect(await rig.desk().open(signedIn, WAITING)).toEqual(refused);
	expect(await rig.desk().replay(signedIn, { ids: [id] })).toEqual(refused);
	expect(await rig.desk().discard(signedIn, [id])).toEqual(refused);
	expect((await rig.look()).letters).toHaveLength(1);
});

test("each letter goes back into its own queue as it was, and the log says who did it", async () => {
	const rig = await createRig();
	const ids: string[] = [];
	for (const [n, queue] of JOB_QUEUES.entries()) ids.push(await rig.bury(queue, { n }));
	expect(await rig.desk().replay(rig.signedIn, { ids })).toEqual({ ok: true, value: { count: 5 } });
	expect(rig.sent).toHaveLength(5);
	for (const [n, queue] of JOB_QUEUES.entries())
		expect(rig.sent).toContainEqual({ queue, body: { workspaceId: rig.workspaceId, n } });
	expect((await rig.look()).letters).toEqual([]);
	const { letters } = await rig.look({ state: "replayed" });
	expect(letters.map(({ state, decided }) => [state, decided?.by])).toEqual(
		Array.from({ length: 5 }, () => ["replayed", "Ana Admin"]),
	);
	expect(await codesOf(rig.workspaceId)).toEqual(["jobs_replayed"]);
});

test("twenty who ask at once replay a letter once", async () => {
	const rig = await createRig();
	const ids = await Promise.all(Array.from({ length: 3 }, (_, n) => rig.bury("emails", { n })));
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, n) =>
			rig.desk().replay(rig.signedIn, n % 2 === 0 ? { ids } : { queue: "emails" }),
		),
	);
	const counts = answers.map((answer) => (answer.ok ? answer.value.count : -1));
	expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
	expect(rig.sent).toHaveLength(3);
	expect(new Set(rig.sent.map(({ body }) => JSON.stringify(body))).size).toBe(3);
});

test("a queue that is away keeps its letters waiting; those of another go", async () => {
	const rig = await createRig();
	const ids = [await rig.bury("emails"), await rig.bury("health-checks")];
	rig.broken.add("emails").add("health-checks");
	expect(await rig.desk().replay(rig.signedIn, { ids })).toEqual({
		ok: false,
		code: "unavailable",
	});
	rig.broken.delete("health-checks");
	expect(await rig.desk().replay(rig.signedIn, { ids })).toMatchObject({ value: { count: 1 } });
	expect((await rig.look()).letters.map(({ queue }) => queue)).toEqual(["emails"]);
	rig.broken.clear();
	expect(await rig.desk().replay(rig.signedIn, { ids })).toMatchObject({ value: { count: 1 } });
	expect(rig.sent.map(({ queue }) => queue)).toEqual(["health-checks", "emails"]);
});

test("whoever was interrupted while replaying leaves the letters to the next, a little later", async () => {
	const rig = await createRig();
	const id = await rig.bury("emails");
	await bindings.DB.prepare("update dead_letters set claimed_at = ? where id = ?")
		.bind(Date.now(), id)
		.run();
	expect(await rig.desk().replay(rig.signedIn, { ids: [id] })).toMatchObject({
		value: { count: 0 },
	});
	expect(await rig.desk().discard(rig.signedIn, [id])).toMatchObject({ value: { count: 0 } });
	rig.later(REPLAY_CLAIM_MS + 1000);
	expect(await rig.desk().replay(rig.signedIn, { ids: [id] })).toMatchObject({
		value: { count: 1 },
	});
});

test("a discarded letter is done by nobody, and stays to be seen", async () => {
	const rig = await createRig();
	const [gone, kept] = [await rig.bury("emails"), await rig.bury("emails")];
	expect(await rig.desk().discard(rig.signedIn, [gone])).toMatchObject({ value: { count: 1 } });
	expect(await rig.desk().replay(rig.signedIn, { ids: [gone] })).toMatchObject({
		value: { count: 0 },
	});
	expect((await rig.look()).letters.map(({ id }) => id)).toEqual([kept]);
	const { letters } = await rig.look({ state: "discarded" });
	expect(letters.map(({ id, decided }) => [id, decided?.by])).toEqual([[gone, "Ana Admin"]]);
	expect(await codesOf(rig.workspaceId)).toEqual(["jobs_discarded"]);
});

test("many letters come in pages, none twice and none left out; at most a hundred go at once", async () => {
	const rig = await createRig();
	const at = Date.now();
	// Several of one millisecond: the id decides their order.
	const ids = await Promise.all(
		Array.from({ length: 104 }, (_, n) => rig.bury("emails", { n }, at - Math.floor(n / 5))),
	);
	const seen: string[] = [];
	for (let cursor: string | null = null, first = true; first || cursor; first = false) {
		const page = await rig.look({ cursor });
		seen.push(...page.letters.map(({ id }) => id));
		cursor = page.olderCursor;
	}
	expect(seen).toHaveLength(104);
	expect(new Set(seen)).toEqual(new Set(ids));
	expect(await rig.desk().replay(rig.signedIn, { queue: "emails" })).toMatchObject({
		value: { count: 100 },
	});
	expect(await rig.desk().replay(rig.signedIn, { queue: "emails" })).toMatchObject({
		value: { count: 4 },
	});
	expect(rig.sent).toHaveLength(104);
});

test("a job that no version knows is kept as such, and nothing of it breaks the page", async () => {
	const rig = await createRig();
	const id = crypto.randomUUID();
	await bindings.DB.prepare(
		`insert into dead_letters (id, queue, workspace_id, body, reason, attempts, created_at)
		values (?, 'emails', ?, '{"cut', 'from a later version', 4, 1)`,
	)
		.bind(id, rig.workspaceId)
		.run();
	await rig.bury("emails", { type: "carrier_pigeon" });
	const { letters } = await rig.look();
	expect(letters.map(({ reason, job }) => [reason, job["type"]])).toEqual([
		["not_understood", "carrier_pigeon"],
		["retries_used_up", undefined],
	]);
	expect(await rig.desk().replay(rig.signedIn, { ids: [id] })).toMatchObject({
		value: { count: 1 },
	});
	expect(rig.sent).toEqual([]);
});

test("a delivery that was given up reaches its address when its letter is replayed, once", async () => {
	const rig = await createWebhookRig("ok");
	const { channelId, signedIn: manager } = rig;
	const { workspace } = manager;
	const sent = await rig.services().webhookDeliveries.sendTest(manager, channelId);
	if (!sent.ok) throw new Error(sent.code);
	const [job] = rig.queued.splice(0);
	if (!job) throw new Error("nothing was queued");
	const { webhooksOut, deadLetterStore } = rig.services();
	const id = crypto.randomUUID();
	const letter = { id, queue: "webhooks-out-dead", body: job.job, attempts: 11, at: Date.now() };
	await deadLetterStore.keep(letter);
	await webhooksOut.giveUp(job.job);
	expect(await listDeliveries(channelId)).toMatchObject([{ state: "failed" }]);
	const admin = await findSignedIn(await createMember(workspace.id, "admin"));
	for (let time = 0; time < 2; time += 1) {
		await rig.services().deadLetters.replay(admin, { ids: [id] });
		await rig.drain();
	}
	expect(await listDeliveries(channelId)).toMatchObject([{ state: "delivered", problem: null }]);
	expect(await rig.calls()).toHaveLength(1);
});

test("the badge in the header counts what waits, for admins alone and without another trip", async () => {
	const rig = await createRig();
	for (let n = 0; n < 3; n += 1) await rig.bury("emails", { n });
	const last = await rig.bury("emails");
	const { header } = servicesAt(Date.now, {});
	const read = async (role: "admin" | "manager") =>
		(await header.read(rig.people[role].signedIn)).waitingLetters;
	expect([await read("admin"), await read("manager")]).toEqual([4, 0]);
	await rig.desk().discard(rig.signedIn, [last]);
	await rig.desk().replay(rig.signedIn, { queue: "emails" });
	expect(await read("admin")).toBe(0);
	expect((await header.read(rig.signedIn)).system).toBe("operational");
});

test("no list of letters reads a table from end to end", async () => {
	const plans: string[] = [];
	for (const where of [
		"replayed_at is null and discarded_at is null",
		"replayed_at is not null and discarded_at is null",
	]) {
		const { results } = await env.DB.prepare(
			`explain query plan select id from dead_letters
			where workspace_id = ? and ${where} order by created_at desc, id desc limit 31`,
		)
			.bind("w")
			.all<{ detail: string }>();
		plans.push(...results.map(({ detail }) => detail));
	}
	expect(plans.filter((plan) => plan.startsWith("SCAN"))).toEqual([]);
	expect(plans.join()).toContain("dead_letters_waiting_idx");
});
