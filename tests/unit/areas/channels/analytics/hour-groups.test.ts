import { expect, test } from "vitest";
import { hourGroups, sampleHourGroups } from "#app/areas/channels/analytics/hour-groups.ts";

/** 09:30 in São Paulo. */
const NOW = Date.parse("2026-11-21T12:30:00Z");
const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, sent: hour, received: 1 }));

test("the day is told hour by hour up to now; hours to come have no value", () => {
	const groups = hourGroups({ hours }, NOW);
	expect(groups).toHaveLength(24);
	expect(groups[9]).toEqual({ label: "09:00", values: [9, 1] });
	expect(groups[10]).toEqual({ label: "10:00", values: [null, null] });
});

test("decision 40: the example is six fixed buckets of a whole day", () => {
	const groups = sampleHourGroups();
	expect(groups.map(({ label }) => label)).toEqual([
		"00:00",
		"04:00",
		"08:00",
		"12:00",
		"16:00",
		"20:00",
	]);
	expect(groups.flatMap(({ values }) => values)).not.toContain(null);
});
