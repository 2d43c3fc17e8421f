import { FacebookSyncJob } from "#app/contracts/facebook.ts";
import { EmailJob, WebhookJob } from "#app/contracts/jobs.ts";
import type { Services } from "#workers/services/index.ts";
import type { JobBatch } from "./consumer.ts";

/** Reports jobs that a person waits for as failed. */
async function reportGivenUp(message: Message, queue: string, services: Services): Promise<void> {
	if (queue === "emails-dead") {
		const job = EmailJob.safeParse(message.body);
		if (job.success) await services.mails.giveUp(job.data);
	}
	if (queue === "webhooks-out-dead") {
		const job = WebhookJob.safeParse(message.body);
		if (job.success) await services.webhooksOut.giveUp(job.data);
	}
	if (queue === "facebook-sync-dead") {
		const job = FacebookSyncJob.safeParse(message.body);
		if (job.success) await services.facebookSync.giveUp(job.data);
	}
}

/** Keeps the letters of any `…-dead` queue in D1. */
export async function keepDeadLetters(batch: JobBatch, services: Services): Promise<void> {
	for (const message of batch.messages) {
		try {
			await services.deadLetterStore.keep({
				id: message.id,
				queue: batch.queue,
				body: message.body,
				attempts: message.attempts,
				at: message.timestamp.getTime(),
			});
			await reportGivenUp(message, batch.queue, services);
			message.ack();
		} catch (error) {
			services.log({
				event: "dead_letter_lost_once",
				level: "error",
				messageId: message.id,
				error,
			});
			message.retry();
		}
	}
}
