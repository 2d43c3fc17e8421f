import type { Services } from "#workers/services/index.ts";

/** Keeps the letters of any `…-dead` queue in D1. */
export async function keepDeadLetters(batch: MessageBatch, services: Services): Promise<void> {
	for (const message of batch.messages) {
		try {
			await services.deadLetters.keep({
				id: message.id,
				queue: batch.queue,
				body: message.body,
				attempts: message.attempts,
				at: message.timestamp.getTime(),
			});
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
