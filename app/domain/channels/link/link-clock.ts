import { afterDoubt } from "../hearing.ts";
import * as health from "../health.ts";
import {
	failedGeneration,
	isLinked,
	type LinkCall,
	type LinkEvent,
	type LinkState,
	lost,
	moveTo,
	noQr,
	start,
	withDue,
} from "./link-state.ts";
import { PAIRING_TTL_MS } from "./pairing.ts";
import * as qr from "./qr-policy.ts";
import { reconnectDelayMs } from "./reconnect.ts";

/** Calls whose time has come. */
export function dueCalls(state: LinkState, now: number): LinkCall[] {
	const isDue = (call: LinkCall): boolean => (state.due[call] ?? Number.POSITIVE_INFINITY) <= now;
	// A logout goes alone: nothing may be asked of the session it ends.
	if (isDue("end")) return ["end"];
	const calls: LinkCall[] = ["start", "probe", "reconcile", "passkey"];
	return calls.filter(isDue);
}

/** The next moment something has to happen by itself; null: nothing, ever. */
export function nextWake(state: LinkState, watchers: number): number | null {
	const moments = Object.values(state.due);
	if (state.qr !== null) moments.push(state.qr.issuedAt + qr.QR_TTL_MS);
	if (state.pairing?.code) moments.push(state.pairing.issuedAt + PAIRING_TTL_MS);
	if (state.askingSince !== null) moments.push(state.askingSince + health.LINKING_TIMEOUT_MS);
	// The end of the pause is only worth waking for while somebody looks at the countdown.
	if (watchers > 0 && state.failures.pausedUntil !== null) moments.push(state.failures.pausedUntil);
	return moments.length === 0 ? null : Math.min(...moments);
}

/** What the passing of time does to a link. */
export function afterTick(
	state: LinkState,
	tick: Extract<LinkEvent, { type: "tick" }>,
	now: number,
): LinkState {
	let next = spreadLateCalls(state, tick.chance, now);
	if (next.qr !== null && now - next.qr.issuedAt >= qr.QR_TTL_MS)
		next = afterQrExpiry(next, tick.watchers, now);
	if (next.pairing?.code && now - next.pairing.issuedAt >= PAIRING_TTL_MS)
		next = afterQrExpiry(next, 0, now);
	if (next.askingSince !== null && now - next.askingSince >= health.LINKING_TIMEOUT_MS)
		next = failedGeneration(next, "no_qr", now);
	if (next.failures.pausedUntil !== null && now >= next.failures.pausedUntil)
		next = { ...next, failures: { ...next.failures, pausedUntil: null } };
	next = retryWhileWatched(next, tick.watchers, now);
	next = skipNeedlessProbe(next, tick.lastEventAt, now);
	return reconnectIfDead(next, tick, now);
}

/**
 * After an outage of the platform every alarm fires at once, and all would ask the gateway in the
 * same moment, for ever in step: what is late by itself is spread over a minute (R45). What a
 * person waits for is not.
 */
function spreadLateCalls(state: LinkState, chance: number, now: number): LinkState {
	if (state.status !== "connected" && state.status !== "unstable") return state;
	const late = Object.entries(state.due).filter(([, at]) => now - at > health.LATE_AFTER_MS);
	if (late.length === 0) return state;
	const at = now + Math.round(chance * health.SPREAD_MS);
	const spread = Object.fromEntries(late.map(([call]) => [call, at]));
	return reconcileSoon({ ...state, due: { ...state.due, ...spread } }, chance, now);
}

/**
 * Nobody was here to take what gateways told, and some give up after half a minute: they are asked
 * for it now, not within the hour (R14), and what is found accuses no webhook of the gateway's.
 * Spread as above: an outage is over for all at once.
 */
export function reconcileSoon(state: LinkState, chance: number, now: number): LinkState {
	if (!isLinked(state)) return state;
	const doubted = { ...state, hearing: afterDoubt(state.hearing) };
	const planned = state.due.reconcile;
	const at = now + Math.round(chance * health.SPREAD_MS);
	if (planned === undefined || planned <= at) return doubted;
	return { ...doubted, due: withDue(state, "reconcile", at) };
}

/** A QR renews itself only while somebody watches; otherwise it expires and nothing works on. */
function afterQrExpiry(state: LinkState, watchers: number, now: number): LinkState {
	if (watchers > 0)
		return {
			...state,
			qr: null,
			pairingCode: null,
			askingSince: now,
			asks: 0,
			due: withDue(state, "start", now),
		};
	return moveTo({ ...state, epoch: state.epoch + 1, ...noQr, due: {} }, "expired", null);
}

/** A failed generation is repeated by itself for watchers; for nobody, nothing is asked. */
function retryWhileWatched(state: LinkState, watchers: number, now: number): LinkState {
	if (state.status !== "disconnected" || state.due.start === undefined) return state;
	if (watchers === 0) return { ...state, due: withDue(state, "start", null) };
	return state.due.start <= now ? start(state, now) : state;
}

/** A gateway that spoke within the last ten minutes need not be asked whether it lives. */
function skipNeedlessProbe(state: LinkState, lastEventAt: number | null, now: number): LinkState {
	const isDue = state.due.probe !== undefined && state.due.probe <= now;
	// In doubt it is asked all the same: its last word may be the very reason of the doubt.
	const isInDoubt = state.failedProbes > 0 || state.blipSince !== null;
	if (!isDue || state.status !== "connected" || isInDoubt || lastEventAt === null) return state;
	const quietUntil = lastEventAt + health.PROBE_EVERY_MS;
	return quietUntil > now ? { ...state, due: withDue(state, "probe", quietUntil) } : state;
}

function reconnectIfDead(
	state: LinkState,
	tick: Extract<LinkEvent, { type: "tick" }>,
	now: number,
): LinkState {
	// Only a link the gateway itself calls dead is started again; unreachable gateways are probed.
	if (state.status !== "unstable" || state.reason !== "silent" || !tick.autoReconnect) return state;
	if (state.due.start !== undefined) return state;
	if (state.attempts >= tick.maxAttempts) return lost(state, "attempts_exhausted");
	return {
		...state,
		attempts: state.attempts + 1,
		due: withDue(state, "start", now + reconnectDelayMs(state.attempts, tick.chance)),
	};
}
