import { expect, test } from "vitest";
import { formatMenuGroups, parseMenuGroups } from "#app/domain/preferences/menu-groups.ts";

test("A08 only groups of the menu are remembered as open, each once, in the menu's order", () => {
	expect(parseMenuGroups("team.whatsapp.team")).toEqual(["whatsapp", "team"]);
	for (const text of [null, "", "home", "whatsapp; Domain=evil.example", "constructor"])
		expect(parseMenuGroups(text), String(text)).toEqual([]);
	expect(formatMenuGroups(["team", "dashboards"])).toBe("dashboards.team");
	expect(formatMenuGroups([])).toBe("");
});
