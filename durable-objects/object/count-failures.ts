import {
	giveBackFailures,
	hasFailures,
	logEvent,
	takeFailures,
} from "#workers/adapters/secrets/log-event.ts";
import { projectFailures } from "#workers/data/projections/failures.ts";

/** Counts in D1 what this isolate logged as errors since the last time. Never throws: the lines are in the log. */
export async function countFailures(d1: D1Database): Promise<void> {
	if (!hasFailures()) return;
	const taken = takeFailures();
	try {
		await projectFailures(d1, taken, Date.now());
	} catch (error) {
		giveBackFailures(taken);
		logEvent({ event: "failures_not_counted", level: "warn", error });
	}
}
