import { and, eq, isNull } from "drizzle-orm";
import type { AddressHealth } from "#app/domain/webhooks/retry.ts";
import type { Database } from "#workers/data/database.ts";
import { channels } from "#workers/data/schema/channel.ts";

/** Claims the single try an open circuit allows. False when another call has it. */
export async function claimCircuit(
	db: Database,
	workspaceId: string,
	channelId: string,
	retryAt: { before: number; after: number },
): Promise<boolean> {
	const claimed = await db
		.update(channels)
		.set({ webhookRetryAt: retryAt.after })
		.where(
			and(
				eq(channels.workspaceId, workspaceId),
				eq(channels.id, channelId),
				eq(channels.webhookRetryAt, retryAt.before),
			),
		)
		.returning({ id: channels.id });
	return claimed.length > 0;
}

/**
 * Stores an address's health. False when it is paused already: of two callers that pause it, one reports
 * it.
 */
export async function updateHealth(
	db: Database,
	workspaceId: string,
	channelId: string,
	health: AddressHealth,
): Promise<boolean> {
	const changed = await db
		.update(channels)
		.set({
			webhookFailures: health.failures,
			webhookFailingSince: health.failingSince,
			webhookRetryAt: health.retryAt,
			webhookPausedAt: health.pausedAt,
		})
		.where(
			and(
				eq(channels.workspaceId, workspaceId),
				eq(channels.id, channelId),
				isNull(channels.webhookPausedAt),
			),
		)
		.returning({ id: channels.id });
	return changed.length > 0;
}
