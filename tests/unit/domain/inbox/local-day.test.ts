import fc from "fast-check";
import { expect, test } from "vitest";
import { localDay, localHour, startOfLocalDay } from "#app/domain/inbox/local-day.ts";

test("a day begins at midnight of São Paulo", () => {
	expect(localDay(Date.UTC(2026, 10, 20, 2, 59, 59, 999))).toBe("2026-11-19");
	expect(localDay(Date.UTC(2026, 10, 20, 3))).toBe("2026-11-20");
	expect(localDay(Date.UTC(2027, 0, 1, 2))).toBe("2026-12-31");
	expect(localDay(Date.UTC(2028, 1, 29, 12))).toBe("2028-02-29");
});

test("the day agrees with the time zone database since 2020", () => {
	const zone = new Intl.DateTimeFormat("en-CA", {
		timeZone: "America/Sao_Paulo",
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
	});
	const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });
	fc.assert(
		fc.property(moment, (at) => {
			expect(localDay(at)).toBe(zone.format(at));
		}),
	);
});

test("an hour is the local day's, and a day begins where its name does", () => {
	expect(localHour(Date.UTC(2026, 10, 20, 2, 59, 59, 999))).toBe("2026-11-19T23");
	expect(localHour(Date.UTC(2026, 10, 20, 3))).toBe("2026-11-20T00");
	const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });
	fc.assert(
		fc.property(moment, (at) => {
			const start = startOfLocalDay(at);
			expect(localDay(start)).toBe(localDay(at));
			expect(localDay(start - 1)).not.toBe(localDay(at));
			expect(at - start).toBeLessThan(86_400_000);
			expect(localHour(at).slice(0, 10)).toBe(localDay(at));
		}),
	);
});
