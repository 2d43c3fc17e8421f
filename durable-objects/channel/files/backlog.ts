import type { MessageJob } from "#app/contracts/jobs.ts";
import { JOB_LOST_MS, MAX_UNDER_WAY, MAX_WAITING } from "#app/domain/inbox/keeping-files.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import type { Task, Tasks } from "../../object/tasks.ts";
import type { ConfigStore } from "../config.ts";

/** Pause after the queue refused a batch. */
const RETRY_MS = 30_000;

/** A message for which the Worker has something to do. */
export interface Waiting {
	/** Of the message. */
	id: string;
	/** What was sent or opened last goes first; epoch ms. */
	wantedAt: number;
	/** When its job is asked for, or counts as lost. */
	dueAt: number;
	failures: number;
}

/** What is known of its job. In memory: after an eviction it is asked for again, which does no harm. */
interface Entry extends Waiting {
	/** The job is in the queue, or being done. */
	isUnderWay: boolean;
	/** The job has begun; the same one a second time ends at once. */
	isClaimed: boolean;
}

/** A row of what waits, as it is read from its table. */
export interface WaitingRow extends Record<string, SqlStorageValue> {
	id: string;
	wanted_at: number;
	due_at: number;
	failures: number;
}

export interface BacklogParts {
	type: MessageJob["type"];
	/** Its table. */
	rows: { list(): WaitingRow[]; put(entry: Waiting): void; remove(id: string): void };
	config: ConfigStore;
	tasks: Tasks;
	queue: Pick<Queue<MessageJob>, "sendBatch">;
	isOn(): boolean;
	/** Nothing was heard of a job for so long that it counts as lost. */
	onLost(entry: Waiting, now: number): void;
}

/**
 * Messages for each of which the Worker does one job, through a queue: the newest first, few at a time, each claimed once. A job
 * that was lost is asked for again. It costs a row while a message waits.
 */
export function createBacklog({ type, rows, config, tasks, queue, isOn, onLost }: BacklogParts) {
	const waiting = new Map<string, Entry>();
	for (const { id, wanted_at: wantedAt, due_at: dueAt, failures } of rows.list())
		waiting.set(id, { id, wantedAt, dueAt, failures, isUnderWay: false, isClaimed: false });

	function put(entry: Waiting): void {
		const { id, wantedAt, dueAt, failures } = entry;
		waiting.set(id, { id, wantedAt, dueAt, failures, isUnderWay: false, isClaimed: false });
		rows.put(entry);
	}

	function remove(id: string): void {
		if (waiting.delete(id)) rows.remove(id);
	}

	const countUnderWay = (): number =>
		[...waiting.values()].filter(({ isUnderWay }) => isUnderWay).length;

	/** What is to be asked for now, newest first, as far as the pace allows. */
	function takeDue(now: number): Entry[] {
		for (const entry of waiting.values())
			if (entry.isUnderWay && entry.dueAt <= now) onLost(entry, now);
		const room = MAX_UNDER_WAY - countUnderWay();
		const due = [...waiting.values()].filter((entry) => !entry.isUnderWay && entry.dueAt <= now);
		return due.toSorted((a, b) => b.wantedAt - a.wantedAt).slice(0, room);
	}

	async function ask(entries: readonly Entry[]): Promise<void> {
		const place = config.get();
		if (!place) return;
		const { workspaceId, channelId, type: channelType } = place;
		const of = { type, workspaceId, channelId, channelType };
		try {
			await queue.sendBatch(entries.map(({ id: messageId }) => ({ body: { ...of, messageId } })));
		} catch (error) {
			logEvent({ event: "jobs_not_asked", level: "error", type, channelId, error: String(error) });
			const dueAt = Date.now() + RETRY_MS;
			for (const entry of entries) Object.assign(entry, { isUnderWay: false, dueAt });
		}
	}

	return {
		find: (id: string): Waiting | undefined => waiting.get(id),

		/** One more waits. Where too many do, the oldest of them is left. */
		add(id: string, wantedAt: number, dueAt: number): void {
			if (waiting.has(id)) return;
			if (waiting.size >= MAX_WAITING) {
				const [oldest] = [...waiting.values()].toSorted((a, b) => a.wantedAt - b.wantedAt);
				if (!oldest || oldest.wantedAt >= wantedAt || oldest.isUnderWay) return;
				remove(oldest.id);
			}
			put({ id, wantedAt, dueAt, failures: 0 });
		},

		/** Its job is asked for again at that time. */
		again: put,

		remove,

		/** A job begins with a message. False: it does not wait, or another job is at it. */
		claim(id: string, now: number): boolean {
			const entry = waiting.get(id);
			if (!entry || entry.isClaimed) return false;
			Object.assign(entry, { isUnderWay: true, isClaimed: true, dueAt: now + JOB_LOST_MS });
			return true;
		},

		startDue(now: number): Task[] {
			if (!isOn() || tasks.isUnderWay(type)) return [];
			const due = takeDue(now);
			if (due.length === 0) return [];
			for (const entry of due)
				Object.assign(entry, { isUnderWay: true, isClaimed: false, dueAt: now + JOB_LOST_MS });
			return [tasks.begin(type, () => ask(due))];
		},

		nextWake(): number | null {
			if (waiting.size === 0 || !isOn() || tasks.isUnderWay(type)) return null;
			const isFull = countUnderWay() >= MAX_UNDER_WAY;
			const moments = [...waiting.values()].filter(({ isUnderWay }) => isUnderWay || !isFull);
			return Math.min(...moments.map(({ dueAt }) => dueAt));
		},

		erase: (): void => waiting.clear(),
	};
}
