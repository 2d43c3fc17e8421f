import { expect, test, vi } from "vitest";
import { listSamples, recordSample } from "#app/ui/performance-monitor.ts";

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
