/** L15: frames of one socket. A bucket of 20 that refills 20 per second. */
export const MAX_FRAMES_PER_SECOND = 20;
export const MAX_FRAME_BYTES = 64 * 1024;
export const MAX_SOCKETS_PER_MEMBER = 10;

export interface Bucket {
	tokens: number;
	at: number;
}

/** Takes one frame off a socket's bucket at `now` (epoch ms); `ok` false: over the rate. */
export function takeToken(
	bucket: Bucket | undefined,
	now: number,
): { bucket: Bucket; ok: boolean } {
	const before = bucket ?? { tokens: MAX_FRAMES_PER_SECOND, at: now };
	const refill = (Math.max(0, now - before.at) / 1000) * MAX_FRAMES_PER_SECOND;
	const tokens = Math.min(MAX_FRAMES_PER_SECOND, before.tokens + refill);
	return tokens >= 1
		? { bucket: { tokens: tokens - 1, at: now }, ok: true }
		: { bucket: { tokens, at: now }, ok: false };
}
