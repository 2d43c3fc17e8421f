import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { RATE_KINDS } from "#app/domain/prices/rates.ts";
import { ofWorkspace } from "./workspace.ts";

/** What admins typed of the prices of messages and of the dollar (domain/prices/rates.ts). */
export const messageRates = sqliteTable(
	"message_rates",
	{
		workspaceId: ofWorkspace(),
		kind: text({ enum: [...RATE_KINDS] }).notNull(),
		/** YYYY-MM-DD, from which it counts. */
		since: text().notNull(),
		/** Millionths of a real. */
		micros: integer().notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [primaryKey({ columns: [t.workspaceId, t.kind, t.since] })],
);

/** The most that numbers may cost in a month (domain/prices/ceiling.ts). No row: as much as they do. */
export const priceCeilings = sqliteTable(
	"price_ceilings",
	{
		workspaceId: ofWorkspace(),
		channelId: text("channel_id").notNull(),
		/** Millionths of a real. */
		micros: integer().notNull(),
		stopsPeople: integer("stops_people", { mode: "boolean" }).notNull(),
		/** YYYY-MM: the month for which a manager let members go on. */
		releasedFor: text("released_for"),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [primaryKey({ columns: [t.workspaceId, t.channelId] })],
);
