import type { Services } from "#workers/services/index.ts";
import { answerCustomers } from "./agent-replies.ts";
import { keepDeadLetters } from "./dead-letters.ts";
import { deliverEmails } from "./emails.ts";
import { readFacebook } from "./facebook-sync.ts";
import { runHealthChecks } from "./health-checks.ts";
import { deliverWebhooks } from "./webhooks-out.ts";

/**
 * Gives a batch to the consumer of its queue. Each message is acknowledged by itself, after its
 * effect; one that nobody understands is tried again until it lands among the dead letters.
 */
export async function consume(batch: MessageBatch, services: Services): Promise<void> {
	if (batch.queue.endsWith("-dead")) return keepDeadLetters(batch, services);
	switch (batch.queue) {
		case "agent-replies":
			return answerCustomers(batch, services);
		case "emails":
			return deliverEmails(batch, services);
		case "webhooks-out":
			return deliverWebhooks(batch, services);
		case "facebook-sync":
			return readFacebook(batch, services);
		case "health-checks":
			return runHealthChecks(batch, services);
		default:
			services.log({ event: "queue_without_consumer", level: "error", queue: batch.queue });
			batch.retryAll();
	}
}
