// Spec 2, section 4: Instance status. The state machine of one WhatsApp link: pure functions (state, event,
// now) => state. `now` and all stored moments are epoch ms.
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { GatewayEvent } from "../gateway-event.ts";
import type { Hearing } from "../hearing.ts";
import type { AccountNotice } from "../account-notice.ts";
import { moveOf } from "../leaving.ts";
import * as hearing from "../hearing.ts";
import * as health from "../health.ts";
import { afterTick, reconcileSoon } from "./link-clock.ts";
import {
	failedGeneration,
	isFinalReason,
	isLinked,
	isWaitingForScan,
	type LinkEvent,
	type LinkRefusal,
	type LinkRequest,
	type LinkState,
	linked,
	lost,
	moveTo,
	noQr,
	reasonOfClose,
	type StartAnswer,
	showPairing,
	showQr,
	start,
	withDue,
} from "./link-state.ts";
import { afterPasskeyRead, needsPasskey } from "./passkey-steps.ts";
import * as qr from "./qr-policy.ts";

/**
 * The state after a member's request. `already_linked`; `qr_busy`: a QR is being generated; `qr_blocked`:
 * paused after three failed generations (L23).
 */
export function request(
	state: LinkState,
	wanted: LinkRequest,
	now: number,
): Result<LinkState, LinkRefusal> {
	if (wanted === "disconnect") return ok(disconnect(state, now));
	if (wanted === "renew_webhook") return ok(renewWebhook(state, now));
	if (isLinked(state)) return fail("already_linked");
	if (qr.isBlocked(state.failures)) {
		if (wanted !== "reset" || !qr.mayReset(state.failures, now)) return fail("qr_blocked");
		return ok(start({ ...state, failures: qr.noFailures }, now));
	}
	// Before the third failure a reset is a generation like any other and clears nothing (L23).
	if (state.status === "connecting") return fail("qr_busy");
	if (wanted === "connect" && state.status === "waiting_qr") return ok(state);
	return ok(start(state, now));
}

/**
 * The state after a request for a pairing code for this number (digits with country code). Refusals as for
 * `request`.
 */
export function requestPairing(
	state: LinkState,
	phone: string,
	now: number,
): Result<LinkState, LinkRefusal> {
	if (isLinked(state)) return fail("already_linked");
	if (qr.isBlocked(state.failures)) return fail("qr_blocked");
	if (state.status === "connecting") return fail("qr_busy");
	return ok(start(state, now, phone));
}

/**
 * The state after an event; the same object when nothing changed, so that nothing is written. Answers of an
 * earlier epoch are ignored.
 */
export function decide(state: LinkState, event: LinkEvent, now: number): LinkState {
	switch (event.type) {
		case "gateway":
			return afterGateway(state, event.event, now);
		case "start_answered":
			return event.epoch === state.epoch ? afterStart(state, event.answer, now) : state;
		case "end_answered":
			if (event.epoch !== state.epoch || state.due.end === undefined) return state;
			return { ...state, due: withDue(state, "end", nextEndAt(state, event.done, now)) };
		case "probe_answered":
			return event.epoch === state.epoch ? afterProbe(state, event, now) : state;
		case "reconciled":
			return event.epoch === state.epoch && isLinked(state)
				? afterReconciled(state, event, now)
				: state;
		case "heard":
			return withHearing(state, hearing.afterWebhook(state.hearing));
		case "unproved_call":
			return isLinked(state) ? { ...state, due: withDue(state, "probe", now) } : state;
		case "send_unreached":
			return afterUnreachedSend(state, now);
		case "was_away":
			return reconcileSoon(state, event.chance, now);
		case "moved":
			return renewWebhook(state, now);
		case "number_taken":
			if (!isLinked(state) || state.phone !== event.phone) return state;
			// Logged out there too: two channels of one number would answer each other's customers.
			return {
				...lost({ ...state, phone: null, profileName: null }, "number_taken"),
				due: { end: now },
			};
		case "passkey_read":
			return event.epoch === state.epoch ? afterPasskeyRead(state, event) : state;
		case "tick":
			return afterTick(state, event, now);
	}
}

function disconnect(state: LinkState, now: number): LinkState {
	const wasIdle = state.status === "disconnected" && state.due.start === undefined;
	if (wasIdle) return state;
	return moveTo(
		{
			...state,
			epoch: state.epoch + 1,
			...noQr,
			attempts: 0,
			failedProbes: 0,
			phone: null,
			profileName: null,
			due: { end: now },
		},
		"disconnected",
		null,
	);
}

function afterStart(state: LinkState, answer: StartAnswer, now: number): LinkState {
	if (answer.outcome === "linked") {
		const { phone, profileName } = answer;
		return linked(state, phone ?? state.phone, profileName ?? state.profileName, now);
	}
	// The gateway's events may have arrived before the answer, which is outdated then (R42).
	if (state.askingSince === null && state.status !== "unstable") return state;
	const settled = { ...state, due: withDue(state, "start", null) };
	switch (answer.outcome) {
		case "qr":
			return showQr(settled, answer.qr, answer.pairingCode, now);
		case "pairing":
			return showPairing(settled, answer.code, now);
		case "passkey":
			return needsPasskey(settled, answer, now);
		case "pending":
			// A reconnection has its own back-off.
			if (state.status === "unstable") return settled;
			return {
				...settled,
				asks: state.asks + 1,
				due: withDue(settled, "start", now + qr.askAgainDelayMs(state.asks)),
			};
		case "failed":
			// Repeating would give the same answer: nothing is due until a member connects.
			if (isFinalReason(answer.reason)) return lost(settled, answer.reason);
			return state.status === "unstable" ? settled : failedGeneration(settled, answer.reason, now);
	}
}

function afterGateway(state: LinkState, event: GatewayEvent, now: number): LinkState {
	switch (event.type) {
		case "qr":
			// A QR that arrives after the link was made or ended is outdated (R42).
			if (state.status !== "connecting" && state.status !== "waiting_qr") return state;
			// For a pairing code no QR is shown; gateways may still send them, with the code.
			if (state.pairing !== null)
				return event.pairingCode !== null && event.pairingCode !== state.pairing.code
					? showPairing(state, event.pairingCode, now)
					: state;
			if (state.qr !== null && state.qr.value === event.qr.value) return state;
			return showQr(state, event.qr, event.pairingCode, now);
		case "linked":
			// A logout is under way: this event is older than the request (R42).
			if (state.due.end !== undefined) return state;
			return linked(state, event.phone ?? state.phone, event.profileName ?? state.profileName, now);
		case "linking":
			if (state.status !== "connected" || state.blipSince !== null) return state;
			return { ...state, blipSince: now, due: withDue(state, "probe", blipProbeAt(state, now)) };
		case "unlinked":
			if (state.status === "disconnected") return withReasonLearnt(state, event.reasonCode);
			// This ends the attempt by QR that the pairing code replaced.
			if (state.pairing !== null && !isLinked(state)) return state;
			return lost(state, reasonOfClose(event.reasonCode));
		case "link_refused":
			if (state.status === "connected" || state.status === "disconnected") return state;
			return moveTo({ ...state, epoch: state.epoch + 1, ...noQr, due: {} }, "expired", "qr_limit");
		case "passkey_required":
			if (state.due.end !== undefined) return state;
			return needsPasskey(state, event, now);
		case "message":
		case "status":
		case "receipt":
		case "referral":
		case "edited":
		case "deleted":
		case "reaction":
		case "vote":
		case "renumbered":
		case "contact":
		case "history":
		case "group":
		case "group_change":
		case "presence":
		case "call":
		case "offers":
			// Any event shows that the link works.
			return state.status === "unstable"
				? linked(state, state.phone, state.profileName, now)
				: state;
		case "account":
			return afterNotice(state, event.notice, now);
	}
}

/** The number left us, by its phone or with its account, or came back: then its link is made again. */
function afterNotice(state: LinkState, notice: AccountNotice, now: number): LinkState {
	const move = moveOf(notice);
	if (move === null) return state;
	if (move === "left")
		return state.status === "disconnected" ? { ...state, reason: "left" } : lost(state, "left");
	return state.status === "disconnected" && state.reason === "left" ? start(state, now) : state;
}

/** Of several reports about one end the most specific reason is kept, whichever comes last. */
function withReasonLearnt(state: LinkState, code: number | null): LinkState {
	const reason = reasonOfClose(code);
	return state.reason === "logged_out" && reason !== "logged_out" ? { ...state, reason } : state;
}

const withHearing = (state: LinkState, next: Hearing): LinkState =>
	next === state.hearing ? state : { ...state, hearing: next };

/** Marks the webhook to be set again; only for a linked number. */
function renewWebhook(state: LinkState, now: number): LinkState {
	if (!isLinked(state)) return state;
	const due = withDue(state, "probe", now);
	return { ...state, hearing: { ...state.hearing, mustRenew: true }, due };
}

/** After a reconciliation that found messages no webhook brought, the webhook is checked at once. */
function afterReconciled(
	state: LinkState,
	{ isComplete, unseen = 0 }: { isComplete: boolean; unseen?: number },
	now: number,
): LinkState {
	const next = hearing.afterReconciliation(state.hearing, unseen, isComplete);
	const at = now + nextReconcileMs(next, isComplete);
	const due = withDue(state, "reconcile", at);
	const isNewlyDeaf = next.unheard > state.hearing.unheard;
	return { ...state, hearing: next, due: isNewlyDeaf ? { ...due, probe: now } : due };
}

/** Within two minutes, as after any recovery, when the gateway could not tell everything (R14). */
function nextReconcileMs({ state }: Hearing, isComplete: boolean): number {
	if (!isComplete) return health.REPROBE_MS;
	return state === "well" ? health.RECONCILE_EVERY_MS : hearing.UNHEARD_RECONCILE_MS;
}

/**
 * A failed send counts as a failed probe: a real probe follows at once, and if it fails as well the link is
 * shown as unstable. A link in doubt is being probed already.
 */
function afterUnreachedSend(state: LinkState, now: number): LinkState {
	if (state.status !== "connected" || state.failedProbes > 0) return state;
	return { ...state, failedProbes: 1, due: withDue(state, "probe", now) };
}

/** A short interruption usually heals by itself; if not, a probe follows. */
function blipProbeAt(state: LinkState, now: number): number {
	return Math.min(now + health.BLIP_MS, state.due.probe ?? Number.POSITIVE_INFINITY);
}

function afterProbe(
	state: LinkState,
	event: Extract<LinkEvent, { type: "probe_answered" }>,
	now: number,
): LinkState {
	const { reading } = event;
	if (isWaitingForScan(state)) return afterLook(state, event, now);
	if (!isLinked(state)) return state;
	if (reading === "linked") {
		const well = linked(state, state.phone, state.profileName, now);
		const next =
			well === state
				? { ...state, due: withDue(state, "probe", now + health.PROBE_EVERY_MS) }
				: well;
		const told = withOrigin(next, event.webhookOrigin ?? null);
		return event.isWebhookRenewed ? afterRenewal(told, now) : told;
	}
	if (isFinalReason(reading)) return lost(state, reading);
	const failedProbes = state.failedProbes + 1;
	const worse = { ...state, failedProbes, due: withDue(state, "probe", now + health.REPROBE_MS) };
	if (failedProbes < health.MAX_FAILED_PROBES) return worse;
	return moveTo(worse, "unstable", reading === "unreachable" ? "gateway_unreachable" : "silent");
}

/** Null says nothing: the gateway was not asked, or did not answer. */
function withOrigin(state: LinkState, webhookOrigin: string | null): LinkState {
	if (webhookOrigin === null || webhookOrigin === state.webhookOrigin) return state;
	return { ...state, webhookOrigin, version: state.version + 1 };
}

/** Messages missed under the old webhook address are fetched at once. */
function afterRenewal(state: LinkState, now: number): LinkState {
	const due = withDue(state, "reconcile", now + health.RECONCILE_AFTER_LINK_MS);
	return { ...state, hearing: hearing.afterRenewal(), due };
}

/**
 * The QR was scanned although no webhook reported it: then the webhook has to prove itself as well. Any
 * other reading says nothing new about a waiting QR.
 */
function afterLook(
	state: LinkState,
	{ reading, phone, profileName }: Extract<LinkEvent, { type: "probe_answered" }>,
	now: number,
): LinkState {
	if (reading !== "linked") return state;
	const scanned = linked(state, phone ?? state.phone, profileName ?? state.profileName, now);
	return { ...scanned, hearing: hearing.afterRenewal() };
}

/**
 * A failed logout is tried again, as the number must not stay linked unnoticed. Not when a new link is
 * wanted: a later try would end the new session.
 */
function nextEndAt(state: LinkState, isDone: boolean, now: number): number | null {
	return isDone || state.due.start !== undefined ? null : now + health.REPROBE_MS;
}
