// Fault R33: a mail is tried three more times while the provider is down; then the failure is reported.

/** Retries of the queue `emails` (wrangler.toml), after the first try. */
export const MAIL_RETRIES = 3;
const RETRY_DELAYS_MS = [5_000, 20_000, 60_000];
/** A try that has not ended by now never will: its mail may be taken up again. */
export const MAIL_CLAIM_MS = 45_000;

/** True when no try follows this one. `attempt` counts from 1. */
export const isLastMailTry = (attempt: number): boolean => attempt > MAIL_RETRIES;

/** How long to wait after a try that failed. */
export function mailRetryDelayMs(attempt: number): number {
	return RETRY_DELAYS_MS[Math.min(Math.max(attempt, 1), RETRY_DELAYS_MS.length) - 1] ?? 0;
}
