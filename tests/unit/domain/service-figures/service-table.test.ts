import { expect, test } from "vitest";
import { toServiceTable } from "#app/domain/service-figures/service-table.ts";

test("a file has a row for the whole and for each day and name, with its times in seconds", () => {
	const [head = [], ...rows] = toServiceTable(
		{
			sums: {
				all: { opened: 2, "wait.1": 2 },
				"member:ana": { opened: 1 },
				"label:vip": { closed: 1 },
			},
			days: [{ day: "2026-11-20", sums: { opened: 2 } }],
		},
		(kind, id) => `${kind} ${id}`,
	);
	for (const row of rows) expect(row).toHaveLength(head.length);
	const cell = (row: string[] | undefined, name: string) => row?.[head.indexOf(name)];
	expect(rows.map(([kind, name]) => [kind, name])).toEqual([
		["all", ""],
		["day", "2026-11-20"],
		["member", "member ana"],
		["label", "label vip"],
	]);
	expect(rows.map((row) => cell(row, "opened"))).toEqual(["2", "2", "1", "0"]);
	expect(rows.map((row) => cell(row, "wait_p50_s"))).toEqual(["1", "", "", ""]);
});
