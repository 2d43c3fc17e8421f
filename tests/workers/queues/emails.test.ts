import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { beforeAll, expect, inject, test, vi } from "vitest";
import type { EmailJob } from "#app/contracts/jobs.ts";
import { createEmulatorHands } from "#tests/support/mail-conformance.ts";
import {
	bindings,
	createMember,
	createWorkspace,
	migrate,
	type TestMember,
} from "#tests/support/sign-in.ts";
import { openWorkspaceSocket } from "#tests/support/socket.ts";
import { deriveToken } from "#workers/adapters/secrets/token.ts";
import { loadConfig } from "#workers/config.ts";
import { createServices } from "#workers/services/index.ts";
import worker from "../entry.ts";

const emulator = inject("mailEmulator");
const DAY_MS = 86_400_000;

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

/** A deployment that sends through an account of its own at the emulated provider. */
function createDeployment(change: Record<string, unknown> = {}) {
	const account = `re_${crypto.randomUUID().replaceAll("-", "")}`;
	const env = {
		...bindings,
		MAIL_DELIVERY: "resend",
		MAIL_FROM: "Prosa <nao-responda@prosa.example>",
		RESEND_API_KEY: account,
		RESEND_URL: emulator.url,
		ALLOWED_PRIVATE_HOSTS: emulator.httpHost,
		...change,
	} as unknown as Env;
	return { env, ...createEmulatorHands(emulator.url, account) };
}

interface Delivered {
	id: string;
	body: unknown;
	attempts?: number;
}

/** Gives the consumer a batch; answers what was acknowledged and what comes again, after how long. */
async function consume(env: Env, messages: Delivered[], queue = "emails") {
	const batch = createMessageBatch(
		queue,
		messages.map(({ id, body, attempts = 1 }) => ({ id, body, attempts, timestamp: new Date() })),
	);
	// The result tells which come again, not when.
	const retries = batch.messages.map((message) => vi.spyOn(message, "retry"));
	const ctx = createExecutionContext();
	await worker.queue(batch, env, ctx);
	const result = await getQueueResult(batch, ctx);
	const delayOf = (id: string) =>
		retries[messages.findIndex((message) => message.id === id)]?.mock.calls[0]?.[0]?.delaySeconds;
	return {
		acked: result.explicitAcks,
		again: result.retryMessages.map(({ msgId }) => ({ msgId, delaySeconds: delayOf(msgId) })),
	};
}

async function createInvitation(member: TestMember, change: { name?: string } = {}) {
	const id = crypto.randomUUID();
	const email = `${id.slice(0, 8)}@convidada.example`;
	const now = Date.now();
	await bindings.DB.prepare(
		`insert into invitations (id, workspace_id, email, role, status, name, token_hash, invited_by,
			invited_at, expires_at, resent_count, last_sent_at, resend_window_at, updated_at)
		values (?, ?, ?, 'operator', 'pending', ?, ?, ?, ?, ?, 0, ?, ?, ?)`,
	)
		.bind(
			id,
			member.workspaceId,
			email,
			change.name ?? "Bia Souza",
			crypto.randomUUID(),
			member.memberId,
			now,
			now + 7 * DAY_MS,
			now,
			now,
			now,
		)
		.run();
	return { id, email };
}

function invitationJob(
	member: TestMember,
	invitationId: string,
	change: Partial<Extract<EmailJob, { type: "invitation" }>> = {},
): EmailJob {
	return {
		type: "invitation",
		id: crypto.randomUUID(),
		workspaceId: member.workspaceId,
		invitationId,
		resentCount: 0,
		locale: "pt",
		...change,
	};
}

const outcomeOf = async (invitationId: string) =>
	bindings.DB.prepare("select mail_outcome from invitations where id = ?")
		.bind(invitationId)
		.first<string>("mail_outcome");
const mailOf = (id: string) =>
	bindings.DB.prepare("select * from mails where id = ?").bind(id).first<Record<string, unknown>>();
const setUp = async () => createMember((await createWorkspace("Loja Aurora")).id, "admin", "Ana");

test("an invitation's mail leaves once, and the team's pages and who asked are told", async () => {
	const member = await setUp();
	const { env, box } = createDeployment();
	const socket = await openWorkspaceSocket(member);
	const { id, email } = await createInvitation(member);
	const job = invitationJob(member, id, { askedBy: member.memberId });
	expect(await consume(env, [{ id: "m1", body: job }])).toEqual({ acked: ["m1"], again: [] });
	const { mails } = await box();
	expect(mails).toHaveLength(1);
	expect(mails[0]).toMatchObject({ to: email, key: job.id });
	const token = deriveToken(loadConfig(env).masterKey, "invitation", `${id}:0`);
	expect(mails[0]?.text).toContain(`/aceitar-convite?token=${token}`);
	expect(await outcomeOf(id)).toBe("sent");
	// Links open accounts: what left is not kept.
	expect(await mailOf(job.id)).toMatchObject({
		status: "sent",
		recipient: email,
		text: null,
		html: null,
		failure: null,
	});
	expect(await socket.next("invitation_delivery")).toEqual({
		type: "invitation_delivery",
		invitationId: id,
		email,
		memberId: member.memberId,
		isResend: false,
		outcome: "sent",
	});
	await socket.next("team_changed");
	socket.close();
});

test("R15 a consumer that dies after three of five repeats none of the three", async () => {
	const member = await setUp();
	const { env, box } = createDeployment();
	const jobs = await Promise.all(
		Array.from({ length: 5 }, async () =>
			invitationJob(member, (await createInvitation(member)).id),
		),
	);
	const batch = jobs.map((body, at) => ({ id: `m${at}`, body }));
	expect((await consume(env, batch.slice(0, 3))).acked).toEqual(["m0", "m1", "m2"]);
	// It died before its acknowledgements were known: all five come again.
	const again = await consume(
		env,
		batch.map((message) => ({ ...message, attempts: 2 })),
	);
	expect(again).toEqual({ acked: ["m0", "m1", "m2", "m3", "m4"], again: [] });
	const { mails, calls } = await box();
	expect(mails.map(({ key }) => key)).toEqual(jobs.map(({ id }) => id));
	expect(calls).toBe(5);
});

test("R15 a try that died while it was sending is taken up again, and the provider knows its key", async () => {
	const member = await setUp();
	const { env, box } = createDeployment();
	const { id } = await createInvitation(member);
	const job = invitationJob(member, id);
	await consume(env, [{ id: "m1", body: job }]);
	// As if the process had died between the provider's answer and our row.
	const claimAt = (at: number) =>
		bindings.DB.prepare("update mails set status = 'queued', claimed_at = ? where id = ?")
			.bind(at, job.id)
			.run();
	await claimAt(Date.now());
	const busy = await consume(env, [{ id: "m1", body: job, attempts: 2 }]);
	expect(busy.again).toEqual([{ msgId: "m1", delaySeconds: 45 }]);
	expect((await box()).calls).toBe(1);
	await claimAt(Date.now() - 46_000);
	expect((await consume(env, [{ id: "m1", body: job, attempts: 3 }])).acked).toEqual(["m1"]);
	expect((await box()).mails).toHaveLength(1);
});

test("R16 a poison message goes its way to the dead letters; the others flow", async () => {
	const member = await setUp();
	const { env, box } = createDeployment();
	const good = invitationJob(member, (await createInvitation(member)).id);
	const poison = [{ type: "unknown" }, "text", null, { ...good, token: "secret" }];
	const messages = [
		...poison.map((body, at) => ({ id: `poison${at}`, body })),
		{ id: "good", body: good },
	];
	const result = await consume(env, messages);
	expect(result.acked).toEqual(["good"]);
	expect(result.again.map(({ msgId }) => msgId)).toEqual(poison.map((_, at) => `poison${at}`));
	expect((await box()).mails).toHaveLength(1);
});

test("R17 an hour late and out of order ends the same: only the newest sending leaves", async () => {
	const member = await setUp();
	const { env, box } = createDeployment();
	const { id } = await createInvitation(member);
	await bindings.DB.prepare("update invitations set resent_count = 2 where id = ?").bind(id).run();
	const jobs = [2, 0, 1].map((resentCount) => invitationJob(member, id, { resentCount }));
	const result = await consume(
		env,
		jobs.map((body, at) => ({ id: `m${at}`, body })),
	);
	expect(result.again).toEqual([]);
	const { mails } = await box();
	expect(mails.map(({ key }) => key)).toEqual([jobs[0]?.id]);
	const token = deriveToken(loadConfig(env).masterKey, "invitation", `${id}:2`);
	expect(mails[0]?.text).toContain(token);
	expect(await outcomeOf(id)).toBe("sent");
});

test.each([
	["cancelled", "update invitations set status = 'cancelled' where id = ?1"],
	["accepted", "update invitations set status = 'accepted' where id = ?1"],
	["over", "update invitations set expires_at = 1 where id = ?1"],
	[
		"void, its inviter gone",
		"update members set is_active = 0 where id = (select invited_by from invitations where id = ?1)",
	],
])("an invitation that is %s gets no mail", async (_, statement) => {
	const member = await setUp();
	const { env, box } = createDeployment();
	const { id } = await createInvitation(member);
	await bindings.DB.prepare(statement).bind(id).run();
	const job = invitationJob(member, id);
	expect(await consume(env, [{ id: "m1", body: job }])).toEqual({ acked: ["m1"], again: [] });
	expect((await box()).calls).toBe(0);
	expect(await mailOf(job.id)).toBeNull();
});

test("D01 a job that names another workspace's invitation finds nobody", async () => {
	const member = await setUp();
	const stranger = await setUp();
	const { env, box } = createDeployment();
	const { id } = await createInvitation(stranger);
	await consume(env, [{ id: "m1", body: invitationJob(member, id) }]);
	expect((await box()).calls).toBe(0);
	expect(await outcomeOf(id)).toBe("queued");
});

test("R33 with the provider down the row is kept, three more tries follow, and then it says failed", async () => {
	const member = await setUp();
	const { env, box, trouble } = createDeployment();
	const socket = await openWorkspaceSocket(member);
	const { id } = await createInvitation(member);
	const job = invitationJob(member, id);
	await trouble("down", 4);
	for (const [at, delaySeconds] of [5, 20, 60].entries()) {
		const result = await consume(env, [{ id: "m1", body: job, attempts: at + 1 }]);
		expect(result.again).toEqual([{ msgId: "m1", delaySeconds }]);
		expect(await outcomeOf(id)).toBe("queued");
		expect(await mailOf(job.id)).toMatchObject({ status: "queued", failure: "http_500" });
	}
	const last = await consume(env, [{ id: "m1", body: job, attempts: 4 }]);
	// Not acknowledged: the queue hands it to the dead letters, where it can be replayed.
	expect(last.acked).toEqual([]);
	expect(await outcomeOf(id)).toBe("failed");
	expect(await mailOf(job.id)).toMatchObject({ status: "failed" });
	expect(await socket.next("invitation_delivery")).toMatchObject({
		memberId: member.memberId,
		outcome: "failed",
	});
	expect((await box()).calls).toBe(4);

	await consume(env, [{ id: "d1", body: job, attempts: 1 }], "emails-dead");
	const letter = await bindings.DB.prepare(
		"select body, workspace_id from dead_letters where id = 'd1'",
	).first<{ body: string; workspace_id: string }>();
	expect(letter?.workspace_id).toBe(member.workspaceId);
	// R16: replayed after the fix, the kept body is the mail.
	await consume(env, [{ id: "m2", body: JSON.parse(letter?.body ?? "null") }]);
	expect((await box()).mails).toHaveLength(1);
	expect(await outcomeOf(id)).toBe("sent");
	socket.close();
});

test("R33 accepted without an answer, the mail is asked for again and is one", async () => {
	const member = await setUp();
	const { env, box, trouble } = createDeployment();
	const { id } = await createInvitation(member);
	const job = invitationJob(member, id);
	await trouble("garbage");
	expect((await consume(env, [{ id: "m1", body: job }])).again).toHaveLength(1);
	expect((await consume(env, [{ id: "m1", body: job, attempts: 2 }])).acked).toEqual(["m1"]);
	expect((await box()).mails).toHaveLength(1);
	expect(await outcomeOf(id)).toBe("sent");
});

test("R33 the same job twenty times at once is one mail", async () => {
	const member = await setUp();
	const { env, box } = createDeployment();
	const { id } = await createInvitation(member);
	const job = invitationJob(member, id);
	await Promise.all(
		Array.from({ length: 20 }, (_, at) => consume(env, [{ id: `m${at}`, body: job }])),
	);
	const { mails, calls } = await box();
	expect(mails).toHaveLength(1);
	expect(calls).toBe(1);
});

test("a mail the provider refuses is failed at once and does not come again", async () => {
	const member = await setUp();
	const { env, trouble } = createDeployment();
	const { id } = await createInvitation(member);
	await trouble("refuse");
	const job = invitationJob(member, id);
	expect((await consume(env, [{ id: "m1", body: job }])).acked).toEqual(["m1"]);
	expect(await outcomeOf(id)).toBe("failed");
	expect(await mailOf(job.id)).toMatchObject({ status: "failed", failure: "http_422" });
});

test("where nobody delivers mail the invitation says so", async () => {
	const member = await setUp();
	const { env } = createDeployment({ MAIL_DELIVERY: "none" });
	const { id } = await createInvitation(member);
	const job = invitationJob(member, id);
	expect((await consume(env, [{ id: "m1", body: job }])).acked).toEqual(["m1"]);
	expect(await outcomeOf(id)).toBe("not_configured");
	expect(await mailOf(job.id)).toMatchObject({ status: "not_configured", text: null });
});

test("local mail is kept with its words and counts as sent", async () => {
	const member = await setUp();
	const { env } = createDeployment({ MAIL_DELIVERY: "local" });
	const { id, email } = await createInvitation(member);
	await consume(env, [{ id: "m1", body: invitationJob(member, id, { locale: "en" }) }]);
	expect(await outcomeOf(id)).toBe("sent");
	const kept = await createServices(env, { defer: () => {} }).mails.list();
	const mail = kept?.find(({ to }) => to === email);
	expect(mail?.subject).toBe("Invitation to join Loja Aurora on Prosa");
	expect(mail?.html).toContain("Accept invitation");
});

test("C14 F16 an invited name of 5,000 characters with markup, line breaks and a link stays a name", async () => {
	const member = await setUp();
	const { env, box } = createDeployment();
	const name = `<a href="https://evil.example">Clique</a>\r\nBcc: x@evil.example ${"x".repeat(5000)}`;
	const { id } = await createInvitation(member, { name });
	await bindings.DB.prepare("update workspaces set name = ? where id = ?")
		.bind(name, member.workspaceId)
		.run();
	await consume(env, [{ id: "m1", body: invitationJob(member, id) }]);
	const [mail] = (await box()).mails;
	expect(mail?.subject).not.toMatch(/[\r\n]/);
	expect(mail?.subject.length).toBeLessThan(140);
	expect(mail?.html).not.toContain("evil.example");
	expect(mail?.html).not.toContain('<a href="https://evil');
	expect(mail?.text.length).toBeLessThan(900);
});

test("a database that is away brings the job back; given up, the invitation says failed", async () => {
	const member = await setUp();
	const { env } = createDeployment();
	const { id } = await createInvitation(member);
	const job = invitationJob(member, id);
	const away = {
		prepare: () => {
			throw new Error("D1 is away");
		},
	};
	const broken = { ...env, DB: away } as unknown as Env;
	const result = await consume(broken, [{ id: "m1", body: job, attempts: 4 }]);
	expect(result.again).toEqual([{ msgId: "m1", delaySeconds: 60 }]);
	expect(await outcomeOf(id)).toBe("queued");
	const socket = await openWorkspaceSocket(member);
	for (let time = 0; time < 2; time++)
		expect((await consume(env, [{ id: "d9", body: job }], "emails-dead")).acked).toEqual(["d9"]);
	expect(await outcomeOf(id)).toBe("failed");
	await socket.next("team_changed");
	// Told once, however often the dead letter comes.
	expect(socket.frames.filter(({ type }) => type === "invitation_delivery")).toHaveLength(1);
	socket.close();
});

test("the mails about an account go to its owner, with the links that belong in them", async () => {
	const member = await setUp();
	const { env, box } = createDeployment();
	const resetId = crypto.randomUUID();
	const confirmationId = crypto.randomUUID();
	const now = Date.now();
	await bindings.DB.batch([
		bindings.DB.prepare(
			"insert into password_resets (id, token_hash, user_id, tries, created_at, expires_at) values (?, ?, ?, 0, ?, ?)",
		).bind(resetId, resetId, member.userId, now, now + 3_600_000),
		bindings.DB.prepare(
			`insert into email_confirmations (id, token_hash, user_id, full_name, password_hash, created_at,
				expires_at) values (?, ?, ?, 'Ana', 'x', ?, ?)`,
		).bind(confirmationId, confirmationId, member.userId, now, now + DAY_MS),
	]);
	const own = { userId: member.userId, locale: "pt" as const };
	const jobs: EmailJob[] = [
		{ type: "confirm_email", id: crypto.randomUUID(), confirmationId, locale: "pt" },
		{ type: "account_exists", id: crypto.randomUUID(), ...own },
		{ type: "reset_password", id: crypto.randomUUID(), resetId, locale: "pt" },
		{ type: "password_changed", id: crypto.randomUUID(), device: "", ...own },
		{ type: "new_device", id: crypto.randomUUID(), device: "Firefox no Linux", ...own },
	];
	await consume(
		env,
		jobs.map((body, at) => ({ id: `m${at}`, body })),
	);
	const { mails } = await box();
	expect(mails.map(({ to }) => to)).toEqual(jobs.map(() => member.email));
	const { masterKey, publicUrl } = loadConfig(env);
	const links = [
		`${publicUrl}/auth/confirm?token=${deriveToken(masterKey, "confirm_email", confirmationId)}`,
		`${publicUrl}/auth`,
		`${publicUrl}/auth/reset?token=${deriveToken(masterKey, "reset_password", resetId)}`,
		`${publicUrl}/auth/reset`,
		`${publicUrl}/settings#seguranca`,
	];
	for (const [at, link] of links.entries()) expect(mails[at]?.text).toContain(`${link}\n`);
	expect(mails[4]?.text).toContain("Firefox no Linux");
});

test("a reset that was used or is over gets no mail", async () => {
	const member = await setUp();
	const { env, box } = createDeployment();
	const ids = [crypto.randomUUID(), crypto.randomUUID()];
	const later = Date.now() + 3_600_000;
	await bindings.DB.batch(
		ids.map((id, at) =>
			bindings.DB.prepare(
				"insert into password_resets (id, token_hash, user_id, tries, created_at, expires_at, used_at) values (?, ?, ?, 0, 1, ?, ?)",
			).bind(id, id, member.userId, at === 0 ? later : 2, at === 0 ? 1 : null),
		),
	);
	const jobs = ids.map((resetId) => ({
		type: "reset_password",
		id: crypto.randomUUID(),
		resetId,
		locale: "pt",
	}));
	await consume(
		env,
		jobs.map((body, at) => ({ id: `m${at}`, body })),
	);
	expect((await box()).calls).toBe(0);
});

test("a visitor's request goes to the company, and an answer goes to the visitor", async () => {
	const { env, box } = createDeployment({ COMPANY_CONTACT_EMAIL: "equipe@prosa.example" });
	const contactRequestId = crypto.randomUUID();
	await bindings.DB.prepare(
		`insert into contact_requests (id, first_name, last_name, email, company, phone, subject, message,
			created_at) values (?, 'Caio', 'Dias', 'caio@empresa.example', null, null, 'Preços', ?, 1)`,
	)
		.bind(contactRequestId, "Quanto custa?\n<b>Obrigado</b>")
		.run();
	const job = { type: "contact_request", id: crypto.randomUUID(), contactRequestId, locale: "pt" };
	await consume(env, [{ id: "m1", body: job }]);
	const [mail] = (await box()).mails;
	expect(mail).toMatchObject({
		to: "equipe@prosa.example",
		replyTo: "caio@empresa.example",
		subject: "Contato pelo site: Preços",
	});
	expect(mail?.text).toContain("Quanto custa?\n<b>Obrigado<");
	expect(mail?.html).toContain("&lt;b&gt;Obrigado");
});
