import { blob, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./auth.ts";
import { workspaces } from "./workspace.ts";

/** The spec's user_settings: a person's own keys in one workspace, sealed with that workspace's key. */
export const userSettings = sqliteTable(
	"user_settings",
	{
		workspaceId: text("workspace_id")
			.notNull()
			.references(() => workspaces.id),
		userId: text("user_id")
			.notNull()
			.references(() => users.id),
		openaiApiKeySealed: text("openai_api_key_sealed"),
		elevenlabsKeySealed: text("elevenlabs_key_sealed"),
		n8nWebhookUrlSealed: text("n8n_webhook_url_sealed"),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [primaryKey({ columns: [t.workspaceId, t.userId] })],
);

/** The default n8n address: an echo of ours with random bytes in it (founding.md 27, D20). */
export const echoEndpoints = sqliteTable(
	"echo_endpoints",
	{
		tokenHash: text("token_hash").primaryKey(),
		workspaceId: text("workspace_id")
			.notNull()
			.references(() => workspaces.id),
		userId: text("user_id").notNull(),
		createdAt: integer("created_at").notNull(),
	},
	(t) => [index("echo_endpoints_user_idx").on(t.workspaceId, t.userId)],
);

/** At most 64 KB each, always served with the type it was checked to be. */
export const avatars = sqliteTable("avatars", {
	userId: text("user_id")
		.primaryKey()
		.references(() => users.id),
	/** `image/png`, `image/jpeg` or `image/webp`. */
	contentType: text("content_type").notNull(),
	bytes: blob({ mode: "buffer" }).notNull(),
	updatedAt: integer("updated_at").notNull(),
});
