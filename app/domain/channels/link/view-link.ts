import type { LinkState } from "./link-state.ts";
import type { LinkView } from "./link-view.ts";
import { QR_PAUSE_MS, QR_TTL_MS } from "./qr-policy.ts";

/** The link as browsers see it at `now`: durations, never moments (R31). */
export function viewLink(state: LinkState, maxAttempts: number, now: number): LinkView {
	return {
		status: state.status,
		qr: state.qr && {
			kind: state.qr.kind,
			value: state.qr.value,
			expiresInMs: remainingMs(state.qr.issuedAt + QR_TTL_MS, QR_TTL_MS, now),
		},
		pairingCode: state.pairing?.code ?? state.pairingCode,
		failures: state.failures.failures,
		pausedForMs: remainingMs(state.failures.pausedUntil ?? now, QR_PAUSE_MS, now),
		attempts: state.attempts,
		maxAttempts,
		phone: state.phone,
		profileName: state.profileName,
		reason: state.reason,
		...(state.hearing.unheard > 0 ? { unheard: state.hearing.unheard } : {}),
		passkey: state.passkey && { step: state.passkey.step, code: state.passkey.code },
	};
}

/** At most the whole duration, in case the server's clock was set back. */
function remainingMs(endAt: number, wholeMs: number, now: number): number {
	return Math.min(wholeMs, Math.max(0, endAt - now));
}
