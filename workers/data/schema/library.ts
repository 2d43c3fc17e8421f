import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ofWorkspace } from "./workspace.ts";

/** Files a workspace keeps to send them again and again; their bytes are in the store, by hash. */
export const libraryFiles = sqliteTable(
	"library_files",
	{
		id: text().primaryKey(),
		workspaceId: ofWorkspace(),
		/** SHA-256 of its bytes, lower-case hexadecimal. */
		hash: text().notNull(),
		/** By which people and agents call it. */
		name: text().notNull(),
		/** What agents read to know when to send it; "" for nothing. */
		description: text().notNull(),
		/** As its bytes say. */
		mimetype: text().notNull(),
		bytes: integer().notNull(),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [
		uniqueIndex("library_files_hash_idx").on(t.workspaceId, t.hash),
		uniqueIndex("library_files_name_idx").on(t.workspaceId, t.name),
	],
);
