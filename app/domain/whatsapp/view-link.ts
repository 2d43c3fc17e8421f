import type { LinkState } from "./link-state.ts";
import type { LinkView } from "./link-view.ts";
import { QR_TTL_MS } from "./qr-policy.ts";

/** What a browser may know of a link at this moment: durations, never moments (R31). */
export function viewLink(state: LinkState, maxAttempts: number, now: number): LinkView {
	return {
		status: state.status,
		qr: state.qr && {
			kind: state.qr.kind,
			value: state.qr.value,
			expiresInMs: Math.max(0, state.qr.issuedAt + QR_TTL_MS - now),
		},
		pairingCode: state.pairingCode,
		failures: state.failures.failures,
		pausedForMs: Math.max(0, (state.failures.pausedUntil ?? now) - now),
		attempts: state.attempts,
		maxAttempts,
		phone: state.phone,
		profileName: state.profileName,
		reason: state.reason,
	};
}
