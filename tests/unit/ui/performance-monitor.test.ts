import { expect, test, vi } from "vitest";
import { listSamples, newInteractions, recordSample } from "#app/ui/performance-monitor.ts";

test("the last hundred samples of each metric are kept", () => {
	vi.spyOn(console, "warn").mockImplementation(() => undefined);
	for (let n = 1; n <= 130; n += 1) recordSample("kept", n);
	expect(listSamples("kept")).toHaveLength(100);
	expect(listSamples("kept").at(0)).toBe(31);
	expect(listSamples("kept").at(-1)).toBe(130);
	expect(listSamples("other")).toEqual([]);
});

test("above 100 ms it warns, at 100 ms it does not", () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
	warn.mockClear();
	recordSample("warned", 100);
	expect(warn).not.toHaveBeenCalled();
	recordSample("warned", 101);
	expect(warn).toHaveBeenCalledOnce();
});

test("an interaction counts once, by its longest event, however many pieces it comes in (inbox B19)", () => {
	const event = (interactionId: number, duration: number) => ({ interactionId, duration });
	expect(
		newInteractions([event(7, 120), event(7, 208), event(0, 900), event(8, 112), { duration: 5 }]),
	).toEqual([208, 112]);
	expect(newInteractions([event(7, 304), event(9, 104)])).toEqual([104]);
});
