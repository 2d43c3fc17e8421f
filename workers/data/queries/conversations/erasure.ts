import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { agentCases, agentEvents, agentVersions } from "#workers/data/schema/agent.ts";
import { conversations } from "#workers/data/schema/conversation.ts";
import { notifications } from "#workers/data/schema/notification.ts";
import { webhookDeliveries } from "#workers/data/schema/webhook-delivery.ts";

/**
 * Deletes what D1 has of erased contacts of a channel: their conversations and words they are found by, what agents
 * did in them, notifications, and copies of messages in deliveries to the owner's addresses. The log of activity is
 * kept: it says who did what, and its entries are chained (J16).
 * @param contactIds public ids; random, so a text that holds one is about that contact
 */
export async function eraseContactRows(
	db: Database,
	workspaceId: string,
	channelId: string,
	contactIds: readonly string[],
): Promise<void> {
	const mentioned = (column: typeof notifications.params | typeof webhookDeliveries.body) =>
		or(...contactIds.map((id) => sql`instr(${column}, ${id}) > 0`));
	const isTheirCase = and(
		eq(agentCases.workspaceId, workspaceId),
		eq(agentCases.channelId, channelId),
		inArray(agentCases.contactId, [...contactIds]),
	);
	await db.batch([
		db
			.delete(conversations)
			.where(
				and(
					eq(conversations.workspaceId, workspaceId),
					eq(conversations.channelId, channelId),
					inArray(conversations.contactId, [...contactIds]),
				),
			),
		db
			.delete(agentEvents)
			.where(
				and(
					eq(agentEvents.workspaceId, workspaceId),
					eq(agentEvents.channelId, channelId),
					inArray(agentEvents.contactId, [...contactIds]),
				),
			),
		// What versions answered to their words may repeat them.
		db
			.update(agentVersions)
			.set({ tests: null })
			.where(
				and(
					eq(agentVersions.workspaceId, workspaceId),
					inArray(
						agentVersions.agentId,
						db.select({ id: agentCases.agentId }).from(agentCases).where(isTheirCase),
					),
				),
			),
		db.delete(agentCases).where(isTheirCase),
		db
			.delete(notifications)
			.where(and(eq(notifications.workspaceId, workspaceId), mentioned(notifications.params))),
		db
			.delete(webhookDeliveries)
			.where(
				and(
					eq(webhookDeliveries.workspaceId, workspaceId),
					eq(webhookDeliveries.channelId, channelId),
					mentioned(webhookDeliveries.body),
				),
			),
	]);
}

/** Rows deleted in one statement. */
const MAX_DELETED = 500;
/** Statements of one removal. */
const MAX_ROUNDS = 40;

/**
 * What earlier releases stored here of a channel that is gone, a handful of statements at a time. Lists are the hub's
 * now; the table goes with the next release.
 */
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
