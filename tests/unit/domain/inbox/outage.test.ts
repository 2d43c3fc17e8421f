import fc from "fast-check";
import { expect, test } from "vitest";
import { afterCall, closedBreaker, nextAllowedAt } from "#app/domain/inbox/breaker.ts";
import {
	afterSend,
	MAX_PARALLEL_SENDS,
	type OutboxRow,
	queuedRow,
} from "#app/domain/inbox/outbox.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const HOUR_MS = 3_600_000;
const DRAINED_WITHIN_MS = 5 * 60_000;

interface Waiting {
	contact: number;
	position: number;
	row: OutboxRow;
}

/** The oldest message of each contact: only these may be tried. */
function heads(queue: Waiting[]): Waiting[] {
	const seen = new Set<number>();
	return queue.filter(({ contact }) => !seen.has(contact) && seen.add(contact));
}

/** Plays an hour of a gateway that refuses connections, and what follows, on a clock of its own. */
function playOutage(contacts: number, perContact: number, draw: () => number) {
	let queue: Waiting[] = Array.from({ length: contacts * perContact }, (_, position) => ({
		contact: position % contacts,
		position,
		row: queuedRow(NOW),
	}));
	const sent: Waiting[] = [];
	let breaker = closedBreaker;
	let callsWhileDown = 0;
	let now = NOW;
	while (queue.length > 0) {
		now = Math.max(nextAllowedAt(breaker, now), Math.min(...heads(queue).map((w) => w.row.nextAt)));
		const due = heads(queue).filter((waiting) => waiting.row.nextAt <= now);
		for (const waiting of due.slice(0, MAX_PARALLEL_SENDS)) {
			const isUp = now >= NOW + HOUR_MS;
			callsWhileDown += isUp ? 0 : 1;
			breaker = afterCall(breaker, isUp, now);
			const report = isUp
				? ({ class: "accepted" } as const)
				: ({ class: "not_accepted", retryAfterMs: null } as const);
			const verdict = afterSend(waiting.row, report, now, draw());
			if (verdict.kind === "wait") waiting.row = verdict.row;
			else {
				expect(verdict).toEqual({ kind: "sent" });
				queue = queue.filter((other) => other !== waiting);
				sent.push(waiting);
			}
		}
	}
	return { sent, callsWhileDown, drainedAfterMs: now - NOW - HOUR_MS };
}

test("R06 an hour without a gateway: all leave within five minutes after, in order, without a storm", () => {
	const size = fc.integer({ min: 1, max: 40 });
	const draws = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
	fc.assert(
		fc.property(size, fc.integer({ min: 1, max: 3 }), draws, (contacts, perContact, stream) => {
			const draw = () => stream.next().value ?? 0.5;
			const played = playOutage(contacts, perContact, draw);
			expect(played.sent).toHaveLength(contacts * perContact);
			for (let contact = 0; contact < contacts; contact += 1) {
				const order = played.sent.filter((w) => w.contact === contact).map((w) => w.position);
				expect(order).toEqual(order.toSorted((a, b) => a - b));
			}
			// Every thirty seconds at most one round of parallel tries.
			expect(played.callsWhileDown).toBeLessThanOrEqual(
				(HOUR_MS / 30_000 + 2) * MAX_PARALLEL_SENDS,
			);
			expect(played.drainedAfterMs).toBeLessThanOrEqual(DRAINED_WITHIN_MS);
		}),
		{ numRuns: 60 },
	);
});
