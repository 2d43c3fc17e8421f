import { TenantJob } from "#app/contracts/jobs.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { insertDeadLetter } from "#workers/data/queries/dead-letters.ts";

/** D1 refuses rows of 2 MB; a queue's messages are smaller, so this cuts nothing real. */
const MAX_BODY_LENGTH = 256 * 1024;

export interface DeadLetter {
	id: string;
	/** As named by the platform: `emails-dead`. */
	queue: string;
	body: unknown;
	attempts: number;
	at: number;
}

export function createDeadLetterBox(deps: { db: Database; log: Log }) {
	return {
		/** Keeps a job nobody could do, with the workspace it names, for admins to see and replay. */
		async keep(letter: DeadLetter): Promise<void> {
			const tenant = TenantJob.safeParse(letter.body);
			const queue = letter.queue.replace(/-dead$/, "");
			await insertDeadLetter(deps.db, {
				id: letter.id,
				queue,
				workspaceId: tenant.success ? tenant.data.workspaceId : null,
				body: (JSON.stringify(letter.body) ?? "null").slice(0, MAX_BODY_LENGTH),
				reason: "retries_used_up",
				attempts: letter.attempts,
				createdAt: letter.at,
			});
			deps.log({ event: "dead_letter", level: "error", queue, letterId: letter.id });
		},
	};
}
