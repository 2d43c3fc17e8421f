import { and, eq, exists, isNotNull, notExists, sql } from "drizzle-orm";
import { CLAIMS_BY_ANSWERING } from "#app/domain/conversations/claim.ts";
import type { Region } from "#app/domain/installation/entering.ts";
import type { FirstNews } from "#app/domain/notifications/first-news.ts";
import { DEFAULT_VOICE_BUDGET } from "#app/domain/inbox/voice-words.ts";
import { NEW_WORKSPACE } from "#app/domain/team/workspace.ts";
import { value } from "#workers/data/bound-value.ts";
import type { Database } from "#workers/data/database.ts";
import { users } from "#workers/data/schema/auth.ts";
import { notifications } from "#workers/data/schema/notification.ts";
import { members } from "#workers/data/schema/team.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

export interface NewWorkspace {
	workspaceId: string;
	memberId: string;
	name: string;
	slug: string;
	dataKeyWrapped: string;
	/** Where its objects are made; null: where the installation's are. */
	region: Region | null;
	/** What its founder finds in the bell, newest first. */
	news: readonly (FirstNews & { id: string })[];
	now: number;
}

/**
 * A workspace for a confirmed user without one, with the user as its admin and their first news. All rows or none, and none
 * when any membership exists, active or not (E07): D1 runs a batch as one transaction and batches one after
 * the other, so twenty concurrent calls make one workspace.
 */
export function foundingStatements(db: Database, userId: string, made: NewWorkspace) {
	const membership = db.select({ id: members.id }).from(members).where(eq(members.userId, userId));
	const isAlone = and(
		eq(users.id, userId),
		isNotNull(users.emailConfirmedAt),
		notExists(membership),
	);
	const founded = db
		.select({ id: workspaces.id })
		.from(workspaces)
		.where(eq(workspaces.id, made.workspaceId));
	return [
		db.insert(workspaces).select(
			db
				.select({
					id: value("id", made.workspaceId),
					name: value("name", made.name),
					slug: value("slug", made.slug),
					plan: value("plan", NEW_WORKSPACE.plan),
					status: value("status", NEW_WORKSPACE.status),
					dataKeyWrapped: value("data_key_wrapped", made.dataKeyWrapped),
					isDemonstration: value("is_demonstration", false),
					region: value("region", made.region),
					claimsByAnswering: value("claims_by_answering", CLAIMS_BY_ANSWERING),
					contactFields: value<string | null>("contact_fields", null),
					fileDays: value<number | null>("file_days", null),
					voiceBudget: value("voice_budget", DEFAULT_VOICE_BUDGET),
					seesOwnDepartments: value("sees_own_departments", false),
					createdAt: value("created_at", made.now),
					updatedAt: value("updated_at", made.now),
				})
				.from(users)
				.where(isAlone),
		),
		db.insert(members).select(
			db
				.select({
					id: value("id", made.memberId),
					workspaceId: value("workspace_id", made.workspaceId),
					userId: value("user_id", userId),
					role: value("role", NEW_WORKSPACE.founderRole),
					isActive: value("is_active", true),
					avatarUrl: value<string | null>("avatar_url", null),
					jobTitle: value<string | null>("job_title", null),
					lastSeenAt: value<number | null>("last_seen_at", null),
					createdAt: value("created_at", made.now),
					updatedAt: value("updated_at", made.now),
				})
				.from(users)
				.where(and(isAlone, exists(founded))),
		),
		// Only after the member above was made by this very batch.
		db.insert(notifications).select(
			sql`select value ->> 'id', ${members.workspaceId}, ${members.id}, value ->> 'kind',
					value ->> 'params', ${made.now} - key
				from json_each(${JSON.stringify(storedNews(made))})
				join ${members} on ${members.id} = ${made.memberId}`,
		),
	] as const;
}

const storedNews = ({ news }: NewWorkspace) =>
	news.map(({ id, kind, params }) => ({ id, kind, params: JSON.stringify(params) }));

/** Founds the workspace of a confirmed user without any membership; otherwise changes nothing. */
export async function foundWorkspace(
	db: Database,
	userId: string,
	made: NewWorkspace,
): Promise<void> {
	await db.batch(foundingStatements(db, userId, made));
}
