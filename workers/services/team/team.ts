import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { MemberList, TeamOverview } from "#app/contracts/team.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { ACTIVITY_LIST_LIMIT } from "#app/domain/team/activity.ts";
import { findRemovalRefusal, findRoleRefusal, mayReactivate } from "#app/domain/team/membership.ts";
import { may, type Role } from "#app/domain/team/role.ts";
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

/** Members a list holds at most; the total is told. */
const LISTED_MEMBERS = 1_000;
/** People an admin may bring back. */
const LISTED_REMOVED = 100;
/** A decision is taken anew when what it was taken on has changed meanwhile. */
const MAX_DECISIONS = 3;

export interface TeamDeps {
	db: Database;
	commit: CommitActivity;
	revokeLive: RevokeLive;
	/** The keys of somebody who left are used by nobody: channels and open pages hear of it. */
	tellIntegrationsOff: (workspaceId: string) => Promise<void>;
	now: () => number;
}

interface Facts {
	actor: TeamPerson;
	target: TeamPerson;
	admins: number;
}

/** What somebody wants to do with a member: judged on facts, then made of exactly these facts. */
interface Plan {
	/** Null to go on; "nothing" when it is so already. */
	judge: (facts: Facts) => ErrorCode | "nothing" | null;
	change: (on: DecidedOn) => Change;
	tell: (target: TeamPerson) => Pick<NewActivity, "action" | "metadata">;
}

/** Spec 1, sections 4 to 6. The right and the last admin are checked by the statement that writes. */
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
		const entry = { ...place, entityType: "profiles" as const, ...plan.tell(target) };
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
	tell: ({ fullName, role: from }) => ({
		action: "updated",
		metadata: { code: "role_changed", name: fullName, from, to: role },
	}),
});

const planRemoval = (db: Database): Plan => ({
	judge: ({ actor, target, admins }) =>
		findRemovalRefusal(actor, target, admins) ?? (target.isActive ? null : "not_found"),
	change: (on) => createRemoval(db, on),
	tell: ({ fullName }) => ({
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
	tell: ({ fullName }) => ({
		action: "updated",
		metadata: { code: "member_reactivated", name: fullName },
	}),
});

/** Active members, how many they are, and removed ones, for a batch. */
const selectTeam = (db: Database, workspaceId: string) =>
	[
		selectMembers(db, workspaceId, true, LISTED_MEMBERS),
		selectMemberCount(db, workspaceId),
		selectMembers(db, workspaceId, false, LISTED_REMOVED),
	] as const;

export function createTeamService(deps: TeamDeps) {
	const { db } = deps;
	return {
		/** Spec 1, section 7: all active profiles of the workspace, newest first. */
		async listMembers(signedIn: SignedIn): Promise<MemberList> {
			const [active, [count], removed] = await db.batch(selectTeam(db, signedIn.workspace.id));
			return toMemberList(signedIn, active, count?.total ?? 0, removed);
		},

		/** What the team page shows first, in one round trip. */
		async overview(signedIn: SignedIn): Promise<TeamOverview> {
			const { id } = signedIn.workspace;
			const now = deps.now();
			const [active, [count], removed, pending, closed, counts, activity] = await db.batch([
				...selectTeam(db, id),
				...selectInvitationLists(db, id, now),
				selectActivity(db, id, ACTIVITY_LIST_LIMIT),
			]);
			return {
				members: toMemberList(signedIn, active, count?.total ?? 0, removed),
				invitations: toInvitationList(pending, closed, counts),
				activity: { activity: activity.map(toActivityView) },
				now,
			};
		},

		/** `last_admin`, `cannot_act_on_self`, `forbidden`; the same role again changes nothing. */
		async changeRole(
			signedIn: SignedIn,
			memberId: string,
			role: Role,
		): Promise<Result<null, ErrorCode>> {
			const done = await act(deps, signedIn, memberId, planRole(db, role));
			if (!done.ok) return done;
			// Their browsers come back at once, with the new role in their sockets.
			if (done.value === "done")
				await deps.revokeLive({ workspaceId: signedIn.workspace.id, memberId, mayReturn: true });
			return ok(null);
		},

		/** Spec 1, section 4: soft delete. Every sign-in and socket of theirs ends (A15). */
		async removeMember(signedIn: SignedIn, memberId: string): Promise<Result<null, ErrorCode>> {
			const done = await act(deps, signedIn, memberId, planRemoval(db));
			if (!done.ok) return done;
			await deps.revokeLive({ workspaceId: signedIn.workspace.id, memberId });
			await deps.tellIntegrationsOff(signedIn.workspace.id);
			return ok(null);
		},

		/** Brings a removed person back with the role they had; admins only. */
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
): MemberList {
	return {
		members: active.map(toMemberView),
		total,
		removed: mayReactivate(signedIn.member.role) ? removed.map(toMemberView) : [],
	};
}
