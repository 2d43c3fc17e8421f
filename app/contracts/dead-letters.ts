/** What the admin page of dead letters shows. It never carries a job's own text. */
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
	/** Tries before it was given up. */
	attempts: number;
	/** When it was given up; ms since 1970. */
	createdAt: number;
	/** When and by whom it was replayed or discarded; null while it waits. */
	decided: { at: number; by: string | null } | null;
	/** The channel it is about, by name; null where it is about none, or that one is gone. */
	channelName: string | null;
	/** Id of what it is about. */
	subject: string | null;
	/** The job with everything hidden that is not an id, a word or a small number of ours. */
	job: Record<string, ShownValue>;
}

export interface DeadLettersFilter {
	/** Null: all queues. */
	queue: JobQueue | null;
	state: LetterState;
	/** As `olderCursor` of the page before. */
	cursor: string | null;
}

export interface DeadLettersPage {
	letters: DeadLetterView[];
	/** Waiting letters by queue, whatever the filter. */
	waiting: Record<JobQueue, number>;
	/** Events of gateways that nobody understood: the page beside this one. */
	keptEvents: number;
	/** Null: these are the last. */
	olderCursor: string | null;
	/** The workspace's key; `isRenewing`: it still waits to be wrapped by the present master key. */
	key: { id: string; isRenewing: boolean };
}

/** What an admin asks for: some letters, or the waiting ones of a queue. */
export type LetterChoice = { ids: readonly string[] } | { queue: JobQueue };
