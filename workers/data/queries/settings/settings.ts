import { and, eq, sql } from "drizzle-orm";
import { parseRegion, type Region } from "#app/domain/installation/entering.ts";
import type { Database } from "#workers/data/database.ts";
import { regionOfWorkspace } from "#workers/data/queries/installation/region.ts";
import { echoEndpoints, userSettings } from "#workers/data/schema/settings.ts";
import { members } from "#workers/data/schema/team.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

export type StoredSettings = typeof userSettings.$inferSelect;
/** Sealed values; null removes. What is absent stays. */
export type SettingsChange = Partial<
	Pick<StoredSettings, "openaiApiKeySealed" | "elevenlabsKeySealed" | "n8nWebhookUrlSealed">
>;

const isOwn = (workspaceId: string, userId: string) =>
	and(eq(userSettings.workspaceId, workspaceId), eq(userSettings.userId, userId));

/** A person's row, what of their membership a profile shows, and the key: one round trip. */
export async function readOwnSettings(
	db: Database,
	workspaceId: string,
	userId: string,
): Promise<{
	settings: StoredSettings | null;
	dataKeyWrapped: string;
	region: Region | null;
	claimsByAnswering: boolean;
	/** As stored; null: none. */
	contactFields: string | null;
	fileDays: number | null;
	jobTitle: string | null;
	avatarUrl: string | null;
}> {
	const [[settings], [workspace], [member]] = await db.batch([
		db.select().from(userSettings).where(isOwn(workspaceId, userId)),
		db
			.select({
				wrapped: workspaces.dataKeyWrapped,
				region: regionOfWorkspace,
				claimsByAnswering: workspaces.claimsByAnswering,
				contactFields: workspaces.contactFields,
				fileDays: workspaces.fileDays,
			})
			.from(workspaces)
			.where(eq(workspaces.id, workspaceId)),
		db
			.select({ jobTitle: members.jobTitle, avatarUrl: members.avatarUrl })
			.from(members)
			.where(and(eq(members.workspaceId, workspaceId), eq(members.userId, userId))),
	]);
	if (!workspace || !member) throw new Error(`workspace ${workspaceId} or its member is gone`);
	return {
		settings: settings ?? null,
		dataKeyWrapped: workspace.wrapped,
		region: parseRegion(workspace.region ?? ""),
		claimsByAnswering: workspace.claimsByAnswering,
		contactFields: workspace.contactFields,
		fileDays: workspace.fileDays,
		...member,
	};
}

/**
 * Gives a person the row everybody starts with, unless there is one; answers the row there is.
 * The echo endpoint is written only with the row that names it, so two first reads make one.
 */
export async function ensureSettings(
	db: Database,
	workspaceId: string,
	first: { userId: string; n8nWebhookUrlSealed: string; tokenHash: string; now: number },
): Promise<StoredSettings> {
	const { userId, now } = first;
	const isFirst = and(
		isOwn(workspaceId, userId),
		eq(userSettings.n8nWebhookUrlSealed, first.n8nWebhookUrlSealed),
	);
	const [, , [row]] = await db.batch([
		db
			.insert(userSettings)
			.values({
				workspaceId,
				userId,
				n8nWebhookUrlSealed: first.n8nWebhookUrlSealed,
				createdAt: now,
				updatedAt: now,
			})
			.onConflictDoNothing(),
		db.insert(echoEndpoints).select(
			db
				.select({
					tokenHash: sql<string>`${first.tokenHash}`.as("token_hash"),
					workspaceId: userSettings.workspaceId,
					userId: userSettings.userId,
					createdAt: sql<number>`${now}`.as("created_at"),
				})
				.from(userSettings)
				.where(isFirst),
		),
		db.select().from(userSettings).where(isOwn(workspaceId, userId)),
	]);
	if (!row) throw new Error("settings just written are missing");
	return row;
}

/** Overwrites what `change` names and stamps the row; answers it, or null when there is none. */
export async function updateSettings(
	db: Database,
	workspaceId: string,
	userId: string,
	change: SettingsChange & { updatedAt: number },
): Promise<StoredSettings | null> {
	const [row] = await db
		.update(userSettings)
		.set(change)
		.where(isOwn(workspaceId, userId))
		.returning();
	return row ?? null;
}

/** A new echo endpoint in the place of the person's earlier ones. */
export async function replaceEcho(
	db: Database,
	workspaceId: string,
	echo: { userId: string; n8nWebhookUrlSealed: string; tokenHash: string; now: number },
): Promise<void> {
	const { userId, tokenHash, n8nWebhookUrlSealed, now } = echo;
	await db.batch([
		db
			.delete(echoEndpoints)
			.where(and(eq(echoEndpoints.workspaceId, workspaceId), eq(echoEndpoints.userId, userId))),
		db.insert(echoEndpoints).values({ tokenHash, workspaceId, userId, createdAt: now }),
		db
			.update(userSettings)
			.set({ n8nWebhookUrlSealed, updatedAt: now })
			.where(isOwn(workspaceId, userId)),
	]);
}

/** Whether a token is that of an echo endpoint whose owner is still an active member. */
export async function isEchoEndpoint(db: Database, tokenHash: string): Promise<boolean> {
	const [found] = await db
		.select({ workspaceId: echoEndpoints.workspaceId })
		.from(echoEndpoints)
		.innerJoin(
			members,
			and(
				eq(members.workspaceId, echoEndpoints.workspaceId),
				eq(members.userId, echoEndpoints.userId),
			),
		)
		.innerJoin(workspaces, eq(workspaces.id, echoEndpoints.workspaceId))
		.where(
			and(
				eq(echoEndpoints.tokenHash, tokenHash),
				eq(members.isActive, true),
				eq(workspaces.status, "active"),
			),
		);
	return found !== undefined;
}
