import type { Log, FailureCount } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { noteRequest, takeUse } from "#workers/data/database-use.ts";
import { projectFailures } from "#workers/data/projections/failures.ts";
import { addUse } from "#workers/data/queries/health/usage.ts";

export interface TallyDeps {
	db: Database;
	/** The same as the platform hands it out. */
	database: D1Database;
	log: Log;
	now: () => number;
	defer: (work: Promise<unknown>) => void;
	hasFailures: () => boolean;
	takeFailures: () => FailureCount[];
	/** Operations of the store of files since the last call. */
	takeFileUse: () => { fileWrites: number; fileReads: number };
	giveBackFailures: (taken: readonly FailureCount[]) => void;
	/** Looks whether the schedule still runs; called now and then, since a schedule that stopped says nothing. */
	watchSchedule: () => Promise<void>;
	/** Least time between two writes of failures by one isolate, ms. */
	failuresEveryMs: number;
}

/** Least time between two writes of what requests used, by one isolate. */
const USE_EVERY_MS = 60_000;
/** Time between two looks at the schedule by one isolate. */
const WATCH_EVERY_MS = 10 * 60_000;

/** Of this isolate: it serves many requests. */
const written = { failuresAt: 0, useAt: Date.now(), watchedAt: Date.now() };

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Writes down what this isolate counted: errors and security events soon, what requests used once a minute. Never on
 * the way of an answer, and never for a gateway's call alone, whose path costs D1 nothing.
 */
export function createTally(deps: TallyDeps) {
	async function writeFailures(): Promise<void> {
		const counted = deps.takeFailures();
		try {
			await projectFailures(deps.database, counted, deps.now());
		} catch (error) {
			deps.giveBackFailures(counted);
			deps.log({ event: "failures_not_counted", level: "warn", error });
		}
	}

	async function writeUse(): Promise<void> {
		const use = { ...takeUse(), ...deps.takeFileUse() };
		try {
			await addUse(deps.db, new Date(deps.now()).toISOString().slice(0, 10), use);
		} catch (error) {
			deps.log({ event: "use_not_counted", level: "warn", error });
		}
	}

	async function watch(): Promise<void> {
		try {
			await deps.watchSchedule();
		} catch (error) {
			deps.log({ event: "schedule_not_watched", level: "warn", error });
		}
	}

	return {
		/**
		 * After an answer. Never throws, and nobody waits for it.
		 * @param mayWrite whether this request uses D1 anyway
		 */
		settle(mayWrite: boolean): void {
			noteRequest();
			const now = deps.now();
			if (deps.hasFailures() && written.failuresAt <= now) {
				// A burst is one write, not one for each of its errors.
				written.failuresAt = now + deps.failuresEveryMs;
				deps.defer(wait(deps.failuresEveryMs).then(writeFailures));
			}
			if (mayWrite && now - written.useAt >= USE_EVERY_MS) {
				written.useAt = now;
				deps.defer(writeUse());
				if (now - written.watchedAt < WATCH_EVERY_MS) return;
				written.watchedAt = now;
				deps.defer(watch());
			}
		},

		/** At the end of a queue's batch or of the schedule: everything, at once. */
		async flush(): Promise<void> {
			await writeFailures();
			await writeUse();
		},
	};
}
