import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PLANS } from "#app/domain/billing/plan.ts";

export const workspaces = sqliteTable("workspaces", {
	id: text().primaryKey(),
	name: text().notNull(),
	slug: text().notNull().unique(),
	plan: text({ enum: [...PLANS] })
		.notNull()
		.default("free"),
	status: text({ enum: ["active", "suspended"] })
		.notNull()
		.default("active"),
	/** The workspace's data key, wrapped by the master key (adapters/secrets). */
	dataKeyWrapped: text("data_key_wrapped").notNull(),
	createdAt: integer("created_at").notNull(),
	updatedAt: integer("updated_at").notNull(),
});
