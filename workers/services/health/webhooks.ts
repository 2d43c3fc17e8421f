import { mayUseFormer, type WebhookState } from "#app/domain/installation/webhooks.ts";
import type { Database } from "#workers/data/database.ts";
import { listUnconfirmed } from "#workers/data/queries/health/webhooks.ts";

/** Rows read at most: health is asked by anybody. With more than these it is not known, which is "waiting". */
const LOOKED_AT = 200;

/**
 * Whether the deployment may close its workers.dev address beside an own domain: whatever calls us does it at the
 * present address. Throws when D1 fails.
 */
export async function readWebhookState(db: Database, publicUrl: string): Promise<WebhookState> {
	const others = await listUnconfirmed(db, publicUrl, LOOKED_AT);
	return others.length === LOOKED_AT || others.some(mayUseFormer) ? "waiting" : "confirmed";
}
