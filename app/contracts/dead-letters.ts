/** The admin page of failed jobs. It never contains a job's free text. */
import type {
	JobQueue,
	LetterReason,
	LetterState,
	ShownValue,
} from "../domain/dead-letters/letter.ts";

export interface DeadLetterView {
	id: string;
	queue: JobQueue;
	state: LetterState;
	reason: LetterReason;
	/** Attempts before it was given up. */
	attempts: number;
	/** When it was given up; ms since 1970. */
	createdAt: number;
	/** When and by whom it was replayed or discarded; null while it waits. */
	decided: { at: number; by: string | null } | null;
	/** Name of the channel it concerns; null for none or a deleted one. */
	channelName: string | null;
	/** Id of what it concerns. */
	subject: string | null;
	/** The job, with everything masked except our ids, enum values and small numbers. */
	job: Record<string, ShownValue>;
}

export interface DeadLettersFilter {
	/** Null: all queues. */
	queue: JobQueue | null;
	state: LetterState;
	/** The `olderCursor` of the previous page; null for the first. */
	cursor: string | null;
}

export interface DeadLettersPage {
	letters: DeadLetterView[];
	/** Waiting letters by queue, whatever the filter. */
	waiting: Record<JobQueue, number>;
	/** Number of untranslated gateway events, which have their own page. */
	keptEvents: number;
	/** Null: these are the last. */
	olderCursor: string | null;
	/** Id of the master key of the workspace's data key; `isRenewing`: it is not the present one yet. */
	key: { id: string; isRenewing: boolean };
}

/** Which letters to replay or discard: these, or all waiting ones of a queue. */
export type LetterChoice = { ids: readonly string[] } | { queue: JobQueue };
