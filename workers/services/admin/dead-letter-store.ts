import { HealthJob } from "#app/contracts/integrations.ts";
import { AgentReplyJob, EmailJob, TenantJob, WebhookJob } from "#app/contracts/jobs.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import { findQueue, type JobQueue, type LetterReason } from "#app/domain/dead-letters/letter.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { insertDeadLetter } from "#workers/data/queries/admin/dead-letters.ts";

/** Characters of a stored job. D1 refuses rows of 2 MB; a queue's messages are smaller, so no real job is cut. */
const MAX_BODY_LENGTH = 256 * 1024;

/** The schemas by which the consumers of the queues recognise a job. */
const JOBS: Record<JobQueue, { safeParse(job: unknown): { success: boolean } }> = {
	emails: EmailJob,
	"webhooks-out": WebhookJob,
	"agent-replies": AgentReplyJob,
	"health-checks": HealthJob,
	// Only the workspace is needed here; the consumer has the full schema.
	"facebook-sync": TenantJob,
};

function reasonOf(queue: string, body: unknown): LetterReason {
	const known = findQueue(queue);
	return known !== null && JOBS[known].safeParse(body).success
		? "retries_used_up"
		: "not_understood";
}

export interface DeadLetter {
	id: string;
	/** The platform's name of the dead letter queue: `emails-dead`. */
	queue: string;
	body: unknown;
	attempts: number;
	at: number;
}

export function createDeadLetterStore(deps: {
	db: Database;
	log: Log;
	publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
}) {
	/** Headers show it. A failure is logged: the next line brings it. */
	async function announce(workspaceId: string): Promise<void> {
		try {
			await deps.publishToWorkspace(workspaceId, { type: "header_changed" });
		} catch (error) {
			deps.log({ event: "header_not_pushed", level: "warn", workspaceId, error });
		}
	}

	return {
		/** Stores a job that failed for good, under the workspace it names, for admins to replay. Throws when D1 fails. */
		async keep(letter: DeadLetter): Promise<void> {
			const tenant = TenantJob.safeParse(letter.body);
			const queue = letter.queue.replace(/-dead$/, "");
			const reason = reasonOf(queue, letter.body);
			await insertDeadLetter(deps.db, {
				id: letter.id,
				queue,
				workspaceId: tenant.success ? tenant.data.workspaceId : null,
				body: (JSON.stringify(letter.body) ?? "null").slice(0, MAX_BODY_LENGTH),
				reason,
				attempts: letter.attempts,
				createdAt: letter.at,
			});
			if (tenant.success) await announce(tenant.data.workspaceId);
			deps.log({ event: "dead_letter", level: "error", queue, reason, letterId: letter.id });
		},
	};
}
