import { expect, test } from "vitest";
import { formatLettersFilter, parseLettersFilter } from "#app/areas/admin/filters.ts";
import { parseAdminRequest } from "#app/areas/admin/forms.ts";
import { MAX_REPLAYED } from "#app/domain/dead-letters/letter.ts";

function formOf(...fields: [string, string][]): FormData {
	const form = new FormData();
	for (const [name, value] of fields) form.append(name, value);
	return form;
}

test("letters are named one by one, a queue by its name", () => {
	expect(parseAdminRequest(formOf(["intent", "replay"], ["id", "a"], ["id", "b"]))).toEqual({
		ok: true,
		value: { intent: "replay", ids: ["a", "b"] },
	});
	expect(parseAdminRequest(formOf(["intent", "replay_queue"], ["queue", "emails"]))).toEqual({
		ok: true,
		value: { intent: "replay_queue", queue: "emails" },
	});
	expect(parseAdminRequest(formOf(["intent", "renew_key"])).ok).toBe(true);
});

test.each<[string, [string, string][]]>([
	["nothing", []],
	["an unknown wish", [["intent", "erase"]]],
	["no letter", [["intent", "replay"]]],
	[
		"an unknown queue",
		[
			["intent", "replay_queue"],
			["queue", "secrets"],
		],
	],
	[
		"more letters than at once",
		[
			["intent", "discard"],
			...Array.from({ length: MAX_REPLAYED + 1 }, (_, n): [string, string] => ["id", `${n}`]),
		],
	],
])("%s is refused", (_, fields) => {
	expect(parseAdminRequest(formOf(...fields))).toEqual({ ok: false, code: "invalid_request" });
});

test("the address says the filter; what nobody knows counts for nothing", () => {
	const filter = { queue: "emails", state: "replayed", cursor: "5.a" } as const;
	expect(parseLettersFilter(new URLSearchParams(formatLettersFilter(filter)))).toEqual(filter);
	const usual = { queue: null, state: "waiting", cursor: null } as const;
	expect(formatLettersFilter(usual)).toBe("");
	expect(parseLettersFilter(new URLSearchParams("fila=x&estado=y"))).toEqual(usual);
});
