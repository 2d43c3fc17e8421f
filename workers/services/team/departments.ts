import type { DepartmentOverview, DepartmentView } from "#app/contracts/departments.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { LabelColour } from "#app/domain/conversations/label-colour.ts";
import { moved } from "#app/domain/conversations/saved-view.ts";
import { searchKey } from "#app/domain/inbox/search-key.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { ActivityAction, ActivityDescription } from "#app/domain/team/activity.ts";
import { MAX_DEPARTMENTS, parseDepartmentName, startOf } from "#app/domain/team/department.ts";
import { may } from "#app/domain/team/role.ts";
import type { WorkspaceHub } from "#durable-objects/index.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import {
	deleteDepartment,
	insertDepartment,
	listDepartments,
	orderDepartments,
	updateDepartment,
	updateSeesOwn,
} from "#workers/data/queries/team/departments.ts";
import { selectMembers, toMemberView } from "#workers/data/queries/team/team.ts";
import type { RevokeLive } from "../auth/session.ts";
import type { ChannelStub } from "../channels/stub.ts";
import type { TellDesk } from "../desk/tell-desk.ts";
import type { RecordActivity } from "./activity.ts";

/** Members among whom a department's are chosen. */
const LISTED_MEMBERS = 1_000;

export interface DepartmentsDeps {
	db: Database;
	log: Log;
	now: () => number;
	newId: () => string;
	record: RecordActivity;
	revokeLive: RevokeLive;
	/** See runtime.ts. */
	holdRights(workspaceIds: readonly string[]): Promise<void>;
	tellDesk: TellDesk;
	channel(
		channel: SignedIn["channels"][number],
	): Pick<ChannelStub, "setDepartment" | "forgetDepartment">;
	hub(workspaceId: string): Pick<DurableObjectStub<WorkspaceHub>, "forgetDepartment">;
}

/** What is typed of a department. */
export interface TypedDepartment {
	name: string;
	colour: LabelColour;
	memberIds: readonly string[];
	channelIds: readonly string[];
}

type Done = Result<null, ErrorCode>;

/** Departments of a workspace. D1 owns them; channels' objects keep which one their conversations begin in. Methods throw when D1 fails. */
export function createDepartmentsService(deps: DepartmentsDeps) {
	const { db } = deps;

	/** Tells channels which department their new conversations begin in. One that is not reached is told with the next change. */
	async function tellChannels(signedIn: SignedIn, departments: readonly DepartmentView[]) {
		const { id: workspaceId } = signedIn.workspace;
		await Promise.all(
			signedIn.channels.map(async (channel) => {
				try {
					const departmentId = startOf(departments, channel.id);
					await deps.channel(channel).setDepartment(workspaceId, departmentId);
				} catch (error) {
					const { id: channelId } = channel;
					deps.log({ event: "department_not_told", level: "error", workspaceId, channelId, error });
				}
			}),
		);
	}

	/** Members who read other conversations now: their browsers reconnect at once, with what they read. */
	async function renewSights(signedIn: SignedIn, memberIds: Iterable<string>): Promise<void> {
		const workspaceId = signedIn.workspace.id;
		if (!signedIn.workspace.seesOwnDepartments) return;
		await Promise.all(
			[...memberIds].map((memberId) => deps.revokeLive({ workspaceId, memberId, mayReturn: true })),
		);
	}

	const record = (
		{ workspace, member }: SignedIn,
		action: ActivityAction,
		entityId: string,
		metadata: ActivityDescription,
	) =>
		deps.record({
			workspaceId: workspace.id,
			actorId: member.id,
			action,
			entityType: "departments",
			entityId,
			metadata,
		});

	/** What everybody who may change departments does first. */
	async function open(signedIn: SignedIn): Promise<Result<DepartmentView[], "forbidden">> {
		if (!may(signedIn.member.role, "manage_departments")) return fail("forbidden");
		// The hub knows them with who is signed in: it asks D1 anew from here on.
		await deps.holdRights([signedIn.workspace.id]);
		return ok(await listDepartments(db, signedIn.workspace.id));
	}

	/** Members of exactly one of two versions of a department. */
	function changedMembers(
		{ memberIds: before }: { memberIds: readonly string[] },
		{ memberIds: after }: { memberIds: readonly string[] },
	): string[] {
		const isOfBoth = (id: string): boolean => before.includes(id) && after.includes(id);
		return [...new Set([...before, ...after])].filter((id) => !isOfBoth(id));
	}

	return {
		/** Everything the page shows. Every member reads it. */
		async overview(signedIn: SignedIn): Promise<DepartmentOverview> {
			const { workspace, channels } = signedIn;
			const [departments, members] = await Promise.all([
				listDepartments(db, workspace.id),
				selectMembers(db, workspace.id, true, LISTED_MEMBERS),
			]);
			// Who was removed comes back to their departments when they are let in again.
			const here = new Set([...members, ...channels].map(({ id }) => id));
			return {
				departments: departments.map((one) => ({
					...one,
					memberIds: one.memberIds.filter((id) => here.has(id)),
					channelIds: one.channelIds.filter((id) => here.has(id)),
				})),
				members: members
					.map(toMemberView)
					.map(({ id, fullName, role }) => ({ id, fullName, role }))
					.toSorted((a, b) => a.fullName.localeCompare(b.fullName)),
				channels: channels.map(({ id, name, type }) => ({ id, name, type })),
				seesOwnDepartments: workspace.seesOwnDepartments ?? false,
			};
		},

		/** Makes a department (`id` null), or changes one. `department_name_taken`, `too_many_departments`, and those of the name. */
		async save(signedIn: SignedIn, id: string | null, typed: TypedDepartment): Promise<Done> {
			const known = await open(signedIn);
			if (!known.ok) return known;
			const name = parseDepartmentName(typed.name);
			if (!name.ok) return name;
			const before = known.value.find((one) => one.id === id);
			const others = known.value.filter((one) => one !== before);
			if (others.some((one) => searchKey(one.name) === name.value.nameKey))
				return fail("department_name_taken");
			if (id !== null && !before) return fail("not_found");
			if (id === null && known.value.length >= MAX_DEPARTMENTS) return fail("too_many_departments");
			const { workspace } = signedIn;
			const next = { ...typed, ...name.value, id: id ?? deps.newId() };
			const write = before ? updateDepartment : insertDepartment;
			await write(db, workspace.id, next, deps.now());
			await tellChannels(signedIn, await listDepartments(db, workspace.id));
			const code = before ? "department_updated" : "department_created";
			await record(signedIn, before ? "updated" : "created", next.id, {
				code,
				name: name.value.name,
			});
			await renewSights(signedIn, changedMembers(before ?? { memberIds: [] }, next));
			return ok(null);
		},

		/** Moves a department by one place; at an end it stays. */
		async move(signedIn: SignedIn, id: string, step: 1 | -1): Promise<Done> {
			const known = await open(signedIn);
			if (!known.ok) return known;
			const { workspace } = signedIn;
			await orderDepartments(
				db,
				workspace.id,
				moved(known.value, id, step).map((one) => one.id),
			);
			return ok(null);
		},

		/** Deletes a department; its conversations have none from then on. May be repeated when it was cut. */
		async remove(signedIn: SignedIn, id: string): Promise<Done> {
			const known = await open(signedIn);
			if (!known.ok) return known;
			const { workspace, channels } = signedIn;
			const before = known.value.find((one) => one.id === id);
			if (!before) return fail("not_found");
			for (const channel of channels)
				for (let isMore = true; isMore;) {
					const freed = await deps.channel(channel).forgetDepartment(workspace.id, id);
					isMore = freed.ok && freed.value.isMore;
				}
			await deps.hub(workspace.id).forgetDepartment(id);
			await deleteDepartment(db, workspace.id, id);
			await tellChannels(
				signedIn,
				known.value.filter((one) => one !== before),
			);
			// Its hours count no more, and no rule gives it anything.
			await deps.tellDesk(workspace.id);
			await record(signedIn, "deleted", id, { code: "department_deleted", name: before.name });
			await renewSights(signedIn, before.memberIds);
			return ok(null);
		},

		/** Whether operators and viewers read only their departments' conversations. Everybody's browser reconnects. */
		async setSeesOwn(signedIn: SignedIn, isOn: boolean): Promise<Done> {
			const known = await open(signedIn);
			if (!known.ok) return known;
			const { workspace } = signedIn;
			await updateSeesOwn(db, workspace.id, isOn, deps.now());
			await record(signedIn, "updated", workspace.id, {
				code: isOn ? "departments_separated" : "departments_joined",
			});
			await deps.revokeLive({ workspaceId: workspace.id, mayReturn: true });
			return ok(null);
		},
	};
}
