import { and, asc, desc, eq, gt, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { ActivityView } from "#app/contracts/team.ts";
import {
	type ActivityAction,
	type ActivityEntity,
	type ChainedEntry,
	withoutSubject,
} from "#app/domain/team/activity.ts";
import type { ConversationSight } from "#app/domain/conversations/sight.ts";
import { FORMER_MEMBER } from "#app/domain/team/former-member.ts";
import { NOTHING, value } from "#workers/data/bound-value.ts";
import type { Database } from "#workers/data/database.ts";
import { activityChecks, activityLogs } from "#workers/data/schema/activity.ts";
import { users } from "#workers/data/schema/auth.ts";
import { members } from "#workers/data/schema/team.ts";

/** An entry as it is stored. */
export interface StoredEntry extends ChainedEntry {
	action: ActivityAction;
	entityType: ActivityEntity;
	hash: string;
}

/** Who an entry is about beside who did it: a member, or who was invited. Null when they were erased, or nobody is. */
const findSubject = (workspaceId: string) =>
	sql<string | null>`case ${activityLogs.entityType}
		when 'team_invitations' then (select id from invitations
			where workspace_id = ${workspaceId} and id = ${activityLogs.entityId})
		when 'profiles' then (select id from members
			where workspace_id = ${workspaceId} and id = ${activityLogs.entityId})
		else (select id from members
			where workspace_id = ${workspaceId} and id = json_extract(${activityLogs.metadata}, '$.memberId'))
		end`.as("subject");

/**
 * The newest entries with the person behind each, for a batch.
 * @param sight of a member who reads only some conversations: of contacts they see what they did themselves
 */
export function selectActivity(
	db: Database,
	workspaceId: string,
	limit: number,
	sight: ConversationSight | null,
) {
	const isSeen =
		sight && or(ne(activityLogs.entityType, "contacts"), eq(activityLogs.actorId, sight.memberId));
	return db
		.select({
			id: activityLogs.id,
			action: activityLogs.action,
			entityType: activityLogs.entityType,
			metadata: activityLogs.metadata,
			createdAt: activityLogs.createdAt,
			actorId: activityLogs.actorId,
			fullName: users.fullName,
			email: users.email,
			subject: findSubject(workspaceId),
		})
		.from(activityLogs)
		.leftJoin(
			members,
			and(eq(members.workspaceId, workspaceId), eq(members.id, activityLogs.actorId)),
		)
		.leftJoin(users, eq(users.id, members.userId))
		.where(and(eq(activityLogs.workspaceId, workspaceId), isSeen ?? undefined))
		.orderBy(desc(activityLogs.seq))
		.limit(limit);
}

type ActivityRow = Awaited<ReturnType<typeof selectActivity>>[number];

/** An entry as it is shown: without the names of people who were erased since, which the log itself keeps (J16, J24). */
export function toActivityView(row: ActivityRow): ActivityView {
	const { actorId, fullName, email, metadata, subject, ...entry } = row;
	const values = JSON.parse(metadata) as Record<string, unknown>;
	return {
		...entry,
		metadata: subject === null ? withoutSubject(entry.entityType, values) : values,
		actor:
			actorId === null
				? null
				: { id: actorId, fullName: fullName ?? FORMER_MEMBER, email: email ?? "" },
	};
}

/** Number and hash of the newest entry; 0 and "" before the first. */
export async function findHead(
	db: Database,
	workspaceId: string,
): Promise<{ seq: number; hash: string }> {
	const [head] = await db
		.select({ seq: activityLogs.seq, hash: activityLogs.hash })
		.from(activityLogs)
		.where(eq(activityLogs.workspaceId, workspaceId))
		.orderBy(desc(activityLogs.seq))
		.limit(1);
	return head ?? { seq: 0, hash: "" };
}

/** A change of data and the statements around it; all run as one transaction. */
export interface Change {
	/** Run before the change, whatever becomes of it. */
	before?: BatchItem<"sqlite">[];
	/** One statement without `returning`: when it changes no row, nothing happened. */
	gate: BatchItem<"sqlite">;
	/** Run after it; `happened` holds exactly when the gate changed a row. */
	after?: (happened: SQL) => BatchItem<"sqlite">[];
}

/**
 * Runs a change and appends its log entry: both or neither, as D1 runs a batch as one transaction. Without
 * a change only the entry is written. `raced`: another entry was appended meanwhile; nothing was done, and
 * the caller tries again with the new head.
 */
export async function commitEntry(
	db: Database,
	entry: StoredEntry,
	change: Change | null,
): Promise<"done" | "unchanged" | "raced"> {
	// In SQLite changes() is about the statement before: the gate has to stand directly before it.
	const insert = insertEntry(db, entry, change ? sql`changes() > 0` : sql`1`);
	const happened = sql`exists (select 1 from activity_logs
		where workspace_id = ${entry.workspaceId} and id = ${entry.id})`;
	const statements = [
		...(change?.before ?? []),
		...(change ? [change.gate] : []),
		insert,
		...(entry.seq === 1 ? [beginCheck(db, entry, happened)] : []),
		...(change?.after?.(happened) ?? []),
	];
	const place = (change?.before?.length ?? 0) + (change ? 1 : 0);
	try {
		const results: unknown[] = await db.batch(statements as [(typeof statements)[number]]);
		const { meta } = results[place] as D1Result;
		return meta.changes > 0 ? "done" : "unchanged";
	} catch (error) {
		if (isTakenNumber(error)) return "raced";
		throw error;
	}
}

function insertEntry(db: Database, entry: StoredEntry, condition: SQL) {
	return db.insert(activityLogs).select(
		db
			.select({
				id: value("id", entry.id),
				workspaceId: value("workspace_id", entry.workspaceId),
				seq: value("seq", entry.seq),
				actorId: value("actor_id", entry.actorId),
				action: value("action", entry.action),
				entityType: value("entity_type", entry.entityType),
				entityId: value("entity_id", entry.entityId),
				metadata: value("metadata", entry.metadata),
				createdAt: value("created_at", entry.createdAt),
				previousHash: value("previous_hash", entry.previousHash),
				hash: value("hash", entry.hash),
			})
			.from(NOTHING)
			.where(condition),
	);
}

/** A workspace with its first entry joins those whose chain is checked. */
function beginCheck(db: Database, entry: StoredEntry, happened: SQL) {
	return db
		.insert(activityChecks)
		.select(
			db
				.select({
					workspaceId: value("workspace_id", entry.workspaceId),
					seq: value("seq", 0),
					hash: value("hash", ""),
					headSeq: value("head_seq", 0),
					checkedAt: value("checked_at", 0),
				})
				.from(NOTHING)
				.where(happened),
		)
		.onConflictDoNothing();
}

/** D1 names the index's columns in its message; drizzle may put it into the cause. */
function isTakenNumber(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	return (
		/UNIQUE constraint failed: activity_logs\.workspace_id, activity_logs\.seq/.test(
			error.message,
		) || isTakenNumber(error.cause)
	);
}

export type ActivityCheck = typeof activityChecks.$inferSelect;

/** The chains that were looked at longest ago. */
export function listDueChecks(
	db: Database,
	before: number,
	limit: number,
): Promise<ActivityCheck[]> {
	return db
		.select()
		.from(activityChecks)
		.where(lt(activityChecks.checkedAt, before))
		.orderBy(asc(activityChecks.checkedAt))
		.limit(limit);
}

/** Entries after `seq`, ascending. */
export function listEntriesAfter(
	db: Database,
	workspaceId: string,
	seq: number,
	limit: number,
): Promise<StoredEntry[]> {
	return db
		.select()
		.from(activityLogs)
		.where(and(eq(activityLogs.workspaceId, workspaceId), gt(activityLogs.seq, seq)))
		.orderBy(asc(activityLogs.seq))
		.limit(limit);
}

export async function updateCheck(
	db: Database,
	workspaceId: string,
	after: Omit<ActivityCheck, "workspaceId">,
): Promise<void> {
	await db.update(activityChecks).set(after).where(eq(activityChecks.workspaceId, workspaceId));
}
