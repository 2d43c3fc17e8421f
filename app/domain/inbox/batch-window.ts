/** Longest time between two frames of an object that changes all the time, ms. */
export const MAX_BATCH_MS = 50;

/** With fewer sockets a frame costs less than waiting saves. */
const FREE_SOCKETS = 50;
const SOCKETS_PER_MS = 10;

/**
 * How long after one frame the next may come, ms. Sending takes some microseconds a socket, so the time grows with
 * them: of a busy object's processor about a tenth goes to sending, however many watch.
 */
export function batchWindowMs(sockets: number): number {
	if (sockets < FREE_SOCKETS) return 0;
	return Math.min(MAX_BATCH_MS, 1 + Math.floor((sockets - FREE_SOCKETS) / SOCKETS_PER_MS));
}
