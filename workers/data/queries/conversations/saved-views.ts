import { and, asc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { SavedView } from "#app/contracts/saved-views.ts";
import { MAX_VIEWS } from "#app/domain/conversations/saved-view.ts";
import type { Database } from "#workers/data/database.ts";
import { savedViews } from "#workers/data/schema/saved-view.ts";

/** Whose views: a member's own, or with null the team's. */
interface Owner {
	workspaceId: string;
	memberId: string | null;
}

const isOf = ({ workspaceId, memberId }: Owner) =>
	and(
		eq(savedViews.workspaceId, workspaceId),
		memberId === null ? isNull(savedViews.memberId) : eq(savedViews.memberId, memberId),
	);

const shown = {
	id: savedViews.id,
	name: savedViews.name,
	filter: savedViews.filter,
	memberId: savedViews.memberId,
};

/** A statement for what a member sees: the team's and their own, in their order. */
export const selectViews = (db: Database, of: { workspaceId: SQL; memberId: SQL }) =>
	db
		.select(shown)
		.from(savedViews)
		.where(
			and(
				sql`${savedViews.workspaceId} = ${of.workspaceId}`,
				or(isNull(savedViews.memberId), sql`${savedViews.memberId} = ${of.memberId}`),
			),
		)
		.orderBy(asc(savedViews.position), asc(savedViews.createdAt))
		.limit(2 * MAX_VIEWS);

export const toSavedView = ({
	memberId,
	...view
}: Omit<SavedView, "isTeam"> & { memberId: string | null }): SavedView => ({
	...view,
	isTeam: memberId === null,
});

/** In their order. */
export const listViews = (db: Database, owner: Owner) =>
	db
		.select(shown)
		.from(savedViews)
		.where(isOf(owner))
		.orderBy(asc(savedViews.position), asc(savedViews.createdAt));

/** The view, if it is the member's own or the team's. */
export async function findView(
	db: Database,
	{ workspaceId, memberId }: { workspaceId: string; memberId: string },
	id: string,
): Promise<SavedView | null> {
	const [found] = await db
		.select(shown)
		.from(savedViews)
		.where(
			and(
				eq(savedViews.id, id),
				eq(savedViews.workspaceId, workspaceId),
				or(isNull(savedViews.memberId), eq(savedViews.memberId, memberId)),
			),
		);
	return found ? toSavedView(found) : null;
}

/** Adds a view after the others; false when there are as many as may be. */
export async function insertView(
	db: Database,
	owner: Owner,
	view: { id: string; name: string; filter: string; now: number },
): Promise<boolean> {
	const { id, name, filter, now } = view;
	const { workspaceId, memberId } = owner;
	const rows = await db
		.insert(savedViews)
		.select(
			db
				.select({
					id: sql`${id}`.as("id"),
					workspaceId: sql`${workspaceId}`.as("workspace_id"),
					memberId: sql`${memberId}`.as("member_id"),
					name: sql`${name}`.as("name"),
					filter: sql`${filter}`.as("filter"),
					position: sql`coalesce(max(${savedViews.position}), 0) + 1`.as("position"),
					createdAt: sql`${now}`.as("created_at"),
					updatedAt: sql`${now}`.as("updated_at"),
				})
				.from(savedViews)
				.where(isOf(owner))
				.having(sql`count(*) < ${MAX_VIEWS}`),
		)
		.returning({ id: savedViews.id });
	return rows.length > 0;
}

export async function updateView(
	db: Database,
	workspaceId: string,
	id: string,
	change: { name?: string; filter?: string },
	now: number,
): Promise<void> {
	await db
		.update(savedViews)
		.set({ ...change, updatedAt: now })
		.where(and(eq(savedViews.workspaceId, workspaceId), eq(savedViews.id, id)));
}

/** Gives an owner's views the order of these ids. */
export async function orderViews(
	db: Database,
	owner: Owner,
	ids: readonly string[],
): Promise<void> {
	const [first, ...others] = ids.map((id, at) =>
		db
			.update(savedViews)
			.set({ position: at + 1 })
			.where(and(isOf(owner), eq(savedViews.id, id))),
	);
	if (first) await db.batch([first, ...others]);
}

export async function deleteView(db: Database, workspaceId: string, id: string): Promise<void> {
	await db
		.delete(savedViews)
		.where(and(eq(savedViews.workspaceId, workspaceId), eq(savedViews.id, id)));
}
