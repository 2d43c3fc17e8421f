import type { z } from "zod";
import type { Services } from "#workers/services/index.ts";

/** What is done with the jobs of one queue. */
export interface Consumer<Job> {
	schema: z.ZodType<Job>;
	/** Answers after how many seconds it comes again; nothing: it is done. */
	run(job: Job, services: Services, attempts: number): Promise<number | void>;
	/** Until a job that failed is tried again, after so many tries. */
	retrySeconds(attempts: number): number;
	/** Handles the batch one by one; otherwise all at once, so that a slow job delays no other. */
	isInOrder?: boolean;
}

/** Messages of one queue, by the name our code knows it by. */
export type JobBatch = Pick<MessageBatch, "queue" | "messages">;

/** Takes a batch: each message is acknowledged by itself, after its effect (R15). */
export type TakeBatch = (batch: JobBatch, services: Services) => Promise<void>;

export function createConsumer<Job>({
	schema,
	run,
	retrySeconds,
	isInOrder = false,
}: Consumer<Job>): TakeBatch {
	async function take(message: Message, queue: string, services: Services): Promise<void> {
		const { id: messageId, attempts } = message;
		const job = schema.safeParse(message.body);
		if (!job.success) {
			// A body no release can parse: retrying would only delay the jobs behind it (R16).
			services.log({ event: "queue_job_unknown", level: "error", queue, messageId });
			message.retry();
			return;
		}
		try {
			const delaySeconds = await run(job.data, services, attempts);
			if (typeof delaySeconds === "number") message.retry({ delaySeconds });
			else message.ack();
		} catch (error) {
			services.log({ event: "queue_job_failed", level: "error", queue, messageId, error });
			message.retry({ delaySeconds: retrySeconds(attempts) });
		}
	}

	return async ({ messages, queue }, services) => {
		if (isInOrder) for (const message of messages) await take(message, queue, services);
		else await Promise.all(messages.map((message) => take(message, queue, services)));
	};
}
