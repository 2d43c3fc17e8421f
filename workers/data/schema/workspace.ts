import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PLANS } from "#app/domain/billing/plan.ts";
import { DEFAULT_VOICE_BUDGET } from "#app/domain/inbox/voice-words.ts";

export const workspaces = sqliteTable(
	"workspaces",
	{
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
		/** Made by the local seed: samples stand in it as if they were its own (decision 40). */
		isDemonstration: integer("is_demonstration", { mode: "boolean" }).notNull().default(false),
		/** Where its objects are made, a location hint of the platform. Null: where the installation's are. */
		region: text(),
		/** Whether a member's first answer makes a conversation theirs that nobody has. */
		claimsByAnswering: integer("claims_by_answering", { mode: "boolean" }).notNull().default(true),
		/** Its own fields of contacts, JSON (domain/inbox/contact-field.ts); null: none. Read whole with every sign-in. */
		contactFields: text("contact_fields"),
		/** Days for which the files of messages are kept (domain/inbox/file-lifetime.ts); null: always. */
		fileDays: integer("file_days"),
		/** Reais of a month for putting voice notes into words (domain/inbox/voice-words.ts); 0: none is. */
		voiceBudget: integer("voice_budget").notNull().default(DEFAULT_VOICE_BUDGET),
		/** Whether operators and viewers read only their departments' conversations and their own (decision 124). */
		seesOwnDepartments: integer("sees_own_departments", { mode: "boolean" })
			.notNull()
			.default(false),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	// It begins with the master key's id, `v1.<key id>.`: who waits for a new one is found without a scan.
	(t) => [index("workspaces_data_key_idx").on(t.dataKeyWrapped)],
);

/** The column of a row that belongs to one workspace. */
export const ofWorkspace = () =>
	text("workspace_id")
		.notNull()
		.references(() => workspaces.id);

/**
 * A workspace whose data key is being rewrapped, and how far its channels' objects are done. The row is
 * deleted when the workspace's own copy, the last one, is written.
 */
export const keyRenewals = sqliteTable("key_renewals", {
	workspaceId: text("workspace_id").primaryKey(),
	/** The master key they are rewrapped with. */
	keyId: text("key_id").notNull(),
	/** Channels up to this id are done. */
	afterChannelId: text("after_channel_id").notNull(),
});
