import { AgentReplyJob } from "#app/contracts/jobs.ts";
import type { Services } from "#workers/services/index.ts";

/** After trouble of ours; a model that fails is asked again by the channel's object. */
const RETRY_SECONDS = 10;

async function answerOne(message: Message, services: Services): Promise<void> {
	const job = AgentReplyJob.safeParse(message.body);
	if (!job.success) {
		// Poison: no later try understands it, and no other customer waits for it (R16).
		services.log({ event: "reply_job_unknown", level: "error", messageId: message.id });
		message.retry();
		return;
	}
	try {
		await services.agentReplies.answer(job.data);
		message.ack();
	} catch (error) {
		services.log({ event: "reply_broke", level: "error", messageId: message.id, error });
		message.retry({ delaySeconds: RETRY_SECONDS });
	}
}

/** All at once: a model that is slow keeps no other customer waiting. */
export async function answerCustomers(batch: MessageBatch, services: Services): Promise<void> {
	await Promise.all(batch.messages.map((message) => answerOne(message, services)));
}
