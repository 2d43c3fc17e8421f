import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PLANS } from "#app/domain/billing/plan.ts";
import { PAYMENT_PROVIDERS, SUBSCRIPTION_STATUSES } from "#app/domain/billing/subscription.ts";
import { workspaces } from "./workspace.ts";

/** The payment provider's last state. A provider's error changes nothing here (R35). */
export const subscriptions = sqliteTable(
	"subscriptions",
	{
		workspaceId: text("workspace_id")
			.primaryKey()
			.references(() => workspaces.id),
		provider: text({ enum: [...PAYMENT_PROVIDERS] }).notNull(),
		/** Maps events to workspaces; metadata in an event decides nothing (I18). */
		customerId: text("customer_id").unique(),
		subscriptionId: text("subscription_id"),
		tier: text({ enum: [...PLANS] }).notNull(),
		status: text({ enum: [...SUBSCRIPTION_STATUSES] }).notNull(),
		currentPeriodEnd: integer("current_period_end"),
		cancelAtPeriodEnd: integer("cancel_at_period_end", { mode: "boolean" })
			.notNull()
			.default(false),
		/** Part of the idempotency key of the next checkout. */
		checkoutAttempt: integer("checkout_attempt").notNull().default(0),
		/** When the provider was last read. */
		readAt: integer("read_at"),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [index("subscriptions_period_idx").on(t.currentPeriodEnd)],
);

/** A checkout that was begun: its result is decided here, not by the returning address (N02). */
export const checkouts = sqliteTable(
	"checkouts",
	{
		/** The provider's session id. */
		id: text().primaryKey(),
		workspaceId: text("workspace_id")
			.notNull()
			.references(() => workspaces.id),
		memberId: text("member_id").notNull(),
		plan: text({ enum: [...PLANS] }).notNull(),
		createdAt: integer("created_at").notNull(),
		completedAt: integer("completed_at"),
	},
	(t) => [index("checkouts_workspace_idx").on(t.workspaceId, t.createdAt)],
);

/** Events of the payment provider that were dealt with: the same again does nothing (N04). */
export const paymentEvents = sqliteTable(
	"payment_events",
	{
		id: text().primaryKey(),
		type: text().notNull(),
		receivedAt: integer("received_at").notNull(),
	},
	(t) => [index("payment_events_received_idx").on(t.receivedAt)],
);

/**
 * What the demonstration provider knows: it stands for somebody else's books, so only
 * queries/demonstration-payments.ts reads it and only its adapter asks for that.
 */
export const demonstrationPayments = sqliteTable(
	"demonstration_payments",
	{
		/** The checkout's id. */
		id: text().primaryKey(),
		workspaceId: text("workspace_id")
			.notNull()
			.references(() => workspaces.id),
		/** The same key again is the same checkout, as with a real provider. */
		idempotencyKey: text("idempotency_key").notNull().unique(),
		createdAt: integer("created_at").notNull(),
		/** Left without paying. */
		abandonedAt: integer("abandoned_at"),
		paidAt: integer("paid_at"),
		/** Where the last paid month ends; null while it renews. */
		cancelAt: integer("cancel_at"),
	},
	(t) => [index("demonstration_payments_workspace_idx").on(t.workspaceId, t.createdAt)],
);
