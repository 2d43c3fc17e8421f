import { expect, test } from "vitest";
import { parseListFilter, wishOf } from "#app/domain/conversations/list-filter.ts";

test("what an address asks and what the API is asked is one wish for the hub", () => {
	const asked = parseListFilter(
		new URLSearchParams("who=mine&order=longest&snoozed=1&label=VIP&from=2026-11-20&to=x&rated=1"),
	);
	const days = { from: "2026-11-20", rated: "1" } as const;
	expect(wishOf(asked, "ana")).toEqual(
		wishOf(
			{ status: "active", who: "mine", order: "longest", snoozed: "1", label: "VIP", ...days },
			"ana",
		),
	);
	expect(wishOf({ status: "active", order: "newest" }, "ana")).toEqual(
		wishOf(parseListFilter(new URLSearchParams()), "ana"),
	);
});
