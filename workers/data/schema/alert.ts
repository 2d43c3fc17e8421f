import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ALERT_VIEWS } from "#app/domain/alerts/settings.ts";
import { ofWorkspace } from "./workspace.ts";

/** What a member wants to be told of (app/domain/alerts). Without a row: what is so for everybody. */
export const alertSettings = sqliteTable("alert_settings", {
	memberId: text("member_id").primaryKey(),
	workspaceId: ofWorkspace(),
	views: text({ enum: [...ALERT_VIEWS] }).notNull(),
	hasSound: integer("has_sound", { mode: "boolean" }).notNull(),
	/** Minutes since midnight; both null: no quiet hours. */
	quietFrom: integer("quiet_from"),
	quietUntil: integer("quiet_until"),
	timeZone: text("time_zone").notNull(),
	updatedAt: integer("updated_at").notNull(),
});

/**
 * A browser that is told while no page is open. It belongs to the sign-in it was asked for with: once that is over, nothing is
 * sent any more, whoever ended it. No foreign key, as a sign-in passes its id on to the row that continues it.
 */
export const pushSubscriptions = sqliteTable(
	"push_subscriptions",
	{
		signInId: text("sign_in_id").primaryKey(),
		workspaceId: ofWorkspace(),
		memberId: text("member_id").notNull(),
		/** The push service's address with its token. */
		endpointToken: text("endpoint_token").notNull(),
		/** What messages are encrypted for, base64url: the browser's public key and a shared secret. */
		publicKey: text("public_key").notNull(),
		authToken: text("auth_token").notNull(),
		/** Our public key that it subscribed with, base64url; null: a release that did not note it kept this row. */
		serverKey: text("server_key"),
		/** Of the words that are shown. */
		locale: text({ enum: ["pt", "en"] }).notNull(),
		createdAt: integer("created_at").notNull(),
	},
	(t) => [index("push_subscriptions_workspace_idx").on(t.workspaceId)],
);
