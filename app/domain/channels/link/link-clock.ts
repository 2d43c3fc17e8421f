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

/** The calls that are due at `now`. */
export function dueCalls(state: LinkState, now: number): LinkCall[] {
	const isDue = (call: LinkCall): boolean => (state.due[call] ?? Number.POSITIVE_INFINITY) <= now;
	// A logout runs alone: nothing may be asked of the session it ends.
	if (isDue("end")) return ["end"];
	const calls: LinkCall[] = ["start", "probe", "reconcile", "passkey"];
	return calls.filter(isDue);
}

/**
 * Epoch ms at which the link next needs attention; null: never by itself.
 * @param watchers open sockets of members
 */
export function nextWake(state: LinkState, watchers: number): number | null {
	const moments = Object.values(state.due);
	if (state.qr !== null) moments.push(state.qr.issuedAt + qr.QR_TTL_MS);
	if (state.pairing?.code) moments.push(state.pairing.issuedAt + PAIRING_TTL_MS);
	if (state.askingSince !== null) moments.push(state.askingSince + health.LINKING_TIMEOUT_MS);
	// Waking at the end of the pause is only useful while somebody sees the countdown.
	if (watchers > 0 && state.failures.pausedUntil !== null) moments.push(state.failures.pausedUntil);
	return moments.length === 0 ? null : Math.min(...moments);
}

/** The state after time has passed: expired codes, failed generations, reconnections. */
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
 * After an outage of the platform all alarms fire at once and would call the gateway in the same moment,
 * again and again. Late calls are therefore spread over a minute (R45), except those a member waits for.
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
 * The product was down, and some gateways retry only for half a minute: missed messages are fetched now,
 * not within the hour (R14), and finding them does not count against the webhook. Spread as above.
 */
export function reconcileSoon(state: LinkState, chance: number, now: number): LinkState {
	if (!isLinked(state)) return state;
	const doubted = { ...state, hearing: afterDoubt(state.hearing) };
	const planned = state.due.reconcile;
	const at = now + Math.round(chance * health.SPREAD_MS);
	if (planned === undefined || planned <= at) return doubted;
	return { ...doubted, due: withDue(state, "reconcile", at) };
}

/** A QR is renewed only while somebody watches; otherwise it expires. */
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

/** A failed generation is repeated only while somebody watches. */
function retryWhileWatched(state: LinkState, watchers: number, now: number): LinkState {
	if (state.status !== "disconnected" || state.due.start === undefined) return state;
	if (watchers === 0) return { ...state, due: withDue(state, "start", null) };
	return state.due.start <= now ? start(state, now) : state;
}

/** A gateway that sent something within the last ten minutes is not probed. */
function skipNeedlessProbe(state: LinkState, lastEventAt: number | null, now: number): LinkState {
	const isDue = state.due.probe !== undefined && state.due.probe <= now;
	// When in doubt it is probed anyway: its last event may be the reason for the doubt.
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
	// Only a link that the gateway itself reports as dead is started again; unreachable gateways are
	// probed.
	if (state.status !== "unstable" || state.reason !== "silent" || !tick.autoReconnect) return state;
	if (state.due.start !== undefined) return state;
	if (state.attempts >= tick.maxAttempts) return lost(state, "attempts_exhausted");
	return {
		...state,
		attempts: state.attempts + 1,
		due: withDue(state, "start", now + reconnectDelayMs(state.attempts, tick.chance)),
	};
}
