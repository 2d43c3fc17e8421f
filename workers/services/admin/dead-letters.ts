import type {
	DeadLettersFilter,
	DeadLettersPage,
	DeadLetterView,
	LetterChoice,
} from "#app/contracts/dead-letters.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import {
	describeJob,
	findQueue,
	formatLetterCursor,
	JOB_QUEUES,
	type JobQueue,
	LETTER_REASONS,
	letterState,
	MAX_REPLAYED,
	parseLetterCursor,
	REPLAY_CLAIM_MS,
	subjectOf,
} from "#app/domain/dead-letters/letter.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import {
	claimDeadLetters,
	listDiscardable,
	markDiscarded,
	markReplayed,
	readDeadLetters,
	releaseDeadLetters,
	type StoredLetter,
} from "#workers/data/queries/admin/dead-letters.ts";
import type { CommitActivity } from "../team/activity.ts";

const PAGE = 30;

export interface DeadLettersDeps {
	db: Database;
	log: Log;
	now: () => number;
	/** Sends jobs to their queue. */
	send: Record<JobQueue, (jobs: readonly unknown[]) => Promise<void>>;
	/** Sets deliveries that were marked as failed back to waiting. */
	revive: (workspaceId: string, queue: JobQueue, jobs: readonly unknown[]) => Promise<void>;
	commit: CommitActivity;
	publishToWorkspace: (workspaceId: string, frame: WorkspaceFrame) => Promise<void>;
	/** The id of the master key that encrypts the workspace's data key, and whether it is being replaced. */
	keyOf: (dataKeyWrapped: string) => DeadLettersPage["key"];
}

type Claimed = Pick<StoredLetter, "id" | "queue" | "body">;

/** Null for a body that was cut or is no JSON: it cannot be replayed. */
function parseBody(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function toView(
	{ letter, decidedByName }: { letter: StoredLetter; decidedByName: string | null },
	queue: JobQueue,
	channels: SignedIn["channels"],
): DeadLetterView {
	const job = describeJob(parseBody(letter.body));
	const decidedAt = letter.discardedAt ?? letter.replayedAt;
	return {
		id: letter.id,
		queue,
		state: letterState(letter),
		reason: LETTER_REASONS.find((known) => known === letter.reason) ?? "retries_used_up",
		attempts: letter.attempts,
		createdAt: letter.createdAt,
		decided: decidedAt === null ? null : { at: decidedAt, by: decidedByName },
		channelName: channels.find((channel) => channel.id === job["channelId"])?.name ?? null,
		subject: subjectOf(job),
		job,
	};
}

/** One D1 batch. Letters without a workspace are shown to nobody. */
async function openPage(
	deps: DeadLettersDeps,
	signedIn: SignedIn,
	filter: DeadLettersFilter,
): Promise<DeadLettersPage> {
	const read = await readDeadLetters(deps.db, signedIn.workspace.id, {
		queue: filter.queue,
		state: filter.state,
		after: parseLetterCursor(filter.cursor),
		limit: PAGE + 1,
	});
	const rows = read.letters.slice(0, PAGE);
	const last = rows.at(-1)?.letter;
	const waitingIn = (queue: JobQueue) =>
		read.waiting.find((counted) => counted.queue === queue)?.letters ?? 0;
	return {
		letters: rows.flatMap((row) => {
			const queue = findQueue(row.letter.queue);
			return queue === null ? [] : [toView(row, queue, signedIn.channels)];
		}),
		waiting: Object.fromEntries(JOB_QUEUES.map((queue) => [queue, waitingIn(queue)])) as Record<
			JobQueue,
			number
		>,
		keptEvents: read.keptEvents,
		olderCursor: last && read.letters.length > PAGE ? formatLetterCursor(last) : null,
		key: deps.keyOf(read.dataKeyWrapped),
	};
}

/** True when the jobs are back in their queue. */
async function putBack(
	deps: DeadLettersDeps,
	workspaceId: string,
	queue: JobQueue,
	letters: readonly Claimed[],
): Promise<boolean> {
	const jobs = letters.map(({ body }) => parseBody(body)).filter((job) => job !== undefined);
	try {
		if (jobs.length === 0) return true;
		await deps.revive(workspaceId, queue, jobs);
		await deps.send[queue](jobs);
		return true;
	} catch (error) {
		deps.log({ event: "letters_not_replayed", level: "error", workspaceId, queue, error });
		const ids = letters.map(({ id }) => id);
		await releaseDeadLetters(deps.db, workspaceId, ids);
		return false;
	}
}

/** Queue by queue; answers the letters that were sent. */
async function putAllBack(
	deps: DeadLettersDeps,
	workspaceId: string,
	claimed: readonly Claimed[],
): Promise<readonly string[]> {
	const gone: string[] = [];
	for (const queue of JOB_QUEUES) {
		const letters = claimed.filter((letter) => findQueue(letter.queue) === queue);
		if (letters.length === 0) continue;
		if (await putBack(deps, workspaceId, queue, letters)) gone.push(...letters.map(({ id }) => id));
	}
	return gone;
}

const describeAct = (
	signedIn: SignedIn,
	code: "jobs_replayed" | "jobs_discarded",
	ids: readonly string[],
) => ({
	workspaceId: signedIn.workspace.id,
	actorId: signedIn.member.id,
	action: code === "jobs_replayed" ? ("updated" as const) : ("deleted" as const),
	entityType: "dead_letters" as const,
	entityId: ids.length === 1 ? (ids[0] ?? "") : signedIn.workspace.id,
	metadata: { code, count: String(ids.length) },
});

const mayDecide = (signedIn: SignedIn) => may(signedIn.member.role, "read_dead_letters");

/** Failed jobs of a workspace, which its admins list, replay or discard. Methods throw when D1 fails. */
export function createDeadLetters(deps: DeadLettersDeps) {
	const { db } = deps;
	return {
		async open(
			signedIn: SignedIn,
			filter: DeadLettersFilter,
		): Promise<Result<DeadLettersPage, ErrorCode>> {
			return mayDecide(signedIn) ? ok(await openPage(deps, signedIn, filter)) : fail("forbidden");
		},

		/**
		 * Sends waiting letters back to their queues, at most MAX_REPLAYED; answers how many. Two simultaneous requests do
		 * not replay a letter twice. After an interruption a job may be sent twice; every consumer handles a job once.
		 */
		async replay(
			signedIn: SignedIn,
			choice: LetterChoice,
		): Promise<Result<{ count: number }, ErrorCode>> {
			if (!mayDecide(signedIn)) return fail("forbidden");
			const workspaceId = signedIn.workspace.id;
			const now = deps.now();
			const claimed = await claimDeadLetters(db, workspaceId, choice, {
				now,
				staleBefore: now - REPLAY_CLAIM_MS,
				limit: MAX_REPLAYED,
			});
			if (claimed.length === 0) return ok({ count: 0 });
			const ids = await putAllBack(deps, workspaceId, claimed);
			if (ids.length === 0) return fail("unavailable");
			await deps.commit(describeAct(signedIn, "jobs_replayed", ids), {
				gate: markReplayed(db, workspaceId, ids, { memberId: signedIn.member.id, now }),
			});
			await deps.publishToWorkspace(workspaceId, { type: "header_changed" });
			return ok({ count: ids.length });
		},

		/** Discards waiting letters; answers how many. They stay in the list of discarded ones. */
		async discard(
			signedIn: SignedIn,
			wanted: readonly string[],
		): Promise<Result<{ count: number }, ErrorCode>> {
			if (!mayDecide(signedIn)) return fail("forbidden");
			const workspaceId = signedIn.workspace.id;
			const now = deps.now();
			const staleBefore = now - REPLAY_CLAIM_MS;
			const ids = await listDiscardable(db, workspaceId, wanted, staleBefore);
			if (ids.length === 0) return ok({ count: 0 });
			const by = { memberId: signedIn.member.id, now, staleBefore };
			const isDone = await deps.commit(describeAct(signedIn, "jobs_discarded", ids), {
				gate: markDiscarded(db, workspaceId, ids, by),
			});
			await deps.publishToWorkspace(workspaceId, { type: "header_changed" });
			return ok({ count: isDone ? ids.length : 0 });
		},
	};
}
