import type { Services } from "#workers/services/index.ts";

/** wrangler.toml, [triggers]. */
const EVERY_FIVE_MINUTES = "*/5 * * * *";

/** Runs what a cron is for. */
export async function runSchedule(cron: string, services: Services): Promise<void> {
	switch (cron) {
		case EVERY_FIVE_MINUTES:
			await Promise.all([
				services.housekeeping.sweep(),
				services.billing.sweep(),
				services.activity.check(),
				services.figures.refreshQuiet(),
				services.conversations.closeSilent(),
				services.webhooksOut.sweep(),
				services.healthChecks.enqueueDue(),
				services.facebookSync.enqueueDue(),
				services.keyRotation.sweep(),
			]);
			return;
		default:
			services.log({ event: "cron_without_work", level: "error", cron });
	}
}
