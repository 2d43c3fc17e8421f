import type { Database } from "#workers/data/database.ts";
import { readMarks, writeMarks } from "#workers/data/queries/health/measures.ts";
import { BOUNDS } from "#app/domain/health/trouble.ts";

const MINUTE_MS = 60_000;

/** Notes that the five-minute schedule runs, and how large the database is. Methods throw when D1 fails. */
export function createPulse({ db, now }: { db: Database; now: () => number }) {
	return {
		async begin(): Promise<void> {
			await writeMarks(db, { cron_started: now() }, now());
		},

		/** @param failedParts how many parts of the run failed */
		async end(failedParts: number): Promise<void> {
			const at = now();
			const bytes = await writeMarks(db, { cron_ended: at, cron_failed: failedParts }, at);
			await writeMarks(db, { database: bytes }, at);
		},

		/** Whether the schedule has not ended for too long: it cannot tell so itself. */
		async isLate(): Promise<boolean> {
			const ended = (await readMarks(db)).cron_ended?.at;
			return ended !== undefined && now() - ended >= BOUNDS.cron_late.begin * MINUTE_MS;
		},
	};
}
