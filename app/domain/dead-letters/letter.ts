// architecture.md, queues and schedules: admins see what no retry helped, and put it back.

/** Every queue whose dead letters are kept. */
export const JOB_QUEUES = [
	"webhooks-out",
	"emails",
	"agent-replies",
	"health-checks",
	"facebook-sync",
] as const;
export type JobQueue = (typeof JOB_QUEUES)[number];

/** `not_understood`: the job is none that this version knows; a later one may. */
export const LETTER_REASONS = ["retries_used_up", "not_understood"] as const;
export type LetterReason = (typeof LETTER_REASONS)[number];

export const LETTER_STATES = ["waiting", "replayed", "discarded"] as const;
export type LetterState = (typeof LETTER_STATES)[number];

/** Put back in one go; a queue takes no more at once. */
export const MAX_REPLAYED = 100;
/** A replay that has not ended after this time was interrupted. */
export const REPLAY_CLAIM_MS = 2 * 60_000;
/** How long a letter is kept. */
export const KEEP_LETTERS_MS = 90 * 24 * 60 * 60 * 1000;
/** More waiting letters are not counted for the badge. */
export const COUNTED_LETTERS = 100;

export const findQueue = (name: string): JobQueue | null =>
	JOB_QUEUES.find((queue) => queue === name) ?? null;

export function letterState(letter: {
	replayedAt: number | null;
	discardedAt: number | null;
}): LetterState {
	if (letter.discardedAt !== null) return "discarded";
	return letter.replayedAt === null ? "waiting" : "replayed";
}

/** Shown in place of a hidden value. */
export const HIDDEN_VALUE = "•••";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const FIELD_NAME = /^[A-Za-z]\w{0,39}$/;
/** Fields whose value is one of our own words. */
const WORD_FIELDS: ReadonlySet<string> = new Set(["type", "kind", "locale", "step"]);
const WORD = /^[a-z][a-z0-9_]{0,39}$/;
/** Counts and tries are small; telephone numbers and moments are not. */
const MAX_SHOWN_NUMBER = 9_999;
const MAX_FIELDS = 30;

export type ShownValue = string | number | boolean | null;

function showValue(field: string, value: unknown): ShownValue {
	if (value === null || typeof value === "boolean") return value;
	if (typeof value === "number")
		return Number.isInteger(value) && Math.abs(value) <= MAX_SHOWN_NUMBER ? value : HIDDEN_VALUE;
	if (typeof value !== "string") return HIDDEN_VALUE;
	const isOurs = UUID.test(value) || (WORD_FIELDS.has(field) && WORD.test(value));
	return isOurs ? value : HIDDEN_VALUE;
}

/**
 * A job as an admin may see it: our own ids, our own words, small numbers. All else is hidden, by
 * what is allowed and not by what is known to be secret (J10).
 */
export function describeJob(job: unknown): Record<string, ShownValue> {
	if (typeof job !== "object" || job === null || Array.isArray(job)) return {};
	const fields = Object.entries(job).filter(([field]) => FIELD_NAME.test(field));
	return Object.fromEntries(
		fields.slice(0, MAX_FIELDS).map(([field, value]) => [field, showValue(field, value)]),
	);
}

/** Fields that say what a job is about, the narrowest first. */
const SUBJECT_FIELDS = [
	"deliveryId",
	"invitationId",
	"integrationId",
	"accountId",
	"contactId",
	"id",
	"channelId",
] as const;

/** The id of what a job is about, as far as it may be shown; null when nothing says it. */
export function subjectOf(job: Record<string, ShownValue>): string | null {
	for (const field of SUBJECT_FIELDS) {
		const value = job[field];
		if (typeof value === "string" && value !== HIDDEN_VALUE) return value;
	}
	return null;
}

/** Where a page of letters begins: behind this one. */
export interface LetterPosition {
	createdAt: number;
	id: string;
}

export const formatLetterCursor = ({ createdAt, id }: LetterPosition): string =>
	`${createdAt}.${id}`;

/** Null for anything but a cursor of ours: the first page then. */
export function parseLetterCursor(text: string | null): LetterPosition | null {
	const parts = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text ?? "");
	return parts?.[1] && parts[2] ? { createdAt: Number(parts[1]), id: parts[2] } : null;
}
