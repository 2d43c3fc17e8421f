// Spec 2, section 4: Instance status. The state of one WhatsApp number's link, and its moves.
// Effects are part of the state: `due` says which call at the gateway waits and since when, so that
// nothing is forgotten by a crash, and a repeated call is harmless (all of them are idempotent).
import type { GatewayEvent, PasskeyStep, QrValue } from "../gateway-event.ts";
import { afterDoubt, type Hearing, wellHeard } from "../hearing.ts";
import * as health from "../health.ts";
import type { InstanceStatus, LinkReason } from "./link-view.ts";
import type { Passkey, PasskeyReading } from "./passkey.ts";
import type { Pairing } from "./pairing.ts";
import * as qr from "./qr-policy.ts";

/** Our calls at the gateway; of each kind at most one is under way. */
export const LINK_CALLS = ["start", "end", "probe", "reconcile", "passkey"] as const;
export type LinkCall = (typeof LINK_CALLS)[number];

export interface LinkState {
	status: InstanceStatus;
	/** Rises whenever answers of calls under way become outdated (R42). */
	epoch: number;
	qr: (QrValue & { issuedAt: number }) | null;
	pairingCode: string | null;
	/** Set when a pairing code is wanted or shown in place of the QR. */
	pairing: Pairing | null;
	/** The passkey step as the gateway reported it, and the answer given to it. */
	passkey: Passkey | null;
	failures: qr.QrFailures;
	/** Since when (epoch ms), and how often, a QR was asked for without getting one. */
	askingSince: number | null;
	asks: number;
	/** Automatic reconnections since the last link. */
	attempts: number;
	failedProbes: number;
	/** When the gateway of a linked number reported "connecting" without recovering since (epoch ms). */
	blipSince: number | null;
	/** Whether the gateway's webhooks arrive (hearing.ts). */
	hearing: Hearing;
	phone: string | null;
	profileName: string | null;
	reason: LinkReason | null;
	/** The origin its gateway said that it calls; null before it was asked. */
	webhookOrigin: string | null;
	/** Rises with each change of status, phone or that origin: orders the projection. */
	version: number;
	due: Partial<Record<LinkCall, number>>;
}

export const initialLink: LinkState = {
	status: "disconnected",
	epoch: 0,
	qr: null,
	pairingCode: null,
	pairing: null,
	passkey: null,
	failures: qr.noFailures,
	askingSince: null,
	asks: 0,
	attempts: 0,
	failedProbes: 0,
	blipSince: null,
	hearing: wellHeard,
	phone: null,
	profileName: null,
	reason: null,
	webhookOrigin: null,
	version: 0,
	due: {},
};

export type LinkRequest = "connect" | "generate_qr" | "reset" | "disconnect" | "renew_webhook";
export type LinkRefusal = "already_linked" | "qr_busy" | "qr_blocked";

export type StartAnswer =
	| { outcome: "linked"; phone?: string | null; profileName?: string | null }
	| { outcome: "qr"; qr: QrValue; pairingCode: string | null }
	| { outcome: "pairing"; code: string }
	| { outcome: "passkey"; step: PasskeyStep }
	| { outcome: "pending" }
	| { outcome: "failed"; reason: LinkReason };

export type ProbeReading = "linked" | "linking" | "unlinked" | "unreachable" | FinalReason;

/** Failures that repeating cannot cure: a person has to act at the gateway or in the settings. */
const FINAL_REASONS = ["unlicensed", "credentials_refused"] as const satisfies LinkReason[];
export type FinalReason = (typeof FINAL_REASONS)[number];

export function isFinalReason(reason: string): reason is FinalReason {
	return FINAL_REASONS.some((final) => final === reason);
}

export type LinkEvent =
	| { type: "gateway"; event: GatewayEvent }
	| { type: "start_answered"; epoch: number; answer: StartAnswer }
	| { type: "end_answered"; epoch: number; done: boolean }
	| {
			type: "probe_answered";
			epoch: number;
			reading: ProbeReading;
			/** The webhook was not ours at the gateway any more, or was to be renewed, and is again. */
			isWebhookRenewed?: boolean;
			/** The gateway calls our webhook at this origin: it said so, or was just told. */
			webhookOrigin?: string | null;
			phone?: string | null;
			profileName?: string | null;
	  }
	/**
	 * Incomplete: not everything could be read, so it is repeated soon. `unseen`: customers' messages that
	 * no webhook had brought.
	 */
	| { type: "reconciled"; epoch: number; isComplete: boolean; unseen?: number }
	/** A webhook of the gateway arrived. */
	| { type: "heard" }
	/** A call at our address had no valid proof: the webhook may have been changed. */
	| { type: "unproved_call" }
	/** A send was not accepted, or its outcome is unknown. */
	| { type: "send_unreached" }
	/** The product was down for a while (R14). */
	| { type: "was_away"; chance: number }
	/** The product has another address now: the gateway is told at once, whatever its webhook looks like. */
	| { type: "moved" }
	/** Another channel holds this number (N08). */
	| { type: "number_taken"; phone: string | null }
	/** `isRefused`: the gateway did not accept the answer. A null reading: unknown, or no step is open. */
	| { type: "passkey_read"; epoch: number; reading: PasskeyReading | null; isRefused: boolean }
	/**
	 * Time passed. `watchers`: open sockets of members. `lastEventAt`: the gateway's last event (epoch ms),
	 * from memory. `chance`: random in [0, 1).
	 */
	| {
			type: "tick";
			watchers: number;
			lastEventAt: number | null;
			autoReconnect: boolean;
			maxAttempts: number;
			chance: number;
	  };

/** Fields of a link for which no code is asked for or shown. */
export const noQr = {
	qr: null,
	pairingCode: null,
	pairing: null,
	passkey: null,
	askingSince: null,
	asks: 0,
	blipSince: null,
} as const;

/** A number is linked, even if its gateway has been silent lately. */
export function isLinked(state: LinkState): boolean {
	return state.status === "connected" || state.status === "unstable";
}

/** A QR or code is shown: the gateway may know of the link before it reports it. */
export function isWaitingForScan(state: LinkState): boolean {
	return state.status === "waiting_qr";
}

/** Begins linking from scratch; with a phone, by a pairing code for it. */
export function start(state: LinkState, now: number, phone: string | null = null): LinkState {
	// A waiting logout goes first, so that the old session is not taken for the new one.
	const ending = state.due.end === undefined ? {} : { end: now };
	const due = { ...ending, start: now };
	return moveTo(
		{
			...state,
			epoch: state.epoch + 1,
			...noQr,
			pairing: phone === null ? null : { phone, code: null, issuedAt: now },
			askingSince: now,
			due,
		},
		"connecting",
		null,
	);
}

/** The number is linked, as reported by the gateway or shown by an event. */
export function linked(
	state: LinkState,
	phone: string | null,
	profileName: string | null,
	now: number,
): LinkState {
	const wasInDoubt =
		state.status !== "connected" || state.blipSince !== null || state.failedProbes > 0;
	if (!wasInDoubt && state.phone === phone && state.profileName === profileName) return state;
	const healthy = {
		...state,
		...noQr,
		failures: qr.noFailures,
		attempts: 0,
		failedProbes: 0,
		hearing: wasInDoubt ? afterDoubt(state.hearing) : state.hearing,
		phone,
		profileName,
		due: {
			probe: now + health.PROBE_EVERY_MS,
			// After any doubt messages may have been lost meanwhile.
			reconcile: wasInDoubt ? now + health.RECONCILE_AFTER_LINK_MS : (state.due.reconcile ?? now),
		},
	};
	return moveTo(healthy, "connected", null, state.phone !== phone);
}

/** A new QR is a success: failures count from zero again. */
export function showQr(
	state: LinkState,
	value: QrValue,
	pairingCode: string | null,
	now: number,
): LinkState {
	const shown = {
		...state,
		...noQr,
		qr: { ...value, issuedAt: now },
		pairingCode,
		failures: qr.noFailures,
		due: {},
	};
	return moveTo(shown, "waiting_qr", null);
}

/** The pairing code was issued; a success like a QR. */
export function showPairing(state: LinkState, code: string, now: number): LinkState {
	const pairing = state.pairing && { ...state.pairing, code, issuedAt: now };
	const shown = { ...state, ...noQr, pairing, failures: qr.noFailures, due: {} };
	return moveTo(shown, "waiting_qr", null);
}

/** One more generation that brought no QR. */
export function failedGeneration(state: LinkState, reason: LinkReason, now: number): LinkState {
	const failures = qr.addFailure(state.failures, now);
	// The next automatic try: one QR's lifetime later, and only while somebody watches (link-clock.ts). A
	// pairing code is never asked for again automatically: WhatsApp limits them.
	const isOver = qr.isBlocked(failures) || state.pairing !== null;
	const due = isOver ? {} : { start: now + qr.QR_TTL_MS };
	const failed = { ...state, ...noQr, failures, due };
	return moveTo(failed, "disconnected", reason);
}

/** The link ended; only a member's request or a new QR starts it again. */
export function lost(state: LinkState, reason: LinkReason): LinkState {
	return moveTo(
		{ ...state, epoch: state.epoch + 1, ...noQr, failedProbes: 0, due: {} },
		"disconnected",
		reason,
	);
}

/** Why WhatsApp ended a session, by the code it closed with; 402 is whatsmeow's TempBanned. */
export function reasonOfClose(code: number | null): LinkReason {
	if (code === 402) return "suspended";
	// 403: locked, 406: banned; both end only by what the phone itself shows.
	return code === 403 || code === 406 ? "banned" : "logged_out";
}

/** `due` with one call moved to `at` (epoch ms), or removed by null. */
export function withDue(state: LinkState, call: LinkCall, at: number | null): LinkState["due"] {
	const { [call]: _, ...others } = state.due;
	return at === null ? others : { ...others, [call]: at };
}

/** A change of status; `version` rises only when something visible in lists changed. */
export function moveTo(
	state: LinkState,
	status: InstanceStatus,
	reason: LinkReason | null,
	phoneChanged = false,
): LinkState {
	const changed = state.status !== status || phoneChanged;
	return { ...state, status, reason, version: changed ? state.version + 1 : state.version };
}
