import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { SYNC_KINDS, SYNC_STATES } from "#app/domain/facebook/sync.ts";
import { ofWorkspace } from "./workspace.ts";

/** Spec 2, section 3: Facebook ad account. Amounts are minor units of its own currency, as text. */
export const facebookAccounts = sqliteTable(
	"facebook_accounts",
	{
		workspaceId: ofWorkspace(),
		/** Digits, without `act_`. */
		accountId: text("account_id").notNull(),
		name: text().notNull(),
		accountStatus: integer("account_status").notNull(),
		amountSpent: text("amount_spent").notNull().default("0"),
		balance: text().notNull().default("0"),
		currency: text().notNull().default("USD"),
		businessName: text("business_name"),
		timezoneName: text("timezone_name"),
		/** JSON list of granted scopes. */
		permissions: text().notNull().default("[]"),
		tokenSealed: text("token_sealed").notNull(),
		/** When Meta last said that the token is no good; null while it is. */
		tokenRefusedAt: integer("token_refused_at"),
		/** Last 30 days, JSON `{spend,reach,impressions,clicks}` (spend in major units, as text); null before. */
		insights: text(),
		insightsAt: integer("insights_at"),
		/** False once removed: a soft delete. */
		isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
		/** The member whose token it is. */
		memberId: text("member_id").notNull(),
		lastSyncAt: integer("last_sync_at"),
		/** How many campaigns are kept of it, and how many of them are active: nobody counts for a view. */
		campaignCount: integer("campaign_count").notNull().default(0),
		activeCampaignCount: integer("active_campaign_count").notNull().default(0),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.workspaceId, t.accountId] }),
		index("facebook_accounts_account_idx").on(t.accountId),
	],
);

/** Spec 2, section 3: Facebook pixel. Moments are milliseconds. */
export const facebookPixels = sqliteTable(
	"facebook_pixels",
	{
		workspaceId: ofWorkspace(),
		accountId: text("account_id").notNull(),
		pixelId: text("pixel_id").notNull(),
		name: text().notNull(),
		isUnavailable: integer("is_unavailable", { mode: "boolean" }).notNull(),
		creationTime: integer("creation_time"),
		/** Null: never. */
		lastFiredTime: integer("last_fired_time"),
		enableAutomaticMatching: integer("enable_automatic_matching", { mode: "boolean" }).notNull(),
		isCrm: integer("is_crm", { mode: "boolean" }).notNull(),
		dataUseSetting: text("data_use_setting"),
		firstPartyCookieStatus: text("first_party_cookie_status"),
		/** What goes into the head of a site. Foreign text: shown, never run. */
		code: text(),
		lastSyncAt: integer("last_sync_at").notNull(),
	},
	(t) => [primaryKey({ columns: [t.workspaceId, t.accountId, t.pixelId] })],
);

/** Spec 2, section 3: Facebook campaign. Budgets are minor units of the account's currency, as text. */
export const facebookCampaigns = sqliteTable(
	"facebook_campaigns",
	{
		workspaceId: ofWorkspace(),
		id: text().notNull(),
		accountId: text("account_id").notNull(),
		name: text().notNull(),
		objective: text(),
		/** Lower case, as Meta names it: active, paused, deleted, archived, others raw. */
		status: text().notNull(),
		dailyBudget: text("daily_budget"),
		lifetimeBudget: text("lifetime_budget"),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
		/** The run that saw it last: what a whole run did not see is deleted there. */
		runId: text("run_id").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.workspaceId, t.id] }),
		index("facebook_campaigns_account_idx").on(t.workspaceId, t.accountId, t.createdAt, t.id),
		index("facebook_campaigns_status_idx").on(
			t.workspaceId,
			t.accountId,
			t.status,
			t.createdAt,
			t.id,
		),
	],
);

/** An ad that brought somebody, as Meta names it and its place; read when it is first shown. Foreign text. */
export const facebookAds = sqliteTable(
	"facebook_ads",
	{
		workspaceId: ofWorkspace(),
		id: text().notNull(),
		/** Null: Meta shows it to no account of the workspace. */
		name: text(),
		adSet: text("ad_set"),
		campaignId: text("campaign_id"),
		campaign: text(),
		readAt: integer("read_at").notNull(),
	},
	(t) => [primaryKey({ columns: [t.workspaceId, t.id] })],
);

/** What of leads and sales on conversations is told to Meta; without a row nothing is. */
export const facebookSales = sqliteTable("facebook_sales", {
	workspaceId: ofWorkspace().primaryKey(),
	/** The dataset; null: nothing is told. */
	pixelId: text("pixel_id"),
	/** Of customers whom no click brought the hash of the phone may be told. */
	matchesPhone: integer("matches_phone", { mode: "boolean" }).notNull(),
	updatedAt: integer("updated_at").notNull(),
});

/** One run over one list of an account. At most one of a kind runs for an account. */
export const facebookSyncs = sqliteTable(
	"facebook_syncs",
	{
		workspaceId: ofWorkspace(),
		accountId: text("account_id").notNull(),
		kind: text({ enum: [...SYNC_KINDS] }).notNull(),
		/** A new one for each run. */
		runId: text("run_id").notNull(),
		state: text({ enum: [...SYNC_STATES] }).notNull(),
		/** Meta's cursor of the next page; null for the first. */
		cursor: text(),
		doneCount: integer("done_count").notNull().default(0),
		/** An error code of contracts/errors.ts; null unless failed. */
		error: text(),
		startedAt: integer("started_at").notNull(),
		/** When it last moved; ahead while it waits because Meta asked for a pause. */
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [primaryKey({ columns: [t.workspaceId, t.accountId, t.kind] })],
);

/** Spec 2, section 2: Ads manager, settings; one row of switches for a workspace. */
export const facebookSettings = sqliteTable(
	"facebook_settings",
	{
		workspaceId: ofWorkspace().primaryKey(),
		isTokenValidationOn: integer("is_token_validation_on", { mode: "boolean" }).notNull(),
		isHourlySyncOn: integer("is_hourly_sync_on", { mode: "boolean" }).notNull(),
		/** When the schedule comes again; a claim moves it on. */
		nextRunAt: integer("next_run_at").notNull().default(0),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [index("facebook_settings_due_idx").on(t.nextRunAt)],
);
