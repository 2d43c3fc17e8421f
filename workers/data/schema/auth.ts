import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { workspaces } from "./workspace.ts";

export const users = sqliteTable("users", {
	id: text().primaryKey(),
	/** Canonical (app/domain/auth/email.ts): one person, one spelling. */
	email: text().notNull().unique(),
	fullName: text("full_name").notNull(),
	/** PHC string; null until the e-mail is confirmed. */
	passwordHash: text("password_hash"),
	emailConfirmedAt: integer("email_confirmed_at"),
	createdAt: integer("created_at").notNull(),
	updatedAt: integer("updated_at").notNull(),
});

/** A member's authenticated browser. The cookie holds a random id; here is only its hash (J03). */
export const signIns = sqliteTable(
	"sign_ins",
	{
		tokenHash: text("token_hash").primaryKey(),
		/** Names the sign-in to sockets and lists; opens nothing. */
		id: text().notNull().unique(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id),
		memberId: text("member_id").notNull(),
		workspaceId: text("workspace_id")
			.notNull()
			.references(() => workspaces.id),
		createdAt: integer("created_at").notNull(),
		/** Absolute end; the idle end is counted from `lastSeenAt`. */
		expiresAt: integer("expires_at").notNull(),
		lastSeenAt: integer("last_seen_at").notNull(),
		ip: text().notNull(),
		userAgent: text("user_agent").notNull(),
		revokedAt: integer("revoked_at"),
		/** The role changed: the next request gets a new id (A06). */
		reissueAt: integer("reissue_at"),
		/** `id` of the sign-in that took its place; this one only serves what was under way. */
		replacedBy: text("replaced_by"),
	},
	(t) => [
		index("sign_ins_member_idx").on(t.memberId),
		index("sign_ins_user_idx").on(t.userId),
		index("sign_ins_expires_idx").on(t.expiresAt),
	],
);

/**
 * A sign-up that waits for its mail. Name and password stay here until the link is opened, so a
 * stranger who signs up with somebody's address leaves nothing behind in that account.
 */
export const emailConfirmations = sqliteTable(
	"email_confirmations",
	{
		id: text().primaryKey(),
		tokenHash: text("token_hash").notNull().unique(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id),
		fullName: text("full_name").notNull(),
		/** Empty for somebody who came through a provider and has no password. */
		passwordHash: text("password_hash").notNull(),
		createdAt: integer("created_at").notNull(),
		expiresAt: integer("expires_at").notNull(),
		usedAt: integer("used_at"),
	},
	(t) => [
		index("email_confirmations_user_idx").on(t.userId, t.createdAt),
		index("email_confirmations_expires_idx").on(t.expiresAt),
	],
);

/** Failed sign-ins per account and per address (app/domain/auth/lock-out.ts). */
export const signInAttempts = sqliteTable(
	"sign_in_attempts",
	{
		/** `account:<hash>` or `address:<hash>`: no e-mail and no IP is kept here. */
		bucket: text().primaryKey(),
		attempts: integer().notNull(),
		/** No attempt is let in before this moment. */
		blockedUntil: integer("blocked_until").notNull(),
		lastAt: integer("last_at").notNull(),
	},
	(t) => [index("sign_in_attempts_last_idx").on(t.lastAt)],
);
