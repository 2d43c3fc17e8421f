import { expect, test } from "vitest";
import { readPauseMs, readRetryAfterMs } from "#workers/adapters/meta-graph/graph-usage.ts";

const usage = (callCount: number) =>
	JSON.stringify({ call_count: callCount, total_time: 25, total_cputime: 25 });
const business = (callCount: number, minutes: number) =>
	JSON.stringify({
		"9876543210": [
			{
				type: "ads_management",
				call_count: callCount,
				total_cputime: 25,
				total_time: 25,
				estimated_time_to_regain_access: minutes,
			},
		],
	});

test("Meta is left alone once more than 90 percent is used, and not before", () => {
	expect(readPauseMs(new Headers({ "x-app-usage": usage(28) }))).toBe(0);
	expect(readPauseMs(new Headers({ "x-app-usage": usage(90) }))).toBe(0);
	expect(readPauseMs(new Headers({ "x-app-usage": usage(91) }))).toBe(300_000);
	expect(readPauseMs(new Headers({ "x-ad-account-usage": '{"acc_id_util_pct":95.5}' }))).toBe(
		300_000,
	);
});

test("the estimated time is minutes, and no pause is longer than an hour", () => {
	const full = (minutes: number) =>
		new Headers({ "x-business-use-case-usage": business(100, minutes) });
	expect(readPauseMs(full(15))).toBe(15 * 60_000);
	expect(readPauseMs(full(600))).toBe(3_600_000);
	expect(readPauseMs(new Headers({ "x-business-use-case-usage": business(50, 15) }))).toBe(0);
});

test("headers that nobody can read ask for nothing", () => {
	for (const text of ["", "{", "[]", "null", '{"call_count":"many"}', '{"a":1}'])
		expect(
			readPauseMs(new Headers({ "x-app-usage": text, "x-business-use-case-usage": text })),
		).toBe(0);
});

test("Retry-After is seconds; the later of both counts", () => {
	expect(readRetryAfterMs(new Headers())).toBeNull();
	expect(readRetryAfterMs(new Headers({ "retry-after": "30" }))).toBe(30_000);
	const both = new Headers({
		"retry-after": "30",
		"x-business-use-case-usage": business(100, 2),
	});
	expect(readRetryAfterMs(both)).toBe(120_000);
	expect(readRetryAfterMs(new Headers({ "retry-after": "soon" }))).toBeNull();
});
