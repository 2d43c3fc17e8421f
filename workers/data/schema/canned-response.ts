import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { RESPONSE_LANGUAGES } from "#app/domain/canned-responses/canned-response.ts";
import { ofWorkspace } from "./workspace.ts";

/** Ready answers: a member's own, a department's, or the workspace's. */
export const cannedResponses = sqliteTable(
	"canned_responses",
	{
		id: text().primaryKey(),
		workspaceId: ofWorkspace(),
		/**
		 * The member whose it is; "" for the workspace's, as null is like no other null and each shortcut is to be there once;
		 * `department:` and its id for a department's.
		 */
		owner: text().notNull(),
		/** As `parseShortcut` keeps it. */
		shortcut: text().notNull(),
		title: text().notNull(),
		text: text().notNull(),
		language: text({ enum: [...RESPONSE_LANGUAGES] }).notNull(),
		/** JSON: ids of files of the library beside the text; null: none. */
		files: text(),
		/** How often a message was sent with it. */
		uses: integer().notNull().default(0),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [
		uniqueIndex("canned_responses_shortcut_idx").on(t.workspaceId, t.owner, t.shortcut, t.language),
	],
);

/** What a member marked for themselves. */
export const cannedResponseFavourites = sqliteTable(
	"canned_response_favourites",
	{
		workspaceId: ofWorkspace(),
		memberId: text("member_id").notNull(),
		responseId: text("response_id").notNull(),
	},
	(t) => [primaryKey({ columns: [t.workspaceId, t.memberId, t.responseId] })],
);

/** How often ready answers were sent in a month of UTC, in all. */
export const cannedResponseMonths = sqliteTable(
	"canned_response_months",
	{
		workspaceId: ofWorkspace(),
		/** YYYY-MM */
		month: text().notNull(),
		uses: integer().notNull(),
	},
	(t) => [primaryKey({ columns: [t.workspaceId, t.month] })],
);
