import { sql } from "drizzle-orm";
import { createDatabase } from "#workers/data/database.ts";
import { failureHours } from "#workers/data/schema/health.ts";

const HOUR_MS = 60 * 60_000;

/** How often an event was logged; the names are ours, never anybody's text. */
interface Counted {
	event: string;
	level: "error" | "security";
	count: number;
}

/** Adds to the counts of the hour of `now`; several isolates add to the same rows. One statement. */
export async function projectFailures(
	d1: D1Database,
	counted: readonly Counted[],
	now: number,
): Promise<void> {
	if (counted.length === 0) return;
	const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
	await createDatabase(d1)
		.insert(failureHours)
		.select(
			sql`select ${hour}, value ->> 'event', value ->> 'level', value ->> 'count'
				from json_each(${JSON.stringify(counted)}) where true`,
		)
		.onConflictDoUpdate({
			target: [failureHours.hour, failureHours.event, failureHours.level],
			set: { count: sql`${failureHours.count} + excluded.count` },
		});
}
