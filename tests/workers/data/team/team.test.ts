/** What a decision was made on is checked again by the statement that writes, whoever decided. */
import { beforeAll, expect, test } from "vitest";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import {
	createTeam,
	freshEmail,
	inviteOf,
	readLog,
	servicesAt,
	type Team,
} from "#tests/support/team.ts";
import { createDatabase } from "#workers/data/database.ts";
import {
	createAcceptanceOfNewcomer,
	createAcceptanceOfUser,
} from "#workers/data/queries/team/acceptance.ts";
import type { Change } from "#workers/data/queries/team/activity.ts";
import {
	createCancellation,
	createInvite,
	createResend,
} from "#workers/data/queries/team/invitation-changes.ts";
import { findInvitation } from "#workers/data/queries/team/invitations.ts";
import type { TeamPerson } from "#workers/data/queries/team/team.ts";
import { createRemoval, createRoleChange } from "#workers/data/queries/team/team-changes.ts";

const db = createDatabase(bindings.DB);
let team: Team;
beforeAll(async () => {
	await migrate();
	team = await createTeam();
});

const NOW = Date.now();
const personOf = (role: keyof Team["people"]): TeamPerson => ({
	id: team.people[role].memberId,
	role,
	isActive: true,
	fullName: "X",
});
const actorOf = (role: keyof Team["people"]) => ({ id: team.people[role].memberId, role });

const commit = (change: Change) =>
	servicesAt(Date.now).activity.commit(
		{
			workspaceId: team.workspaceId,
			actorId: null,
			action: "updated",
			entityType: "profiles",
			entityId: "x",
			metadata: { code: "member_removed", name: "X" },
		},
		change,
	);

/** A change that must not happen, and must leave no entry. */
async function expectNothing(change: Change, what: string): Promise<void> {
	const before = (await readLog(team.workspaceId)).length;
	expect(await commit(change), what).toBe(false);
	expect((await readLog(team.workspaceId)).length, what).toBe(before);
}

async function invite(email = freshEmail()) {
	const made = await servicesAt(Date.now).invitations.invite(
		team.people.admin.signedIn,
		inviteOf({ email }),
		"pt",
	);
	if (!made.ok) throw new Error(made.code);
	const found = await findInvitation(db, team.workspaceId, made.value.invitation.id);
	if (!found) throw new Error("not written");
	return found;
}

test("E02 the statement itself keeps the last admin, and nobody acts on themself", async () => {
	const on = { workspaceId: team.workspaceId, target: personOf("admin"), now: NOW };
	await expectNothing(createRemoval(db, { ...on, actor: actorOf("manager") }), "remove");
	await expectNothing(
		createRoleChange(db, { ...on, actor: actorOf("manager") }, "viewer"),
		"demote",
	);
	const self = { ...on, target: personOf("viewer"), actor: actorOf("viewer") };
	await expectNothing(createRoleChange(db, self, "admin"), "self");
});

test("A27 a target or an actor who is not what was decided on any more is left alone", async () => {
	const on = { workspaceId: team.workspaceId, actor: actorOf("admin"), now: NOW };
	const target = personOf("operator");
	await expectNothing(
		createRoleChange(db, { ...on, target: { ...target, role: "manager" } }, "viewer"),
		"role of the target",
	);
	await expectNothing(
		createRemoval(db, { ...on, target: { ...target, isActive: false } }),
		"state of the target",
	);
	await expectNothing(
		createRemoval(db, { ...on, target: { ...personOf("manager"), role: "viewer" } }),
		"somebody who only looked like a viewer",
	);
	const actor = { ...actorOf("manager"), role: "admin" as const };
	await expectNothing(createRemoval(db, { ...on, actor, target }), "role of the actor");
});

const newInvitation = (email: string) => ({
	id: crypto.randomUUID(),
	workspaceId: team.workspaceId,
	email,
	role: "viewer" as const,
	name: "Bia",
	department: null,
	tokenHash: crypto.randomUUID(),
	invitedBy: team.people.admin.memberId,
	now: Date.now(),
});

test("C10 an address that became a member, or was invited meanwhile, is not invited", async () => {
	const admin = actorOf("admin");
	const member = newInvitation(team.people.viewer.email);
	await expectNothing(createInvite(db, member, admin), "a member");
	const { email } = await invite();
	await expectNothing(createInvite(db, newInvitation(email), admin), "invited already");
	await bindings.DB.prepare("update members set is_active = 0 where id = ?")
		.bind(team.people.viewer.memberId)
		.run();
	await expectNothing(createInvite(db, member, actorOf("manager")), "a removed one, by a manager");
	expect(await commit(createInvite(db, member, admin))).toBe(true);
});

test("C10 the fifty-first mail of a day is refused by the statement", async () => {
	const found = await invite();
	const statement = bindings.DB.prepare(
		`insert into activity_logs select ?, workspace_id, seq + ?, actor_id, action, 'team_invitations',
			entity_id, '{"code":"invitation_resent","email":"x"}', ?, previous_hash, hash
		from activity_logs where workspace_id = ? and seq = 1`,
	);
	await bindings.DB.batch(
		Array.from({ length: 50 }, (_, at) =>
			statement.bind(crypto.randomUUID(), 1000 + at, Date.now(), team.workspaceId),
		),
	);
	const made = { tokenHash: crypto.randomUUID(), now: Date.now() };
	await expectNothing(createInvite(db, newInvitation(freshEmail()), actorOf("admin")), "invite");
	await expectNothing(createResend(db, found, made, actorOf("admin")), "resend");
	await bindings.DB.prepare("delete from activity_logs where workspace_id = ? and seq > 1000")
		.bind(team.workspaceId)
		.run();
	expect(await commit(createResend(db, found, made, actorOf("admin")))).toBe(true);
	const again = { ...made, tokenHash: crypto.randomUUID() };
	await expectNothing(createResend(db, found, again, actorOf("admin")), "an older sending");
	await commit(createCancellation(db, found, actorOf("admin"), NOW));
	await expectNothing(createCancellation(db, found, actorOf("admin"), NOW), "cancelled before");
});

test("C13 an account confirmed while the form was being sent is not touched", async () => {
	const found = await invite();
	const { id: invitationId, tokenHash, email } = found;
	await bindings.DB.prepare(
		`insert into users (id, email, full_name, password_hash, email_confirmed_at, created_at, updated_at)
		values (?, ?, 'Dona', 'hers', 1, 1, 1)`,
	)
		.bind(crypto.randomUUID(), email)
		.run();
	const account = { userId: crypto.randomUUID(), fullName: "Ladrão", passwordHash: "his" };
	const on = { workspaceId: team.workspaceId, invitationId, tokenHash, memberId: "m", now: NOW };
	await expectNothing(createAcceptanceOfNewcomer(db, on, account), "an account in between");
	const user = await bindings.DB.prepare(
		"select full_name, password_hash from users where email = ?",
	)
		.bind(email)
		.first();
	expect(user).toEqual({ full_name: "Dona", password_hash: "hers" });
});

test("C13 the statement accepts only for the invited address, only with its token", async () => {
	const found = await invite();
	const { workspaceId } = team;
	const on = {
		workspaceId,
		invitationId: found.id,
		memberId: crypto.randomUUID(),
		now: Date.now(),
	};
	const { userId } = team.people.operator;
	const tokenHash = found.tokenHash;
	await expectNothing(createAcceptanceOfUser(db, { ...on, tokenHash }, userId), "another address");
	await bindings.DB.prepare("update users set email = ? where id = ?")
		.bind(found.email, userId)
		.run();
	const wrong = { ...on, tokenHash: "other" };
	await expectNothing(createAcceptanceOfUser(db, wrong, userId), "another token");
	const elsewhere = { ...on, tokenHash, workspaceId: crypto.randomUUID() };
	await expectNothing(createAcceptanceOfUser(db, elsewhere, userId), "another workspace");
	expect(await commit(createAcceptanceOfUser(db, { ...on, tokenHash }, userId))).toBe(true);
});
