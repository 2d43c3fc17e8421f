import fc from "fast-check";
import { expect, test } from "vitest";
import {
	type Bucket,
	MAX_FRAME_BYTES,
	MAX_SOCKETS_PER_MEMBER,
	takeToken,
} from "#app/domain/inbox/socket-rate.ts";

const NOW = Date.UTC(2026, 10, 20, 15);

/** The moments at which frames passed. */
function admit(moments: number[]): number[] {
	let bucket: Bucket | undefined;
	return moments.filter((at) => {
		const taken = takeToken(bucket, at);
		bucket = taken.bucket;
		return taken.ok;
	});
}

test("L15 the limits are ten sockets, twenty frames a second, 64 KB a frame", () => {
	expect(MAX_SOCKETS_PER_MEMBER).toBe(10);
	expect(MAX_FRAME_BYTES).toBe(65_536);
	expect(admit(Array.from({ length: 25 }, () => NOW))).toHaveLength(20);
});

test("L15 a thousand frames within a second: the first forty pass at most", () => {
	const passed = admit(Array.from({ length: 1_000 }, (_, n) => NOW + n));
	expect(passed.length).toBeGreaterThanOrEqual(20);
	expect(passed.length).toBeLessThanOrEqual(40);
});

test("twenty frames a second are never refused", () => {
	const steady = Array.from({ length: 2_000 }, (_, n) => NOW + n * 50);
	expect(admit(steady)).toHaveLength(2_000);
});

test("a rested socket has twenty again, not more", () => {
	const burst = Array.from({ length: 30 }, () => NOW);
	const hoursLater = Array.from({ length: 30 }, () => NOW + 3 * 3_600_000);
	expect(admit([...burst, ...hoursLater])).toHaveLength(40);
});

test("R31 a clock that jumps back neither refills nor breaks the bucket", () => {
	const empty = takeToken({ tokens: 0, at: NOW }, NOW - 3_600_000);
	expect(empty).toEqual({ ok: false, bucket: { tokens: 0, at: NOW - 3_600_000 } });
});

test("L15 no window of any length lets through more than twenty and its refill", () => {
	fc.assert(
		fc.property(fc.array(fc.nat(200), { maxLength: 200 }), (gaps) => {
			let at = NOW;
			const passed = admit(gaps.map((gap) => (at += gap)));
			for (let start = 0; start < passed.length; start += 7)
				for (let end = start; end < passed.length; end += 5) {
					const spanMs = (passed[end] ?? 0) - (passed[start] ?? 0);
					expect(end - start + 1).toBeLessThanOrEqual(20 + spanMs / 50 + 1e-6);
				}
		}),
	);
});
