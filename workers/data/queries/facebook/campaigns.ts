import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#workers/data/database.ts";
import { facebookAccounts, facebookCampaigns } from "#workers/data/schema/facebook-ads.ts";
import { isAccount, isInUse } from "./accounts.ts";
import { awaitsPage, isDone, type SyncRun } from "./syncs.ts";

export type StoredCampaign = typeof facebookCampaigns.$inferSelect;
export type CampaignRow = Omit<StoredCampaign, "workspaceId" | "accountId" | "runId">;

/** Where a page begins: behind this campaign. */
export interface CampaignCursor {
	createdAt: number;
	id: string;
}

/**
 * A page of campaigns, for a batch: D1 binds a hundred values, JSON is one. Nothing is written unless
 * the run waits for this page; of what is as it was, only that it was seen.
 */
export function writeCampaigns(
	db: Database,
	run: SyncRun,
	cursor: string | null,
	rows: readonly CampaignRow[],
): BatchItem<"sqlite">[] {
	const page = JSON.stringify(rows);
	const holds = awaitsPage(run, cursor);
	return [
		shiftCounts(db, run, page, holds),
		db
			.insert(facebookCampaigns)
			.select(
				sql`select ${run.workspaceId}, value ->> 'id', ${run.accountId}, value ->> 'name',
					value ->> 'objective', value ->> 'status', value ->> 'dailyBudget',
					value ->> 'lifetimeBudget', value ->> 'createdAt', value ->> 'updatedAt', ${run.runId}
				from json_each(${page}) where ${holds}`,
			)
			.onConflictDoUpdate({
				target: [facebookCampaigns.workspaceId, facebookCampaigns.id],
				set: {
					accountId: sql`excluded.account_id`,
					name: sql`excluded.name`,
					objective: sql`excluded.objective`,
					status: sql`excluded.status`,
					dailyBudget: sql`excluded.daily_budget`,
					lifetimeBudget: sql`excluded.lifetime_budget`,
					updatedAt: sql`excluded.updated_at`,
					runId: sql`excluded.run_id`,
				},
				setWhere: sql`(facebook_campaigns.account_id, facebook_campaigns.name, facebook_campaigns.objective,
					facebook_campaigns.status, facebook_campaigns.daily_budget,
					facebook_campaigns.lifetime_budget, facebook_campaigns.updated_at)
				is not (excluded.account_id, excluded.name, excluded.objective, excluded.status,
					excluded.daily_budget, excluded.lifetime_budget, excluded.updated_at)`,
			}),
		// No index has the run: this is one row written, not one more for each index.
		db
			.update(facebookCampaigns)
			.set({ runId: run.runId })
			.where(
				and(
					eq(facebookCampaigns.workspaceId, run.workspaceId),
					sql`${facebookCampaigns.id} in (select value ->> 'id' from json_each(${page}))`,
					ne(facebookCampaigns.runId, run.runId),
					holds,
				),
			),
	];
}

/** What this page adds to the counts of accounts: all that is in it, less what stands there of it. */
const shiftCounts = (db: Database, run: SyncRun, page: string, holds: SQL) =>
	db
		.update(facebookAccounts)
		.set({
			campaignCount: sql`${facebookAccounts.campaignCount} + d.total`,
			activeCampaignCount: sql`${facebookAccounts.activeCampaignCount} + d.active`,
		})
		.from(
			sql`(select account_id, sum(total) as total, sum(active) as active from (
				select ${run.accountId} as account_id, 1 as total, value ->> 'status' = 'active' as active
				from json_each(${page})
				union all
				select c.account_id, -1, -(c.status = 'active')
				from json_each(${page}) j cross join facebook_campaigns c
				where c.workspace_id = ${run.workspaceId} and c.id = j.value ->> 'id'
			) group by account_id) as d`,
		)
		.where(
			and(
				eq(facebookAccounts.workspaceId, run.workspaceId),
				sql`${facebookAccounts.accountId} = d.account_id and (d.total <> 0 or d.active <> 0)`,
				holds,
			),
		);

/** What a whole run did not see is deleted there. Holds only once that run is done. */
export const markUnseenDeleted = (db: Database, run: SyncRun, at: number): BatchItem<"sqlite"> =>
	db
		.update(facebookCampaigns)
		.set({ status: "deleted", updatedAt: at })
		.where(
			and(
				eq(facebookCampaigns.workspaceId, run.workspaceId),
				eq(facebookCampaigns.accountId, run.accountId),
				ne(facebookCampaigns.runId, run.runId),
				ne(facebookCampaigns.status, "deleted"),
				isDone(run),
			),
		);

/** Counts an account anew, after a whole run: whatever went wrong before is right from then on. */
export const recountCampaigns = (db: Database, run: SyncRun): BatchItem<"sqlite"> => {
	const own = sql`from facebook_campaigns c
		where c.workspace_id = ${run.workspaceId} and c.account_id = ${run.accountId}`;
	return db
		.update(facebookAccounts)
		.set({
			campaignCount: sql`(select count(*) ${own})`,
			activeCampaignCount: sql`(select count(*) ${own} and c.status = 'active')`,
		})
		.where(and(isAccount(run.workspaceId, run.accountId), isDone(run)));
};

/**
 * A page of the campaigns of accounts in use, newest first, each with its account's currency. Of each
 * account only a page is read, by an index, however many it has.
 */
export const selectCampaigns = (
	db: Database,
	workspaceId: string,
	page: { after: CampaignCursor | null; status: string | null; limit: number },
) => {
	const ofStatus = page.status === null ? sql`` : sql`and p.status = ${page.status}`;
	const behind =
		page.after === null
			? sql``
			: sql`and (p.created_at, p.id) < (${page.after.createdAt}, ${page.after.id})`;
	return db
		.select({ row: facebookCampaigns, currency: facebookAccounts.currency })
		.from(facebookAccounts)
		.innerJoin(
			facebookCampaigns,
			and(
				eq(facebookCampaigns.workspaceId, workspaceId),
				sql`${facebookCampaigns.id} in (
					select p.id from facebook_campaigns p
					where p.workspace_id = ${workspaceId} and p.account_id = ${facebookAccounts.accountId}
						${ofStatus} ${behind}
					order by p.created_at desc, p.id desc limit ${page.limit})`,
			),
		)
		.where(isInUse(workspaceId))
		.orderBy(desc(facebookCampaigns.createdAt), desc(facebookCampaigns.id))
		.limit(page.limit);
};
