import { expect, test } from "vitest";
import { formatKeptFilter, parseKeptFilter } from "#app/areas/admin/filters.ts";
import { formatKeptRequest, parseKeptRequest } from "#app/areas/admin/forms.ts";
import { KEPT_EVENTS_PAGE } from "#app/domain/channels/kept-event.ts";

test("what is asked of kept events is read as it was written", () => {
	for (const intent of ["replay", "discard", "read"] as const) {
		const request = { intent, channelId: "c1", numbers: [7] };
		expect(parseKeptRequest(formatKeptRequest(request))).toEqual({ ok: true, value: request });
	}
});

test.each<[string, [string, string][]]>([
	["nothing", []],
	["an unknown wish", [["intent", "erase"]]],
	["no channel", [["n", "1"]]],
	["no event", [["channel", "c"]]],
	[
		"no number",
		[
			["channel", "c"],
			["n", "1 or 1=1"],
		],
	],
	[
		"more than a page",
		[
			["channel", "c"],
			...Array.from({ length: KEPT_EVENTS_PAGE + 1 }, (_, n): [string, string] => [
				"n",
				`${n + 1}`,
			]),
		],
	],
])("%s is refused", (_what, fields) => {
	const form = new FormData();
	form.set("intent", "replay");
	for (const [name, value] of fields)
		if (name === "intent") form.set(name, value);
		else form.append(name, value);
	expect(parseKeptRequest(form)).toEqual({ ok: false, code: "invalid_request" });
});

test("the address names channel and page; what nobody knows counts for nothing", () => {
	const filter = { channelId: "c1", before: 31 };
	expect(parseKeptFilter(new URLSearchParams(formatKeptFilter(filter)))).toEqual(filter);
	expect(formatKeptFilter({ channelId: null, before: null })).toBe("");
	expect(parseKeptFilter(new URLSearchParams("canal=&antes=x"))).toEqual({
		channelId: null,
		before: null,
	});
});
