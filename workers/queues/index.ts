import { FacebookSyncJob } from "#app/contracts/facebook.ts";
import { z } from "zod";
import { HealthJob } from "#app/contracts/integrations.ts";
import {
	AgentReplyJob,
	EmailJob,
	LateJob,
	MessageJob,
	PushJob,
	CeilingToldJob,
	RuleToldJob,
	ScheduledToldJob,
	TellDeskJob,
	WebhookJob,
} from "#app/contracts/jobs.ts";
import { mailRetryDelayMs } from "#app/domain/mail/mail-retry.ts";
import type { Services } from "#workers/services/index.ts";
import { createConsumer, type TakeBatch } from "./consumer.ts";
import { keepDeadLetters } from "./dead-letters.ts";
import { jobQueueOf } from "./job-queue.ts";

const seconds = (ms: number): number => Math.ceil(ms / 1000);

const facebookRetrySeconds = (attempts: number): number => 60 * attempts;

/** The queues of wrangler.toml. Whatever is beyond a consumer's own tries lands in `<queue>-dead`. */
const CONSUMERS: Record<string, TakeBatch> = {
	"agent-replies": createConsumer({
		schema: AgentReplyJob,
		// After a failure of ours; when a model fails, the channel's object queues the job again.
		retrySeconds: () => 10,
		async run(job, { agentReplies }) {
			await agentReplies.answer(job);
		},
	}),
	emails: createConsumer({
		schema: EmailJob,
		retrySeconds: (attempts) => seconds(mailRetryDelayMs(attempts)),
		// Providers count requests per second.
		isInOrder: true,
		async run(job, { mails }, attempts) {
			const outcome = await mails.deliver(job, attempts);
			return outcome.kind === "done" ? undefined : seconds(outcome.delayMs);
		},
	}),
	/** Whatever leaves to an address from outside: webhooks, and pushes to browsers; what is late, and what rules tell. */
	"webhooks-out": createConsumer({
		schema: z.union([PushJob, LateJob, RuleToldJob, ScheduledToldJob, CeilingToldJob, WebhookJob]),
		// After trouble of ours; an address that fails waits by its own rules (domain/webhooks/retry.ts).
		retrySeconds: () => 90,
		async run(job, { pushes, lateAlerts, rules, scheduled, prices, webhooksOut }, attempts) {
			if ("type" in job && job.type === "late") return lateAlerts.tell(job);
			if ("type" in job) {
				if (job.type === "rule_told") return rules.tell(job);
				if (job.type === "scheduled_told") return scheduled.tell(job);
				if (job.type === "ceiling_told") return prices.tell(job);
				const again = await pushes.deliver(job, attempts);
				return again === null ? undefined : seconds(again);
			}
			await webhooksOut.deliver(job);
		},
	}),
	/** Whatever is read from a vendor while nobody waits: pages of lists of Meta's, received files, the words of voice notes; and what channels could not be told. */
	"facebook-sync": createConsumer({
		schema: z.union([MessageJob, TellDeskJob, FacebookSyncJob]),
		retrySeconds: facebookRetrySeconds,
		async run(job, { desk, facebookMarks, facebookReader, keeping, voices }, attempts) {
			if ("type" in job && job.type === "tell_desk") return desk.tellAgain(job);
			// The channel's object asks again for what it does not hear of.
			if ("type" in job) {
				if (job.type === "sale_mark") return facebookMarks.run(job);
				return (job.type === "keep_file" ? keeping : voices).run(job);
			}
			const isDone = (await facebookReader.perform(job)) === "done";
			return isDone ? undefined : facebookRetrySeconds(attempts);
		},
	}),
	"health-checks": createConsumer({
		schema: HealthJob,
		// After trouble of ours; a vendor in trouble is a result, not a failure.
		retrySeconds: () => 60,
		async run(job, { healthChecks }) {
			await healthChecks.check(job);
		},
	}),
};

const QUEUES = Object.keys(CONSUMERS).flatMap((name) => [name, `${name}-dead`]);

/**
 * Gives a batch to the consumer of its queue. Each message is acknowledged by itself after its effect; a
 * message no consumer understands is retried until it becomes a dead letter.
 */
export async function consume(batch: MessageBatch, services: Services): Promise<void> {
	const queue = jobQueueOf(batch.queue, QUEUES);
	const take = queue?.endsWith("-dead") ? keepDeadLetters : CONSUMERS[queue ?? ""];
	if (queue !== null && take) return take({ queue, messages: batch.messages }, services);
	services.log({ event: "queue_without_consumer", level: "error", queue: batch.queue });
	batch.retryAll();
}
