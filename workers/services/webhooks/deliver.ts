import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { WebhookJob } from "#app/contracts/jobs.ts";
import { hostOf } from "#app/domain/webhooks/address.ts";
import type { DeliveryProblem } from "#app/domain/webhooks/event.ts";
import {
	CLAIM_MS,
	crowdedDelayMs,
	HEALTHY,
	isDelivered,
	MAX_QUEUE_DELAY_MS,
	nextHealth,
	retryDelayMs,
} from "#app/domain/webhooks/retry.ts";
import { HOP_HEADER, SIGNATURE_HEADER } from "#app/domain/webhooks/signature.ts";
import { hideSecrets } from "#app/domain/net/redact.ts";
import type { CallOutcome, CustomerWebhook } from "#workers/adapters/customer-webhook/http.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import {
	claimDelivery,
	listForgotten,
	updateDelivery,
} from "#workers/data/queries/webhooks/deliveries.ts";
import { type DeliveryTarget, findTarget, type MadeCall, type TargetDeps } from "./targets.ts";
import type { Limit } from "../limiter.ts";
import { workThroughPages } from "../pages-of-work.ts";

/** A queue may deliver a delayed message slightly early. */
const EARLY_MS = 5_000;
/** A delivery that is overdue by this long has lost its queue message. */
const FORGOTTEN_MS = 10 * 60_000;
/** Deliveries per page of the sweep; sendBatch takes at most 100. */
const SWEPT = 100;

export interface WebhooksOutDeps extends TargetDeps {
	db: Database;
	log: Log;
	now: () => number;
	/** A number in [0, 1). */
	chance: () => number;
	limit: Limit;
	webhook: CustomerWebhook;
	sign: (secrets: readonly string[], body: string, now: number) => string;
	queueWebhooks: (jobs: readonly WebhookJob[], delayMs?: number) => Promise<void>;
	publishToWorkspace: (workspaceId: string, frame: WorkspaceFrame) => Promise<void>;
}

/**
 * Handles jobs of the queue `webhooks-out`: deliveries of events to channels' webhooks and to automations. A channel's
 * webhook belongs to the workspace and continues when the member who set it leaves (E09); an automation belongs to its
 * member and ends with them (founding.md 26).
 */
export function createWebhooksOut(deps: WebhooksOutDeps) {
	/** Queues the job again for later; does not count as an attempt. */
	async function postpone(job: WebhookJob, delayMs: number): Promise<void> {
		const delay = Math.min(MAX_QUEUE_DELAY_MS, Math.max(0, delayMs));
		await updateDelivery(deps.db, job.workspaceId, job.deliveryId, {
			nextAt: deps.now() + delay,
		});
		await deps.queueWebhooks([job], delay);
	}

	/** How long to wait before an attempt, ms; null: none. */
	async function findWait(
		job: WebhookJob,
		target: DeliveryTarget,
		url: string,
	): Promise<number | null> {
		const { retryAt } = target.health;
		const now = deps.now();
		if (retryAt !== null) {
			if (retryAt > now) return retryAt - now + crowdedDelayMs(deps.chance());
			const probe = { before: retryAt, after: now + CLAIM_MS };
			if (!(await target.claimCircuit(probe))) return CLAIM_MS;
		}
		if (await deps.limit("webhookHost", hostOf(url))) return null;
		deps.log({ event: "webhook_host_crowded", level: "warn", workspaceId: job.workspaceId });
		return crowdedDelayMs(deps.chance());
	}

	function call({ delivery, secrets, headers }: DeliveryTarget, url: string): Promise<CallOutcome> {
		// Never send unsigned: receivers would learn to accept unsigned calls (H19).
		if (secrets.length === 0) return Promise.resolve({ kind: "refused_address" });
		return deps.webhook.post({
			url,
			body: delivery.body,
			headers: {
				...headers,
				[SIGNATURE_HEADER]: deps.sign(secrets, delivery.body, deps.now()),
				[HOP_HEADER]: "1",
				"X-Prosa-Delivery": delivery.id,
				"X-Prosa-Event": delivery.event,
			},
		});
	}

	async function noteHealth(job: WebhookJob, target: DeliveryTarget, made: MadeCall) {
		const before = target.health;
		const status = made.outcome.kind === "answer" ? made.outcome.status : null;
		const result = { isDelivered: made.isTaken, status };
		const after = nextHealth(before, result, deps.now(), deps.chance());
		const isQuiet = after === HEALTHY && before.failures === 0 && before.retryAt === null;
		if (isQuiet && !target.needsWrite(made)) return;
		const isChanged = await target.noteHealth(after, made);
		if (after.pausedAt === null || !isChanged) return;
		deps.log({ event: "webhook_disabled", level: "warn", ...job, failures: after.failures });
		await target.reportPaused();
	}

	/** Stores the result of an attempt, and queues the next one after a failure, up to the limit. */
	async function noteOutcome(job: WebhookJob, attempts: number, outcome: CallOutcome) {
		const now = deps.now();
		const answer = outcome.kind === "answer" ? outcome : null;
		const told = {
			responseStatus: answer?.status ?? null,
			responseText: answer ? hideSecrets(answer.text) : null,
		};
		if (answer && isDelivered(answer.status)) {
			await updateDelivery(deps.db, job.workspaceId, job.deliveryId, {
				...told,
				state: "delivered",
				problem: null,
				deliveredAt: now,
			});
			return;
		}
		const problem: DeliveryProblem = outcome.kind === "answer" ? "status" : outcome.kind;
		// An address that is not allowed is not tried again.
		const delay = problem === "refused_address" ? null : retryDelayMs(attempts, deps.chance());
		await updateDelivery(deps.db, job.workspaceId, job.deliveryId, {
			...told,
			problem,
			...(delay === null ? { state: "failed" as const } : { nextAt: now + delay }),
		});
		if (delay !== null) await deps.queueWebhooks([job], delay);
	}

	/** Publishes a changed health to the automation's page (targets.ts). */
	async function tell({ workspaceId, channelId, integrationId }: WebhookJob): Promise<void> {
		if (integrationId) return;
		await deps
			.publishToWorkspace(workspaceId, { type: "deliveries_changed", channelId })
			.catch((error: unknown) =>
				deps.log({ event: "deliveries_not_told", level: "warn", workspaceId, error }),
			);
	}

	/** Makes one attempt of a delivery. Throws only when D1 fails; the queue then repeats the job. */
	async function deliver(job: WebhookJob): Promise<void> {
		const target = await findTarget(deps, job, deps.now());
		if (target?.delivery.state !== "queued") return;
		const { delivery, url } = target;
		// Another queue message makes the next attempt, or one is being made now.
		if (delivery.nextAt > deps.now() + EARLY_MS) return;
		const write = (change: Parameters<typeof updateDelivery>[3]) =>
			updateDelivery(deps.db, job.workspaceId, job.deliveryId, change);
		if (url === null) {
			await write({ state: "failed", problem: "no_address" });
			return tell(job);
		}
		if (target.health.pausedAt !== null) return write({ state: "held" });
		const wait = await findWait(job, target, url);
		if (wait !== null) return postpone(job, wait);
		const now = deps.now();
		const times = { now, dueBefore: now + EARLY_MS, until: now + CLAIM_MS };
		if (!(await claimDelivery(deps.db, job.workspaceId, job.deliveryId, times))) return;
		const outcome = await call(target, url);
		const at = deps.now();
		await noteOutcome(job, delivery.attempts + 1, outcome);
		const isTaken = outcome.kind === "answer" && isDelivered(outcome.status);
		const made = { outcome, isTaken, at, latencyMs: Math.max(0, at - now) };
		if (outcome.kind !== "refused_address") await noteHealth(job, target, made);
		await tell(job);
	}

	return {
		deliver,

		/** The job became a dead letter because of our own failure: marks the delivery as failed; it can be replayed. */
		async giveUp(job: WebhookJob): Promise<void> {
			const change = { state: "failed" as const, problem: "given_up" satisfies DeliveryProblem };
			await updateDelivery(deps.db, job.workspaceId, job.deliveryId, change);
			await tell(job);
		},

		/** Queues deliveries again whose queue message was lost. */
		async sweep(): Promise<void> {
			const before = deps.now() - FORGOTTEN_MS;
			await workThroughPages({
				list: (limit, after: Awaited<ReturnType<typeof listForgotten>>[number] | null) =>
					listForgotten(deps.db, before, limit, after),
				pageSize: SWEPT,
				work: async (forgotten) => {
					await deps.queueWebhooks(forgotten.map(({ nextAt: _, ...job }) => job));
					deps.log({ event: "webhooks_remembered", level: "warn", count: forgotten.length });
				},
				now: deps.now,
			});
		},
	};
}
