import { expect, test } from "vitest";
import { monthAfter, monthBefore, monthOf, parseMonth } from "#app/domain/health/month.ts";

test("a month is that of the local day, as figures are kept", () => {
	expect(monthOf(Date.parse("2026-12-01T02:00:00Z"))).toBe("2026-11");
	expect(monthOf(Date.parse("2026-12-01T04:00:00Z"))).toBe("2026-12");
});

test("months go on over the end of a year", () => {
	expect(monthAfter("2026-12")).toBe("2027-01");
	expect(monthBefore("2027-01")).toBe("2026-12");
	expect(monthBefore("2026-03")).toBe("2026-02");
});

test.each([null, "", "2026-13", "2026-1", "2027-01", "1999-01", "x", "2026-11-01"])(
	"L09 an address with %s shows the present month",
	(asked) => expect(parseMonth(asked, "2026-11")).toBe("2026-11"),
);

test("an earlier month is shown", () => {
	expect(parseMonth("2026-02", "2026-11")).toBe("2026-02");
});
