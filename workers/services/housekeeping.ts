import { ATTEMPT_MEMORY_MS } from "#app/domain/auth/lock-out.ts";
import { EVENT_TTL_MS } from "#app/domain/facebook/event.ts";
import { KEEP_LETTERS_MS } from "#app/domain/dead-letters/letter.ts";
import { NOTIFICATION_TTL_MS } from "#app/domain/notifications/notification.ts";
import { KEEP_CONTACT_REQUESTS_MS } from "#app/domain/site/contact-request.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { purgeAgentEvents } from "#workers/data/queries/agent-figures.ts";
import { purgeConfirmations } from "#workers/data/queries/confirmations.ts";
import { purgePaymentEvents } from "#workers/data/queries/billing.ts";
import { purgeContactRequests } from "#workers/data/queries/contact.ts";
import { purgeDeadLetters } from "#workers/data/queries/dead-letters.ts";
import { purgeDevices } from "#workers/data/queries/devices.ts";
import { purgeEvents } from "#workers/data/queries/facebook-events.ts";
import { purgePendingIdentities } from "#workers/data/queries/identities.ts";
import { purgeChecks } from "#workers/data/queries/integration-checks.ts";
import { purgeMails } from "#workers/data/queries/mails.ts";
import { purgeNotifications } from "#workers/data/queries/notifications.ts";
import { purgePasswordResets } from "#workers/data/queries/password-resets.ts";
import { purgeAttempts } from "#workers/data/queries/sign-in-attempts.ts";
import { purgeSignIns } from "#workers/data/queries/sign-ins.ts";
import { purgeDeliveries } from "#workers/data/queries/webhook-deliveries.ts";

/** Rows a table loses per run: a big backlog goes in steps. */
const PURGE_LIMIT = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A dead link is told apart from an unknown one for a while. */
const KEEP_CONFIRMATIONS_MS = 7 * DAY_MS;
const KEEP_SIGN_INS_MS = 30 * DAY_MS;
/** As long as browsers keep the cookie that names them. */
const KEEP_DEVICES_MS = 400 * DAY_MS;
const KEEP_MAILS_MS = 30 * DAY_MS;
const KEEP_DELIVERIES_MS = 30 * DAY_MS;
/** The figures of their days stay. */
const KEEP_AGENT_EVENTS_MS = 90 * DAY_MS;
/** Far longer than a provider goes on repeating an event. */
const KEEP_PAYMENT_EVENTS_MS = 30 * DAY_MS;

export function createHousekeeping(deps: { db: Database; log: Log; now: () => number }) {
	return {
		/** Removes what is over, a bounded number of rows per table. */
		async sweep(): Promise<void> {
			const now = deps.now();
			const removed = {
				confirmations: await purgeConfirmations(deps.db, now - KEEP_CONFIRMATIONS_MS, PURGE_LIMIT),
				resets: await purgePasswordResets(deps.db, now - KEEP_CONFIRMATIONS_MS, PURGE_LIMIT),
				pendingLinks: await purgePendingIdentities(
					deps.db,
					now - KEEP_CONFIRMATIONS_MS,
					PURGE_LIMIT,
				),
				devices: await purgeDevices(deps.db, now - KEEP_DEVICES_MS, PURGE_LIMIT),
				signIns: await purgeSignIns(deps.db, now - KEEP_SIGN_INS_MS, PURGE_LIMIT),
				mails: await purgeMails(deps.db, now - KEEP_MAILS_MS, PURGE_LIMIT),
				contactRequests: await purgeContactRequests(
					deps.db,
					now - KEEP_CONTACT_REQUESTS_MS,
					PURGE_LIMIT,
				),
				notifications: await purgeNotifications(deps.db, now - NOTIFICATION_TTL_MS, PURGE_LIMIT),
				paymentEvents: await purgePaymentEvents(deps.db, now - KEEP_PAYMENT_EVENTS_MS, PURGE_LIMIT),
				deliveries: await purgeDeliveries(deps.db, now - KEEP_DELIVERIES_MS, PURGE_LIMIT),
				agentEvents: await purgeAgentEvents(deps.db, now - KEEP_AGENT_EVENTS_MS, PURGE_LIMIT),
				integrationChecks: await purgeChecks(deps.db, now - DAY_MS, PURGE_LIMIT),
				deadLetters: await purgeDeadLetters(deps.db, now - KEEP_LETTERS_MS, PURGE_LIMIT),
				facebookEvents: await purgeEvents(deps.db, now - EVENT_TTL_MS, PURGE_LIMIT),
				attempts: await purgeAttempts(deps.db, now - ATTEMPT_MEMORY_MS, PURGE_LIMIT),
			};
			if (Object.values(removed).some((count) => count > 0))
				deps.log({ event: "swept", ...removed });
		},
	};
}
