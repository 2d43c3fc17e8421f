import type { SignedIn } from "#app/contracts/sign-in.ts";

/** How long a sign-in that was checked counts while D1 cannot be asked (R18). */
export const VERIFIED_FOR_MS = 60_000;
/** People one isolate remembers; the oldest goes first. */
const MAX_REMEMBERED = 500;

/**
 * Sign-ins this isolate has checked lately, by the hash of their token. Read only when D1 is down:
 * then people who are working go on for a minute, and everybody else is refused. Nothing is decided
 * by it while D1 answers, so a removal counts at once.
 */
const verified = new Map<string, { signedIn: SignedIn; at: number }>();

/** D1 has just said who this is; null: nobody. */
export function noteVerified(tokenHash: string, signedIn: SignedIn | null, now: number): void {
	verified.delete(tokenHash);
	if (signedIn === null) return;
	verified.set(tokenHash, { signedIn, at: now });
	const [oldest] = verified.keys();
	if (verified.size > MAX_REMEMBERED && oldest !== undefined) verified.delete(oldest);
}

/** Who this was within the last minute; null for everybody else. */
export function findVerified(tokenHash: string, now: number): SignedIn | null {
	const known = verified.get(tokenHash);
	return known && now - known.at <= VERIFIED_FOR_MS ? known.signedIn : null;
}
