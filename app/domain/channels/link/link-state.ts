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

/** Calls of ours at the gateway; of each at most one is under way. */
export const LINK_CALLS = ["start", "end", "probe", "reconcile", "passkey"] as const;
export type LinkCall = (typeof LINK_CALLS)[number];

export interface LinkState {
	status: InstanceStatus;
	/** Rises whenever answers under way stop counting (R42). */
	epoch: number;
	qr: (QrValue & { issuedAt: number }) | null;
	pairingCode: string | null;
	/** A code is wanted, or shown, in place of the QR. */
	pairing: Pairing | null;
	/** Where the passkey step stands, once the gateway has told; and what was answered to it. */
	passkey: Passkey | null;
	failures: qr.QrFailures;
	/** Since when, and how often, a QR was asked for without getting one. */
	askingSince: number | null;
	asks: number;
	/** Automatic reconnections since the last link. */
	attempts: number;
	failedProbes: number;
	/** A linked number whose gateway said "connecting" at this moment, and not yet that it is well. */
	blipSince: number | null;
	/** Whether the gateway's webhook brings us what happens (hearing.ts). */
	hearing: Hearing;
	phone: string | null;
	profileName: string | null;
	reason: LinkReason | null;
	/** Rises with each change of status or phone: orders the projection. */
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

/** What no repetition cures: a person has to do something at the gateway or in the settings. */
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
			phone?: string | null;
			profileName?: string | null;
	  }
	/** Incomplete: the gateway could not be asked to the end, so it is asked again soon. `unseen`:
	 * messages of customers that no webhook had brought. */
	| { type: "reconciled"; epoch: number; isComplete: boolean; unseen?: number }
	/** A webhook of the gateway arrived. */
	| { type: "heard" }
	/** A call of the gateway came that nobody can prove: its webhook may have been changed. */
	| { type: "unproved_call" }
	/** A message could not be handed to the gateway, or nobody knows whether it was. */
	| { type: "send_unreached" }
	/** The product was not running for a while, whatever this object itself knows of it (R14). */
	| { type: "was_away"; chance: number }
	/** Another channel holds this number (N08). */
	| { type: "number_taken"; phone: string | null }
	/** `isRefused`: the answer given was not taken. A null reading: nobody knows, or nothing waits. */
	| { type: "passkey_read"; epoch: number; reading: PasskeyReading | null; isRefused: boolean }
	/** Time passed. `watchers`: open sockets. `lastEventAt`: last word of the gateway, from memory. */
	| {
			type: "tick";
			watchers: number;
			lastEventAt: number | null;
			autoReconnect: boolean;
			maxAttempts: number;
			chance: number;
	  };

/** Nothing is being asked for or shown. */
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

/** Something to scan or to type is shown: the gateway may know of the link before it tells us. */
export function isWaitingForScan(state: LinkState): boolean {
	return state.status === "waiting_qr";
}

/** Asks the gateway for a link from scratch; with a number, for a code to type on that phone. */
export function start(state: LinkState, now: number, phone: string | null = null): LinkState {
	// A logout that still waits goes first: the old session must not come back as the new one.
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

/** The number is linked: as the gateway says, or by a sign of life. */
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
			// After any doubt: what came meanwhile may have been lost.
			reconcile: wasInDoubt ? now + health.RECONCILE_AFTER_LINK_MS : (state.due.reconcile ?? now),
		},
	};
	return moveTo(healthy, "connected", null, state.phone !== phone);
}

/** A fresh QR: a success, so failures count from zero. */
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

/** The code to type is there; a success like a QR. */
export function showPairing(state: LinkState, code: string, now: number): LinkState {
	const pairing = state.pairing && { ...state.pairing, code, issuedAt: now };
	const shown = { ...state, ...noQr, pairing, failures: qr.noFailures, due: {} };
	return moveTo(shown, "waiting_qr", null);
}

/** One more generation that brought no QR. */
export function failedGeneration(state: LinkState, reason: LinkReason, now: number): LinkState {
	const failures = qr.addFailure(state.failures, now);
	// The next try by itself: one QR's time later, and only while somebody watches (link-clock.ts).
	// A code is never asked for again by itself: WhatsApp counts them.
	const isOver = qr.isBlocked(failures) || state.pairing !== null;
	const due = isOver ? {} : { start: now + qr.QR_TTL_MS };
	const failed = { ...state, ...noQr, failures, due };
	return moveTo(failed, "disconnected", reason);
}

/** The link is over for a reason; only a person, or a new QR, brings it back. */
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

/** The waiting calls with one of them moved, or taken away by null. */
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
