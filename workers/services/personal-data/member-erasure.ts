import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { findErasureRefusal } from "#app/domain/team/membership.ts";
import type { WorkspaceHub } from "#durable-objects/index.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { type KeyValue, userKey } from "#workers/data/key-value.ts";
import {
	createMemberErasure,
	findMemberToErase,
	isOnlyMembership,
	type MemberToErase,
} from "#workers/data/queries/personal-data/member.ts";
import { findTeamFacts } from "#workers/data/queries/team/team.ts";
import type { ChannelStub } from "../channels/stub.ts";
import type { CommitActivity } from "../team/activity.ts";

export interface MemberErasureDeps {
	db: Database;
	log: Log;
	keyValue: KeyValue;
	commit: CommitActivity;
	/** Ends their rights, sign-ins, sockets and integrations, as any removal does. */
	removeMember(signedIn: SignedIn, memberId: string): Promise<Result<null, ErrorCode>>;
	channel(channel: SignedIn["channels"][number]): Pick<ChannelStub, "forgetMember">;
	hub(workspaceId: string): Pick<DurableObjectStub<WorkspaceHub>, "forgetMember">;
}

/** The erasure of people of the team, over every store. Methods throw when a store fails. */
export function createMemberErasureService(deps: MemberErasureDeps) {
	const { db } = deps;

	/** A channel that is gone answers not_found: nothing is left in it. */
	async function forgetIn(channel: SignedIn["channels"][number], member: MemberToErase) {
		const who = { memberId: member.memberId, name: member.fullName };
		for (let after: number | null = 0; after !== null;) {
			const piece = await deps.channel(channel).forgetMember(member.workspaceId, who, after);
			after = piece.ok ? piece.value.next : null;
		}
	}

	return {
		/**
		 * Removes a member where they are still active and erases what this workspace keeps of them; the account goes with
		 * its last membership. May be repeated when it was cut: their row goes last, with everything else of D1.
		 * `not_found`: also when they were erased before. Other refusals are those of findErasureRefusal, and `conflict`.
		 */
		async eraseMember(signedIn: SignedIn, memberId: string): Promise<Result<null, ErrorCode>> {
			const workspaceId = signedIn.workspace.id;
			const facts = await findTeamFacts(db, workspaceId, signedIn.member.id, memberId);
			const { actor, target } = facts;
			if (!actor?.isActive) return fail("forbidden");
			if (!target) return fail("not_found");
			const refusal = findErasureRefusal(actor, target, facts.admins);
			if (refusal) return fail(refusal);
			if (target.isActive) {
				const removed = await deps.removeMember(signedIn, memberId);
				if (!removed.ok) return removed;
			}
			const member = await findMemberToErase(db, workspaceId, memberId);
			if (!member) return fail("not_found");
			for (const channel of signedIn.channels) await forgetIn(channel, member);
			await deps.hub(workspaceId).forgetMember(memberId);
			if (await isOnlyMembership(db, member.userId))
				await deps.keyValue.remove(userKey(member.userId, "prefs"));
			const entry = {
				workspaceId,
				actorId: actor.id,
				action: "deleted" as const,
				entityType: "profiles" as const,
				entityId: memberId,
				metadata: { code: "member_erased" as const },
			};
			const change = await createMemberErasure(db, member, actor);
			if (!(await deps.commit(entry, change))) return fail("conflict");
			deps.log({ event: "member_erased", level: "security", workspaceId, memberId });
			return ok(null);
		},
	};
}
