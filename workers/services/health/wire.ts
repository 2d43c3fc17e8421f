/** Wires what the installation knows of itself: its pulse, alarms, health and costs. */
import { BUILD } from "#app/contracts/build.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { createCustomerWebhook } from "#workers/adapters/customer-webhook/http.ts";
import type { Runtime } from "../runtime.ts";
import { createAlarms } from "./alarms.ts";
import { createCosts } from "./costs.ts";
import { createInstallationHealth } from "./health.ts";
import { createPulse } from "./pulse.ts";
import { takeFileUse } from "#workers/adapters/file-store/metered.ts";
import { createTally } from "./tally.ts";

/** Least time between two writes of failures by one isolate. */
const FAILURES_EVERY_MS = 1000;

export function wireHealth(
	database: D1Database,
	runtime: Runtime,
	others: { isAdmin: (signedIn: SignedIn) => Promise<boolean> },
) {
	const { config, guards } = runtime;
	const pulse = createPulse(runtime);
	const alarms = createAlarms({
		...runtime,
		...others,
		isMailSent: config.mail.kind !== "none",
		webhook: createCustomerWebhook(guards),
	});
	return {
		pulse,
		alarms,
		installationHealth: createInstallationHealth({ ...runtime, ...others, alarms, build: BUILD }),
		costs: createCosts({ ...runtime, ...others, db: runtime.readings }),
		/** What this isolate counted of itself; written down beside the answers. */
		tally: createTally({
			takeFileUse,
			...runtime,
			database,
			failuresEveryMs: config.env === "test" ? 0 : FAILURES_EVERY_MS,
			async watchSchedule() {
				if (await pulse.isLate()) await alarms.look();
			},
		}),
	};
}
