import type { Graph, GraphAd } from "#workers/adapters/meta-graph/port.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Database } from "#workers/data/database.ts";
import { findAccount, selectAccounts } from "#workers/data/queries/facebook/accounts.ts";
import { saveAds, selectAdsAmong } from "#workers/data/queries/facebook/sales.ts";
import { isUsable } from "#app/domain/facebook/account.ts";
import type { Limit } from "../limiter.ts";
import { openAccountToken } from "./tokens.ts";

export interface AdPlacesDeps {
	db: Database;
	graph: Pick<Graph, "listAds">;
	createSealer(workspaceId: string, dataKeyWrapped: string): Sealer;
	limit: Limit;
	log: Log;
	now(): number;
}

/** Ads asked for in one call. */
const AT_ONCE = 50;
/** An ad whose name was read stays so for that long; one that nobody may see is asked for again after a shorter time. */
const KNOWN_MS = 7 * 86_400_000;
const UNSEEN_MS = 6 * 3_600_000;

export type AdPlaces = ReturnType<typeof createAdPlaces>;

/** What ads are called and where they belong, read from Meta when they are first looked at. */
export function createAdPlaces(deps: AdPlacesDeps) {
	/** Asks with the accounts' tokens one after the other: an ad belongs to one of them, and others may not see it. */
	async function ask(workspaceId: string, ids: readonly string[]): Promise<GraphAd[]> {
		const accounts = (await selectAccounts(deps.db, workspaceId)).filter(isUsable);
		for (const { accountId } of accounts) {
			const account = await findAccount(deps.db, workspaceId, accountId);
			if (!account) continue;
			const sealer = deps.createSealer(workspaceId, account.dataKeyWrapped);
			const token = openAccountToken(sealer, account, account.tokenSealed);
			if (token === null) continue;
			const found = await deps.graph.listAds(token, ids);
			if (found.ok) return found.value;
			if (ids.length > 1 && found.fault.code === "facebook_not_found") {
				// One that may not be seen spoils the call for all.
				const one = await Promise.all(ids.map((id) => deps.graph.listAds(token, [id])));
				return one.flatMap((answer) => (answer.ok ? answer.value : []));
			}
			const { code, traceId } = found.fault;
			deps.log({ event: "facebook_ads_not_read", level: "warn", workspaceId, code, traceId });
		}
		return [];
	}

	return {
		/** Reads those that are not known, or not lately. Never throws for Meta: what it does not tell stays unknown. */
		async refresh(workspaceId: string, adIds: readonly string[]): Promise<void> {
			const ids = [...new Set(adIds)].slice(0, AT_ONCE);
			if (ids.length === 0) return;
			const now = deps.now();
			const known = await selectAdsAmong(deps.db, workspaceId, ids);
			const fresh = new Set(
				known
					.filter(({ name, readAt }) => now - readAt < (name === null ? UNSEEN_MS : KNOWN_MS))
					.map(({ id }) => id),
			);
			const missing = ids.filter((id) => !fresh.has(id));
			if (missing.length === 0 || !(await deps.limit("conversion", `ads:${workspaceId}`))) return;
			const found = new Map((await ask(workspaceId, missing)).map((ad) => [ad.id, ad]));
			const nothing = { name: null, adSet: null, campaignId: null, campaign: null };
			const before = new Map(known.map((ad) => [ad.id, ad]));
			await saveAds(
				deps.db,
				workspaceId,
				missing.map((id) => {
					// What was known once stays, when Meta is silent now.
					const { workspaceId: _, ...kept } = before.get(id) ?? { ...nothing, workspaceId };
					return { ...kept, ...found.get(id), id, readAt: now };
				}),
			);
		},
	};
}
