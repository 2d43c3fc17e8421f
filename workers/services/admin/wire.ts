/** Wires what admins look after: failed jobs, untranslated webhook calls and the workspace's data key. */
import { WebhookJob } from "#app/contracts/jobs.ts";
import type { JobQueue } from "#app/domain/dead-letters/letter.ts";
import { masterKeyId, rewrapDataKey, wrappingKeyId } from "#workers/adapters/secrets/envelope.ts";
import { reviveDeliveries } from "#workers/data/queries/admin/dead-letters.ts";
import type { CommitActivity, RecordActivity } from "../team/activity.ts";
import { createConversationRebuild } from "./conversation-rebuild.ts";
import { createDeadLetterStore } from "./dead-letter-store.ts";
import { createDeadLetters } from "./dead-letters.ts";
import { createKeptEvents } from "../channels/kept-events.ts";
import { createKeyRotation } from "./key-rotation.ts";
import type { Runtime } from "../runtime.ts";

/** Characters per batch: a queue takes at most 256 KB per sendBatch. */
const MAX_SENT_LENGTH = 200_000;

/** Sends any number of jobs to a queue, in batches below the platform's size limit. */
const sendTo = (queue: Queue) => async (jobs: readonly unknown[]) => {
	let batch: { body: unknown }[] = [];
	let length = 0;
	for (const body of jobs) {
		const size = JSON.stringify(body).length;
		if (batch.length > 0 && length + size > MAX_SENT_LENGTH) {
			await queue.sendBatch(batch);
			[batch, length] = [[], 0];
		}
		batch.push({ body });
		length += size;
	}
	await queue.sendBatch(batch);
};

export function wireAdmin(
	env: Env,
	runtime: Runtime,
	others: { record: RecordActivity; commit: CommitActivity },
) {
	const { db, now } = runtime;
	const { masterKey, masterKeys } = runtime.config;
	const presentKeyId = masterKeyId(masterKey);

	async function revive(workspaceId: string, queue: JobQueue, jobs: readonly unknown[]) {
		if (queue !== "webhooks-out") return;
		const known = jobs.flatMap((job) => {
			const parsed = WebhookJob.safeParse(job);
			return parsed.success ? [parsed.data.deliveryId] : [];
		});
		await reviveDeliveries(db, workspaceId, known, now());
	}

	return {
		conversationRebuild: createConversationRebuild({ ...runtime, ...others }),
		deadLetterStore: createDeadLetterStore(runtime),
		deadLetters: createDeadLetters({
			...runtime,
			...others,
			revive,
			send: {
				"webhooks-out": sendTo(env.WEBHOOKS_OUT),
				emails: sendTo(env.EMAILS),
				"agent-replies": sendTo(env.AGENT_REPLIES),
				"health-checks": sendTo(env.HEALTH_CHECKS),
				"facebook-sync": sendTo(env.FACEBOOK_SYNC),
			},
			keyOf(dataKeyWrapped) {
				const id = wrappingKeyId(dataKeyWrapped);
				return { id, isRenewing: id !== presentKeyId };
			},
		}),
		keptEvents: createKeptEvents({ ...runtime, ...others }),
		keyRotation: createKeyRotation({
			...runtime,
			...others,
			masterKeyId: presentKeyId,
			rewrap: (workspaceId, dataKeyWrapped) =>
				rewrapDataKey({ masterKeys, workspaceId, dataKeyWrapped }),
		}),
	};
}
