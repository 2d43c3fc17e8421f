import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { GATEWAY_FINDINGS, OWN_VENDORS } from "#app/domain/gateways/own-gateway.ts";
import { workspaces } from "./workspace.ts";

/** WhatsApp gateways that workspaces run themselves. */
export const gateways = sqliteTable(
	"gateways",
	{
		id: text().primaryKey(),
		workspaceId: text("workspace_id")
			.notNull()
			.references(() => workspaces.id),
		vendor: text({ enum: [...OWN_VENDORS] }).notNull(),
		name: text().notNull(),
		/** Never changes: a stored key must not be sent to another host. */
		url: text().notNull(),
		/** Write-only to the browser. */
		keySealed: text("key_sealed").notNull(),
		/** What the last test found. */
		finding: text({ enum: [...GATEWAY_FINDINGS] }).notNull(),
		checkedAt: integer("checked_at").notNull(),
		createdBy: text("created_by"),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [index("gateways_workspace_idx").on(t.workspaceId, t.createdAt)],
);

/** Apps of Meta that workspaces own, one each. */
export const metaApps = sqliteTable("meta_apps", {
	workspaceId: text("workspace_id")
		.primaryKey()
		.references(() => workspaces.id),
	/** Part of the callback address; another app of the workspace gets another one. */
	id: text().notNull().unique(),
	appId: text("app_id").notNull(),
	secretSealed: text("secret_sealed").notNull(),
	/** Shown to admins until Meta has verified the address with it. */
	verifyTokenSealed: text("verify_token_sealed").notNull(),
	/** When Meta last verified the address, and when its first signed call came. */
	verifiedAt: integer("verified_at"),
	calledAt: integer("called_at"),
	createdAt: integer("created_at").notNull(),
	updatedAt: integer("updated_at").notNull(),
});
