import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { integrationChecks, integrations } from "#workers/data/schema/integration.ts";
import { KEPT_CHECKS } from "./checks.ts";
import { members } from "#workers/data/schema/team.ts";
import { users } from "#workers/data/schema/auth.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";
import { forgetDeliveriesOf } from "./automation-deliveries.ts";

export type StoredIntegration = typeof integrations.$inferSelect;
export type NewIntegration = Omit<typeof integrations.$inferInsert, "workspaceId">;

const isOf = (workspaceId: string, id: string) =>
	and(eq(integrations.workspaceId, workspaceId), eq(integrations.id, id));

/**
 * The integrations of one member, or of all (null), newest first, with their last tests and the key
 * of the workspace: one round trip.
 */
export async function listIntegrations(
	db: Database,
	workspaceId: string,
	memberId: string | null,
): Promise<{
	rows: (StoredIntegration & { ownerName: string })[];
	checks: (typeof integrationChecks.$inferSelect)[];
	dataKeyWrapped: string;
}> {
	const isShown = and(
		eq(integrations.workspaceId, workspaceId),
		memberId === null ? undefined : eq(integrations.memberId, memberId),
	);
	const [rows, checks, [key]] = await db.batch([
		db
			.select({ row: integrations, ownerName: users.fullName })
			.from(integrations)
			.leftJoin(
				members,
				and(eq(members.workspaceId, workspaceId), eq(members.id, integrations.memberId)),
			)
			.leftJoin(users, eq(users.id, members.userId))
			.where(isShown)
			.orderBy(desc(integrations.createdAt), desc(integrations.id)),
		db
			.select({
				workspaceId: integrationChecks.workspaceId,
				integrationId: integrationChecks.integrationId,
				at: integrationChecks.at,
				health: integrationChecks.health,
				latencyMs: integrationChecks.latencyMs,
			})
			.from(integrationChecks)
			.innerJoin(
				integrations,
				and(
					eq(integrations.workspaceId, integrationChecks.workspaceId),
					eq(integrations.id, integrationChecks.integrationId),
				),
			)
			.where(
				and(
					isShown,
					eq(integrationChecks.workspaceId, workspaceId),
					// The newest of each by its own key: no more is read, however many there are.
					sql`${integrationChecks.at} >= coalesce((
						select c.at from integration_checks c
						where c.workspace_id = ${workspaceId} and c.integration_id = ${integrations.id}
						order by c.at desc limit 1 offset ${KEPT_CHECKS - 1}), 0)`,
				),
			)
			.orderBy(integrationChecks.at),
		db
			.select({ wrapped: workspaces.dataKeyWrapped })
			.from(workspaces)
			.where(eq(workspaces.id, workspaceId)),
	]);
	if (!key) throw new Error(`Workspace ${workspaceId} has no data key.`);
	return {
		rows: rows.map(({ row, ownerName }) => ({ ...row, ownerName: ownerName ?? "" })),
		checks,
		dataKeyWrapped: key.wrapped,
	};
}

/** One integration and the key its credentials are sealed with; null when it is not of the workspace. */
export async function findIntegration(
	db: Database,
	workspaceId: string,
	id: string,
): Promise<(StoredIntegration & { dataKeyWrapped: string }) | null> {
	const [found] = await db
		.select({ row: integrations, dataKeyWrapped: workspaces.dataKeyWrapped })
		.from(integrations)
		.innerJoin(workspaces, eq(workspaces.id, integrations.workspaceId))
		.where(isOf(workspaceId, id));
	return found ? { ...found.row, dataKeyWrapped: found.dataKeyWrapped } : null;
}

export async function insertIntegration(
	db: Database,
	workspaceId: string,
	row: NewIntegration,
): Promise<void> {
	await db.insert(integrations).values({ ...row, workspaceId });
}

/** False when there is no such integration of this member (any more). */
export async function updateIntegration(
	db: Database,
	workspaceId: string,
	of: { id: string; memberId: string },
	change: Partial<Omit<StoredIntegration, "id" | "workspaceId" | "memberId" | "type">> & {
		updatedAt: number;
	},
): Promise<boolean> {
	const changed = await db
		.update(integrations)
		.set(change)
		.where(and(isOf(workspaceId, of.id), eq(integrations.memberId, of.memberId)))
		.returning({ id: integrations.id });
	return changed.length > 0;
}

/** Deletes it with its tests and what it was told. False when there was none. */
export async function deleteIntegration(
	db: Database,
	workspaceId: string,
	id: string,
): Promise<boolean> {
	const [, , deleted] = await db.batch([
		forgetDeliveriesOf(db, workspaceId, id),
		db
			.delete(integrationChecks)
			.where(
				and(
					eq(integrationChecks.workspaceId, workspaceId),
					eq(integrationChecks.integrationId, id),
				),
			),
		db.delete(integrations).where(isOf(workspaceId, id)).returning({ id: integrations.id }),
	]);
	return deleted.length > 0;
}

/** A member left: what was theirs is used by nobody from now on (founding.md 26). For a batch. */
export const disableIntegrationsOf = (
	db: Database,
	workspaceId: string,
	memberId: string,
	{ now, happened }: { now: number; happened: SQL },
) =>
	db
		.update(integrations)
		.set({ disabledAt: now, status: "disconnected", updatedAt: now })
		.where(
			and(
				eq(integrations.workspaceId, workspaceId),
				eq(integrations.memberId, memberId),
				isNull(integrations.disabledAt),
				happened,
			),
		);
