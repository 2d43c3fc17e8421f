import { WebhookJob } from "#app/contracts/jobs.ts";
import type { Services } from "#workers/services/index.ts";

/** After trouble of ours; an address that fails waits by its own rules (domain/webhooks/retry.ts). */
const RETRY_SECONDS = 90;

async function deliverOne(message: Message, services: Services): Promise<void> {
	const job = WebhookJob.safeParse(message.body);
	if (!job.success) {
		// Poison: no later try understands it, and no other delivery waits for it (R16).
		services.log({ event: "webhook_job_unknown", level: "error", messageId: message.id });
		message.retry();
		return;
	}
	try {
		await services.webhooksOut.deliver(job.data);
		message.ack();
	} catch (error) {
		services.log({ event: "webhook_failed", level: "error", messageId: message.id, error });
		message.retry({ delaySeconds: RETRY_SECONDS });
	}
}

/** All at once: an address that hangs keeps nobody else waiting. */
export async function deliverWebhooks(batch: MessageBatch, services: Services): Promise<void> {
	await Promise.all(batch.messages.map((message) => deliverOne(message, services)));
}
