// Limits of one webchat visitor, and the ids of their messages in the ledger.
import type { Address } from "../inbox/address.ts";
import { isBlank, storableName } from "../inbox/stored-text.ts";

export const MAX_SOCKETS_PER_VISITOR = 5;
export const MAX_VISITOR_TEXT = 4_096;
/** Messages of one visitor: a burst of so many, and as many a minute after that (L15). */
export const MAX_VISITOR_MESSAGES = 30;
export const VISITOR_MESSAGES_PER_MS = MAX_VISITOR_MESSAGES / 60_000;

/**
 * The ledger id of a visitor's message. The visitor chooses the UUID, so it is scoped to that visitor:
 * nobody can use, or learn of, another visitor's message (D04).
 */
export const visitorMessageId = (visitorId: string, id: string): string =>
	`${visitorId}:${id.toLowerCase()}`;

/** What a visitor's contact is known by. */
export const visitorAddress = (visitorId: string): Address => ({
	kind: "visitor",
	value: visitorId,
});

/** The visitor's own UUID back from a ledger id. */
export const ownMessageId = (ledgerId: string): string => ledgerId.slice(ledgerId.indexOf(":") + 1);

/** Eight to fifteen digits; null for anything else. Proves nothing. */
export function parseToldPhone(typed: string | undefined): string | null {
	const digits = (typed ?? "").replace(/\D/g, "");
	return digits.length >= 8 && digits.length <= 15 ? digits : null;
}

/** An address that could be one; null for anything else. */
export function parseToldEmail(typed: string | undefined): string | null {
	const email = (typed ?? "").trim().toLowerCase();
	if (email.length > 254 || isBlank(email) || !email.isWellFormed()) return null;
	const [local = "", domain = "", ...rest] = email.split("@");
	const isShaped = rest.length === 0 && /^[^\s\0]+$/.test(local) && /^[^\s\0]+$/.test(domain);
	return isShaped && domain.includes(".") && !domain.endsWith(".") ? email : null;
}

export const parseToldName = (typed: string | undefined): string | null =>
	storableName((typed ?? "").slice(0, 80));

interface Bucket {
	left: number;
	at: number;
}

/** Takes one message off a visitor's rate limit at `now` (epoch ms). */
export function takeMessage(
	before: Bucket | undefined,
	now: number,
): { bucket: Bucket; isAllowed: boolean } {
	const known = before ?? { left: MAX_VISITOR_MESSAGES, at: now };
	const refilled = known.left + Math.max(0, now - known.at) * VISITOR_MESSAGES_PER_MS;
	const left = Math.min(MAX_VISITOR_MESSAGES, refilled);
	return left >= 1
		? { bucket: { left: left - 1, at: now }, isAllowed: true }
		: { bucket: { left, at: now }, isAllowed: false };
}
