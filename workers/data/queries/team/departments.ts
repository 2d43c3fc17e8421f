import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { DepartmentView } from "#app/contracts/departments.ts";
import type { SignedInDepartment } from "#app/contracts/sign-in.ts";
import { departmentColour, MAX_DEPARTMENTS } from "#app/domain/team/department.ts";
import type { Database } from "#workers/data/database.ts";
import type { LabelColour } from "#app/domain/conversations/label-colour.ts";
import {
	departmentChannels,
	departmentMembers,
	departments,
} from "#workers/data/schema/department.ts";
import { channels } from "#workers/data/schema/channel.ts";
import { members } from "#workers/data/schema/team.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";
import { cannedResponses } from "#workers/data/schema/canned-response.ts";
import { deskHours } from "#workers/data/schema/desk.ts";
import { routingRules } from "#workers/data/schema/routing.ts";
import { goals } from "#workers/data/schema/satisfaction.ts";
import { ownerOfDepartment } from "../canned-responses/canned-responses.ts";

/** A statement for the departments of a member's workspace, and which of them are theirs. */
export const selectDepartments = (db: Database, of: { workspaceId: SQL; memberId: SQL }) =>
	db
		.select({
			departmentId: sql<string>`${departments.id}`.as("department_id"),
			name: departments.name,
			colour: departments.colour,
			memberOf: sql<string | null>`${departmentMembers.memberId}`.as("member_of"),
		})
		.from(departments)
		.leftJoin(
			departmentMembers,
			and(
				eq(departmentMembers.workspaceId, departments.workspaceId),
				eq(departmentMembers.departmentId, departments.id),
				sql`${departmentMembers.memberId} = ${of.memberId}`,
			),
		)
		.where(sql`${departments.workspaceId} = ${of.workspaceId}`)
		.orderBy(asc(departments.position), asc(departments.id))
		.limit(MAX_DEPARTMENTS);

type Selected = Awaited<ReturnType<typeof selectDepartments>>[number];

export const toSignedInDepartment = (row: Selected): SignedInDepartment => ({
	id: row.departmentId,
	name: row.name,
	colour: departmentColour(row.colour),
	isMine: row.memberOf !== null,
});

/** All departments of a workspace with who and what belongs to them, in their order: one batch. */
export async function listDepartments(
	db: Database,
	workspaceId: string,
): Promise<DepartmentView[]> {
	const [own, people, places] = await db.batch([
		db
			.select({ id: departments.id, name: departments.name, colour: departments.colour })
			.from(departments)
			.where(eq(departments.workspaceId, workspaceId))
			.orderBy(asc(departments.position), asc(departments.id)),
		db
			.select({
				departmentId: departmentMembers.departmentId,
				memberId: departmentMembers.memberId,
			})
			.from(departmentMembers)
			.where(eq(departmentMembers.workspaceId, workspaceId)),
		db
			.select({
				departmentId: departmentChannels.departmentId,
				channelId: departmentChannels.channelId,
			})
			.from(departmentChannels)
			.where(eq(departmentChannels.workspaceId, workspaceId)),
	]);
	return own.map(({ id, name, colour }) => ({
		id,
		name,
		colour: departmentColour(colour),
		memberIds: people.flatMap((row) => (row.departmentId === id ? [row.memberId] : [])),
		channelIds: places.flatMap((row) => (row.departmentId === id ? [row.channelId] : [])),
	}));
}

/** Their names, by which an agent passes a conversation on. */
export const listDepartmentNames = (
	db: Database,
	workspaceId: string,
): Promise<{ id: string; name: string }[]> =>
	db
		.select({ id: departments.id, name: departments.name })
		.from(departments)
		.where(eq(departments.workspaceId, workspaceId))
		.orderBy(asc(departments.position), asc(departments.id))
		.limit(MAX_DEPARTMENTS);

/** What is kept of a department. */
export interface StoredDepartment {
	id: string;
	name: string;
	nameKey: string;
	colour: LabelColour;
	memberIds: readonly string[];
	channelIds: readonly string[];
}

/** Members and channels of a department become these, as far as they are the workspace's. */
function settingBelongings(db: Database, workspaceId: string, department: StoredDepartment) {
	const { id, memberIds, channelIds } = department;
	const people = JSON.stringify(memberIds);
	const places = JSON.stringify(channelIds);
	return [
		db
			.delete(departmentMembers)
			.where(
				and(eq(departmentMembers.workspaceId, workspaceId), eq(departmentMembers.departmentId, id)),
			),
		db
			.delete(departmentChannels)
			.where(
				and(
					eq(departmentChannels.workspaceId, workspaceId),
					eq(departmentChannels.departmentId, id),
				),
			),
		db.insert(departmentMembers).select(
			db
				.select({
					workspaceId: members.workspaceId,
					departmentId: sql<string>`${id}`.as("department_id"),
					memberId: members.id,
				})
				.from(members)
				.where(
					and(
						eq(members.workspaceId, workspaceId),
						eq(members.isActive, true),
						sql`${members.id} in (select value from json_each(${people}))`,
					),
				),
		),
		db.insert(departmentChannels).select(
			db
				.select({
					workspaceId: channels.workspaceId,
					departmentId: sql<string>`${id}`.as("department_id"),
					channelId: channels.id,
				})
				.from(channels)
				.where(
					and(
						eq(channels.workspaceId, workspaceId),
						sql`${channels.id} in (select value from json_each(${places}))`,
					),
				),
		),
	] as const;
}

/** Adds a department behind the others. Throws when another one has the name. */
export async function insertDepartment(
	db: Database,
	workspaceId: string,
	department: StoredDepartment,
	now: number,
): Promise<void> {
	const { id, name, nameKey, colour } = department;
	const position = sql<number>`(select coalesce(max(position), 0) + 1 from departments
		where workspace_id = ${workspaceId})`;
	await db.batch([
		db.insert(departments).values({
			id,
			workspaceId,
			name,
			nameKey,
			colour,
			position,
			createdAt: now,
			updatedAt: now,
		}),
		...settingBelongings(db, workspaceId, department),
	]);
}

/** Changes a department of the workspace. Throws as above. */
export async function updateDepartment(
	db: Database,
	workspaceId: string,
	department: StoredDepartment,
	now: number,
): Promise<void> {
	const { id, name, nameKey, colour } = department;
	await db.batch([
		db
			.update(departments)
			.set({ name, nameKey, colour, updatedAt: now })
			.where(and(eq(departments.workspaceId, workspaceId), eq(departments.id, id))),
		...settingBelongings(db, workspaceId, department),
	]);
}

/** Gives the departments the order of these ids. */
export async function orderDepartments(
	db: Database,
	workspaceId: string,
	ids: readonly string[],
): Promise<void> {
	const [first, ...others] = ids.map((id, at) =>
		db
			.update(departments)
			.set({ position: at + 1 })
			.where(and(eq(departments.workspaceId, workspaceId), eq(departments.id, id))),
	);
	if (first) await db.batch([first, ...others]);
}

export async function deleteDepartment(
	db: Database,
	workspaceId: string,
	id: string,
): Promise<void> {
	const nobody = {
		id,
		memberIds: [],
		channelIds: [],
		name: "",
		nameKey: "",
		colour: "gray",
	} as const;
	await db.batch([
		db
			.delete(departments)
			.where(and(eq(departments.workspaceId, workspaceId), eq(departments.id, id))),
		...settingBelongings(db, workspaceId, nobody),
		db.delete(goals).where(and(eq(goals.workspaceId, workspaceId), eq(goals.departmentId, id))),
		db
			.delete(deskHours)
			.where(
				and(
					eq(deskHours.workspaceId, workspaceId),
					eq(deskHours.scope, "department"),
					eq(deskHours.scopeId, id),
				),
			),
		db
			.delete(routingRules)
			.where(and(eq(routingRules.workspaceId, workspaceId), eq(routingRules.departmentId, id))),
		db
			.delete(cannedResponses)
			.where(
				and(
					eq(cannedResponses.workspaceId, workspaceId),
					eq(cannedResponses.owner, ownerOfDepartment(id)),
				),
			),
	]);
}

/** Whether operators and viewers of the workspace read only their departments' conversations. */
export async function updateSeesOwn(
	db: Database,
	workspaceId: string,
	seesOwnDepartments: boolean,
	now: number,
): Promise<void> {
	await db
		.update(workspaces)
		.set({ seesOwnDepartments, updatedAt: now })
		.where(eq(workspaces.id, workspaceId));
}
