// Spec 2, section 4: Instance status. founding.md 17 adds passkey_required and unstable.
import type { QrValue } from "../gateway-event.ts";

export const INSTANCE_STATUSES = [
	"disconnected",
	"connecting",
	"waiting_qr",
	"connected",
	"expired",
	"passkey_required",
	"unstable",
] as const;
export type InstanceStatus = (typeof INSTANCE_STATUSES)[number];

/**
 * The link as browsers see it. Durations, never moments: a wrong client clock must not shorten a QR (R31).
 */
export interface LinkView {
	status: InstanceStatus;
	qr: (QrValue & { expiresInMs: number }) | null;
	pairingCode: string | null;
	/** Consecutive failed QR generations, 0 to 3. At 3 only "Tentar Novamente" goes on. */
	failures: number;
	/** Remaining pause after the third failure; 0 when none. */
	pausedForMs: number;
	/** Automatic reconnection attempts so far, and the limit. */
	attempts: number;
	maxAttempts: number;
	phone: string | null;
	profileName: string | null;
	/** Why it is not connected, as a code; null when there is nothing to explain. */
	reason: LinkReason | null;
	/** Messages a reconciliation found and no webhook brought; 0 or absent: webhooks arrive. */
	unheard?: number | undefined;
	/** The passkey step, where the gateway can complete it; null outside of it. */
	passkey: { step: "challenge" | "confirm"; code: string | null } | null;
}

export const LINK_REASONS = [
	"logged_out",
	/** WhatsApp itself shut the account: for good until its owner appeals, or for some hours. */
	"banned",
	"suspended",
	"refused",
	"qr_limit",
	"gateway_unreachable",
	"gateway_refused",
	"unlicensed",
	"no_qr",
	"silent",
	"attempts_exhausted",
	/** Another channel holds this number (N08). */
	"number_taken",
	/** The official API refused the token or the number. */
	"credentials_refused",
	/** The number left the official API: its phone disconnected it, or its account is not shared with us any more. */
	"left",
] as const;
export type LinkReason = (typeof LINK_REASONS)[number];
