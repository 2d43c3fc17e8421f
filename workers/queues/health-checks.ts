import { HealthJob } from "#app/contracts/integrations.ts";
import type { Services } from "#workers/services/index.ts";

/** After trouble of ours; a vendor in trouble is a result, not a failure. */
const RETRY_SECONDS = 60;

async function checkOne(message: Message, services: Services): Promise<void> {
	const job = HealthJob.safeParse(message.body);
	if (!job.success) {
		// Poison: no later try understands it, and no other test waits for it (R16).
		services.log({ event: "health_job_unknown", level: "error", messageId: message.id });
		message.retry();
		return;
	}
	try {
		await services.healthChecks.check(job.data);
		message.ack();
	} catch (error) {
		services.log({ event: "health_check_failed", level: "error", messageId: message.id, error });
		message.retry({ delaySeconds: RETRY_SECONDS });
	}
}

/** All at once: a vendor that hangs keeps nobody else waiting. */
export async function runHealthChecks(batch: MessageBatch, services: Services): Promise<void> {
	await Promise.all(batch.messages.map((message) => checkOne(message, services)));
}
