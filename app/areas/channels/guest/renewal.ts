import type { GuestLink } from "#app/contracts/guest-link.ts";
import { MAX_QR_FAILURES } from "#app/domain/channels/link/qr-policy.ts";

/** What the page has seen so far of its visitor's way to link. */
export interface GuestWay {
	/** A QR was on this page; false again once a code to type took its place. */
	hadQr: boolean;
	/** Renewals that were refused, one after the other. */
	refusals: number;
}

export const FRESH_WAY: GuestWay = { hadQr: false, refusals: 0 };

/** What a look at the link adds: a QR that is shown makes up for refusals before it. */
export function afterLook(way: GuestWay, link: GuestLink): GuestWay {
	if (link.qr !== null) return { hadQr: true, refusals: 0 };
	// A code is never asked for again by itself: WhatsApp counts them.
	return link.pairingCode === null ? way : { ...way, hadQr: false };
}

/**
 * A visitor holds no line to the instance, so nobody renews the QR for them but their own page: as
 * for a member, until three tries failed. From there on it is a button (spec 2, section 4).
 */
export function shouldRenew(way: GuestWay, link: GuestLink): boolean {
	if (!way.hadQr || way.refusals >= MAX_QR_FAILURES) return false;
	if (link.status === "expired") return true;
	const isFailed = link.status === "disconnected" && link.failures > 0;
	return isFailed && link.failures < MAX_QR_FAILURES;
}
