import type { SignedIn } from "#app/contracts/sign-in.ts";

/** How long a verified sign-in is accepted while D1 fails, ms (R18). */
export const VERIFIED_FOR_MS = 60_000;
/** Sign-ins remembered per isolate; the oldest is dropped first. */
const MAX_REMEMBERED = 500;

/**
 * Sign-ins this isolate has verified recently, by the hash of their token. Read only while D1 fails: then people who
 * are working can go on for a minute and everybody else is refused. While D1 answers it decides nothing, so that
 * removing a member takes effect at once.
 */
const verified = new Map<string, { signedIn: SignedIn; at: number }>();

/** Remembers what D1 has just answered; null forgets the token. `now` is in epoch ms. */
export function noteVerified(tokenHash: string, signedIn: SignedIn | null, now: number): void {
	verified.delete(tokenHash);
	if (signedIn === null) return;
	verified.set(tokenHash, { signedIn, at: now });
	const [oldest] = verified.keys();
	if (verified.size > MAX_REMEMBERED && oldest !== undefined) verified.delete(oldest);
}

/** The member verified within VERIFIED_FOR_MS; null for any other token. */
export function findVerified(tokenHash: string, now: number): SignedIn | null {
	const known = verified.get(tokenHash);
	return known && now - known.at <= VERIFIED_FOR_MS ? known.signedIn : null;
}
