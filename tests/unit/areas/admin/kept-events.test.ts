import { expect, test } from "vitest";
import { formatKeptFilter, parseKeptFilter } from "#app/areas/admin/filters.ts";
import { keptEventForms } from "#app/areas/admin/forms.ts";
import { KEPT_EVENTS_PAGE } from "#app/domain/channels/kept-event.ts";
import { parsedForm, refusedForm } from "../parsed-form.ts";

test.each(["replay", "discard", "read"] as const)("%s names a channel and its events", (intent) => {
	expect(parsedForm(keptEventForms, { intent, channelId: "c1", numbers: ["7"] })).toEqual({
		ok: true,
		intent,
		input: { channelId: "c1", numbers: [7] },
	});
});

test.each<[string, Parameters<typeof parsedForm>[1]]>([
	["nothing", {}],
	["an unknown wish", { intent: "erase" }],
	["no channel", { intent: "replay", numbers: "1" }],
	["no event", { intent: "replay", channelId: "c" }],
	["no number", { intent: "replay", channelId: "c", numbers: "1 or 1=1" }],
	["two events to read", { intent: "read", channelId: "c", numbers: ["1", "2"] }],
	[
		"more than a page",
		{
			intent: "replay",
			channelId: "c",
			numbers: Array.from({ length: KEPT_EVENTS_PAGE + 1 }, (_, n) => `${n + 1}`),
		},
	],
])("%s is refused", (_what, fields) => {
	expect(parsedForm(keptEventForms, fields)).toMatchObject(refusedForm);
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
