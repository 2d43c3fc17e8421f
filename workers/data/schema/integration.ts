import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { INTEGRATION_STATUSES } from "#app/contracts/integrations.ts";
import { HEALTH_STATES } from "#app/domain/integrations/health.ts";
import { INTEGRATION_TYPES } from "#app/domain/integrations/type.ts";
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
		type: text("integration_type", { enum: [...INTEGRATION_TYPES] }).notNull(),
		name: text().notNull(),
		/** JSON of the type's fields, sealed as one: write-only to the browser. */
		credentialsSealed: text("credentials_sealed").notNull(),
		/** JSON of what is no secret (IntegrationSettings): chosen events, an OpenAI-compatible address. */
		settings: text().notNull().default("{}"),
		status: text({ enum: [...INTEGRATION_STATUSES] })
			.notNull()
			.default("disconnected"),
		lastSyncAt: integer("last_sync_at"),
		/** Its member left: nothing uses it any more. */
		disabledAt: integer("disabled_at"),
		health: text({ enum: [...HEALTH_STATES] })
			.notNull()
			.default("unknown"),
		latencyMs: integer("latency_ms"),
		/** JSON of the last test's finding. */
		finding: text(),
		checkedAt: integer("checked_at"),
		/** Failed tests in a row: the schedule comes ever more rarely. */
		failures: integer().notNull().default(0),
		/** When the schedule looks again; a claim moves it on, so that no round asks twice. */
		nextCheckAt: integer("next_check_at").notNull().default(0),
		/** Signs what an automation is sent; the one before is valid too until its end. Sealed. */
		deliverySecretSealed: text("delivery_secret_sealed"),
		deliveryOldSecretSealed: text("delivery_old_secret_sealed"),
		deliveryOldSecretUntil: integer("delivery_old_secret_until"),
		/** Failed calls in a row, since when, not before when, and paused for them (H20). */
		deliveryFailures: integer("delivery_failures").notNull().default(0),
		deliveryFailingSince: integer("delivery_failing_since"),
		deliveryRetryAt: integer("delivery_retry_at"),
		deliveryPausedAt: integer("delivery_paused_at"),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [
		index("integrations_workspace_idx").on(t.workspaceId, t.type, t.createdAt),
		index("integrations_due_idx").on(t.status, t.nextCheckAt),
	],
);

/** The last tests of each integration, for its small chart; older than a day they go. */
export const integrationChecks = sqliteTable(
	"integration_checks",
	{
		workspaceId: text("workspace_id").notNull(),
		integrationId: text("integration_id").notNull(),
		at: integer().notNull(),
		health: text({ enum: [...HEALTH_STATES] }).notNull(),
		latencyMs: integer("latency_ms").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.workspaceId, t.integrationId, t.at] }),
		index("integration_checks_at_idx").on(t.at),
	],
);
