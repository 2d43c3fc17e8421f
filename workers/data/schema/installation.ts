import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { workspaces } from "./workspace.ts";

/** One row once somebody has entered the deployment: the workspace whose admins run the installation. */
export const installation = sqliteTable(
	"installation",
	{
		id: integer().primaryKey(),
		workspaceId: text("workspace_id")
			.notNull()
			.references(() => workspaces.id),
		/** Where new objects are placed, a location hint of the platform; null: where the first call comes from. */
		region: text(),
		createdAt: integer("created_at").notNull(),
	},
	(t) => [check("installation_is_one", sql`${t.id} = 1`)],
);

export const OPERATOR_PURPOSES = ["setup", "backup", "restore"] as const;
export type OperatorPurpose = (typeof OPERATOR_PURPOSES)[number];

/** Keys that the scripts of whoever may write this database have put here; the token itself is nowhere stored. */
export const operatorKeys = sqliteTable("operator_keys", {
	tokenHash: text("token_hash").primaryKey(),
	purpose: text({ enum: [...OPERATOR_PURPOSES] }).notNull(),
	createdAt: integer("created_at").notNull(),
	expiresAt: integer("expires_at").notNull(),
	/** A link to /setup works once. */
	usedAt: integer("used_at"),
});

/** The last result of each test on the page of the installation. */
export const installationChecks = sqliteTable("installation_checks", {
	/** A code of INSTALLATION_ITEMS. */
	item: text().primaryKey(),
	code: text().notNull(),
	checkedAt: integer("checked_at").notNull(),
});
