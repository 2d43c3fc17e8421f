import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CONVERSION_STATES } from "#app/domain/facebook/conversion.ts";
import { EVENT_OBJECTS, WEBHOOK_OBJECTS } from "#app/domain/facebook/webhook.ts";
import { ofWorkspace } from "./workspace.ts";

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

/** A stored filter over the one app-level callback (founding.md 28). */
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
		/** SHA-256 of the verify token, hex. For a path of the workspace's own: the app's answers none of them. */
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

/** Events Meta reported to a workspace; kept for 30 days. */
export const facebookEvents = sqliteTable(
	"facebook_events",
	{
		workspaceId: ofWorkspace(),
		/** Derived from what Meta sent: a repeated event has the same id. */
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
		/** Set before Meta is asked, by the call that asks. Null again when Meta refused. */
		consumingAt: integer("consuming_at"),
		consumedAt: integer("consumed_at"),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.workspaceId, t.paymentId] }),
		index("facebook_purchases_member_idx").on(t.workspaceId, t.memberId, t.purchasedAt),
	],
);
