// Attacks A01, A02: five free tries, then one at a time. Never for good.

/** Tries of one account before waiting begins. */
export const FREE_ACCOUNT_ATTEMPTS = 5;
/** Tries of one account from wherever they come: a guess that is spread over addresses. */
export const FREE_SPREAD_ATTEMPTS = 100;
/** Tries from one address: an office shares one. */
export const FREE_ADDRESS_ATTEMPTS = 30;
/** Then one try per this time. */
export const ATTEMPT_WAIT_MS = 30_000;
/** Quiet for so long, an account or address starts afresh. */
export const ATTEMPT_MEMORY_MS = 15 * 60_000;

/** How long one waits, and how soon it is forgotten. */
export interface Brake {
	waitMs: number;
	memoryMs: number;
}
const SIGN_IN_BRAKE: Brake = { waitMs: ATTEMPT_WAIT_MS, memoryMs: ATTEMPT_MEMORY_MS };

/** Mails a stranger can trigger to an address: a few, then one an hour (security 4). */
export const FREE_MAILS = 3;
export const MAIL_BRAKE: Brake = { waitMs: 60 * 60_000, memoryMs: 24 * 60 * 60_000 };

export interface Attempts {
	attempts: number;
	blockedUntil: number;
	lastAt: number;
}

/**
 * Counts one try before its password is looked at, so that a hundred at once count a hundred.
 * `blocked` leaves the counter as it is: waiting is never prolonged by trying.
 */
export function decideAttempt(
	before: Attempts | null,
	freeAttempts: number,
	now: number,
	brake: Brake = SIGN_IN_BRAKE,
): { blocked: false; after: Attempts } | { blocked: true; retryAfterMs: number } {
	if (before && before.blockedUntil > now)
		return { blocked: true, retryAfterMs: before.blockedUntil - now };
	const isForgotten = !before || before.lastAt <= now - brake.memoryMs;
	const attempts = isForgotten ? 1 : before.attempts + 1;
	const blockedUntil = attempts >= freeAttempts ? now + brake.waitMs : 0;
	return { blocked: false, after: { attempts, blockedUntil, lastAt: now } };
}

/** The name of an address's bucket: IPv6 by its /64; null for this machine itself. */
export function addressBucket(ip: string): string | null {
	const address = ip
		.trim()
		.toLowerCase()
		.replace(/^::ffff:(?=\d+\.)/, "");
	if (address === "" || address === "::1" || address.startsWith("127.")) return null;
	return address.includes(":") ? `${expandIpv6(address).slice(0, 4).join(":")}::/64` : address;
}

function expandIpv6(address: string): string[] {
	const [head = "", tail] = address.split("::");
	const left = head ? head.split(":") : [];
	const right = tail ? tail.split(":") : [];
	const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
	return [...left, ...Array.from({ length: zeros }, () => "0"), ...right].map((group) =>
		group.replace(/^0+(?=.)/, ""),
	);
}
