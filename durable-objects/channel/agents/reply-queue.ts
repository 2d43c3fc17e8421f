import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import type { Task, Tasks } from "../../object/tasks.ts";
import type { Inbox } from "../inbox.ts";
import type { AskedReply } from "./reply-jobs.ts";
import type { ConfigStore } from "../config.ts";

/** Queues take at most 100 messages in one batch. */
const MAX_JOBS = 100;
/** Pause after the queue refused a batch. */
const RETRY_MS = 10_000;
const TASK = "reply_queue";

export interface ReplyQueueParts {
	config: ConfigStore;
	inbox: Inbox;
	tasks: Tasks;
	queue: Pick<Queue<AgentReplyJob>, "sendBatch">;
	/** Shows the customer that an answer is being written, where the settings allow it. */
	showTyping(contact: number): void;
}

/** Queues the jobs of pending replies, from the alarm only: the object itself waits for no model. */
export function createReplyQueue({ config, inbox, tasks, queue, showTyping }: ReplyQueueParts) {
	const { answering } = inbox;

	async function ask(jobs: readonly AskedReply[], workspaceId: string, channelId: string) {
		try {
			for (let from = 0; from < jobs.length; from += MAX_JOBS)
				await queue.sendBatch(
					jobs.slice(from, from + MAX_JOBS).map(({ contact: _, ...job }) => ({
						body: { ...job, workspaceId, channelId },
					})),
				);
		} catch (error) {
			logEvent({ event: "replies_not_asked", level: "error", channelId, error: String(error) });
			const until = Date.now() + RETRY_MS;
			// Jobs the queue took after all are answered once: a second answer is refused as too late.
			for (const job of jobs) answering.putOff(job, until);
		}
	}

	return {
		startDue(now: number): Task[] {
			const place = config.get();
			if (tasks.isUnderWay(TASK) || !place) return [];
			const jobs = answering.takeDue(now);
			if (jobs.length === 0) return [];
			for (const { contact } of jobs) showTyping(contact);
			return [tasks.begin(TASK, () => ask(jobs, place.workspaceId, place.channelId))];
		},

		nextWake: (): number | null => (tasks.isUnderWay(TASK) ? null : answering.nextWake()),
	};
}
