import type { SaveAbsence } from "#app/contracts/absence.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { RoutingSettingsView } from "#app/contracts/routing.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ToldMember, WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import { type Absence, absenceFor, PRESENT } from "#app/domain/routing/absence.ts";
import { isCapacity, isGiveBackTime, type RoutingRules } from "#app/domain/routing/settings.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import {
	deleteRules,
	readRules,
	upsertRoutedMember,
	upsertRules,
} from "#workers/data/queries/routing/routing.ts";
import { findActiveMember } from "#workers/data/queries/team/team.ts";
import type { RecordActivity } from "../team/activity.ts";

export interface RoutingDeps {
	db: Database;
	now: () => number;
	record: RecordActivity;
	hub(workspaceId: string): { forgetRouting(): Promise<null> };
	tellMembers(workspaceId: string, told: ToldMember[]): Promise<void>;
	publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
}

/** What an admin or manager changes of a member; fields left out stay. */
export interface RoutedMemberChange {
	/** Open conversations at most; null: as the workspace says. */
	capacity?: number | null | undefined;
	isAbsent?: boolean | undefined;
}

/**
 * How conversations find somebody, and who is there to be found. The hub keeps what it read: what it did not hear of would not
 * be in force, so methods throw when it cannot be told, as when D1 fails.
 */
export function createRoutingService(deps: RoutingDeps) {
	const { db } = deps;

	async function saveMember(
		workspaceId: string,
		memberId: string,
		change: { absence?: Absence | undefined; capacity?: number | null | undefined },
	): Promise<void> {
		await upsertRoutedMember(db, { workspaceId, memberId }, change, deps.now());
		await deps.hub(workspaceId).forgetRouting();
		// Their own pages show it in the header, the team's page shows it of everybody.
		await deps.tellMembers(workspaceId, [{ memberId, frame: { type: "header_changed" } }]);
		await deps.publishToWorkspace(workspaceId, { type: "team_changed" });
	}

	return {
		/** Null for whoever may not choose. */
		async open(signedIn: SignedIn): Promise<RoutingSettingsView | null> {
			if (!may(signedIn.member.role, "manage_channels")) return null;
			const { capacity, workspace, departments } = await readRules(db, signedIn.workspace.id);
			return {
				capacity,
				workspace,
				departments: (signedIn.departments ?? []).map(({ id, name }) => ({
					id,
					name,
					rules: departments[id] ?? null,
				})),
			};
		},

		/**
		 * Rules of the workspace, or of one of its departments; admins and managers choose. `not_found`: no such department.
		 * @param rules null: the department's are the workspace's
		 * @param capacity of the workspace's; a department has none
		 */
		async saveRules(
			signedIn: SignedIn,
			departmentId: string | null,
			rules: RoutingRules | null,
			capacity: number,
		): Promise<Result<null, ErrorCode>> {
			const { workspace, member, departments = [] } = signedIn;
			if (!may(member.role, "manage_channels")) return fail("forbidden");
			const department = departments.find(({ id }) => id === departmentId);
			if (departmentId !== null && !department) return fail("not_found");
			if (!isCapacity(capacity) || (departmentId === null && rules === null))
				return fail("invalid_request");
			if (rules && rules.giveBackMinutes !== null && !isGiveBackTime(rules.giveBackMinutes))
				return fail("invalid_request");
			const of = { workspaceId: workspace.id, departmentId: departmentId ?? "" };
			const own = { ...rules, capacity: departmentId === null ? capacity : null };
			if (rules) await upsertRules(db, of, { ...rules, ...own }, deps.now());
			else await deleteRules(db, of);
			await deps.hub(workspace.id).forgetRouting();
			await deps.record({
				workspaceId: workspace.id,
				actorId: member.id,
				action: "updated",
				entityType: "user_settings",
				entityId: workspace.id,
				metadata: { code: "routing_changed", department: department?.name ?? "" },
			});
			return ok(null);
		},

		/** Whether the member is away, by their own word. `forbidden` for those who answer nobody. */
		async saveAbsence(
			{ workspace, member }: SignedIn,
			{ isAbsent, minutes }: SaveAbsence,
		): Promise<Result<null, "forbidden">> {
			if (!may(member.role, "send")) return fail("forbidden");
			const absence = isAbsent ? absenceFor(minutes, deps.now()) : PRESENT;
			await saveMember(workspace.id, member.id, { absence });
			return ok(null);
		},

		/** What is so for a member; admins and managers change it for everybody. `not_found`: nobody of this workspace. */
		async changeMember(
			{ workspace, member }: SignedIn,
			memberId: string,
			{ capacity, isAbsent }: RoutedMemberChange,
		): Promise<Result<null, ErrorCode>> {
			if (!may(member.role, "manage_channels")) return fail("forbidden");
			if (capacity !== undefined && capacity !== null && !isCapacity(capacity))
				return fail("invalid_request");
			const person = await findActiveMember(db, workspace.id, memberId);
			if (person === null) return fail("not_found");
			const absence = isAbsent ? absenceFor(null, deps.now()) : PRESENT;
			await saveMember(workspace.id, memberId, {
				capacity,
				absence: isAbsent === undefined ? undefined : absence,
			});
			await deps.record({
				workspaceId: workspace.id,
				actorId: member.id,
				action: "updated",
				entityType: "profiles",
				entityId: memberId,
				metadata: { code: "member_routing_changed", name: person.fullName },
			});
			return ok(null);
		},
	};
}
