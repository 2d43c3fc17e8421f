import { createDatabase } from "#workers/data/database.ts";
import * as subscriptions from "../queries/alerts/subscriptions.ts";

/** See `listListeners` of queries/alerts/subscriptions.ts. */
export const listListeners = (
	d1: D1Database,
	workspaceId: string,
	times: subscriptions.Times,
): Promise<subscriptions.Listener[]> =>
	subscriptions.listListeners(createDatabase(d1), workspaceId, times);
