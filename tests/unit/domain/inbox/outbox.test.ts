import fc from "fast-check";
import { expect, test } from "vitest";
import {
	afterLook,
	afterSend,
	MAX_PARALLEL_SENDS,
	type OutboxRow,
	queuedRow,
	retryDelayMs,
	type SendReport,
	unknownRow,
} from "#app/domain/inbox/outbox.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const DAY_MS = 24 * 3_600_000;
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

function row(over: Partial<OutboxRow> = {}): OutboxRow {
	return { ...queuedRow(NOW), state: "sending", ...over };
}

const refused: SendReport = { class: "refused", reason: "not_on_whatsapp" };
const notAccepted = (retryAfterMs: number | null = null): SendReport => ({
	class: "not_accepted",
	retryAfterMs,
});

test("a new row is due at once", () => {
	expect(queuedRow(NOW)).toEqual({ state: "queued", attempts: 0, nextAt: NOW, queuedAt: NOW });
	expect(MAX_PARALLEL_SENDS).toBe(6);
});

test("accepted is sent, surely refused is failed with its reason, whatever the age", () => {
	for (const now of [NOW, NOW + 2 * DAY_MS]) {
		expect(afterSend(row(), { class: "accepted" }, now, 0.5)).toEqual({ kind: "sent" });
		expect(afterSend(row(), refused, now, 0.5)).toEqual({
			kind: "failed",
			reason: "not_on_whatsapp",
		});
	}
});

test("R05 a send that surely never arrived waits and is tried again", () => {
	expect(afterSend(row({ attempts: 3 }), notAccepted(), NOW, 0.5)).toEqual({
		kind: "wait",
		row: { state: "queued", attempts: 4, nextAt: NOW + 16_000, queuedAt: NOW },
	});
});

test.each([
	[0, 2_000],
	[1, 4_000],
	[2, 8_000],
	[6, 128_000],
	[7, 250_000],
	[8, 250_000],
	[5_000, 250_000],
])("R06 after %i tries the delay is %i ms, give or take a fifth", (attempts, baseMs) => {
	expect(retryDelayMs(attempts, null, 0)).toBe(baseMs * 0.8);
	expect(retryDelayMs(attempts, null, 0.5)).toBe(baseMs);
	expect(retryDelayMs(attempts, null, 0.999_999_9)).toBeCloseTo(baseMs * 1.2, -1);
});

test("R06 a delay is whole, between 1.6 seconds and five minutes, never before Retry-After", () => {
	const retryAfter = fc.option(fc.integer({ min: 0, max: DAY_MS }));
	fc.assert(
		fc.property(fc.nat(2_000), retryAfter, chance, (attempts, retryAfterMs, draw) => {
			const delayMs = retryDelayMs(attempts, retryAfterMs, draw);
			expect(Number.isInteger(delayMs)).toBe(true);
			expect(delayMs).toBeGreaterThanOrEqual(Math.max(1_600, retryAfterMs ?? 0));
			expect(delayMs).toBeLessThanOrEqual(Math.max(300_000, retryAfterMs ?? 0));
		}),
	);
});

test("a Retry-After beyond the horizon does not hold a message for ever", () => {
	expect(retryDelayMs(0, 10 ** 12, 0.5)).toBe(DAY_MS);
});

test("after a day nothing is tried any more", () => {
	expect(afterSend(row(), notAccepted(), NOW + DAY_MS - 1, 0.5).kind).toBe("wait");
	expect(afterSend(row(), notAccepted(), NOW + DAY_MS, 0.5)).toEqual({
		kind: "failed",
		reason: "expired",
	});
});

test("R04 a send without an answer is looked for after a second, its age kept", () => {
	const waiting = row({ attempts: 5, queuedAt: NOW - 60_000 });
	const doubtful = { state: "unknown", attempts: 0, nextAt: NOW + 1_000, queuedAt: NOW - 60_000 };
	expect(afterSend(waiting, { class: "unknown" }, NOW, 0.5)).toEqual({
		kind: "wait",
		row: doubtful,
	});
	// R03: what a crash leaves in `sending` becomes the same.
	expect(unknownRow(waiting, NOW)).toEqual(doubtful);
});

test("R04 an absent message is looked for five times, then it is called unconfirmed", () => {
	let current = unknownRow(row(), NOW);
	let now = NOW;
	const waits: number[] = [];
	for (;;) {
		waits.push(current.nextAt - now);
		now = current.nextAt;
		const verdict = afterLook(current, "absent", now, 0.5);
		if (verdict.kind !== "wait") {
			expect(verdict).toEqual({ kind: "failed", reason: "unconfirmed" });
			break;
		}
		current = verdict.row;
	}
	expect(waits).toEqual([1_000, 5_000, 20_000, 60_000, 180_000]);
});

test("R04 found is sent, even after a day", () => {
	expect(afterLook(unknownRow(row(), NOW), "found", NOW + 2 * DAY_MS, 0.5)).toEqual({
		kind: "sent",
	});
});

test("a gateway that cannot be asked uses up no look, but a day ends it", () => {
	const doubtful = unknownRow(row(), NOW);
	const verdict = afterLook(doubtful, "unreachable", NOW + 1_000, 0.5);
	expect(verdict).toEqual({
		kind: "wait",
		row: { ...doubtful, attempts: 0, nextAt: NOW + 1_000 + 16_000 },
	});
	expect(afterLook(doubtful, "unreachable", NOW + DAY_MS, 0.5)).toEqual({
		kind: "failed",
		reason: "unconfirmed",
	});
});

test("nothing is repeated blindly: no way leads from unknown back to queued", () => {
	const look = fc.constantFrom("found", "absent", "unreachable");
	fc.assert(
		fc.property(fc.array(fc.tuple(look, fc.nat(600_000), chance)), (looks) => {
			let current = unknownRow(row({ queuedAt: NOW }), NOW);
			let now = NOW;
			for (const [seen, lateMs, draw] of looks) {
				now = current.nextAt + lateMs;
				const verdict = afterLook(current, seen, now, draw);
				if (verdict.kind !== "wait") {
					expect(verdict).toEqual(
						seen === "found" ? { kind: "sent" } : { kind: "failed", reason: "unconfirmed" },
					);
					return;
				}
				current = verdict.row;
				expect(current).toMatchObject({ state: "unknown", queuedAt: NOW });
				expect(current.nextAt).toBeGreaterThan(now);
			}
		}),
	);
});

test("a send is queued again only when it was surely not accepted", () => {
	const report = fc.constantFrom<SendReport>(
		{ class: "accepted" },
		{ class: "unknown" },
		refused,
		notAccepted(),
		notAccepted(60_000),
	);
	fc.assert(
		fc.property(report, fc.nat(20), fc.nat(2 * DAY_MS), chance, (told, attempts, ageMs, draw) => {
			const verdict = afterSend(row({ attempts }), told, NOW + ageMs, draw);
			const isQueued = verdict.kind === "wait" && verdict.row.state === "queued";
			expect(isQueued).toBe(told.class === "not_accepted" && ageMs < DAY_MS);
			if (verdict.kind === "wait") expect(verdict.row.nextAt).toBeGreaterThan(NOW + ageMs);
		}),
	);
});
