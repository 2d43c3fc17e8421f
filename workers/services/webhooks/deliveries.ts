import type { ErrorCode } from "#app/contracts/errors.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { WebhookJob } from "#app/contracts/jobs.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { OutgoingEvent } from "#app/domain/webhooks/event.ts";
import { formatPayload } from "#app/domain/webhooks/payload.ts";
import type { Database } from "#workers/data/database.ts";
import {
	findDelivery,
	insertDelivery,
	releaseHeld,
} from "#workers/data/queries/webhooks/deliveries.ts";
import { findSettings } from "#workers/data/queries/channels/settings.ts";
import type { RecordActivity } from "../team/activity.ts";
import type { Limit } from "../limiter.ts";

/** Held deliveries that are sent at once; the sweep sends the others. */
const RELEASED_AT_ONCE = 100;

export interface WebhookDeliveriesDeps {
	db: Database;
	now: () => number;
	newId: () => string;
	limit: Limit;
	queueWebhooks: (jobs: readonly WebhookJob[]) => Promise<void>;
	publishToWorkspace: (workspaceId: string, frame: WorkspaceFrame) => Promise<void>;
	record: RecordActivity;
}

/**
 * Deliveries to a channel's webhook: sending a test, replaying one, resuming a paused address. Refusals: `not_found`,
 * `forbidden`, `rate_limited`, `webhook_missing`, `webhook_paused`. Methods throw when D1 fails.
 */
export function createWebhookDeliveries(deps: WebhookDeliveriesDeps) {
	function findRefusal(signedIn: SignedIn, channelId: string): ErrorCode | null {
		if (!signedIn.channels.some(({ id, type }) => id === channelId && type === "whatsapp"))
			return "not_found";
		return may(signedIn.member.role, "manage_channels") ? null : "forbidden";
	}

	async function queue(
		signedIn: SignedIn,
		channelId: string,
		delivery: { id: string; event: OutgoingEvent; body: string; replayOf: string | null },
	): Promise<Result<{ id: string }, ErrorCode>> {
		const workspaceId = signedIn.workspace.id;
		const now = deps.now();
		await insertDelivery(deps.db, workspaceId, {
			...delivery,
			channelId,
			state: "queued",
			createdAt: now,
			nextAt: now,
		});
		await deps.queueWebhooks([{ deliveryId: delivery.id, workspaceId, channelId }]);
		return ok({ id: delivery.id });
	}

	return {
		/** Sends an event of type `test` like any other event. */
		async sendTest(
			signedIn: SignedIn,
			channelId: string,
		): Promise<Result<{ id: string }, ErrorCode>> {
			const refusal = findRefusal(signedIn, channelId);
			if (refusal) return fail(refusal);
			if (!(await deps.limit("webhookTest", signedIn.member.id))) return fail("rate_limited");
			const found = await findSettings(deps.db, signedIn.workspace.id, channelId);
			if (!found) return fail("not_found");
			const { name, phone, webhookUrlSealed, webhookPausedAt } = found.channel;
			if (webhookUrlSealed === null) return fail("webhook_missing");
			if (webhookPausedAt !== null) return fail("webhook_paused");
			const event = "test" as const;
			const id = deps.newId();
			const instance = { id: channelId, name, phone };
			const body = formatPayload({ id, event, at: deps.now() }, instance);
			return queue(signedIn, channelId, { id, event, body, replayOf: null });
		},

		/** Sends the same body again, as a new delivery that refers to the one it repeats. */
		async replay(
			signedIn: SignedIn,
			channelId: string,
			deliveryId: string,
		): Promise<Result<{ id: string }, ErrorCode>> {
			const refusal = findRefusal(signedIn, channelId);
			if (refusal) return fail(refusal);
			if (!(await deps.limit("webhookTest", signedIn.member.id))) return fail("rate_limited");
			const { id: workspaceId } = signedIn.workspace;
			const found = await findDelivery(deps.db, workspaceId, channelId, deliveryId);
			if (!found) return fail("not_found");
			if (found.target.urlSealed === null) return fail("webhook_missing");
			if (found.target.pausedAt !== null) return fail("webhook_paused");
			const { event, body, id, replayOf } = found.delivery;
			// Repeating a repetition refers to the original delivery.
			const replay = { id: deps.newId(), event, body, replayOf: replayOf ?? id };
			return queue(signedIn, channelId, replay);
		},

		/** "Retomar": ends the pause and sends what was held. */
		async resume(signedIn: SignedIn, channelId: string): Promise<Result<null, ErrorCode>> {
			const refusal = findRefusal(signedIn, channelId);
			if (refusal) return fail(refusal);
			const workspaceId = signedIn.workspace.id;
			const found = await findSettings(deps.db, workspaceId, channelId);
			if (!found) return fail("not_found");
			const released = await releaseHeld(
				deps.db,
				workspaceId,
				channelId,
				deps.now(),
				RELEASED_AT_ONCE,
			);
			if (released.length > 0)
				await deps.queueWebhooks(
					released.map((deliveryId) => ({ deliveryId, workspaceId, channelId })),
				);
			await deps.record({
				workspaceId,
				actorId: signedIn.member.id,
				action: "updated",
				entityType: "channels",
				entityId: channelId,
				metadata: { code: "webhook_resumed", name: found.channel.name },
			});
			await deps.publishToWorkspace(workspaceId, { type: "deliveries_changed", channelId });
			return ok(null);
		},
	};
}
