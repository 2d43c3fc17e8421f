import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { workspaces } from "./workspace.ts";

/** Spec 2, section 3: Integration. It belongs to a member; managers see name, type and health. */
export const integrations = sqliteTable(
	"integrations",
	{
		id: text().primaryKey(),
		workspaceId: text("workspace_id")
			.notNull()
			.references(() => workspaces.id),
		memberId: text("member_id").notNull(),
		type: text("integration_type").notNull(),
		name: text().notNull(),
		/** JSON of the type's fields, sealed as one: write-only to the browser. */
		credentialsSealed: text("credentials_sealed").notNull(),
		/** JSON of what is no secret, e.g. `{"baseUrl":"https://…/v1"}` of an OpenAI-compatible endpoint. */
		settings: text().notNull().default("{}"),
		status: text().notNull().default("disconnected"),
		lastSyncAt: integer("last_sync_at"),
		/** Its member left: nothing uses it any more. */
		disabledAt: integer("disabled_at"),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [index("integrations_workspace_idx").on(t.workspaceId, t.type, t.createdAt)],
);
