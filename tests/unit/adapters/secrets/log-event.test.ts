import fc from "fast-check";
import { expect, test, vi } from "vitest";
import {
	formatEvent,
	giveBackFailures,
	hasFailures,
	logEvent,
	logOf,
	takeFailures,
} from "#workers/adapters/secrets/log-event.ts";
import { runs } from "#tests/support/runs.ts";

test("F18 one event is one line of JSON, whatever stands in it", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), fc.object(), (text, details) => {
			const line = formatEvent({ event: "x", path: text, details }, 0);
			expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
			expect(JSON.parse(line)).toMatchObject({ event: "x", level: "info" });
		}),
		{ numRuns: runs(1000) },
	);
});

test("F18 a line end or an escape in a value cannot start an entry of its own", () => {
	const line = formatEvent({ event: "x", path: '\n{"event":"forged"}\u001b[2J\u2028\u009b' }, 0);
	expect(line.split("\n")).toHaveLength(1);
	expect(line).not.toMatch(/[\u001b\u009b\u2028]/);
});

test("F18 a detail cannot replace the event's own name, time or level", () => {
	const line = JSON.parse(formatEvent({ event: "x", at: "never", level: "security" }, 0));
	expect(line).toMatchObject({ event: "x", level: "security", at: "1970-01-01T00:00:00.000Z" });
});

test("faults go to the error log, attacks to the warnings", () => {
	const error = vi.spyOn(console, "error").mockImplementation(() => {});
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	logEvent({ event: "a", level: "error" });
	logEvent({ event: "b", level: "security" });
	expect(error).toHaveBeenCalledOnce();
	expect(warn).toHaveBeenCalledOnce();
	vi.restoreAllMocks();
});

test("a line begins with its event, level and moment, and whose it is", () => {
	const line = formatEvent(
		{ event: "x", detail: 1, workspaceId: "w1", requestId: "r1", level: "warn" },
		0,
	);
	expect(line).toBe(
		'{"event":"x","level":"warn","at":"1970-01-01T00:00:00.000Z","requestId":"r1","workspaceId":"w1","detail":1}',
	);
});

test("J23 errors and security events are written and counted, whatever is sampled", () => {
	const error = vi.spyOn(console, "error").mockImplementation(() => {});
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	takeFailures();
	// The id of a request whose usual lines are left out.
	const log = logOf("00000000-0000-4000-8000-00000000ffff");
	for (let time = 0; time < 3; time++) log({ event: "request_answered", level: "error" });
	log({ event: "cookie_refused", level: "security" });
	log({ event: "slow", level: "warn" });
	expect(error).toHaveBeenCalledTimes(3);
	expect(warn).toHaveBeenCalledTimes(2);
	expect(error.mock.calls[0]?.[0]).toContain('"requestId":"00000000-');
	expect(takeFailures()).toEqual([
		{ event: "request_answered", level: "error", count: 3 },
		{ event: "cookie_refused", level: "security", count: 1 },
	]);
	expect(hasFailures()).toBe(false);
	vi.restoreAllMocks();
});

test("J20 what any visitor can say is written and not counted as a failure of ours", () => {
	const error = vi.spyOn(console, "error").mockImplementation(() => {});
	logEvent({ event: "client_error", level: "error" });
	expect(error).toHaveBeenCalledOnce();
	expect(takeFailures()).toEqual([]);
	vi.restoreAllMocks();
});

test("of what went as usual the log keeps a share", () => {
	const info = vi.spyOn(console, "log").mockImplementation(() => {});
	logOf("00000000-0000-4000-8000-00000000ffff")({ event: "request_answered" });
	expect(info).not.toHaveBeenCalled();
	logOf("00000000-0000-4000-8000-000000000000")({ event: "request_answered" });
	logEvent({ event: "plan_changed" });
	expect(info).toHaveBeenCalledTimes(2);
	vi.restoreAllMocks();
});

test("J23 failures that could not be written down count with the next ones", () => {
	const error = vi.spyOn(console, "error").mockImplementation(() => {});
	takeFailures();
	logEvent({ event: "a", level: "error" });
	const taken = takeFailures();
	logEvent({ event: "a", level: "error" });
	giveBackFailures(taken);
	expect(takeFailures()).toEqual([{ event: "a", level: "error", count: 2 }]);
	expect(error).toHaveBeenCalledTimes(2);
	vi.restoreAllMocks();
});
