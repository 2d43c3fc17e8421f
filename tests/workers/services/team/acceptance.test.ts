import { beforeAll, expect, test, vi } from "vitest";
import type { InviteMember } from "#app/contracts/team.ts";
import { dumpDatabase } from "#tests/support/call.ts";
import {
	bindings,
	createMember,
	createWorkspace,
	migrate,
	ORIGIN,
} from "#tests/support/sign-in.ts";
import {
	codesOf,
	createTeam,
	freshEmail,
	inviteOf,
	servicesAt,
	type Team,
	tokenOf,
} from "#tests/support/team.ts";
import { findSignedIn } from "#tests/support/two-workspaces.ts";
import { createScryptHasher } from "#tests/support/cheap-passwords.ts";
import { hashToken } from "#workers/adapters/secrets/token.ts";
import type { Services } from "#workers/services/index.ts";

const DAY_MS = 86_400_000;
const HERE = { ip: "127.0.0.1" };
const PASSWORD = "uma senha comprida 1";
const INVALID = { ok: false, code: "token_invalid" };
let team: Team;
beforeAll(async () => {
	await migrate();
	team = await createTeam();
});

const services = () => servicesAt(Date.now);

async function invite(input: Partial<InviteMember> = {}, on: Team = team) {
	const made = await services().invitations.invite(on.people.admin.signedIn, inviteOf(input), "pt");
	if (!made.ok) throw new Error(made.code);
	return made.value.invitation;
}

const typedFor = (id: string, change: object = {}) => ({
	token: tokenOf(id),
	invitationId: id,
	fullName: "Bia Souza",
	password: PASSWORD,
	...change,
});

const signIn = (email: string, password = PASSWORD) =>
	services().auth.signIn({ email, password }, { ...HERE, userAgent: "test", url: `${ORIGIN}/` });

const membershipsOf = async (email: string) =>
	(
		await bindings.DB.prepare(
			`select m.id, m.workspace_id, m.role, m.is_active from members m join users u on u.id = m.user_id
			where u.email = ? order by m.created_at`,
		)
			.bind(email)
			.all<{ id: string; workspace_id: string; role: string; is_active: number }>()
	).results;
const userOf = (email: string) =>
	bindings.DB.prepare("select * from users where email = ?")
		.bind(email)
		.first<Record<string, unknown>>();
const statusOf = async (id: string) =>
	(
		await bindings.DB.prepare("select status from invitations where id = ?")
			.bind(id)
			.first<{ status: string }>()
	)?.status;

test("an invited person sees what is offered, accepts, and signs in as that member", async () => {
	const { id, email } = await invite({ role: "manager" });
	const { invitations } = services();
	expect(await invitations.validate(tokenOf(id), HERE.ip)).toEqual({
		ok: true,
		value: {
			invitationId: id,
			email,
			name: "Bia Convidada",
			role: "manager",
			workspaceId: team.workspaceId,
			workspaceName: "Loja de teste",
			hasAccount: false,
			canSignIn: true,
		},
	});
	expect(await invitations.accept(typedFor(id), HERE)).toEqual({ ok: true, value: { email } });
	expect(await signIn(email)).toMatchObject({ ok: true });
	expect(await membershipsOf(email)).toMatchObject([
		{ workspace_id: team.workspaceId, role: "manager", is_active: 1 },
	]);
	expect(await userOf(email)).toMatchObject({
		full_name: "Bia Souza",
		email_confirmed_at: expect.any(Number),
	});
	expect((await codesOf(team.workspaceId)).at(-1)).toBe("invitation_accepted");
});

test("the inviter and the admins are told who came, nobody else", async () => {
	const { people, workspaceId } = await createTeam();
	const made = await services().invitations.invite(people.manager.signedIn, inviteOf(), "pt");
	if (!made.ok) throw new Error(made.code);
	await services().invitations.accept(typedFor(made.value.invitation.id), HERE);
	const { results } = await bindings.DB.prepare(
		"select member_id, kind, params from notifications where workspace_id = ?",
	)
		.bind(workspaceId)
		.all<{ member_id: string; kind: string; params: string }>();
	expect(new Set(results.map(({ member_id }) => member_id))).toEqual(
		new Set([people.admin.memberId, people.manager.memberId]),
	);
	expect(results[0]).toMatchObject({ kind: "invitation_accepted" });
	expect(results[0]?.params).toContain("Bia Souza");
});

test("C01 C02 tokens have 256 bits; ten thousand guesses find nothing and are held back", async () => {
	await invite();
	const { id } = await invite();
	expect(tokenOf(id)).toMatch(/^[A-Za-z0-9_-]{43}$/);
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	const { invitations } = services();
	const minute = () => Math.floor(Date.now() / 60_000);
	const guessFrom = async (ip: string) => {
		const startedIn = minute();
		const answers = await Promise.all(
			Array.from({ length: 40 }, () => {
				const bytes = crypto.getRandomValues(new Uint8Array(32));
				return invitations.validate(Buffer.from(bytes).toString("base64url"), ip);
			}),
		);
		// Accepting is held back by the same count.
		const accepted = await invitations.accept(typedFor(id), { ip });
		const codes = answers.map((answer) => (answer.ok ? "found" : answer.code));
		return { codes, accepted, isOneMinute: startedIn === minute() };
	};
	let held = await guessFrom("203.0.113.77");
	// Each minute has a count of its own: what began in one and ended in the next says nothing.
	if (!held.isOneMinute) held = await guessFrom("203.0.113.78");
	expect(held.codes.filter((code) => code === "token_invalid")).toHaveLength(10);
	expect(held.codes.filter((code) => code === "rate_limited")).toHaveLength(30);
	expect(held.accepted).toMatchObject({ code: "rate_limited" });
	warn.mockRestore();
});

test("C03 an id without its token, or with another's, accepts nothing and leaves no trace", async () => {
	const [one, other] = [await invite(), await invite()];
	const { invitations } = services();
	const before = await dumpDatabase();
	for (const change of [
		{ token: "" },
		{ token: tokenOf(other.id) },
		{ token: tokenOf(one.id, 1) },
		{ token: `${tokenOf(one.id)}x` },
		{ token: hashToken(tokenOf(one.id)) },
		{ token: "x".repeat(500) },
		{ invitationId: "" },
		{ invitationId: other.id },
	])
		expect(
			await invitations.accept(typedFor(one.id, change), HERE),
			JSON.stringify(change),
		).toEqual(INVALID);
	expect(await dumpDatabase()).toBe(before);
});

test("C04 a token used twice is invalid the second time", async () => {
	const { id } = await invite();
	const { invitations } = services();
	expect(await invitations.accept(typedFor(id), HERE)).toMatchObject({ ok: true });
	const before = await dumpDatabase();
	expect(await invitations.accept(typedFor(id, { password: "outra senha 22" }), HERE)).toEqual(
		INVALID,
	);
	expect(await invitations.validate(tokenOf(id), HERE.ip)).toEqual(INVALID);
	expect(await dumpDatabase()).toBe(before);
});

test("C05 twenty accepts at once make exactly one account and one membership", async () => {
	const { id, email } = await invite();
	const all = await Promise.all(
		Array.from({ length: 20 }, async (_, at) => {
			const made = services().invitations.accept(typedFor(id, { fullName: `Bia ${at}` }), HERE);
			return made.then((answer) => (answer.ok ? "ok" : answer.code));
		}),
	);
	expect(all.filter((code) => code === "ok")).toHaveLength(1);
	const { results } = await bindings.DB.prepare("select id from users where email = ?")
		.bind(email)
		.all();
	expect(results).toHaveLength(1);
	expect(await membershipsOf(email)).toHaveLength(1);
	const codes = await codesOf(team.workspaceId);
	expect(codes.filter((code) => code === "invitation_accepted").length).toBeGreaterThan(0);
}, 60_000);

test("C06 C15 expired, cancelled, resent, inviter gone, workspace suspended: invalid, each the same", async () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	const unknown = await services().invitations.validate("A".repeat(43), HERE.ip);
	expect(unknown).toEqual(INVALID);
	const spoil: Record<string, (id: string, on: Team) => Promise<unknown>> = {
		expired: (id) =>
			bindings.DB.prepare("update invitations set expires_at = ? where id = ?")
				.bind(Date.now(), id)
				.run(),
		cancelled: (id, on) => services().invitations.cancel(on.people.admin.signedIn, id),
		resent: (id, on) => services().invitations.resend(on.people.admin.signedIn, id, "pt"),
		"inviter removed": (_, on) =>
			bindings.DB.prepare("update members set is_active = 0 where id = ?")
				.bind(on.people.admin.memberId)
				.run(),
		"workspace suspended": (_, on) =>
			bindings.DB.prepare("update workspaces set status = 'suspended' where id = ?")
				.bind(on.workspaceId)
				.run(),
	};
	for (const [why, act] of Object.entries(spoil)) {
		const on = await createTeam();
		const { id, email } = await invite({}, on);
		expect(await services().invitations.validate(tokenOf(id), HERE.ip), why).toMatchObject({
			ok: true,
		});
		await act(id, on);
		const before = await dumpDatabase();
		expect(await services().invitations.validate(tokenOf(id), HERE.ip), why).toEqual(unknown);
		expect(await services().invitations.accept(typedFor(id), HERE), why).toEqual(unknown);
		expect(await dumpDatabase(), why).toBe(before);
		expect(await userOf(email), why).toBe(null);
	}
	warn.mockRestore();
});

test("C06 what ends while the password is being hashed is judged again by the write", async () => {
	const on = await createTeam();
	const { id, email } = await invite({}, on);
	const pending = services().invitations.accept(typedFor(id), HERE);
	const cancelled = await services().invitations.cancel(on.people.admin.signedIn, id);
	const accepted = await pending;
	// One of the two came first; never both.
	expect([accepted.ok, cancelled.ok].filter(Boolean)).toHaveLength(1);
	expect((await membershipsOf(email)).length).toBe(accepted.ok ? 1 : 0);
	expect((await userOf(email)) === null).toBe(!accepted.ok);
});

test("somebody who is a member already keeps their role, whatever they were invited as", async () => {
	const on = await createTeam();
	const caio = await createSomebody();
	const { id } = await invite({ email: caio.email, role: "viewer" }, on);
	await bindings.DB.prepare(
		`insert into members (id, workspace_id, user_id, role, is_active, created_at, updated_at)
		values (?, ?, ?, 'manager', 1, 1, 1)`,
	)
		.bind(crypto.randomUUID(), on.workspaceId, caio.userId)
		.run();
	expect(await services().invitations.acceptSignedIn(caio.signedIn, tokenOf(id))).toMatchObject({
		ok: true,
	});
	expect(await membershipsOf(caio.email)).toContainEqual(
		expect.objectContaining({ workspace_id: on.workspaceId, role: "manager", is_active: 1 }),
	);
});

test("C07 e-mail, role and workspace come from the invitation, whatever else is sent along", async () => {
	const { id, email } = await invite({ role: "viewer" });
	const other = await createWorkspace();
	const forged = typedFor(id, {
		email: freshEmail(),
		role: "admin",
		workspaceId: other.id,
		workspace_id: other.id,
		workspaceName: "Minha",
		is_active: 0,
		status: "accepted",
	});
	expect(await services().invitations.accept(forged, HERE)).toEqual({ ok: true, value: { email } });
	expect(await membershipsOf(email)).toMatchObject([
		{ workspace_id: team.workspaceId, role: "viewer", is_active: 1 },
	]);
});

test("C12 a log shows six characters of a token's hash, never the token", async () => {
	const { id } = await invite();
	await services().invitations.cancel(team.people.admin.signedIn, id);
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	await services().invitations.validate(tokenOf(id), HERE.ip);
	const told = warn.mock.calls.flat().join(" ");
	warn.mockRestore();
	const hash = hashToken(tokenOf(id));
	expect(told).toContain("invitation_refused");
	expect(told).toContain(hash.slice(0, 6));
	expect(told).not.toContain(hash.slice(0, 7));
	expect(told).not.toContain(tokenOf(id).slice(0, 12));
});

/** Somebody with an account, a password and a workspace of their own. */
async function createSomebody() {
	const home = await createWorkspace("Casa");
	const member = await createMember(home.id, "admin", "Caio Costa");
	const hash = await createScryptHasher().hash(PASSWORD);
	await bindings.DB.prepare("update users set password_hash = ? where id = ?")
		.bind(hash, member.userId)
		.run();
	return { ...member, home, signedIn: await findSignedIn(member) };
}

test("C13 somebody with an account must sign in, keeps their password and gets a second membership", async () => {
	const caio = await createSomebody();
	const { id } = await invite({ email: caio.email, role: "operator" });
	const { invitations } = services();
	expect(await invitations.validate(tokenOf(id), HERE.ip)).toMatchObject({
		value: { hasAccount: true, canSignIn: true },
	});
	const before = await dumpDatabase();
	const refused = await invitations.accept(typedFor(id, { password: "senha do ladrao 1" }), HERE);
	expect(refused).toEqual({ ok: false, code: "sign_in_to_accept" });
	// Not even with the right password: the form of an invitation is no sign-in.
	expect(await invitations.accept(typedFor(id), HERE)).toEqual(refused);
	expect(await dumpDatabase()).toBe(before);
	const user = await userOf(caio.email);
	expect(await invitations.acceptSignedIn(caio.signedIn, tokenOf(id))).toEqual({
		ok: true,
		value: { workspaceId: team.workspaceId },
	});
	expect(await userOf(caio.email)).toEqual(user);
	expect(await membershipsOf(caio.email)).toMatchObject([
		{ workspace_id: caio.home.id, role: "admin" },
		{ workspace_id: team.workspaceId, role: "operator" },
	]);
	expect(await invitations.acceptSignedIn(caio.signedIn, tokenOf(id))).toEqual(INVALID);
});

test("C13 somebody who is signed in with another address accepts nothing", async () => {
	const { id } = await invite();
	const caio = await createSomebody();
	const before = await dumpDatabase();
	const refused = await services().invitations.acceptSignedIn(caio.signedIn, tokenOf(id));
	expect(refused).toEqual({ ok: false, code: "forbidden" });
	expect(await dumpDatabase()).toBe(before);
	expect(await statusOf(id)).toBe("pending");
});

test("C13 nine acceptances of a signed-in person at once are one membership", async () => {
	const caio = await createSomebody();
	const { id } = await invite({ email: caio.email });
	const all = await Promise.all(
		Array.from({ length: 9 }, () =>
			services().invitations.acceptSignedIn(caio.signedIn, tokenOf(id)),
		),
	);
	expect(all.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await membershipsOf(caio.email)).toHaveLength(2);
});

test("a sign-up of the address that waits for its mail is replaced, with its password", async () => {
	const email = freshEmail();
	const stranger = "senha de estranho 1";
	await services().auth.signUp(
		{ fullName: "Estranho", email, password: stranger },
		{ ...HERE, userAgent: "", url: `${ORIGIN}/` },
	);
	const { id } = await invite({ email });
	const { invitations } = services();
	expect(await invitations.validate(tokenOf(id), HERE.ip)).toMatchObject({
		value: { hasAccount: false },
	});
	expect(await invitations.accept(typedFor(id), HERE)).toMatchObject({ ok: true });
	expect(await signIn(email, stranger)).toMatchObject({ ok: false });
	expect(await signIn(email)).toMatchObject({ ok: true });
	expect(await membershipsOf(email)).toMatchObject([{ workspace_id: team.workspaceId }]);
	const { results } = await bindings.DB.prepare(
		"select c.id from email_confirmations c join users u on u.id = c.user_id where u.email = ?",
	)
		.bind(email)
		.all();
	expect(results).toEqual([]);
});

test("a removed person invited anew comes back with the new role, by signing in elsewhere", async () => {
	const on = await createTeam();
	const caio = await createSomebody();
	const first = await invite({ email: caio.email, role: "manager" }, on);
	await services().invitations.acceptSignedIn(caio.signedIn, tokenOf(first.id));
	const [, there] = await membershipsOf(caio.email);
	await services().team.removeMember(on.people.admin.signedIn, there?.id ?? "");
	// The invitation they once accepted opens nothing any more.
	expect(await services().invitations.acceptSignedIn(caio.signedIn, tokenOf(first.id))).toEqual(
		INVALID,
	);
	const again = await invite({ email: caio.email, role: "viewer" }, on);
	expect(
		await services().invitations.acceptSignedIn(caio.signedIn, tokenOf(again.id)),
	).toMatchObject({ ok: true });
	expect(await membershipsOf(caio.email)).toMatchObject([
		{ workspace_id: caio.home.id },
		{ id: there?.id, role: "viewer", is_active: 1 },
	]);
});

test("a removed person of no other team accepts with the password they have, counted like a sign-in", async () => {
	const on = await createTeam();
	const hash = await createScryptHasher().hash(PASSWORD);
	const { viewer, admin } = on.people;
	await bindings.DB.prepare("update users set password_hash = ? where id = ?")
		.bind(hash, viewer.userId)
		.run();
	await services().team.removeMember(admin.signedIn, viewer.memberId);
	expect(await signIn(viewer.email)).toMatchObject({ ok: false });
	const { id } = await invite({ email: viewer.email, role: "operator" }, on);
	const { invitations } = services();
	expect(await invitations.validate(tokenOf(id), HERE.ip)).toMatchObject({
		value: { hasAccount: true, canSignIn: false },
	});
	const wrong = typedFor(id, { password: "nao e esta 1" });
	expect(await invitations.accept(wrong, HERE)).toEqual({ ok: false, code: "credentials_wrong" });
	expect(await membershipsOf(viewer.email)).toMatchObject([{ is_active: 0 }]);
	expect(await invitations.accept(typedFor(id), HERE)).toMatchObject({ ok: true });
	expect(await userOf(viewer.email)).toMatchObject({ password_hash: hash });
	expect(await membershipsOf(viewer.email)).toMatchObject([
		{ id: viewer.memberId, role: "operator", is_active: 1 },
	]);
	expect(await signIn(viewer.email)).toMatchObject({ ok: true });
}, 60_000);

test("what is typed is checked before anything is written", async () => {
	const { id } = await invite();
	const { invitations } = services();
	const before = await dumpDatabase();
	const attempt = async (change: object) => {
		const answer = await invitations.accept(typedFor(id, change), HERE);
		return answer.ok ? "ok" : answer.code;
	};
	expect(await attempt({ fullName: "  " })).toBe("full_name_required");
	expect(await attempt({ fullName: "\u3164" })).toBe("full_name_required");
	expect(await attempt({ fullName: "a".repeat(121) })).toBe("name_too_long");
	expect(await attempt({ password: "curta" })).toBe("password_too_short");
	expect(await attempt({ password: "a".repeat(300) })).toBe("password_too_long");
	expect(await dumpDatabase()).toBe(before);
	const later = servicesAt(() => Date.now() + 8 * DAY_MS);
	expect(await later.invitations.accept(typedFor(id), HERE)).toEqual(INVALID);
});

test("E08 C13 what somebody accepts is a workspace of its own: the sign-in they have stays where it was", async () => {
	const caio = await createSomebody();
	const { id } = await invite({ email: caio.email, role: "admin" });
	await services().invitations.acceptSignedIn(caio.signedIn, tokenOf(id));
	const now = await findSignedIn(caio);
	expect(now.workspace.id).toBe(caio.home.id);
	// An admin there, and here: with this sign-in only the own workspace can be acted on.
	const acting: Services = services();
	const { memberId } = team.people.viewer;
	expect(await acting.team.removeMember(now, memberId)).toEqual({ ok: false, code: "not_found" });
	expect(await acting.team.changeRole(now, memberId, "admin")).toEqual({
		ok: false,
		code: "not_found",
	});
});
