import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import {
	facebookAccounts,
	facebookPixels,
	facebookSettings,
	facebookSyncs,
} from "#workers/data/schema/facebook-ads.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

export type StoredAccount = typeof facebookAccounts.$inferSelect;
type NewAccount = Omit<
	typeof facebookAccounts.$inferInsert,
	"workspaceId" | "isActive" | "tokenRefusedAt" | "createdAt"
>;
export type AccountChange = Partial<
	Pick<
		StoredAccount,
		| "name"
		| "accountStatus"
		| "amountSpent"
		| "balance"
		| "currency"
		| "businessName"
		| "timezoneName"
		| "permissions"
		| "tokenRefusedAt"
		| "insights"
		| "insightsAt"
	>
> & { updatedAt: number };

export const isAccount = (workspaceId: string, accountId: string) =>
	and(eq(facebookAccounts.workspaceId, workspaceId), eq(facebookAccounts.accountId, accountId));

export const isInUse = (workspaceId: string) =>
	and(eq(facebookAccounts.workspaceId, workspaceId), eq(facebookAccounts.isActive, true));

/** Accounts in use, oldest first, for a batch with what else a page reads. */
export const selectAccounts = (db: Database, workspaceId: string) =>
	db
		.select()
		.from(facebookAccounts)
		.where(isInUse(workspaceId))
		.orderBy(asc(facebookAccounts.createdAt), asc(facebookAccounts.accountId));

/** Their runs. */
export const selectSyncs = (db: Database, workspaceId: string) =>
	db.select().from(facebookSyncs).where(eq(facebookSyncs.workspaceId, workspaceId));

/** Accounts in use, their runs and their pixels: one round trip. */
export async function readAccounts(db: Database, workspaceId: string) {
	const [accounts, syncs, pixels] = await db.batch([
		selectAccounts(db, workspaceId),
		selectSyncs(db, workspaceId),
		db
			.select()
			.from(facebookPixels)
			.where(eq(facebookPixels.workspaceId, workspaceId))
			.orderBy(asc(facebookPixels.name), asc(facebookPixels.pixelId)),
	]);
	return { accounts, syncs, pixels };
}

/** An account in use and the key that its token is sealed by; null when it is not of the workspace. */
export async function findAccount(
	db: Database,
	workspaceId: string,
	accountId: string,
): Promise<(StoredAccount & { dataKeyWrapped: string }) | null> {
	const [found] = await db
		.select({ row: facebookAccounts, dataKeyWrapped: workspaces.dataKeyWrapped })
		.from(facebookAccounts)
		.innerJoin(workspaces, eq(workspaces.id, facebookAccounts.workspaceId))
		.where(and(isAccount(workspaceId, accountId), eq(facebookAccounts.isActive, true)));
	return found ? { ...found.row, dataKeyWrapped: found.dataKeyWrapped } : null;
}

/**
 * Keeps an account; one that was there, removed or not, takes the new token and figures. With the
 * first one come the settings that make the schedule look at the workspace.
 */
export async function saveAccount(
	db: Database,
	workspaceId: string,
	account: NewAccount,
	nextRunAt: number,
): Promise<void> {
	const fresh = { ...account, isActive: true, tokenRefusedAt: null };
	await db.batch([
		db
			.insert(facebookAccounts)
			.values({ ...fresh, workspaceId, createdAt: account.updatedAt })
			.onConflictDoUpdate({
				target: [facebookAccounts.workspaceId, facebookAccounts.accountId],
				set: fresh,
			}),
		db
			.insert(facebookSettings)
			.values({
				workspaceId,
				isTokenValidationOn: true,
				isHourlySyncOn: true,
				nextRunAt,
				updatedAt: account.updatedAt,
			})
			.onConflictDoNothing(),
	]);
}

/** What Meta says of it now, while `holds`; for a batch. A removed one stays as it is. */
export const changeAccount = (
	db: Database,
	workspaceId: string,
	accountId: string,
	change: AccountChange,
	holds?: SQL,
) =>
	db
		.update(facebookAccounts)
		.set(change)
		.where(and(isAccount(workspaceId, accountId), eq(facebookAccounts.isActive, true), holds));

/** Marks this very token as refused by Meta. False: it was marked already, or another token is stored. */
export async function refuseToken(
	db: Database,
	workspaceId: string,
	of: { accountId: string; tokenSealed: string },
	now: number,
): Promise<boolean> {
	const refused = await db
		.update(facebookAccounts)
		.set({ tokenRefusedAt: now, updatedAt: now })
		.where(
			and(
				isAccount(workspaceId, of.accountId),
				eq(facebookAccounts.isActive, true),
				eq(facebookAccounts.tokenSealed, of.tokenSealed),
				isNull(facebookAccounts.tokenRefusedAt),
			),
		)
		.returning({ accountId: facebookAccounts.accountId });
	return refused.length > 0;
}

/** A soft delete: the row stays, its token goes. Null when there was none in use. */
export async function removeAccount(
	db: Database,
	workspaceId: string,
	accountId: string,
	now: number,
): Promise<{ name: string } | null> {
	const [removed] = await db
		.update(facebookAccounts)
		.set({ isActive: false, tokenSealed: "", updatedAt: now })
		.where(and(isAccount(workspaceId, accountId), eq(facebookAccounts.isActive, true)))
		.returning({ name: facebookAccounts.name });
	return removed ?? null;
}

/** Accounts of these workspaces whose tokens work, for the schedule. */
export async function listWorkingAccounts(
	db: Database,
	workspaceIds: readonly string[],
): Promise<{ workspaceId: string; accountId: string }[]> {
	return db
		.select({ workspaceId: facebookAccounts.workspaceId, accountId: facebookAccounts.accountId })
		.from(facebookAccounts)
		.where(
			sql`${facebookAccounts.workspaceId} in (select value from json_each(${JSON.stringify(workspaceIds)}))
				and ${facebookAccounts.isActive} = 1 and ${facebookAccounts.tokenRefusedAt} is null`,
		);
}
