import { expect, test } from "vitest";
import {
	countOf,
	filterOfView,
	isSettledIn,
	offeredViews,
	VIEWS,
	viewOf,
} from "#app/areas/conversations/views.ts";

test("a view's filter is of that view, also narrowed further or in another order", () => {
	for (const view of VIEWS) {
		const filter = filterOfView(view, "longest");
		expect(viewOf(filter)).toBe(view);
		expect(viewOf({ ...filter, unread: "1", label: "VIP" })).toBe(view);
		expect(filter.order).toBe("longest");
		expect(isSettledIn(filter)).toBe(view === "closed");
	}
});

test("closed conversations are not counted, and of a server that counts less nothing is made up", () => {
	const counts = { mine: 1, unassigned: 2, agent: 3, unread: 4 };
	expect(VIEWS.map((view) => countOf(counts, view))).toEqual([
		1,
		2,
		3,
		null,
		null,
		null,
		null,
		null,
	]);
	expect(countOf({ ...counts, open: 9, waiting: 0 }, "open")).toBe(9);
	expect(countOf({ ...counts, waiting: 0 }, "waiting")).toBe(0);
});

test("what is late is offered where a goal is to be met, and to who looks at it", () => {
	const counts = { mine: 0, unassigned: 0, agent: 0, unread: 0 };
	expect(offeredViews(counts, "open")).not.toContain("late");
	expect(offeredViews(counts, "late")).toEqual(VIEWS);
	expect(offeredViews({ ...counts, late: 0 }, null)).toEqual(VIEWS);
});
