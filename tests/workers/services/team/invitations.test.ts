import { beforeAll, expect, test, vi } from "vitest";
import { dumpDatabase } from "#tests/support/call.ts";
import { bindings, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { openWorkspaceSocket } from "#tests/support/socket.ts";
import {
	codesOf,
	createTeam,
	freshEmail,
	inviteOf,
	readLog,
	servicesAt,
	type Team,
	tokenOf,
} from "#tests/support/team.ts";
import { hashToken } from "#workers/adapters/secrets/token.ts";

const DAY_MS = 86_400_000;
const HERE = "127.0.0.1";
let team: Team;
beforeAll(async () => {
	await migrate();
	team = await createTeam();
});

const services = () => servicesAt(Date.now);
const rowOf = (id: string) =>
	bindings.DB.prepare("select * from invitations where id = ?")
		.bind(id)
		.first<Record<string, unknown>>();

async function invite(input: Parameters<typeof inviteOf>[0] = {}, on = team) {
	const made = await services().invitations.invite(on.people.admin.signedIn, inviteOf(input), "pt");
	if (!made.ok) throw new Error(made.code);
	return made.value.invitation;
}

test("an invitation is kept for a week, its token only as a hash, its mail queued, everybody told", async () => {
	const socket = await openWorkspaceSocket(team.people.viewer);
	await socket.next("hello");
	const sent: unknown[] = [];
	const EMAILS = { send: async (job: unknown) => void sent.push(job) };
	const { invitations } = servicesAt(Date.now, { EMAILS } as unknown as Partial<Env>);
	const email = freshEmail();
	const typed = inviteOf({ email: ` ${email.toUpperCase()} `, department: " Vendas\n" });
	const made = await invitations.invite(team.people.manager.signedIn, typed, "en");
	if (!made.ok) throw new Error(made.code);
	const { invitation, link } = made.value;
	expect(invitation).toMatchObject({
		email,
		name: "Bia Convidada",
		department: "Vendas",
		role: "operator",
		status: "pending",
		resentCount: 0,
		mailOutcome: "queued",
	});
	expect(invitation.expiresAt - invitation.invitedAt).toBe(7 * DAY_MS);
	expect(link).toBe(null);
	const row = await rowOf(invitation.id);
	expect(row).toMatchObject({
		workspace_id: team.workspaceId,
		invited_by: team.people.manager.memberId,
		token_hash: hashToken(tokenOf(invitation.id)),
	});
	expect(await dumpDatabase()).not.toContain(tokenOf(invitation.id));
	expect(sent).toEqual([
		{
			type: "invitation",
			id: expect.any(String),
			workspaceId: team.workspaceId,
			invitationId: invitation.id,
			resentCount: 0,
			locale: "en",
			askedBy: team.people.manager.memberId,
		},
	]);
	expect(JSON.stringify(sent)).not.toContain(tokenOf(invitation.id));
	expect((await readLog(team.workspaceId)).at(-1)).toMatchObject({
		actor_id: team.people.manager.memberId,
		metadata: JSON.stringify({ code: "invitation_sent", email, role: "operator" }),
	});
	await socket.next("team_changed");
	socket.close();
});

test("the mail arrives, and who sent the invitation is told so live", async () => {
	const { people } = await createTeam();
	const socket = await openWorkspaceSocket(people.admin);
	await socket.next("hello");
	const { id, email } = await invite({}, { ...team, people });
	expect(await socket.next("invitation_delivery")).toMatchObject({
		invitationId: id,
		email,
		memberId: people.admin.memberId,
		isResend: false,
		outcome: "sent",
	});
	socket.close();
	expect(await rowOf(id)).toMatchObject({ mail_outcome: "sent" });
});

test("C08 C09 viewers and operators invite nobody, managers no admin; no trace is left", async () => {
	const before = await dumpDatabase();
	const { invitations } = services();
	const { viewer, operator, manager, admin } = team.people;
	const forbidden = { ok: false, code: "forbidden" };
	// The address of a member: who may not invite learns nothing about it either.
	const known = inviteOf({ email: admin.email });
	expect(await invitations.invite(viewer.signedIn, known, "pt")).toEqual(forbidden);
	expect(await invitations.invite(operator.signedIn, known, "pt")).toEqual(forbidden);
	const asAdmin = inviteOf({ role: "admin" });
	expect(await invitations.invite(manager.signedIn, asAdmin, "pt")).toEqual(forbidden);
	expect(await dumpDatabase()).toBe(before);
	expect(await invitations.invite(admin.signedIn, asAdmin, "pt")).toMatchObject({ ok: true });
});

test("A27 a right lost between the sign-in and the write counts no more", async () => {
	const { people, workspaceId } = await createTeam();
	await bindings.DB.prepare("update members set role = 'viewer' where id = ?")
		.bind(people.manager.memberId)
		.run();
	// The sign-in was read while they still were a manager.
	expect(people.manager.signedIn.member.role).toBe("manager");
	const refused = await services().invitations.invite(people.manager.signedIn, inviteOf(), "pt");
	expect(refused).toEqual({ ok: false, code: "forbidden" });
	expect(await codesOf(workspaceId)).toEqual([]);
});

test("C10 members, removed people, open invitations and oneself are refused clearly", async () => {
	const { people } = await createTeam();
	const { invitations, team: members } = services();
	const attempt = async (email: string, who: "admin" | "manager" = "manager") => {
		const made = await invitations.invite(people[who].signedIn, inviteOf({ email }), "pt");
		return made.ok ? "ok" : made.code;
	};
	expect(await attempt(people.viewer.email)).toBe("already_member");
	expect(await attempt(people.manager.email)).toBe("already_member");
	expect(await members.removeMember(people.admin.signedIn, people.viewer.memberId)).toMatchObject({
		ok: true,
	});
	expect(await attempt(people.viewer.email)).toBe("was_removed");
	expect(await attempt(people.viewer.email, "admin")).toBe("ok");
	const email = freshEmail();
	expect(await attempt(email)).toBe("ok");
	expect(await attempt(email)).toBe("already_invited");
	expect(await attempt("")).toBe("email_required");
	expect(await attempt("bia@loja")).toBe("email_invalid");
	// Another workspace's invitation of the same address is its own affair.
	expect(await invite({ email })).toMatchObject({ email });
});

test("C10 twenty invitations of one address at once are one", async () => {
	const { people, workspaceId } = await createTeam();
	const typed = inviteOf();
	const made = await Promise.all(
		Array.from({ length: 20 }, () =>
			services().invitations.invite(people.admin.signedIn, typed, "pt"),
		),
	);
	expect(made.filter(({ ok }) => ok)).toHaveLength(1);
	expect(new Set(made.map((each) => (each.ok ? "ok" : each.code)))).toEqual(
		new Set(["ok", "already_invited"]),
	);
	expect(await codesOf(workspaceId)).toEqual(["invitation_sent"]);
}, 60_000);

async function fill(workspaceId: string, invitedBy: string, count: number, expiresAt: number) {
	const statement = bindings.DB.prepare(
		`insert into invitations (id, workspace_id, email, role, status, name, token_hash, invited_by,
			invited_at, expires_at, last_sent_at, resend_window_at, updated_at)
		values (?, ?, ?, 'viewer', 'pending', 'X', ?, ?, 1, ?, 1, 1, 1)`,
	);
	const rows = Array.from({ length: count }, () => crypto.randomUUID());
	await bindings.DB.batch(
		rows.map((id) =>
			statement.bind(id, workspaceId, `${id}@x.test`, `h${id}`, invitedBy, expiresAt),
		),
	);
}

test("C10 the 201st open invitation is refused, also when two come at once; expired ones make room", async () => {
	const { people, workspaceId } = await createTeam();
	const { signedIn, memberId } = people.admin;
	await fill(workspaceId, memberId, 199, Date.now() + DAY_MS);
	await fill(workspaceId, memberId, 5, Date.now() - 1);
	const both = await Promise.all(
		[1, 2].map(() => services().invitations.invite(signedIn, inviteOf(), "pt")),
	);
	expect(both.map((each) => (each.ok ? "ok" : each.code)).toSorted()).toEqual([
		"ok",
		"too_many_invitations",
	]);
	expect(await services().invitations.invite(signedIn, inviteOf(), "pt")).toEqual({
		ok: false,
		code: "too_many_invitations",
	});
});

test("C10 fifty mails a day and no more, resends counted; the next day is free again", async () => {
	const { people } = await createTeam();
	const { signedIn } = people.admin;
	let now = Date.now();
	const { invitations } = servicesAt(() => now);
	const first = await invitations.invite(signedIn, inviteOf(), "pt");
	if (!first.ok) throw new Error(first.code);
	for (let at = 1; at < 49; at++)
		expect(await invitations.invite(signedIn, inviteOf(), "pt")).toMatchObject({ ok: true });
	const { id } = first.value.invitation;
	expect(await invitations.resend(signedIn, id, "pt")).toMatchObject({ ok: true });
	const spent = { ok: false, code: "too_many_mails" };
	expect(await invitations.invite(signedIn, inviteOf(), "pt")).toEqual(spent);
	expect(await invitations.resend(signedIn, id, "pt")).toEqual(spent);
	now += DAY_MS + 1;
	expect(await invitations.invite(signedIn, inviteOf(), "pt")).toMatchObject({ ok: true });
	expect(await invitations.resend(signedIn, id, "pt")).toMatchObject({ ok: true });
}, 60_000);

test("an expired invitation of the same address makes room for a new one", async () => {
	const { people, workspaceId } = await createTeam();
	let now = Date.now();
	const { invitations } = servicesAt(() => now);
	const typed = inviteOf();
	const first = await invitations.invite(people.admin.signedIn, typed, "pt");
	now += 8 * DAY_MS;
	const second = await invitations.invite(people.manager.signedIn, typed, "pt");
	if (!first.ok || !second.ok) throw new Error("refused");
	expect(await rowOf(first.value.invitation.id)).toMatchObject({ status: "cancelled" });
	expect(await rowOf(second.value.invitation.id)).toMatchObject({ status: "pending" });
	expect(await codesOf(workspaceId)).toEqual(["invitation_sent", "invitation_sent"]);
});

test("C11 a resend makes a new token and kills the old; five an hour, then a wait", async () => {
	let now = Date.now();
	const { invitations } = servicesAt(() => now);
	const { people } = await createTeam();
	const { signedIn } = people.manager;
	const made = await invitations.invite(signedIn, inviteOf(), "pt");
	if (!made.ok) throw new Error(made.code);
	const { id } = made.value.invitation;
	for (let count = 1; count <= 5; count++) {
		now += 1000;
		const again = await invitations.resend(signedIn, id, "pt");
		if (!again.ok) throw new Error(again.code);
		expect(again.value.invitation).toMatchObject({
			resentCount: count,
			status: "pending",
			lastSentAt: now,
			expiresAt: now + 7 * DAY_MS,
		});
		expect(await invitations.validate(tokenOf(id, count - 1), HERE)).toMatchObject({ ok: false });
		expect(await invitations.validate(tokenOf(id, count), HERE)).toMatchObject({ ok: true });
	}
	for (let at = 0; at < 95; at++)
		expect(await invitations.resend(signedIn, id, "pt")).toMatchObject({
			code: "rate_limited",
			retryAfterMs: expect.any(Number),
		});
	expect(await rowOf(id)).toMatchObject({ resent_count: 5 });
	expect(await invitations.validate(tokenOf(id, 5), HERE)).toMatchObject({ ok: true });
	now += 3_600_000;
	expect(await invitations.resend(signedIn, id, "pt")).toMatchObject({ ok: true });
}, 60_000);

test("C11 ten resends at once count each; no more than five pass", async () => {
	const { people } = await createTeam();
	const { id } = await invite({}, { ...team, people });
	const all = await Promise.all(
		Array.from({ length: 10 }, () =>
			services().invitations.resend(people.admin.signedIn, id, "pt"),
		),
	);
	const passed = all.filter(({ ok }) => ok).length;
	expect(passed).toBeGreaterThan(0);
	expect(passed).toBeLessThanOrEqual(5);
	expect(await rowOf(id)).toMatchObject({ resent_count: passed, resends_in_window: passed });
}, 60_000);

test("cancelling closes an invitation at once and once; its link is dead", async () => {
	const { id, email } = await invite();
	const { invitations } = services();
	const { signedIn } = team.people.manager;
	expect(await invitations.cancel(signedIn, id)).toEqual({ ok: true, value: null });
	expect(await rowOf(id)).toMatchObject({ status: "cancelled" });
	expect(await invitations.validate(tokenOf(id), HERE)).toEqual({
		ok: false,
		code: "token_invalid",
	});
	const closed = { ok: false, code: "invitation_closed" };
	expect(await invitations.cancel(signedIn, id)).toEqual(closed);
	expect(await invitations.resend(signedIn, id, "pt")).toEqual(closed);
	expect((await readLog(team.workspaceId)).at(-1)?.metadata).toBe(
		JSON.stringify({ code: "invitation_cancelled", email }),
	);
	// The address may be invited again.
	await invite({ email });
});

test("who may not invite cancels and resends nothing; an admin's invitation is the admins'", async () => {
	const { id } = await invite({ role: "admin" });
	const { invitations } = services();
	const forbidden = { ok: false, code: "forbidden" };
	for (const role of ["viewer", "operator", "manager"] as const) {
		const { signedIn } = team.people[role];
		expect(await invitations.cancel(signedIn, id), role).toEqual(forbidden);
		expect(await invitations.resend(signedIn, id, "pt"), role).toEqual(forbidden);
	}
	expect(await invitations.cancel(team.people.admin.signedIn, id)).toMatchObject({ ok: true });
});

test("D01 D04 another workspace's invitation answers like an unknown one and stays as it is", async () => {
	const { id } = await invite();
	const before = await rowOf(id);
	const stranger = (await createTeam()).people.admin.signedIn;
	const { invitations } = services();
	for (const each of [id, crypto.randomUUID(), "", "x".repeat(500)]) {
		expect(await invitations.cancel(stranger, each)).toEqual({ ok: false, code: "not_found" });
		expect(await invitations.resend(stranger, each, "pt")).toEqual({
			ok: false,
			code: "not_found",
		});
	}
	// The mail's outcome is the queue's to write.
	const { mail_outcome: _, ...rest } = (await rowOf(id)) ?? {};
	expect(before).toMatchObject(rest);
	expect((await invitations.list(stranger)).invitations).toEqual([]);
});

test("the list has every pending invitation, the newest others and no token", async () => {
	const { people, workspaceId } = await createTeam();
	await fill(workspaceId, people.admin.memberId, 40, Date.now() + DAY_MS);
	await fill(workspaceId, people.admin.memberId, 3, Date.now() - 1);
	const { invitations } = services();
	const { id } = await invite({}, { ...team, people });
	await invitations.cancel(people.admin.signedIn, id);
	const list = await invitations.list(people.viewer.signedIn);
	expect([list.invitations.length, list.total, list.pending]).toEqual([44, 44, 40]);
	expect(list.invitations[0]).toMatchObject({ id, status: "cancelled" });
	expect(JSON.stringify(list)).not.toMatch(/token|[0-9a-f]{64}/i);
});

test("where no mail leaves an admin gets the link, nobody else does", async () => {
	const { invitations } = servicesAt(Date.now, {
		MAIL_DELIVERY: "none",
	} as unknown as Partial<Env>);
	const made = await invitations.invite(team.people.admin.signedIn, inviteOf(), "pt");
	if (!made.ok) throw new Error(made.code);
	const { id } = made.value.invitation;
	expect(made.value.link).toBe(`http://127.0.0.1:8787/aceitar-convite?token=${tokenOf(id)}`);
	const again = await invitations.resend(team.people.admin.signedIn, id, "pt");
	expect(again).toMatchObject({ value: { link: expect.stringContaining(tokenOf(id, 1)) } });
	const other = await invitations.invite(team.people.manager.signedIn, inviteOf(), "pt");
	expect(other).toMatchObject({ ok: true, value: { link: null } });
});

test("R33 a queue that is down keeps the invitation and says that its mail failed", async () => {
	const error = vi.spyOn(console, "error").mockImplementation(() => {});
	const { people } = await createTeam();
	const socket = await openWorkspaceSocket(people.admin);
	await socket.next("hello");
	const EMAILS = { send: () => Promise.reject(new Error("down")) };
	const { invitations } = servicesAt(Date.now, { EMAILS } as unknown as Partial<Env>);
	const made = await invitations.invite(people.admin.signedIn, inviteOf(), "pt");
	if (!made.ok) throw new Error(made.code);
	expect(await rowOf(made.value.invitation.id)).toMatchObject({ mail_outcome: "failed" });
	expect(await socket.next("invitation_delivery")).toMatchObject({
		invitationId: made.value.invitation.id,
		outcome: "failed",
	});
	expect(error.mock.calls.flat().join(" ")).toContain("invitation_not_queued");
	socket.close();
	error.mockRestore();
});

test("D15 a workspace's caps are its own", async () => {
	const other = await createWorkspace();
	await fill(other.id, "nobody", 300, Date.now() + DAY_MS);
	expect(await invite()).toMatchObject({ status: "pending" });
});
