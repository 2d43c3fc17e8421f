import { and, eq, inArray } from "drizzle-orm";
import type { AdPlace } from "#app/contracts/sales.ts";
import type { MarkSending } from "#app/domain/sales/messaging-event.ts";
import type { Database } from "#workers/data/database.ts";
import { facebookAds, facebookSales } from "#workers/data/schema/facebook-ads.ts";
import { facebookConversions } from "#workers/data/schema/facebook.ts";

type StoredAd = typeof facebookAds.$inferSelect;

/** What of leads and sales is told to Meta, for a batch with what else is read. */
export const selectSaleSending = (db: Database, workspaceId: string) =>
	db.select().from(facebookSales).where(eq(facebookSales.workspaceId, workspaceId));

/** Without a row nothing is told. */
export const sendingOf = (row: typeof facebookSales.$inferSelect | undefined): MarkSending => ({
	pixelId: row?.pixelId ?? null,
	matchesPhone: row?.matchesPhone ?? false,
});

export async function saveSaleSending(
	db: Database,
	workspaceId: string,
	sending: MarkSending,
	updatedAt: number,
): Promise<void> {
	await db
		.insert(facebookSales)
		.values({ ...sending, workspaceId, updatedAt })
		.onConflictDoUpdate({ target: facebookSales.workspaceId, set: { ...sending, updatedAt } });
}

/** All ads of the workspace that were ever read. */
export const selectAds = (db: Database, workspaceId: string) =>
	db.select().from(facebookAds).where(eq(facebookAds.workspaceId, workspaceId));

/** Those of these ids. */
export const selectAdsAmong = (db: Database, workspaceId: string, ids: readonly string[]) =>
	db
		.select()
		.from(facebookAds)
		.where(and(eq(facebookAds.workspaceId, workspaceId), inArray(facebookAds.id, [...ids])));

/** What became of these events at Meta. */
export const selectSentAmong = (db: Database, workspaceId: string, eventIds: readonly string[]) =>
	db
		.select({
			eventId: facebookConversions.eventId,
			state: facebookConversions.state,
			fault: facebookConversions.fault,
		})
		.from(facebookConversions)
		.where(
			and(
				eq(facebookConversions.workspaceId, workspaceId),
				inArray(facebookConversions.eventId, [...eventIds]),
			),
		);

/** Null: Meta shows the ad to no account of the workspace. */
export const placeOf = ({ id: adId, name, adSet, campaign }: StoredAd): AdPlace | null =>
	name === null ? null : { adId, name, adSet, campaign };

/** Keeps what Meta said of ads; null: nothing. */
export async function saveAds(
	db: Database,
	workspaceId: string,
	ads: readonly Omit<StoredAd, "workspaceId">[],
): Promise<void> {
	const writes = ads.map(({ id, ...facts }) =>
		db
			.insert(facebookAds)
			.values({ ...facts, id, workspaceId })
			.onConflictDoUpdate({ target: [facebookAds.workspaceId, facebookAds.id], set: facts }),
	);
	const [first, ...others] = writes;
	if (first) await db.batch([first, ...others]);
}
