import type { GuestLink } from "#app/contracts/guest-link.ts";
import { MAX_QR_FAILURES } from "#app/domain/channels/link/qr-policy.ts";

/** What this page has seen of the linking so far. */
export interface GuestProgress {
	/** A QR was shown; false again once a pairing code took its place. */
	hadQr: boolean;
	/** Consecutive renewals that were refused. */
	refusals: number;
}

export const NO_PROGRESS: GuestProgress = { hadQr: false, refusals: 0 };

/** The state after reading the link: a QR that is shown resets the refusals. */
export function afterReading(way: GuestProgress, link: GuestLink): GuestProgress {
	if (link.qr !== null) return { hadQr: true, refusals: 0 };
	// A pairing code is never renewed automatically, because WhatsApp limits them.
	return link.pairingCode === null ? way : { ...way, hadQr: false };
}

/**
 * Whether the page should request a new QR. A visitor has no socket, so nothing else renews it: as
 * for a member, until three attempts failed; from then on by a button (spec 2, section 4).
 */
export function shouldRenew(way: GuestProgress, link: GuestLink): boolean {
	if (!way.hadQr || way.refusals >= MAX_QR_FAILURES) return false;
	if (link.status === "expired") return true;
	const isFailed = link.status === "disconnected" && link.failures > 0;
	return isFailed && link.failures < MAX_QR_FAILURES;
}
