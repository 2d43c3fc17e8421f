import { expect, test } from "vitest";
import { daysOf, parsePeriod } from "#app/domain/service-figures/period.ts";

const TODAY = "2026-11-20";
const NONE = { days: null, from: null, to: null };

test("the usual period is 30 days, compared with the 30 before", () => {
	expect(parsePeriod(NONE, TODAY)).toEqual({
		name: "30",
		from: "2026-10-22",
		to: TODAY,
		before: { from: "2026-09-22", to: "2026-10-21" },
	});
	expect(parsePeriod({ ...NONE, days: "1000" }, TODAY).name).toBe("30");
});

test.each(["7.0", "1e3", "365", "-1", "", "7; drop table"])(
	"L09 a period of %j is the usual one: only those of the list exist",
	(days) => {
		expect(parsePeriod({ ...NONE, days }, TODAY).name).toBe("30");
	},
);

test("today is compared with yesterday", () => {
	expect(parsePeriod({ ...NONE, days: "today" }, TODAY)).toMatchObject({
		from: TODAY,
		to: TODAY,
		before: { from: "2026-11-19", to: "2026-11-19" },
	});
});

test("an own period is bounded by today, its order, and what is kept", () => {
	const own = (from: string, to: string) => parsePeriod({ days: null, from, to }, TODAY);
	expect(own("2026-11-01", "2026-11-10")).toMatchObject({
		name: "own",
		from: "2026-11-01",
		to: "2026-11-10",
		before: { from: "2026-10-22", to: "2026-10-31" },
	});
	expect(own("2026-11-10", "2027-01-01")).toMatchObject({ to: TODAY });
	expect(own("2026-11-19", "2026-11-10")).toMatchObject({ from: "2026-11-10", to: "2026-11-10" });
	expect(daysOf(own("2020-01-01", TODAY))).toHaveLength(200);
	expect(own("2026-13-40", TODAY).name).toBe("30");
	expect(own("yesterday", TODAY).name).toBe("30");
});
