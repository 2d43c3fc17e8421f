import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../database.ts";
import { facebookAccounts, facebookCampaigns } from "../schema/facebook.ts";
import { awaitsPage, isDone, type SyncRun } from "./facebook-syncs.ts";

export type StoredCampaign = typeof facebookCampaigns.$inferSelect;
export type CampaignRow = Omit<StoredCampaign, "workspaceId" | "accountId" | "runId">;

/** Where a page begins: behind this campaign. */
export interface CampaignCursor {
	createdAt: number;
	id: string;
}

/**
 * A page of campaigns in one statement: D1 binds a hundred values, JSON is one. Nothing is written
 * unless the run waits for this page.
 */
export const upsertCampaigns = (
	db: Database,
	run: SyncRun,
	cursor: string | null,
	rows: readonly CampaignRow[],
): BatchItem<"sqlite"> =>
	db
		.insert(facebookCampaigns)
		.select(
			sql`select ${run.workspaceId}, value ->> 'id', ${run.accountId}, value ->> 'name',
				value ->> 'objective', value ->> 'status', value ->> 'dailyBudget',
				value ->> 'lifetimeBudget', value ->> 'createdAt', value ->> 'updatedAt', ${run.runId}
			from json_each(${JSON.stringify(rows)}) where ${awaitsPage(run, cursor)}`,
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
		});

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

const isShown = (workspaceId: string) =>
	and(eq(facebookCampaigns.workspaceId, workspaceId), eq(facebookAccounts.isActive, true));

const accountOfCampaign = (workspaceId: string) =>
	and(
		eq(facebookAccounts.workspaceId, workspaceId),
		eq(facebookAccounts.accountId, facebookCampaigns.accountId),
	);

/** A page of the campaigns of accounts in use, newest first, each with its account's currency. */
export const selectCampaigns = (
	db: Database,
	workspaceId: string,
	page: { after: CampaignCursor | null; status: string | null; limit: number },
) =>
	db
		.select({ row: facebookCampaigns, currency: facebookAccounts.currency })
		.from(facebookCampaigns)
		.innerJoin(facebookAccounts, accountOfCampaign(workspaceId))
		.where(
			and(
				isShown(workspaceId),
				page.status === null ? undefined : eq(facebookCampaigns.status, page.status),
				page.after === null
					? undefined
					: sql`(${facebookCampaigns.createdAt}, ${facebookCampaigns.id}) < (${page.after.createdAt}, ${page.after.id})`,
			),
		)
		.orderBy(desc(facebookCampaigns.createdAt), desc(facebookCampaigns.id))
		.limit(page.limit);

/** How many there are, and how many of them run. */
export const countCampaigns = (db: Database, workspaceId: string) =>
	db
		.select({
			total: sql<number>`count(*)`,
			active: sql<number>`coalesce(sum(${facebookCampaigns.status} = 'active'), 0)`,
		})
		.from(facebookCampaigns)
		.innerJoin(facebookAccounts, accountOfCampaign(workspaceId))
		.where(isShown(workspaceId));
