// What an installation alarms on, and when: each trouble is told once, and once more when it is over.

export const TROUBLES = [
	"cron_late",
	"failures",
	"dead_letters",
	"kept_events",
	"stuck_messages",
	"database_full",
	"channels_full",
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** What was measured; null: not known. Moments are epoch ms. */
export interface Measures {
	/** When the five-minute schedule last ended. */
	cronEndedAt: number | null;
	/** Logged errors in the hour before. */
	failures: number;
	/** Jobs that were given up and wait for an admin, in all workspaces. */
	deadLetters: number;
	/** Events nobody understood, in all workspaces. */
	keptEvents: number;
	/** Channels whose oldest message has waited for STUCK_AFTER_MS to leave. */
	stuckChannels: number;
	databaseBytes: number | null;
	/** Channels that will need a second shard (domain/channels/space.ts). */
	fullChannels: number;
}

const MINUTE_MS = 60_000;
/** A message that waits for longer does not wait for a retry. */
export const STUCK_AFTER_MS = 15 * MINUTE_MS;
/** Largest size of one D1 database on the paid plan; 500 MB on the free one, which cannot run the product. */
export const DATABASE_LIMIT_BYTES = 10_000_000_000;

/**
 * A trouble begins at `begin` and ends at `end` or below: between them nothing changes, so a figure that swings
 * around a limit is told once. `holdMs`: how long it must have lasted; `calmMs`: how long it must be over.
 */
interface Bounds {
	begin: number;
	end: number;
	holdMs: number;
	calmMs: number;
}

export const BOUNDS: Record<Trouble, Bounds> = {
	/** Minutes since its last end; it runs every five. */
	cron_late: { begin: 20, end: 10, holdMs: 0, calmMs: 0 },
	failures: { begin: 50, end: 10, holdMs: 5 * MINUTE_MS, calmMs: 30 * MINUTE_MS },
	dead_letters: { begin: 1, end: 0, holdMs: 0, calmMs: 0 },
	kept_events: { begin: 10, end: 0, holdMs: 10 * MINUTE_MS, calmMs: 0 },
	stuck_messages: { begin: 1, end: 0, holdMs: 0, calmMs: 10 * MINUTE_MS },
	/** Percent of the limit. */
	database_full: { begin: 80, end: 75, holdMs: 0, calmMs: 0 },
	channels_full: { begin: 1, end: 0, holdMs: 0, calmMs: 0 },
};

/** The figure that a trouble is judged by; null: not known, so nothing changes. */
export function figureOf(trouble: Trouble, measures: Measures, now: number): number | null {
	switch (trouble) {
		case "cron_late":
			return measures.cronEndedAt === null
				? null
				: Math.max(0, Math.floor((now - measures.cronEndedAt) / MINUTE_MS));
		case "failures":
			return measures.failures;
		case "dead_letters":
			return measures.deadLetters;
		case "kept_events":
			return measures.keptEvents;
		case "stuck_messages":
			return measures.stuckChannels;
		case "database_full":
			return measures.databaseBytes === null
				? null
				: Math.floor((measures.databaseBytes / DATABASE_LIMIT_BYTES) * 100);
		case "channels_full":
			return measures.fullChannels;
	}
}

/** Whether a figure is one to act on now. */
export const isTrouble = (trouble: Trouble, figure: number | null): boolean =>
	figure !== null && figure >= BOUNDS[trouble].begin;

/** What is remembered of a trouble from one look to the next. */
export interface Alarm {
	/** Since when it is there. */
	beganAt: number;
	/** When somebody was told; null: not yet. */
	toldAt: number | null;
	/** Since when it is over, while that is not certain; null: it is there. */
	calmSince: number | null;
}

export interface Judgement {
	/** Null: there is nothing to remember. */
	alarm: Alarm | null;
	/** What has to be told now. */
	tell: "began" | "ended" | null;
}

/** Judges one trouble anew. Telling is the caller's: an alarm counts as told only once `noteTold` was called. */
export function judge(
	trouble: Trouble,
	known: Alarm | null,
	figure: number | null,
	now: number,
): Judgement {
	const { begin, end, holdMs, calmMs } = BOUNDS[trouble];
	if (figure === null) return { alarm: known, tell: null };
	if (known === null) {
		if (figure < begin) return { alarm: null, tell: null };
		const alarm = { beganAt: now, toldAt: null, calmSince: null };
		return { alarm, tell: holdMs === 0 ? "began" : null };
	}
	if (known.toldAt === null) {
		// Not told yet, and gone again: nobody has to hear of it.
		if (figure <= end) return { alarm: null, tell: null };
		return { alarm: known, tell: now - known.beganAt >= holdMs ? "began" : null };
	}
	if (figure > end) return { alarm: { ...known, calmSince: null }, tell: null };
	const calmSince = known.calmSince ?? now;
	return { alarm: { ...known, calmSince }, tell: now - calmSince >= calmMs ? "ended" : null };
}

/** The alarm after what `judge` asked for was told. */
export const noteTold = ({ alarm, tell }: Judgement, now: number): Alarm | null =>
	tell === "ended" ? null : alarm && { ...alarm, toldAt: now };

/** Percent of the database's limit. */
export const databaseShare = (bytes: number): number => bytes / DATABASE_LIMIT_BYTES;
