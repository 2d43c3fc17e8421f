import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PROVIDERS } from "#app/domain/auth/provider.ts";
import { users } from "./auth.ts";

/** Who a user is elsewhere. Keyed by provider and subject, never by e-mail (B02). */
export const identities = sqliteTable(
	"identities",
	{
		provider: text({ enum: [...PROVIDERS] }).notNull(),
		subject: text().notNull(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id),
		/** What the provider said at linking; for the person to recognise it. */
		email: text(),
		createdAt: integer("created_at").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.provider, t.subject] }),
		index("identities_user_idx").on(t.userId),
	],
);

/** A social sign-in that waits for its person to confirm: a new account, or a link to an existing one. */
export const pendingIdentities = sqliteTable(
	"pending_identities",
	{
		tokenHash: text("token_hash").primaryKey(),
		provider: text({ enum: [...PROVIDERS] }).notNull(),
		subject: text().notNull(),
		/** Canonical, and verified by the provider. */
		email: text().notNull(),
		fullName: text("full_name").notNull(),
		/** The existing account it would be linked to; null for a new one. */
		userId: text("user_id"),
		createdAt: integer("created_at").notNull(),
		expiresAt: integer("expires_at").notNull(),
		usedAt: integer("used_at"),
	},
	(t) => [index("pending_identities_expires_idx").on(t.expiresAt)],
);

export const passwordResets = sqliteTable(
	"password_resets",
	{
		id: text().primaryKey(),
		tokenHash: text("token_hash").notNull().unique(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id),
		/** Counted before the new password is looked at; five, then the token is dead (A03). */
		tries: integer().notNull().default(0),
		createdAt: integer("created_at").notNull(),
		expiresAt: integer("expires_at").notNull(),
		usedAt: integer("used_at"),
	},
	(t) => [
		index("password_resets_user_idx").on(t.userId, t.createdAt),
		index("password_resets_expires_idx").on(t.expiresAt),
	],
);

/** A browser somebody has signed in with before: the lock-out spares it (A01), no mail warns of it (A12). */
export const knownDevices = sqliteTable(
	"known_devices",
	{
		tokenHash: text("token_hash").notNull(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id),
		userAgent: text("user_agent").notNull(),
		createdAt: integer("created_at").notNull(),
		lastSeenAt: integer("last_seen_at").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.tokenHash, t.userId] }),
		index("known_devices_user_idx").on(t.userId),
		index("known_devices_seen_idx").on(t.lastSeenAt),
	],
);
