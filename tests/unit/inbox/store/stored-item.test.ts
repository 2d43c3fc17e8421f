import * as v from "valibot";
import { expect, test } from "vitest";
import { StoredItem } from "#app/inbox/store/stored-item.ts";

test("a template on its way outlives a reload as it was; what is no item does not", () => {
	const template = { type: "template", name: "nota", values: {}, text: "Oi" };
	expect(v.parse(StoredItem, template)).toEqual(template);
	for (const other of [null, {}, { type: "other" }, { type: "poll" }])
		expect(v.is(StoredItem, other)).toBe(false);
});
