// architecture.md, Durable Objects: a connected and silent instance does one probe every 10 minutes
// and one reconciliation an hour, nothing else.

export const PROBE_EVERY_MS = 10 * 60_000;
export const RECONCILE_EVERY_MS = 60 * 60_000;
/** After a failed probe the next one comes sooner, so that a dead link is shown within two minutes. */
export const REPROBE_MS = 60_000;
/** Spec 2, section 4: how often somebody looks while a QR waits to be scanned. */
export const LOOK_EVERY_MS = 3_000;
/**
 * A number with constant traffic is still probed this often: its webhooks may go to an outdated address.
 */
export const PROBE_AT_LEAST_EVERY_MS = 60 * 60_000;
/** Shown as Instável after this many failed probes in a row. */
export const MAX_FAILED_PROBES = 2;
/** A gateway that says "connecting" of a linked number usually heals by itself: wait this long. */
export const BLIP_MS = 15_000;
/** Linking without a QR and without an answer for this long is a failed generation. */
export const LINKING_TIMEOUT_MS = 60_000;
/** First reconciliation after a link: late enough for the gateway's own sync to be stored. */
export const RECONCILE_AFTER_LINK_MS = 3_000;
/** An alarm this late comes after an outage of the platform, together with all the others. */
export const LATE_AFTER_MS = 2 * 60_000;
/** Over which time such calls are spread. */
export const SPREAD_MS = 60_000;
