import { expect, test } from "vitest";
import { afterTick, dueCalls, nextWake } from "#app/domain/channels/link/link-clock.ts";
import * as health from "#app/domain/channels/health.ts";
import { decide } from "#app/domain/channels/link/instance-machine.ts";
import { initialLink, lost } from "#app/domain/channels/link/link-state.ts";
import { createRandom } from "#tests/support/random.ts";
import {
	answered,
	CODE,
	asked,
	connected,
	connecting,
	failing,
	NOW,
	probed,
	tick,
	told,
	unstable,
	waiting,
} from "./link-builders.ts";

test("a disconnected link never wakes, watched or not", () => {
	for (const watchers of [0, 3]) {
		expect(nextWake(initialLink, watchers)).toBeNull();
		expect(nextWake(lost(connected(), "logged_out"), watchers)).toBeNull();
	}
	expect(dueCalls(initialLink, NOW)).toEqual([]);
	expect(afterTick(initialLink, tick({ watchers: 3 }), NOW)).toBe(initialLink);
});

test("a call is due from its moment on, and the end of a link goes alone before a new start", () => {
	const state = { ...initialLink, due: { start: NOW, end: NOW, probe: NOW + 1 } };
	expect(dueCalls(state, NOW - 1)).toEqual([]);
	expect(dueCalls(state, NOW)).toEqual(["end"]);
	const ended = { ...initialLink, due: { start: NOW, probe: NOW + 1 } };
	expect(dueCalls(ended, NOW)).toEqual(["start"]);
	expect(dueCalls(ended, NOW + 1)).toEqual(["start", "probe"]);
});

test("a QR lives 45 seconds, and not one millisecond less", () => {
	expect(nextWake(waiting(), 0)).toBe(NOW + 45_000);
	const early = waiting();
	expect(afterTick(early, tick({ watchers: 1 }), NOW + 44_999)).toBe(early);
});

test("a QR renews itself while somebody watches", () => {
	const before = waiting();
	const renewing = afterTick(before, tick({ watchers: 1 }), NOW + 45_000);
	expect(renewing).toMatchObject({
		status: "waiting_qr",
		qr: null,
		askingSince: NOW + 45_000,
		version: before.version,
	});
	expect(dueCalls(renewing, NOW + 45_000)).toEqual(["start"]);
	const renewed = answered(renewing, { outcome: "qr", qr: CODE, pairingCode: null }, NOW + 46_000);
	expect(nextWake(renewed, 1)).toBe(NOW + 91_000);
});

test("a QR that nobody watches expires, and then nothing works on", () => {
	const before = waiting();
	const expired = afterTick(before, tick(), NOW + 45_000);
	expect(expired).toMatchObject({ status: "expired", qr: null, pairingCode: null });
	expect(expired.due).toEqual({});
	expect(expired.epoch).toBeGreaterThan(before.epoch);
	expect(nextWake(expired, 0)).toBeNull();
	expect(nextWake(expired, 5)).toBeNull();
});

test("a minute of asking without a QR is a failed generation", () => {
	const asking = answered(connecting(), { outcome: "pending" }, NOW);
	expect(afterTick(asking, tick({ watchers: 1 }), NOW + 59_999).status).toBe("connecting");
	expect(afterTick(asking, tick({ watchers: 1 }), NOW + 60_000)).toMatchObject({
		status: "disconnected",
		reason: "no_qr",
		failures: { failures: 1 },
	});
});

test("R42 the answer to a generation that was given up is not its second failure", () => {
	const asking = answered(connecting(), { outcome: "pending" }, NOW);
	const givenUp = afterTick(asking, tick({ watchers: 1 }), NOW + 60_000);
	const late = { type: "start_answered", epoch: asking.epoch } as const;
	for (const answer of [
		{ outcome: "failed", reason: "gateway_unreachable" },
		// Nor does it take away the next try.
		{ outcome: "pending" },
	] as const)
		expect(decide(givenUp, { ...late, answer }, NOW + 61_000)).toBe(givenUp);
});

test("a failed generation is repeated after 45 seconds for those who watch", () => {
	const failed = failing(1);
	expect(nextWake(failed, 1)).toBe(NOW + 45_000);
	expect(afterTick(failed, tick({ watchers: 1 }), NOW + 44_999)).toBe(failed);
	const again = afterTick(failed, tick({ watchers: 1 }), NOW + 45_000);
	expect(again).toMatchObject({ status: "connecting", failures: { failures: 1 } });
	expect(dueCalls(again, NOW + 45_000)).toEqual(["start"]);
});

test("a failed generation that nobody watches is not repeated", () => {
	const unwatched = afterTick(failing(1), tick(), NOW + 1);
	expect(unwatched.status).toBe("disconnected");
	expect(unwatched.due).toEqual({});
	expect(nextWake(unwatched, 0)).toBeNull();
});

test("L23 after three failures nothing is tried by itself, not even after the pause", () => {
	const blocked = failing(3);
	expect(nextWake(blocked, 0)).toBeNull();
	expect(nextWake(blocked, 1)).toBe(NOW + 30_000);
	const rested = afterTick(blocked, tick({ watchers: 1 }), NOW + 30_000);
	expect(rested).toMatchObject({
		status: "disconnected",
		failures: { failures: 3, pausedUntil: null },
	});
	expect(nextWake(rested, 1)).toBeNull();
});

test("a connected and silent number is probed every ten minutes", () => {
	const state = connected();
	expect(dueCalls(state, NOW + 599_999)).not.toContain("probe");
	expect(dueCalls(afterTick(state, tick(), NOW + 600_000), NOW + 600_000)).toContain("probe");
	const well = probed(state, "linked", NOW + 600_500);
	expect(well).toMatchObject({ status: "connected", due: { probe: NOW + 1_200_500 } });
});

test("a gateway that spoke lately is not asked whether it lives", () => {
	const state = connected();
	const spoke = afterTick(state, tick({ lastEventAt: NOW + 500_000 }), NOW + 600_000);
	expect(spoke.due.probe).toBe(NOW + 1_100_000);
	expect(dueCalls(spoke, NOW + 600_000)).not.toContain("probe");
	// Once a probe failed, a word of the gateway proves nothing about the number.
	const doubtful = probed(state, "unreachable", NOW + 600_000);
	const asking = afterTick(doubtful, tick({ lastEventAt: NOW + 659_000 }), NOW + 660_000);
	expect(dueCalls(asking, NOW + 660_000)).toContain("probe");
});

test("a blip heals by itself, or is looked into after fifteen seconds", () => {
	const blip = told(connected(), { type: "linking" }, NOW + 60_000);
	expect(blip).toMatchObject({ status: "connected", blipSince: NOW + 60_000 });
	expect(dueCalls(blip, NOW + 74_999)).not.toContain("probe");
	// The gateway's "connecting" was itself its last word.
	const doubt = afterTick(blip, tick({ lastEventAt: NOW + 60_000 }), NOW + 75_000);
	expect(dueCalls(doubt, NOW + 75_000)).toContain("probe");
	const healed = told(blip, { type: "linked", phone: null, profileName: null }, NOW + 70_000);
	expect(dueCalls(healed, NOW + 75_000)).not.toContain("probe");
});

test("a dead link is started again after a wait that doubles, up to the limit", () => {
	let state = unstable();
	let now = NOW;
	const waits: number[] = [];
	for (;;) {
		state = afterTick(state, tick({ maxAttempts: 5 }), now);
		if (state.status !== "unstable") break;
		const at = state.due.start ?? Number.NaN;
		waits.push(at - now);
		expect(state.attempts).toBe(waits.length);
		now = at;
		expect(dueCalls(state, now)).toContain("start");
		state = answered(state, { outcome: "failed", reason: "gateway_refused" }, now);
	}
	expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 80_000]);
	expect(state).toMatchObject({
		status: "disconnected",
		reason: "attempts_exhausted",
		attempts: 5,
	});
	expect(nextWake(state, 1)).toBeNull();
});

test("one wait is one attempt, however often time passes meanwhile", () => {
	const first = afterTick(unstable(), tick(), NOW);
	expect(afterTick(first, tick(), NOW + 1)).toBe(first);
});

test("without auto_reconnect, or with no attempts allowed, a dead link is not started", () => {
	const manual = afterTick(unstable(), tick({ autoReconnect: false }), NOW);
	expect(manual).toMatchObject({ status: "unstable", attempts: 0 });
	expect(manual.due.start).toBeUndefined();
	expect(afterTick(unstable(), tick({ maxAttempts: 0 }), NOW)).toMatchObject({
		status: "disconnected",
		reason: "attempts_exhausted",
	});
});

test("a gateway out of reach is probed, not restarted", () => {
	const state = afterTick(unstable(NOW, "unreachable"), tick(), NOW);
	expect(state).toMatchObject({ status: "unstable", reason: "gateway_unreachable", attempts: 0 });
	expect(dueCalls(state, NOW + 60_000)).toContain("probe");
	expect(state.due.start).toBeUndefined();
});

test("a disconnection is told to the gateway, then nothing more happens", () => {
	const ending = asked(connected(), "disconnect", NOW + 1);
	expect(dueCalls(ending, NOW + 1)).toEqual(["end"]);
	expect(afterTick(ending, tick({ watchers: 1 }), NOW + 1)).toBe(ending);
});

test("R45 of 1,000 alarms that fire at once after an outage, no second sees more than its share", () => {
	const random = createRandom(45);
	const late = { ...connected(), due: { probe: NOW, reconcile: NOW } };
	const now = NOW + 20 * 60_000;
	const perSecond = new Map<number, number>();
	for (let instance = 0; instance < 1_000; instance += 1) {
		const state = afterTick(late, tick({ chance: random() }), now);
		expect(dueCalls(state, now)).toEqual([]);
		const at = nextWake(state, 0) ?? 0;
		expect(at).toBeLessThanOrEqual(now + 60_000);
		const second = Math.floor((at - now) / 1_000);
		perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
	}
	expect(perSecond.size).toBeGreaterThan(55);
	expect(Math.max(...perSecond.values())).toBeLessThan(35);
});

test("after an outage of ours the gateway is asked within a minute for what it told meanwhile (ledger A2, R14)", () => {
	const hourAway = { ...connected(), due: { probe: NOW, reconcile: NOW + 50 * 60_000 } };
	const now = NOW + health.LATE_AFTER_MS + 1;
	// A probe that comes two minutes late: nobody was here.
	const late = afterTick(hourAway, tick({ chance: 0.5 }), now);
	expect(late.due.reconcile).toBe(now + 30_000);
	// A silent link that slept until its probe is asked nothing more for it.
	const onTime = afterTick(hourAway, tick({ chance: 0.5 }), NOW);
	expect(onTime.due.reconcile).toBe(NOW + 50 * 60_000);
});

test("whoever starts the product has linked numbers catch up, and no others (ledger A2, R14)", () => {
	const told = (state: ReturnType<typeof connected>) =>
		decide(state, { type: "was_away", chance: 0.5 }, NOW);
	const linked = { ...connected(), due: { reconcile: NOW + 50 * 60_000 } };
	expect(told(linked).due.reconcile).toBe(NOW + 30_000);
	const soon = { ...connected(), due: { reconcile: NOW + 1_000 } };
	expect(told(soon).due).toEqual(soon.due);
	const idle = lost(connected(), "logged_out");
	expect(told(idle)).toBe(idle);
});

test("R45 what a person waits for, and what is only a little late, is done at once", () => {
	const state = { ...connected(), due: { probe: NOW } };
	expect(afterTick(state, tick({ chance: 0.9 }), NOW + 120_000).due).toEqual({ probe: NOW });
	const starting = connecting();
	expect(dueCalls(afterTick(starting, tick({ chance: 0.9 }), NOW + 30_000), NOW + 30_000)).toEqual([
		"start",
	]);
});

test("what an outage of ours let pass accuses no webhook of the gateway (gateway A1)", () => {
	const calm = decide(
		connected(),
		{ type: "reconciled", epoch: connected().epoch, isComplete: true },
		NOW + 3_000,
	);
	expect(calm.hearing.isCatchingUp).toBe(false);
	expect(afterTick(calm, tick(), NOW + 600_000).hearing.isCatchingUp).toBe(false);
	expect(afterTick(calm, tick(), NOW + 900_000).hearing.isCatchingUp).toBe(true);
});
