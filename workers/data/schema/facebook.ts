import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CONVERSION_STATES } from "#app/domain/facebook/conversion.ts";
import { SYNC_KINDS, SYNC_STATES } from "#app/domain/facebook/sync.ts";
import { EVENT_OBJECTS, WEBHOOK_OBJECTS } from "#app/domain/facebook/webhook.ts";
import { workspaces } from "./workspace.ts";

const ofWorkspace = () =>
	text("workspace_id")
		.notNull()
		.references(() => workspaces.id);

/** A member's own sign-in at Facebook: the token by which permissions, purchases and webhooks are asked. */
export const facebookLogins = sqliteTable(
	"facebook_logins",
	{
		workspaceId: ofWorkspace(),
		memberId: text("member_id").notNull(),
		facebookUserId: text("facebook_user_id").notNull(),
		name: text().notNull(),
		tokenSealed: text("token_sealed").notNull(),
		/** Null: never. */
		expiresAt: integer("expires_at"),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.workspaceId, t.memberId] }),
		index("facebook_logins_user_idx").on(t.facebookUserId),
	],
);

/** The pages that the person of a sign-in looks after: what Meta tells of them is the workspace's. */
export const facebookPages = sqliteTable(
	"facebook_pages",
	{
		workspaceId: ofWorkspace(),
		memberId: text("member_id").notNull(),
		pageId: text("page_id").notNull(),
		name: text().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.workspaceId, t.memberId, t.pageId] }),
		index("facebook_pages_page_idx").on(t.pageId),
	],
);

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

/** A stored filter over the one app-level callback (decisions.md 28). */
export const facebookWebhooks = sqliteTable(
	"facebook_webhooks",
	{
		id: text().primaryKey(),
		workspaceId: ofWorkspace(),
		name: text().notNull(),
		objectType: text("object_type", { enum: [...WEBHOOK_OBJECTS] }).notNull(),
		/** JSON list of fields. */
		fields: text().notNull(),
		includeValues: integer("include_values", { mode: "boolean" }).notNull(),
		/** SHA-256 of the verify token, hex: whoever knows a stored one may register the callback. */
		verifyTokenHash: text("verify_token_hash").notNull(),
		/** Whether Meta was told and agreed; false where the app is not configured. */
		isRegistered: integer("is_registered", { mode: "boolean" }).notNull(),
		createdBy: text("created_by").notNull(),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [
		index("facebook_webhooks_workspace_idx").on(t.workspaceId, t.createdAt),
		index("facebook_webhooks_token_idx").on(t.verifyTokenHash),
		index("facebook_webhooks_object_idx").on(t.objectType),
	],
);

/** What Meta told a workspace, newest kept for 30 days. */
export const facebookEvents = sqliteTable(
	"facebook_events",
	{
		workspaceId: ofWorkspace(),
		/** Made of what Meta sent: told again it is the same event. */
		id: text().notNull(),
		objectType: text("object_type", { enum: [...EVENT_OBJECTS] }).notNull(),
		/** The page, account or person it is about. */
		objectId: text("object_id").notNull(),
		field: text().notNull(),
		/** JSON of the value, cut at 8 KB. Foreign text: shown, never run. */
		value: text().notNull(),
		happenedAt: integer("happened_at").notNull(),
		receivedAt: integer("received_at").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.workspaceId, t.id] }),
		index("facebook_events_received_idx").on(t.workspaceId, t.receivedAt),
		index("facebook_events_age_idx").on(t.receivedAt),
	],
);

/** An event sent to the Conversions API. Personal data is stored hashed only, as it leaves. */
export const facebookConversions = sqliteTable(
	"facebook_conversions",
	{
		workspaceId: ofWorkspace(),
		/** Meta's event_id: made once, so that sending again doubles nothing there. */
		eventId: text("event_id").notNull(),
		memberId: text("member_id").notNull(),
		accountId: text("account_id").notNull(),
		pixelId: text("pixel_id").notNull(),
		eventName: text("event_name").notNull(),
		/** JSON of the whole event as sent: user_data holds hashes. */
		payload: text().notNull(),
		testEventCode: text("test_event_code"),
		state: text({ enum: [...CONVERSION_STATES] }).notNull(),
		attempts: integer().notNull().default(0),
		eventsReceived: integer("events_received"),
		traceId: text("trace_id"),
		/** JSON of the fault; null unless failed. */
		fault: text(),
		/** Milliseconds. */
		eventAt: integer("event_at").notNull(),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.workspaceId, t.eventId] }),
		index("facebook_conversions_created_idx").on(t.workspaceId, t.createdAt),
	],
);

/** A purchase in the app, by its payment: consumed exactly once (N07). */
export const facebookPurchases = sqliteTable(
	"facebook_purchases",
	{
		workspaceId: ofWorkspace(),
		paymentId: text("payment_id").notNull(),
		/** Whose sign-in listed or made it. */
		memberId: text("member_id").notNull(),
		/** Who that was at Facebook: under another sign-in it is somebody else's purchase. */
		facebookUserId: text("facebook_user_id").notNull().default(""),
		productId: text("product_id").notNull(),
		purchaseTokenSealed: text("purchase_token_sealed").notNull(),
		purchasedAt: integer("purchased_at").notNull(),
		/** Set before Meta is asked: whoever sets it asks. Null again when Meta refused. */
		consumingAt: integer("consuming_at"),
		consumedAt: integer("consumed_at"),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.workspaceId, t.paymentId] }),
		index("facebook_purchases_member_idx").on(t.workspaceId, t.memberId, t.purchasedAt),
	],
);
