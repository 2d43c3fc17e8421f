import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { decide, request } from "#app/domain/channels/link/instance-machine.ts";
import { dueCalls, nextWake } from "#app/domain/channels/link/link-clock.ts";
import {
	initialLink,
	type LinkEvent,
	type LinkRequest,
	type LinkState,
} from "#app/domain/channels/link/link-state.ts";
import { INSTANCE_STATUSES } from "#app/domain/channels/link/link-view.ts";
import { CODE, connected, failing, NOW, OTHER_CODE, tick, unstable } from "./link-builders.ts";

/** Random walks: anything may happen to a link, in any order, at any time. */
type Tick = Extract<LinkEvent, { type: "tick" }>;
/** An event whose epoch is the state's own minus `age`. */
type Step =
	| { kind: "event"; age: number; event: LinkEvent }
	| { kind: "request"; wanted: LinkRequest };

const MAX_ATTEMPTS = 3;
const qr = fc.constantFrom(CODE, OTHER_CODE);
const pairingCode = fc.constantFrom(null, "ABCD1234");

const gatewayEvent: fc.Arbitrary<GatewayEvent> = fc.oneof(
	fc.record({ type: fc.constant("qr" as const), qr, pairingCode }),
	fc.record({
		type: fc.constant("linked" as const),
		phone: fc.constantFrom(null, "5511912345678", "5511999999999"),
		profileName: fc.constantFrom(null, "Loja"),
	}),
	fc.constantFrom<GatewayEvent>(
		{ type: "linking" },
		{ type: "unlinked", reasonCode: 401 },
		{ type: "link_refused", reasonCode: 428 },
		{ type: "passkey_required" },
		{ type: "status", providerId: "A", status: "read" },
		{ type: "edited", providerId: "A", text: "b" },
		{ type: "contact", addresses: [], name: null, avatarUrl: null },
	),
);

const startAnswer = fc.oneof(
	fc.record({ outcome: fc.constant("qr" as const), qr, pairingCode }),
	fc.constantFrom(
		{ outcome: "linked" } as const,
		{ outcome: "pending" } as const,
		{ outcome: "failed", reason: "gateway_refused" } as const,
	),
);

const someTick: fc.Arbitrary<Tick> = fc.record({
	type: fc.constant("tick" as const),
	watchers: fc.constantFrom(0, 0, 1, 9),
	lastEventAt: fc.constantFrom(null, NOW, NOW + 400_000),
	autoReconnect: fc.boolean(),
	maxAttempts: fc.constant(MAX_ATTEMPTS),
	chance: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
});

const epoch = fc.constant(0);
const someEvent: fc.Arbitrary<LinkEvent> = fc.oneof(
	{
		weight: 4,
		arbitrary: fc.record({ type: fc.constant("gateway" as const), event: gatewayEvent }),
	},
	{
		weight: 4,
		arbitrary: fc.record({
			type: fc.constant("start_answered" as const),
			epoch,
			answer: startAnswer,
		}),
	},
	{
		weight: 3,
		arbitrary: fc.record({
			type: fc.constant("probe_answered" as const),
			epoch,
			reading: fc.constantFrom("linked", "linking", "unlinked", "unreachable"),
		}),
	},
	fc.record({ type: fc.constant("end_answered" as const), epoch, done: fc.boolean() }),
	fc.record({ type: fc.constant("reconciled" as const), epoch, isComplete: fc.boolean() }),
	{ weight: 5, arbitrary: someTick },
);

const someStep: fc.Arbitrary<Step> = fc.oneof(
	{
		weight: 4,
		arbitrary: fc.record({
			kind: fc.constant("event" as const),
			age: fc.constantFrom(0, 0, 0, 1, 2),
			event: someEvent,
		}),
	},
	fc.record({
		kind: fc.constant("request" as const),
		wanted: fc.constantFrom<LinkRequest>("connect", "generate_qr", "reset", "disconnect"),
	}),
);

/** A walk and where it begins: also where chance alone seldom comes. */
const someWalk = fc.record({
	begin: fc
		.constantFrom(initialLink, connected(), unstable(), unstable(NOW, "unreachable"), failing(2))
		.map((state) => ({ state, now: NOW })),
	walk: fc.array(
		fc.record({
			step: someStep,
			/** Mostly soon, sometimes past every deadline. */
			afterMs: fc.constantFrom(0, 1, 500, 5_000, 16_000, 31_000, 46_000, 61_000, 700_000),
		}),
		{ maxLength: 40 },
	),
});
type Journey = typeof someWalk extends fc.Arbitrary<infer Value> ? Value : never;

function take(state: LinkState, step: Step, now: number): LinkState {
	if (step.kind === "request") {
		const result = request(state, step.wanted, now);
		return result.ok ? result.value : state;
	}
	const { event, age } = step;
	return decide(state, "epoch" in event ? { ...event, epoch: state.epoch - age } : event, now);
}

/** What must be true of a link at any moment. */
function expectSound(state: LinkState): void {
	expect(INSTANCE_STATUSES).toContain(state.status);
	const isLinked = state.status === "connected" || state.status === "unstable";
	if (state.status !== "waiting_qr") expect([state.qr, state.pairingCode]).toEqual([null, null]);
	expect(state.askingSince !== null).toBe(
		state.status === "connecting" || (state.status === "waiting_qr" && state.qr === null),
	);
	expect(state.failures.failures).toBeLessThanOrEqual(3);
	if (state.failures.pausedUntil !== null) expect(state.failures.failures).toBe(3);
	if (isLinked) expect(state.failures.failures).toBe(0);
	expect(state.attempts).toBeLessThanOrEqual(MAX_ATTEMPTS);
	expect(state.blipSince === null || isLinked).toBe(true);
	// Who waits for what: a linked number is looked after, any other costs nothing.
	expect(state.due.probe !== undefined).toBe(isLinked);
	expect(state.due.reconcile !== undefined).toBe(isLinked);
	// A new link may be wanted while the logout of the old one still waits.
	if (state.due.end !== undefined) expect(["disconnected", "connecting"]).toContain(state.status);
	// A QR that is shown is not asked for, and what is asked for is not shown.
	if (state.due.start !== undefined)
		expect(state.askingSince !== null || ["unstable", "disconnected"].includes(state.status)).toBe(
			true,
		);
	// The object keeps it as JSON.
	expect(isDeepStrictEqual(JSON.parse(JSON.stringify(state)), state)).toBe(true);
}

function expectForward(before: LinkState, after: LinkState): void {
	expect(after.epoch).toBeGreaterThanOrEqual(before.epoch);
	expect(after.version).toBeGreaterThanOrEqual(before.version);
	if (before.status !== after.status) expect(after.version).toBeGreaterThan(before.version);
}

function play(
	{ begin, walk }: Journey,
	look: (before: LinkState, after: LinkState, step: Step, now: number) => void,
): { state: LinkState; now: number } {
	let { state, now } = begin;
	for (const { step, afterMs } of walk) {
		now += afterMs;
		const before = state;
		state = take(before, step, now);
		look(before, state, step, now);
	}
	return { state, now };
}

test("R42 no order of events throws or breaks what a link is", () => {
	fc.assert(
		fc.property(someWalk, (walk) => {
			play(walk, (before, after) => {
				expectForward(before, after);
				expectSound(after);
			});
		}),
		{ numRuns: 1_500 },
	);
});

test("R42 an answer of another epoch, a gateway's repeated word and idle time write nothing", () => {
	fc.assert(
		fc.property(someWalk, (walk) => {
			play(walk, (before, after, step) => {
				if (step.kind === "event" && "epoch" in step.event && step.age > 0)
					expect(after).toBe(before);
				const isQuiet =
					step.kind === "request" || step.event.type === "gateway" || step.event.type === "tick";
				if (isQuiet && isDeepStrictEqual(before, after)) expect(after).toBe(before);
			});
		}),
		{ numRuns: 500 },
	);
});

test("after a tick nothing is overdue but calls, so that an alarm never spins", () => {
	fc.assert(
		fc.property(someWalk, someTick, (walk, last) => {
			const { state, now } = play(walk, () => {});
			const after = decide(state, last, now);
			const wakeAt = nextWake(after, last.watchers);
			if (wakeAt !== null && wakeAt <= now) expect(dueCalls(after, now)).not.toEqual([]);
			expect(decide(after, last, now)).toBe(after);
		}),
		{ numRuns: 1_000 },
	);
});

test("a link that nobody watches rests: without a number it makes no call and never wakes", () => {
	fc.assert(
		fc.property(someWalk, (walk) => {
			let { state, now } = play(walk, () => {});
			// Whatever a gateway is asked, it is not reached.
			for (let round = 0; round < 200; round += 1) {
				state = decide(state, tick({ maxAttempts: MAX_ATTEMPTS }), now);
				for (const call of dueCalls(state, now)) state = unreachable(state, call, now);
				const wakeAt = nextWake(state, 0);
				if (wakeAt === null) break;
				now = Math.max(now, wakeAt);
			}
			const isLinked = state.status === "connected" || state.status === "unstable";
			const isEnding = state.due.end !== undefined;
			if (!isLinked && !isEnding) expect(nextWake(state, 0)).toBeNull();
			if (!isLinked)
				expect(["disconnected", "expired", "passkey_required"]).toContain(state.status);
		}),
		{ numRuns: 300 },
	);
});

function unreachable(state: LinkState, call: string, now: number): LinkState {
	const own = { epoch: state.epoch };
	switch (call) {
		case "start":
			return decide(
				state,
				{
					type: "start_answered",
					...own,
					answer: { outcome: "failed", reason: "gateway_unreachable" },
				},
				now,
			);
		case "end":
			return decide(state, { type: "end_answered", ...own, done: false }, now);
		case "probe":
			return decide(state, { type: "probe_answered", ...own, reading: "unreachable" }, now);
		default:
			return decide(state, { type: "reconciled", ...own, isComplete: false }, now);
	}
}
