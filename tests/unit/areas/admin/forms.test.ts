import { expect, test } from "vitest";
import { formatLettersFilter, parseLettersFilter } from "#app/areas/admin/filters.ts";
import { letterForms } from "#app/areas/admin/forms.ts";
import { MAX_REPLAYED } from "#app/domain/dead-letters/letter.ts";
import { parsedForm, refusedForm } from "../parsed-form.ts";

test("letters are named one by one, a queue by its name", () => {
	expect(parsedForm(letterForms, { intent: "replay", ids: ["a", "b"] })).toEqual({
		ok: true,
		intent: "replay",
		input: { ids: ["a", "b"] },
	});
	expect(parsedForm(letterForms, { intent: "replay_queue", queue: "emails" })).toEqual({
		ok: true,
		intent: "replay_queue",
		input: { queue: "emails" },
	});
	expect(parsedForm(letterForms, { intent: "renew_key" }).ok).toBe(true);
});

test.each<[string, Parameters<typeof parsedForm>[1]]>([
	["nothing", {}],
	["an unknown wish", { intent: "erase" }],
	["no letter", { intent: "replay" }],
	["an unknown queue", { intent: "replay_queue", queue: "secrets" }],
	[
		"more letters than at once",
		{ intent: "discard", ids: Array.from({ length: MAX_REPLAYED + 1 }, (_, n) => `${n}`) },
	],
])("%s is refused", (_, fields) => {
	expect(parsedForm(letterForms, fields)).toMatchObject(refusedForm);
});

test("the address says the filter; what nobody knows counts for nothing", () => {
	const filter = { queue: "emails", state: "replayed", cursor: "5.a" } as const;
	expect(parseLettersFilter(new URLSearchParams(formatLettersFilter(filter)))).toEqual(filter);
	const usual = { queue: null, state: "waiting", cursor: null } as const;
	expect(formatLettersFilter(usual)).toBe("");
	expect(parseLettersFilter(new URLSearchParams("fila=x&estado=y"))).toEqual(usual);
});
