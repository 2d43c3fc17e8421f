import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { INVITATION_STATUSES, MAIL_OUTCOMES } from "#app/domain/team/invitation.ts";
import { ROLES } from "#app/domain/team/role.ts";
import { workspaces } from "./workspace.ts";

/** The specification's team_invitations. "Expired" is computed: a stored status would lie between sweeps. */
export const invitations = sqliteTable(
	"invitations",
	{
		id: text().primaryKey(),
		workspaceId: text("workspace_id")
			.notNull()
			.references(() => workspaces.id),
		/** Canonical (app/domain/auth/email.ts). */
		email: text().notNull(),
		role: text({ enum: [...ROLES] }).notNull(),
		status: text({ enum: [...INVITATION_STATUSES] })
			.notNull()
			.default("pending"),
		/** The spec's metadata: name and department. */
		name: text().notNull(),
		department: text(),
		/** Only the newest token opens it: a resend kills the one before (C11). */
		tokenHash: text("token_hash").notNull().unique(),
		/** Member who invited. An invitation whose inviter left is void (C06). */
		invitedBy: text("invited_by").notNull(),
		invitedAt: integer("invited_at").notNull(),
		expiresAt: integer("expires_at").notNull(),
		resentCount: integer("resent_count").notNull().default(0),
		lastSentAt: integer("last_sent_at").notNull(),
		/** Start and use of the hour that limits resends (C11). */
		resendWindowAt: integer("resend_window_at").notNull(),
		resendsInWindow: integer("resends_in_window").notNull().default(0),
		/** What became of the newest mail. */
		mailOutcome: text("mail_outcome", { enum: [...MAIL_OUTCOMES] })
			.notNull()
			.default("queued"),
		/** User who accepted. */
		acceptedBy: text("accepted_by"),
		acceptedAt: integer("accepted_at"),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [
		index("invitations_workspace_idx").on(t.workspaceId, t.invitedAt),
		// One open invitation for each address and workspace, whoever asks at once.
		uniqueIndex("invitations_pending_idx")
			.on(t.workspaceId, t.email)
			.where(sql`status = 'pending'`),
	],
);
