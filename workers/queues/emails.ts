import { EmailJob } from "#app/contracts/jobs.ts";
import type { Services } from "#workers/services/index.ts";

/** Delivers each mail and acknowledges it after it is stored or sent. */
export async function deliverEmails(batch: MessageBatch, services: Services): Promise<void> {
	for (const message of batch.messages) {
		const job = EmailJob.safeParse(message.body);
		try {
			if (!job.success) throw new Error("not an e-mail job");
			await services.mailBox.deliver(job.data);
			message.ack();
		} catch (error) {
			services.log({ event: "email_failed", level: "error", messageId: message.id, error });
			message.retry();
		}
	}
}
