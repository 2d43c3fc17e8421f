import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { MemberList, TeamOverview } from "#app/contracts/team.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { sightOf } from "#app/domain/conversations/sight.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { ACTIVITY_LIST_LIMIT } from "#app/domain/team/activity.ts";
import { findRemovalRefusal, findRoleRefusal, mayReactivate } from "#app/domain/team/membership.ts";
import { may, type Role } from "#app/domain/team/role.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import {
	type Change,
	selectActivity,
	toActivityView,
} from "#workers/data/queries/team/activity.ts";
import { selectInvitationLists, toInvitationList } from "#workers/data/queries/team/invitations.ts";
import {
	findTeamFacts,
	selectMemberCount,
	selectMembers,
	type TeamPerson,
	toMemberView,
} from "#workers/data/queries/team/team.ts";
import {
	createReactivation,
	createRemoval,
	createRoleChange,
	type DecidedOn,
} from "#workers/data/queries/team/team-changes.ts";
import type { CommitActivity, NewActivity } from "./activity.ts";
import type { RevokeLive } from "../auth/session.ts";
import { createReadSights, laterSight, type SeenHub } from "../auth/sights.ts";

/** Most members in a list; the total is answered beside it. */
const LISTED_MEMBERS = 1_000;
/** Most removed members in the list from which admins reactivate. */
const LISTED_REMOVED = 100;
/** Attempts of a decision whose facts changed before it could be written. */
const MAX_DECISIONS = 3;

export interface TeamDeps {
	db: Database;
	commit: CommitActivity;
	revokeLive: RevokeLive;
	/** See runtime.ts. */
	holdRights(workspaceIds: readonly string[]): Promise<void>;
	/** Updates channels and open pages after a member left, whose integrations are no longer used. */
	reportIntegrationsOff: (workspaceId: string) => Promise<void>;
	log: Log;
	hub(workspaceId: string): SeenHub;
	now: () => number;
}

interface Facts {
	actor: TeamPerson;
	target: TeamPerson;
	admins: number;
}

/** A change of a member: judged on facts, then written only if these facts still hold. */
interface Plan {
	/** A refusal, null to go on, or "nothing" when the member is already as wanted. */
	judge: (facts: Facts) => ErrorCode | "nothing" | null;
	change: (on: DecidedOn) => Change;
	describe: (target: TeamPerson) => Pick<NewActivity, "action" | "metadata">;
}

/** Spec 1, sections 4 to 6. The writing statement checks the actor's right and the last admin again. */
async function act(
	deps: TeamDeps,
	signedIn: SignedIn,
	memberId: string,
	plan: Plan,
): Promise<Result<"done" | "nothing", ErrorCode>> {
	const workspaceId = signedIn.workspace.id;
	for (let decision = 0; decision < MAX_DECISIONS; decision++) {
		const facts = await findTeamFacts(deps.db, workspaceId, signedIn.member.id, memberId);
		const { actor, target } = facts;
		if (!actor?.isActive) return fail("forbidden");
		if (!target) return fail("not_found");
		const verdict = plan.judge({ ...facts, actor, target });
		if (verdict === "nothing") return ok("nothing");
		if (verdict) return fail(verdict);
		const change = plan.change({ workspaceId, actor, target, now: deps.now() });
		const place = { workspaceId, actorId: actor.id, entityId: target.id };
		const entry = { ...place, entityType: "profiles" as const, ...plan.describe(target) };
		if (await deps.commit(entry, change)) return ok("done");
	}
	return fail("conflict");
}

const planRole = (db: Database, role: Role): Plan => ({
	judge: ({ actor, target, admins }) => {
		if (!target.isActive) return may(actor.role, "change_roles") ? "not_found" : "forbidden";
		const refusal = findRoleRefusal(actor, target, role, admins);
		return refusal ?? (target.role === role ? "nothing" : null);
	},
	change: (on) => createRoleChange(db, on, role),
	describe: ({ fullName, role: from }) => ({
		action: "updated",
		metadata: { code: "role_changed", name: fullName, from, to: role },
	}),
});

const planRemoval = (db: Database): Plan => ({
	judge: ({ actor, target, admins }) =>
		findRemovalRefusal(actor, target, admins) ?? (target.isActive ? null : "not_found"),
	change: (on) => createRemoval(db, on),
	describe: ({ fullName }) => ({
		action: "deleted",
		metadata: { code: "member_removed", name: fullName },
	}),
});

const planReactivation = (db: Database): Plan => ({
	judge: ({ actor, target }) => {
		if (!mayReactivate(actor.role)) return "forbidden";
		return target.isActive ? "nothing" : null;
	},
	change: (on) => createReactivation(db, on),
	describe: ({ fullName }) => ({
		action: "updated",
		metadata: { code: "member_reactivated", name: fullName },
	}),
});

/** Statements for a batch: active members, their number, removed members. */
const selectTeam = (db: Database, workspaceId: string) =>
	[
		selectMembers(db, workspaceId, true, LISTED_MEMBERS),
		selectMemberCount(db, workspaceId),
		selectMembers(db, workspaceId, false, LISTED_REMOVED),
	] as const;

/**
 * Members of a workspace. Changes refuse with `forbidden`, `not_found`, `last_admin`, `cannot_act_on_self` or
 * `conflict` after MAX_DECISIONS attempts. Methods throw when D1 fails.
 */
export function createTeamService(deps: TeamDeps) {
	const { db } = deps;
	const readSights = createReadSights(deps);
	return {
		/** All active members of the workspace, newest first (spec 1, section 7). */
		async listMembers(signedIn: SignedIn): Promise<MemberList> {
			const { id } = signedIn.workspace;
			const [[active, [count], removed], { members }] = await Promise.all([
				db.batch(selectTeam(db, id)),
				readSights(id),
			]);
			return toMemberList(signedIn, active, count?.total ?? 0, removed, members);
		},

		/** Everything the team page shows first: one D1 batch beside one call of the hub. `now` is in epoch ms. */
		async overview(signedIn: SignedIn): Promise<TeamOverview> {
			const { id } = signedIn.workspace;
			const now = deps.now();
			const [read, { members }] = await Promise.all([
				db.batch([
					...selectTeam(db, id),
					...selectInvitationLists(db, id, now),
					selectActivity(db, id, ACTIVITY_LIST_LIMIT, sightOf(signedIn)),
				]),
				readSights(id),
			]);
			const [active, [count], removed, pending, closed, counts, activity] = read;
			return {
				members: toMemberList(signedIn, active, count?.total ?? 0, removed, members),
				invitations: toInvitationList(pending, closed, counts),
				activity: { activity: activity.map(toActivityView) },
				now,
			};
		},

		/** Changes a member's role; the same role again changes nothing. */
		async changeRole(
			signedIn: SignedIn,
			memberId: string,
			role: Role,
		): Promise<Result<null, ErrorCode>> {
			await deps.holdRights([signedIn.workspace.id]);
			const done = await act(deps, signedIn, memberId, planRole(db, role));
			if (!done.ok) return done;
			// Their browsers reconnect at once, and the new sockets have the new role.
			if (done.value === "done")
				await deps.revokeLive({ workspaceId: signedIn.workspace.id, memberId, mayReturn: true });
			return ok(null);
		},

		/** Deactivates a member (spec 1, section 4); all their sign-ins and sockets end (A15). */
		async removeMember(signedIn: SignedIn, memberId: string): Promise<Result<null, ErrorCode>> {
			await deps.holdRights([signedIn.workspace.id]);
			const done = await act(deps, signedIn, memberId, planRemoval(db));
			if (!done.ok) return done;
			await deps.revokeLive({ workspaceId: signedIn.workspace.id, memberId });
			await deps.reportIntegrationsOff(signedIn.workspace.id);
			return ok(null);
		},

		/** Reactivates a removed member with their previous role; admins only. */
		async reactivateMember(signedIn: SignedIn, memberId: string): Promise<Result<null, ErrorCode>> {
			const done = await act(deps, signedIn, memberId, planReactivation(db));
			return done.ok ? ok(null) : done;
		},
	};
}

type MemberRow = Parameters<typeof toMemberView>[0];

function toMemberList(
	signedIn: SignedIn,
	active: MemberRow[],
	total: number,
	removed: MemberRow[],
	sights: Record<string, number>,
): MemberList {
	return {
		members: active.map(toMemberView).map((member) => ({
			...member,
			lastSeenAt: laterSight(member.lastSeenAt, sights[member.id]),
		})),
		total,
		removed: mayReactivate(signedIn.member.role) ? removed.map(toMemberView) : [],
	};
}
