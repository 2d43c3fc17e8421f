import { FacebookSyncJob } from "#app/contracts/facebook.ts";
import type { Services } from "#workers/services/index.ts";

/** After trouble, times the tries so far. */
const RETRY_SECONDS = 60;

async function readOne(message: Message, services: Services): Promise<void> {
	const job = FacebookSyncJob.safeParse(message.body);
	if (!job.success) {
		// Poison: no later try understands it, and no other list waits for it (R16).
		services.log({ event: "facebook_job_unknown", level: "error", messageId: message.id });
		message.retry();
		return;
	}
	const delaySeconds = RETRY_SECONDS * message.attempts;
	try {
		const outcome = await services.facebookReader.perform(job.data);
		if (outcome === "done") message.ack();
		else message.retry({ delaySeconds });
	} catch (error) {
		services.log({ event: "facebook_sync_failed", level: "error", messageId: message.id, error });
		message.retry({ delaySeconds });
	}
}

/** All at once: lists of different accounts do not wait for each other. */
export async function readFacebook(batch: MessageBatch, services: Services): Promise<void> {
	await Promise.all(batch.messages.map((message) => readOne(message, services)));
}
