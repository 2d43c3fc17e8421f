import { and, eq } from "drizzle-orm";
import { type Absence, PRESENT } from "#app/domain/routing/absence.ts";
import type { RoutingDirectory } from "#app/domain/routing/people.ts";
import {
	DEFAULT_CAPACITY,
	DEFAULT_RULES,
	type RoutingRules,
} from "#app/domain/routing/settings.ts";
import { may, parseRole } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { users } from "#workers/data/schema/auth.ts";
import { departmentMembers } from "#workers/data/schema/department.ts";
import { routingMembers, routingRules } from "#workers/data/schema/routing.ts";
import { members } from "#workers/data/schema/team.ts";

/** Columns of an absence. With a left join all are null where nobody said anything. */
export const absenceColumns = {
	isAbsent: routingMembers.isAbsent,
	absentUntil: routingMembers.absentUntil,
};

/** A stored absence as rules read it. */
export const toAbsence = (
	row: { isAbsent: boolean | null; absentUntil: number | null } | undefined,
): Absence => (row?.isAbsent ? { isAbsent: true, until: row.absentUntil } : PRESENT);

const selectRules = (db: Database, workspaceId: string) =>
	db.select().from(routingRules).where(eq(routingRules.workspaceId, workspaceId));

function toRules(rows: Awaited<ReturnType<typeof selectRules>>) {
	const own = rows.find(({ departmentId }) => departmentId === "");
	const rulesOf = ({ mode, giveBackMinutes, giveBackTo }: RoutingRules): RoutingRules => ({
		mode,
		giveBackMinutes,
		giveBackTo,
	});
	const departments: Record<string, RoutingRules> = {};
	for (const row of rows) if (row.departmentId !== "") departments[row.departmentId] = rulesOf(row);
	return {
		capacity: own?.capacity ?? DEFAULT_CAPACITY,
		workspace: own ? rulesOf(own) : DEFAULT_RULES,
		departments,
	};
}

/** The rules of a workspace and of those of its departments that have their own. */
export const readRules = async (db: Database, workspaceId: string) =>
	toRules(await selectRules(db, workspaceId));

/** Rules, and everybody who may answer, in one batch. */
export async function readDirectory(db: Database, workspaceId: string): Promise<RoutingDirectory> {
	const [rules, people, belonging] = await db.batch([
		selectRules(db, workspaceId),
		db
			.select({
				id: members.id,
				role: members.role,
				name: users.fullName,
				capacity: routingMembers.capacity,
				...absenceColumns,
			})
			.from(members)
			.innerJoin(users, eq(users.id, members.userId))
			.leftJoin(
				routingMembers,
				and(
					eq(routingMembers.memberId, members.id),
					eq(routingMembers.workspaceId, members.workspaceId),
				),
			)
			.where(and(eq(members.workspaceId, workspaceId), eq(members.isActive, true))),
		db
			.select({
				departmentId: departmentMembers.departmentId,
				memberId: departmentMembers.memberId,
			})
			.from(departmentMembers)
			.where(eq(departmentMembers.workspaceId, workspaceId)),
	]);
	const departmentsOf = Map.groupBy(belonging, ({ memberId }) => memberId);
	return {
		...toRules(rules),
		people: people
			.filter(({ role }) => may(parseRole(role), "send"))
			.map(({ id, name, capacity, ...absence }) => ({
				id,
				name,
				capacity,
				absence: toAbsence(absence),
				departments: (departmentsOf.get(id) ?? []).map(({ departmentId }) => departmentId),
			})),
	};
}

/** @param departmentId "": the workspace's own, whose `capacity` it is */
export async function upsertRules(
	db: Database,
	{ workspaceId, departmentId }: { workspaceId: string; departmentId: string },
	rules: RoutingRules & { capacity: number | null },
	now: number,
): Promise<void> {
	const row = { ...rules, updatedAt: now };
	await db
		.insert(routingRules)
		.values({ workspaceId, departmentId, ...row })
		.onConflictDoUpdate({
			target: [routingRules.workspaceId, routingRules.departmentId],
			set: row,
		});
}

/** From now on the department's conversations find somebody as the workspace's do. */
export async function deleteRules(
	db: Database,
	{ workspaceId, departmentId }: { workspaceId: string; departmentId: string },
): Promise<void> {
	await db
		.delete(routingRules)
		.where(
			and(eq(routingRules.workspaceId, workspaceId), eq(routingRules.departmentId, departmentId)),
		);
}

/** Keeps what routing knows of a member; fields left out stay. */
export async function upsertRoutedMember(
	db: Database,
	{ workspaceId, memberId }: { workspaceId: string; memberId: string },
	{ absence, capacity }: { absence?: Absence | undefined; capacity?: number | null | undefined },
	now: number,
): Promise<void> {
	const row = {
		...(absence && { isAbsent: absence.isAbsent, absentUntil: absence.until }),
		...(capacity === undefined ? {} : { capacity }),
		updatedAt: now,
	};
	await db
		.insert(routingMembers)
		.values({ workspaceId, memberId, ...row })
		.onConflictDoUpdate({
			target: routingMembers.memberId,
			set: row,
			setWhere: eq(routingMembers.workspaceId, workspaceId),
		});
}

/** What a member said of being away, for a batch. */
export const selectAbsence = (db: Database, workspaceId: string, memberId: string) =>
	db
		.select(absenceColumns)
		.from(routingMembers)
		.where(and(eq(routingMembers.workspaceId, workspaceId), eq(routingMembers.memberId, memberId)));
