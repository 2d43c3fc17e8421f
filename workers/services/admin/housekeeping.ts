import { MAIL_BRAKE } from "#app/domain/auth/lock-out.ts";
import { EVENT_TTL_MS } from "#app/domain/facebook/event.ts";
import { KEEP_LETTERS_MS } from "#app/domain/dead-letters/letter.ts";
import { NOTIFICATION_TTL_MS } from "#app/domain/notifications/notification.ts";
import { KEEP_CONTACT_REQUESTS_MS } from "#app/domain/site/contact-request.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { purgeAgentEvents } from "#workers/data/queries/agents/figures.ts";
import { purgeSubscriptions } from "#workers/data/queries/alerts/subscriptions.ts";
import { purgeConfirmations } from "#workers/data/queries/auth/confirmations.ts";
import { purgePaymentEvents } from "#workers/data/queries/billing/billing.ts";
import { purgeContactRequests } from "#workers/data/queries/site/contact.ts";
import { purgeDeadLetters } from "#workers/data/queries/admin/dead-letters.ts";
import { purgeDevices } from "#workers/data/queries/auth/devices.ts";
import { purgeEvents } from "#workers/data/queries/facebook/events.ts";
import { purgeFailures } from "#workers/data/queries/health/measures.ts";
import { purgePendingIdentities } from "#workers/data/queries/auth/identities.ts";
import { purgeOperatorKeys } from "#workers/data/queries/installation/operator-keys.ts";
import { purgeChecks } from "#workers/data/queries/integrations/checks.ts";
import { purgeMails } from "#workers/data/queries/mail/mails.ts";
import { purgeNotifications } from "#workers/data/queries/shell/notifications.ts";
import { purgePasswordResets } from "#workers/data/queries/auth/password-resets.ts";
import { purgeAttempts } from "#workers/data/queries/auth/sign-in-attempts.ts";
import { purgeSignIns } from "#workers/data/queries/auth/sign-ins.ts";
import { purgeDeliveries } from "#workers/data/queries/webhooks/deliveries.ts";
import { SWEEP_BUDGET_MS } from "../pages-of-work.ts";

/** Rows deleted by one statement. */
const PAGE = 1000;
/** Statements of one run: an invocation may query D1 1,000 times, and other sweeps share them. */
const MAX_PAGES = 400;
const DAY_MS = 24 * 60 * 60 * 1000;
/** For this long an expired link is distinguished from an unknown one. */
const KEEP_CONFIRMATIONS_MS = 7 * DAY_MS;
const KEEP_SIGN_INS_MS = 30 * DAY_MS;
/** As long as browsers keep the device cookie. */
const KEEP_DEVICES_MS = 400 * DAY_MS;
const KEEP_MAILS_MS = 30 * DAY_MS;
const KEEP_DELIVERIES_MS = 30 * DAY_MS;
const KEEP_FAILURES_MS = 30 * DAY_MS;
/** The daily figures made from them stay. */
const KEEP_AGENT_EVENTS_MS = 90 * DAY_MS;
/** Far longer than a provider repeats an event. */
const KEEP_PAYMENT_EVENTS_MS = 30 * DAY_MS;

type Purge = (db: Database, before: number, limit: number) => Promise<number>;

/** Which rows are deleted, and how long after they ended. */
const PURGES: Record<string, { purge: Purge; keepMs: number }> = {
	confirmations: { purge: purgeConfirmations, keepMs: KEEP_CONFIRMATIONS_MS },
	resets: { purge: purgePasswordResets, keepMs: KEEP_CONFIRMATIONS_MS },
	operatorKeys: { purge: purgeOperatorKeys, keepMs: KEEP_CONFIRMATIONS_MS },
	pendingLinks: { purge: purgePendingIdentities, keepMs: KEEP_CONFIRMATIONS_MS },
	devices: { purge: purgeDevices, keepMs: KEEP_DEVICES_MS },
	pushSubscriptions: { purge: purgeSubscriptions, keepMs: 0 },
	signIns: { purge: purgeSignIns, keepMs: KEEP_SIGN_INS_MS },
	mails: { purge: purgeMails, keepMs: KEEP_MAILS_MS },
	contactRequests: { purge: purgeContactRequests, keepMs: KEEP_CONTACT_REQUESTS_MS },
	notifications: { purge: purgeNotifications, keepMs: NOTIFICATION_TTL_MS },
	paymentEvents: { purge: purgePaymentEvents, keepMs: KEEP_PAYMENT_EVENTS_MS },
	deliveries: { purge: purgeDeliveries, keepMs: KEEP_DELIVERIES_MS },
	agentEvents: { purge: purgeAgentEvents, keepMs: KEEP_AGENT_EVENTS_MS },
	integrationChecks: { purge: purgeChecks, keepMs: DAY_MS },
	failures: { purge: purgeFailures, keepMs: KEEP_FAILURES_MS },
	deadLetters: { purge: purgeDeadLetters, keepMs: KEEP_LETTERS_MS },
	facebookEvents: { purge: purgeEvents, keepMs: EVENT_TTL_MS },
	attempts: { purge: purgeAttempts, keepMs: MAIL_BRAKE.memoryMs },
};

/** Deletes rows that are no longer needed. */
export function createHousekeeping(deps: { db: Database; log: Log; now: () => number }) {
	return {
		/**
		 * Deletes expired rows, one page of each table in turn, until none is left or the time is over. In turn, so that
		 * a large table does not delay the others; a table that fails is logged and skipped until the next run.
		 */
		async sweep(): Promise<void> {
			const startedAt = deps.now();
			const removed: Record<string, number> = {};
			let left = Object.entries(PURGES);
			let pages = 0;
			while (left.length > 0 && pages < MAX_PAGES) {
				const full: typeof left = [];
				for (const [table, one] of left) {
					if (pages >= MAX_PAGES || deps.now() - startedAt >= SWEEP_BUDGET_MS) break;
					pages += 1;
					try {
						const count = await one.purge(deps.db, startedAt - one.keepMs, PAGE);
						removed[table] = (removed[table] ?? 0) + count;
						if (count >= PAGE) full.push([table, one]);
					} catch (error) {
						deps.log({ event: "purge_failed", level: "error", table, error });
					}
				}
				left = full;
			}
			if (Object.values(removed).some((count) => count > 0))
				deps.log({ event: "swept", ...removed });
		},
	};
}
