import { and, gt, isNull, lt, or } from "drizzle-orm";
import type { UnconfirmedChannel } from "#app/domain/installation/webhooks.ts";
import type { Database } from "#workers/data/database.ts";
import { channels } from "#workers/data/schema/channel.ts";

/**
 * Channels of all workspaces that are not known to be called at `origin`; `<>` would read the others too.
 * @param limit of rows read
 */
export function listUnconfirmed(
	db: Database,
	origin: string,
	limit: number,
): Promise<UnconfirmedChannel[]> {
	const { webhookOrigin, gateway, status, deletedAt } = channels;
	return db
		.select({ gateway, status })
		.from(channels)
		.where(
			and(
				isNull(deletedAt),
				or(isNull(webhookOrigin), lt(webhookOrigin, origin), gt(webhookOrigin, origin)),
			),
		)
		.limit(limit);
}
