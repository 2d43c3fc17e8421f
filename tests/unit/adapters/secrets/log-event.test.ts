import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { formatEvent, logEvent } from "#workers/adapters/secrets/log-event.ts";

test("F18 one event is one line of JSON, whatever stands in it", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), fc.object(), (text, details) => {
			const line = formatEvent({ event: "x", path: text, details }, 0);
			expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
			expect(JSON.parse(line)).toMatchObject({ event: "x", level: "info" });
		}),
		{ numRuns: 1000 },
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
