import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { ACTIVE_STATUS } from "#app/domain/facebook/account.ts";
import type { Database } from "#workers/data/database.ts";
import { facebookAccounts } from "#workers/data/schema/facebook-ads.ts";
import { facebookLogins, facebookPurchases } from "#workers/data/schema/facebook.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

export type StoredPurchase = typeof facebookPurchases.$inferSelect;
export interface NewPurchase {
	paymentId: string;
	productId: string;
	purchaseTokenSealed: string;
	purchasedAt: number;
	consumedAt: number | null;
}

/** A page of payments shows so many. */
const SHOWN_PURCHASES = 100;
/** A statement of D1 binds at most a hundred values. */
const ROWS_PER_STATEMENT = 8;

/** Who the member is at Facebook now. */
const facebookUserOf = (workspaceId: string, memberId: string): SQL =>
	sql`(select ${facebookLogins.facebookUserId} from ${facebookLogins}
		where ${facebookLogins.workspaceId} = ${workspaceId} and ${facebookLogins.memberId} = ${memberId})`;

/** A member's own, of the sign-in at Facebook they have now: no other token consumes them. */
const ofMember = (workspaceId: string, memberId: string) =>
	and(
		eq(facebookPurchases.workspaceId, workspaceId),
		eq(facebookPurchases.memberId, memberId),
		eq(facebookPurchases.facebookUserId, facebookUserOf(workspaceId, memberId)),
	);
const isPurchase = (workspaceId: string, memberId: string, paymentId: string) =>
	and(ofMember(workspaceId, memberId), eq(facebookPurchases.paymentId, paymentId));

const newestOf = (db: Database, workspaceId: string, memberId: string) =>
	db
		.select()
		.from(facebookPurchases)
		.where(ofMember(workspaceId, memberId))
		.orderBy(desc(facebookPurchases.purchasedAt), desc(facebookPurchases.paymentId))
		.limit(SHOWN_PURCHASES);

/** A member's own purchases, newest first, and whether Facebook is configured: one round trip. */
export async function readPurchases(db: Database, workspaceId: string, memberId: string) {
	const [purchases, usable] = await db.batch([
		newestOf(db, workspaceId, memberId),
		db
			.select({ accountId: facebookAccounts.accountId })
			.from(facebookAccounts)
			.where(
				and(
					eq(facebookAccounts.workspaceId, workspaceId),
					eq(facebookAccounts.isActive, true),
					eq(facebookAccounts.accountStatus, ACTIVE_STATUS),
				),
			)
			.limit(1),
	]);
	return { purchases, isConfigured: usable.length > 0 };
}

/**
 * Adds what Meta told of a member's purchases; answers all of theirs, newest first. A payment that is
 * known stays whose it is; what is consumed stays consumed.
 */
export async function keepPurchases(
	db: Database,
	workspaceId: string,
	{ memberId, facebookUserId }: { memberId: string; facebookUserId: string },
	rows: readonly NewPurchase[],
	now: number,
): Promise<StoredPurchase[]> {
	const statements = [];
	for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT)
		statements.push(
			db
				.insert(facebookPurchases)
				.values(
					rows
						.slice(at, at + ROWS_PER_STATEMENT)
						.map((row) => ({ ...row, workspaceId, memberId, facebookUserId, updatedAt: now })),
				)
				.onConflictDoUpdate({
					target: [facebookPurchases.workspaceId, facebookPurchases.paymentId],
					set: { consumedAt: sql`excluded.consumed_at`, updatedAt: now },
					// Only the news that it is consumed, and only of one's own.
					setWhere: sql`${facebookPurchases.memberId} = ${memberId} and ${facebookPurchases.facebookUserId} = ${facebookUserId} and ${facebookPurchases.consumedAt} is null and excluded.consumed_at is not null`,
				}),
		);
	const listing = newestOf(db, workspaceId, memberId);
	const [first, ...others] = statements;
	if (!first) return listing;
	const answers = await db.batch([first, ...others, listing]);
	return answers.at(-1) as StoredPurchase[];
}

/** One's own purchase and the key its token is sealed with; null: there is none, or it is another's. */
export async function findPurchase(
	db: Database,
	workspaceId: string,
	memberId: string,
	paymentId: string,
): Promise<(StoredPurchase & { dataKeyWrapped: string }) | null> {
	const [found] = await db
		.select({ row: facebookPurchases, dataKeyWrapped: workspaces.dataKeyWrapped })
		.from(facebookPurchases)
		.innerJoin(workspaces, eq(workspaces.id, facebookPurchases.workspaceId))
		.where(isPurchase(workspaceId, memberId, paymentId));
	return found ? { ...found.row, dataKeyWrapped: found.dataKeyWrapped } : null;
}

/**
 * The caller that moves `consuming_at` from the value it read to now asks Meta; no other does (N07). False:
 * another call was first.
 */
export async function claimPurchase(
	db: Database,
	workspaceId: string,
	memberId: string,
	of: Pick<StoredPurchase, "paymentId" | "consumingAt">,
	now: number,
): Promise<boolean> {
	const { consumingAt, consumedAt } = facebookPurchases;
	const claimed = await db
		.update(facebookPurchases)
		.set({ consumingAt: now, updatedAt: now })
		.where(
			and(
				isPurchase(workspaceId, memberId, of.paymentId),
				isNull(consumedAt),
				of.consumingAt === null ? isNull(consumingAt) : eq(consumingAt, of.consumingAt),
			),
		)
		.returning({ paymentId: facebookPurchases.paymentId });
	return claimed.length > 0;
}

/** Stores the outcome of the request of `claimedAt`: consumed, or free to be asked again. */
export async function settlePurchase(
	db: Database,
	workspaceId: string,
	memberId: string,
	of: { paymentId: string; claimedAt: number },
	outcome: { consumedAt: number | null; now: number },
): Promise<void> {
	await db
		.update(facebookPurchases)
		.set({ consumingAt: null, consumedAt: outcome.consumedAt, updatedAt: outcome.now })
		.where(
			and(
				isPurchase(workspaceId, memberId, of.paymentId),
				isNull(facebookPurchases.consumedAt),
				// An ask that was given up on does not free the one that follows it.
				eq(facebookPurchases.consumingAt, of.claimedAt),
			),
		);
}
