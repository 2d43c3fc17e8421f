import { expect, test } from "vitest";
import { formatMuted, parseMuted } from "#app/domain/preferences/muted.ts";

test("A08 only names of notifications are muted, each once, in one order", () => {
	expect(parseMuted("samples.invitation_accepted.samples.__proto__.x")).toEqual([
		"invitation_accepted",
		"samples",
	]);
	for (const text of [null, "", ".", "constructor"]) expect(parseMuted(text)).toEqual([]);
	expect(formatMuted(["samples", "invitation_accepted"])).toBe("invitation_accepted.samples");
	expect(formatMuted([])).toBe("");
});
