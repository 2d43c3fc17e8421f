import type { Services } from "#workers/services/index.ts";

/** wrangler.toml, [triggers]. */
const EVERY_FIVE_MINUTES = "*/5 * * * *";
/** No time at all: whoever started the product says so once (scripts/local/crons.mjs). */
const STARTED = "@start";

/** Runs what a cron is for. */
export async function runSchedule(cron: string, services: Services): Promise<void> {
	// Half of the rows are no state to act on; an unreadable one neither.
	if (await services.restore.isUnderWay()) return;
	if (cron === STARTED) {
		await runEach(services.log, { links: () => services.figures.catchUp() });
		return;
	}
	if (cron !== EVERY_FIVE_MINUTES) {
		services.log({ event: "cron_without_work", level: "error", cron });
		return;
	}
	const { pulse, alarms, tally, log } = services;
	await runEach(log, { pulse: () => pulse.begin() });
	const failed = await runEach(log, {
		housekeeping: () => services.housekeeping.sweep(),
		files: () => services.fileSweep.sweep(),
		fileExpiry: () => services.fileExpiry.sweep(),
		billing: () => services.billing.sweep(),
		activity: () => services.activity.check(),
		figures: () => services.figures.refreshQuiet(),
		webhooks: () => services.webhooksOut.sweep(),
		health: () => services.healthChecks.enqueueDue(),
		facebook: () => services.facebookSync.enqueueDue(),
		keys: () => services.keyRotation.sweep(),
	});
	// What went wrong is counted before alarms are judged by it.
	await runEach(log, { tally: () => tally.flush() });
	await runEach(log, { pulse: () => pulse.end(failed) });
	await runEach(log, { alarms: () => alarms.look() });
}

/**
 * Side by side, and each one's trouble is its own: when the handler's promise rejects, the platform
 * may end what the others still do. Answers how many failed.
 */
export async function runEach(
	log: Services["log"],
	sweeps: Record<string, () => Promise<unknown>>,
): Promise<number> {
	const done = await Promise.all(
		Object.entries(sweeps).map(async ([sweep, run]) => {
			try {
				await run();
				return true;
			} catch (error) {
				log({ event: "sweep_failed", level: "error", sweep, error });
				return false;
			}
		}),
	);
	return done.filter((isDone) => !isDone).length;
}
