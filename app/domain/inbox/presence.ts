// Spec 2, section 2: contact header text. Presence is never stored and expires by itself: a
// gateway may lose the "stopped" (whatsapp-gateways 2.A.5).
import type { PresenceState } from "../channels/gateway-event.ts";

export const TYPING_TTL_MS = 10_000;
export const ONLINE_TTL_MS = 5 * 60_000;
/** How long a colleague's "is viewing" holds; the client renews it. */
export const COLLEAGUE_TTL_MS = 45_000;
/** Typing frames are coalesced to one per contact in this time (L24). */
export const PRESENCE_COALESCE_MS = 2_000;

export interface PresenceEntry {
	state: PresenceState;
	lastSeenAt: number | null;
	expiresAt: number;
	/** Epoch ms at which it was last sent to the sockets. */
	toldAt: number;
}

/** The entry after a report at `now` (epoch ms); `tell`: the sockets have to be informed now. */
export function notePresence(
	current: PresenceEntry | undefined,
	report: { state: PresenceState; lastSeenAt: number | null },
	now: number,
): { entry: PresenceEntry; tell: boolean } {
	const ttl =
		report.state === "typing" || report.state === "recording" ? TYPING_TTL_MS : ONLINE_TTL_MS;
	const isSame = current !== undefined && current.state === report.state && current.expiresAt > now;
	const tell = !isSame || now - current.toldAt >= PRESENCE_COALESCE_MS;
	return {
		entry: {
			state: report.state,
			lastSeenAt: report.lastSeenAt ?? current?.lastSeenAt ?? null,
			expiresAt: now + ttl,
			toldAt: tell ? now : (current?.toldAt ?? now),
		},
		tell,
	};
}
