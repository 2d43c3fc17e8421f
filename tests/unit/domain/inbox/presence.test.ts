import fc from "fast-check";
import { expect, test } from "vitest";
import { COLLEAGUE_TTL_MS, notePresence, type PresenceEntry } from "#app/domain/inbox/presence.ts";
import type { PresenceState } from "#app/domain/channels/gateway-event.ts";

const NOW = Date.UTC(2026, 10, 20, 15);

function play(reports: { state: PresenceState; afterMs: number }[]) {
	let entry: PresenceEntry | undefined;
	let now = NOW;
	const toldAt: number[] = [];
	for (const { state, afterMs } of reports) {
		now += afterMs;
		const noted = notePresence(entry, { state, lastSeenAt: null }, now);
		if (noted.tell) toldAt.push(now - NOW);
		entry = noted.entry;
	}
	return toldAt;
}

test.each([
	["typing", 10_000],
	["recording", 10_000],
	["online", 300_000],
	["offline", 300_000],
] as const)("%s expires by itself, because its end may be lost", (state, ttlMs) => {
	const { entry, tell } = notePresence(undefined, { state, lastSeenAt: null }, NOW);
	expect(tell).toBe(true);
	expect(entry).toEqual({ state, lastSeenAt: null, expiresAt: NOW + ttlMs, toldAt: NOW });
});

test("a colleague who says nothing more is gone after 45 seconds", () => {
	expect(COLLEAGUE_TTL_MS).toBe(45_000);
});

test("L24 a hundred typing reports a second become one frame in two seconds", () => {
	const spam = Array.from({ length: 500 }, () => ({ state: "typing" as const, afterMs: 10 }));
	expect(play(spam)).toEqual([10, 2_010, 4_010]);
});

test("a change is told at once", () => {
	const reports = (["typing", "recording", "online", "offline"] as const).map((state) => ({
		state,
		afterMs: 100,
	}));
	expect(play(reports)).toEqual([100, 200, 300, 400]);
});

test("each report renews the expiry, told or not", () => {
	const first = notePresence(undefined, { state: "typing", lastSeenAt: null }, NOW);
	const second = notePresence(first.entry, { state: "typing", lastSeenAt: null }, NOW + 1_999);
	expect(second.tell).toBe(false);
	expect(second.entry).toMatchObject({ expiresAt: NOW + 11_999, toldAt: NOW });
});

test("what expired meanwhile is news again", () => {
	const first = notePresence(undefined, { state: "typing", lastSeenAt: null }, NOW).entry;
	const told = { ...first, toldAt: NOW + 9_500 };
	expect(notePresence(told, { state: "typing", lastSeenAt: null }, NOW + 10_000).tell).toBe(true);
});

test("a report without a last-seen moment keeps the known one", () => {
	const seen = notePresence(undefined, { state: "offline", lastSeenAt: 7 }, NOW).entry;
	const typing = notePresence(seen, { state: "typing", lastSeenAt: null }, NOW + 1).entry;
	expect(typing.lastSeenAt).toBe(7);
	expect(notePresence(typing, { state: "offline", lastSeenAt: 9 }, NOW + 2).entry.lastSeenAt).toBe(
		9,
	);
});

test("L24 the same state, however often, is told at most once in two seconds", () => {
	fc.assert(
		fc.property(fc.array(fc.nat(3_000), { minLength: 1, maxLength: 60 }), (gaps) => {
			const told = play(gaps.map((afterMs) => ({ state: "online", afterMs })));
			for (const [n, at] of told.entries())
				expect(at - (told[n - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(2_000);
		}),
	);
});
