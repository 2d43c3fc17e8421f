import { expect, test } from "vitest";
import { listZones, searchZones, zoneName, zoneOffset } from "#app/ui/time-zones.ts";
import { en } from "#app/ui/zone-names.en.ts";
import { pt } from "#app/ui/zone-names.pt.ts";

const AT = Date.parse("2026-11-20T12:00:00Z");
const zones = listZones("America/Sao_Paulo", AT, pt);

test("a zone is called by its city and shows its offset", () => {
	expect(zoneName("America/Argentina/Buenos_Aires", pt)).toBe("Buenos Aires (Argentina, América)");
	expect(zoneName("Asia/Tokyo", pt)).toBe("Tokyo (Ásia)");
	expect(zoneName("Asia/Tokyo", en)).toBe("Tokyo (Asia)");
	expect(zoneName("America/Sao_Paulo", en)).toBe("São Paulo (Brasília)");
	expect(zoneName("UTC", pt)).toBe("UTC");
	expect(zoneOffset("America/Sao_Paulo", AT)).toBe("GMT-3");
	expect(zones.find(({ value }) => value === "America/Sao_Paulo")).toEqual({
		value: "America/Sao_Paulo",
		label: "São Paulo (Brasília)",
		detail: "GMT-3",
	});
});

test("the present zone and UTC are always among them, once", () => {
	const values = listZones("Asia/Calcutta", AT, pt).map(({ value }) => value);
	expect(values.filter((value) => value === "Asia/Calcutta")).toHaveLength(1);
	expect(values).toContain("UTC");
});

test("accents, case and order of words do not matter; a beginning comes first", () => {
	const find = (text: string) => searchZones(zones, text).map(({ value }) => value);
	expect(find("São pau")).toEqual(["America/Sao_Paulo"]);
	expect(find("america SAO")).toContain("America/Sao_Paulo");
	expect(find("lis")[0]).toBe("Europe/Lisbon");
	expect(find("gmt-3")).toContain("America/Sao_Paulo");
	expect(find("")).toHaveLength(zones.length);
	expect(find("xyzzy")).toEqual([]);
});
