import type { ErrorCode } from "#app/contracts/errors.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { AutomationDelivery } from "#app/contracts/integrations.ts";
import type { WebhookJob } from "#app/contracts/jobs.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { isAutomation } from "#app/domain/integrations/type.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { ActivityDescription } from "#app/domain/team/activity.ts";
import { may } from "#app/domain/team/role.ts";
import { OLD_SECRET_MS } from "#app/domain/webhooks/signature.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Database } from "#workers/data/database.ts";
import {
	findAutomationDelivery,
	listAutomationDeliveries,
	releaseHeldFor,
} from "#workers/data/queries/integrations/automation-deliveries.ts";
import {
	findIntegration,
	updateIntegration,
} from "#workers/data/queries/integrations/integrations.ts";
import { insertDelivery } from "#workers/data/queries/webhooks/deliveries.ts";
import type { RecordActivity } from "../team/activity.ts";
import { openSigningSecret, sealSigningSecret } from "./secrets.ts";
import type { Limit } from "../limiter.ts";
import { viewDelivery } from "../channels/settings-view.ts";

/** Deliveries per page. */
const SHOWN = 30;
/** Held deliveries that are sent at once; the sweep sends the others. */
const RELEASED_AT_ONCE = 100;

export interface AutomationDeliveriesDeps {
	db: Database;
	now(): number;
	newId(): string;
	limit: Limit;
	createSealer(workspaceId: string, dataKeyWrapped: string): Sealer;
	/** A new signing secret: `whsec_…`. */
	createSecret(): string;
	queueWebhooks(jobs: readonly WebhookJob[]): Promise<void>;
	publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	record: RecordActivity;
}

/**
 * A member's own automations (n8n, Zapier): deliveries of events, replaying and resuming them, and signing secrets.
 * `not_found` for others' integrations and other types. Methods throw when D1 fails.
 */
export function createAutomationDeliveries(deps: AutomationDeliveriesDeps) {
	/** Null for another member's integration and for types that receive no events. */
	async function openOwn(signedIn: SignedIn, id: string) {
		if (!may(signedIn.member.role, "manage_integrations")) return fail("forbidden");
		const row = await findIntegration(deps.db, signedIn.workspace.id, id);
		const isOwn = row?.memberId === signedIn.member.id && isAutomation(row.type);
		return row && isOwn ? ok(row) : fail("not_found");
	}

	const note = ({ workspace, member }: SignedIn, entityId: string, metadata: ActivityDescription) =>
		deps.record({
			workspaceId: workspace.id,
			actorId: member.id,
			action: "updated",
			entityType: "integrations",
			entityId,
			metadata,
		});

	return {
		/** The newest deliveries, successful or not. */
		async deliveries(
			signedIn: SignedIn,
			id: string,
		): Promise<Result<AutomationDelivery[], ErrorCode>> {
			const own = await openOwn(signedIn, id);
			if (!own.ok) return own;
			const rows = await listAutomationDeliveries(deps.db, signedIn.workspace.id, id, SHOWN);
			return ok(rows.map(viewDelivery));
		},

		/** Sends the same body again, as a new delivery that refers to the one it repeats. */
		async replay(
			signedIn: SignedIn,
			id: string,
			deliveryId: string,
		): Promise<Result<{ id: string }, ErrorCode>> {
			const own = await openOwn(signedIn, id);
			if (!own.ok) return own;
			if (!(await deps.limit("webhookTest", signedIn.member.id))) return fail("rate_limited");
			const workspaceId = signedIn.workspace.id;
			const found = await findAutomationDelivery(deps.db, workspaceId, id, deliveryId);
			if (found === null) return fail("not_found");
			if (own.value.disabledAt !== null) return fail("webhook_missing");
			if (own.value.deliveryPausedAt !== null) return fail("webhook_paused");
			const { channelId, event, body, replayOf } = found.delivery;
			const now = deps.now();
			const replay = deps.newId();
			await insertDelivery(deps.db, workspaceId, {
				id: replay,
				channelId,
				integrationId: id,
				event,
				body,
				state: "queued",
				// Repeating a repetition refers to the original delivery.
				replayOf: replayOf ?? deliveryId,
				createdAt: now,
				nextAt: now,
			});
			await deps.queueWebhooks([{ deliveryId: replay, workspaceId, channelId, integrationId: id }]);
			return ok({ id: replay });
		},

		/** "Retomar": ends the pause and sends what was held. */
		async resume(signedIn: SignedIn, id: string): Promise<Result<null, ErrorCode>> {
			const own = await openOwn(signedIn, id);
			if (!own.ok) return own;
			const workspaceId = signedIn.workspace.id;
			const released = await releaseHeldFor(deps.db, workspaceId, id, deps.now(), RELEASED_AT_ONCE);
			if (released.length > 0)
				await deps.queueWebhooks(
					released.map((held) => ({ ...held, workspaceId, integrationId: id })),
				);
			await note(signedIn, id, { code: "webhook_resumed", name: own.value.name });
			await deps.publishToWorkspace(workspaceId, { type: "integrations_changed" });
			return ok(null);
		},

		/** Makes a new signing secret, shown only this once; the previous one also signs for a day (H19). */
		async renewSecret(
			signedIn: SignedIn,
			id: string,
		): Promise<Result<{ secret: string }, ErrorCode>> {
			const own = await openOwn(signedIn, id);
			if (!own.ok) return own;
			const workspaceId = signedIn.workspace.id;
			const sealer = deps.createSealer(workspaceId, own.value.dataKeyWrapped);
			const owner = { workspaceId, integrationId: id };
			const before = openSigningSecret(
				sealer,
				owner,
				"delivery_secret",
				own.value.deliverySecretSealed,
			);
			const secret = deps.createSecret();
			const now = deps.now();
			const of = { id, memberId: signedIn.member.id };
			const isChanged = await updateIntegration(deps.db, workspaceId, of, {
				deliverySecretSealed: sealSigningSecret(sealer, owner, "delivery_secret", secret),
				deliveryOldSecretSealed:
					before && sealSigningSecret(sealer, owner, "delivery_old_secret", before),
				deliveryOldSecretUntil: before === null ? null : now + OLD_SECRET_MS,
				updatedAt: now,
			});
			if (!isChanged) return fail("not_found");
			await note(signedIn, id, { code: "integration_secret_renewed", name: own.value.name });
			return ok({ secret });
		},
	};
}
