import { EmailJob } from "#app/contracts/jobs.ts";
import { mailRetryDelayMs } from "#app/domain/mail/mail-retry.ts";
import type { Services } from "#workers/services/index.ts";

const seconds = (ms: number) => Math.ceil(ms / 1000);

/** Delivers one mail; acknowledged by itself, after its effect (R15). */
async function deliverOne(message: Message, services: Services): Promise<void> {
	const job = EmailJob.safeParse(message.body);
	if (!job.success) {
		// Poison: no later try understands it, and no other mail waits for it (R16).
		services.log({ event: "email_job_unknown", level: "error", messageId: message.id });
		message.retry();
		return;
	}
	try {
		const outcome = await services.mailBox.deliver(job.data, message.attempts);
		if (outcome.kind === "done") message.ack();
		else message.retry({ delaySeconds: seconds(outcome.delayMs) });
	} catch (error) {
		services.log({ event: "email_failed", level: "error", messageId: message.id, error });
		message.retry({ delaySeconds: seconds(mailRetryDelayMs(message.attempts)) });
	}
}

/** One after the other: providers count requests per second. */
export async function deliverEmails(batch: MessageBatch, services: Services): Promise<void> {
	for (const message of batch.messages) await deliverOne(message, services);
}
