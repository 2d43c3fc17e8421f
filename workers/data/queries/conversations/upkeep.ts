import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { channels } from "#workers/data/schema/channel.ts";
import { conversations } from "#workers/data/schema/conversation.ts";
import { conversationColumns as columns } from "./conversations.ts";

/** Rows deleted in one statement. */
const MAX_DELETED = 500;
/** Statements of one removal; what remains becomes inactive and is removed by the daily sweep. */
const MAX_ROUNDS = 40;

/** What a channel that is gone left here, a handful of statements at a time. */
export async function deleteConversationsOf(
	db: Database,
	workspaceId: string,
	channelId: string,
): Promise<void> {
	const some = db
		.select({ n: conversations.n })
		.from(conversations)
		.where(and(eq(conversations.workspaceId, workspaceId), eq(conversations.channelId, channelId)))
		.limit(MAX_DELETED);
	for (let round = 0; round < MAX_ROUNDS; round += 1) {
		const gone = await db
			.delete(conversations)
			.where(and(eq(conversations.workspaceId, workspaceId), inArray(conversations.n, some)))
			.returning({ n: conversations.n });
		if (gone.length < MAX_DELETED) return;
	}
}

/**
 * Active ones of all workspaces in which nobody has written since `before`, the longest first, from
 * the one after `after` on.
 */
export const listSilentConversations = (
	db: Database,
	before: number,
	limit: number,
	after: { n: number; lastActivityAt: number } | null = null,
) =>
	db
		.select({
			n: columns.n,
			lastActivityAt: columns.lastActivityAt,
			id: columns.id,
			workspaceId: columns.workspaceId,
			channelId: columns.channelId,
			contactId: columns.contactId,
			/** Null: the channel is gone. */
			channelType: channels.type,
		})
		.from(sql`"conversations" indexed by "conversations_active_idx"`)
		.leftJoin(
			channels,
			and(
				eq(channels.workspaceId, conversations.workspaceId),
				eq(channels.id, conversations.channelId),
				isNull(channels.deletedAt),
			),
		)
		.where(
			and(
				sql`${conversations.status} = 'active'`,
				lt(conversations.lastActivityAt, before),
				after === null
					? undefined
					: sql`(${conversations.lastActivityAt}, ${conversations.n}) > (${after.lastActivityAt}, ${after.n})`,
			),
		)
		.orderBy(conversations.lastActivityAt, conversations.n)
		.limit(limit);

/**
 * Stores the channel's object's answer about conversations that looked silent: closed, or their last
 * activity.
 */
export async function settleSilent(
	db: Database,
	workspaceId: string,
	settled: { over: readonly string[]; open: readonly { id: string; lastActivityAt: number }[] },
	now: number,
): Promise<void> {
	const isOne = (id: string) =>
		and(
			eq(conversations.workspaceId, workspaceId),
			eq(conversations.id, id),
			eq(conversations.status, "active"),
		);
	const [first, ...others] = [
		...settled.over.map((id) =>
			db
				.update(conversations)
				.set({ status: "closed", closedAt: now, handler: "nobody" })
				.where(isOne(id)),
		),
		...settled.open.map(({ id, lastActivityAt }) =>
			db.update(conversations).set({ lastActivityAt }).where(isOne(id)),
		),
	];
	if (first) await db.batch([first, ...others]);
}
