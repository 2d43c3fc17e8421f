import { expect, test } from "vitest";
import { nearestRegion } from "#app/domain/installation/nearest-region.ts";

const at = (continent: string, country: string, longitude: string) =>
	nearestRegion({ continent, country, longitude });

test.for([
	["São Paulo", "SA", "BR", "-46.63", "sam"],
	["Manaus", "SA", "BR", "-60.02", "sam"],
	["Buenos Aires", "SA", "AR", "-58.38", "sam"],
	["Nova York", "NA", "US", "-74.00", "enam"],
	["Cidade do México", "NA", "MX", "-99.13", "enam"],
	["Denver", "NA", "US", "-104.99", "wnam"],
	["San Francisco", "NA", "US", "-122.42", "wnam"],
	["Honolulu", "NA", "US", "-157.86", "wnam"],
	["Lisboa", "EU", "PT", "-9.14", "weur"],
	["Funchal", "EU", "PT", "-16.91", "weur"],
	["Estocolmo", "EU", "SE", "18.07", "weur"],
	["Varsóvia", "EU", "PL", "21.01", "eeur"],
	["Istambul", "AS", "TR", "28.98", "eeur"],
	["Vladivostok", "EU", "RU", "131.89", "apac"],
	["Tóquio", "AS", "JP", "139.69", "apac"],
	["Mumbai", "AS", "IN", "72.88", "apac"],
	["Dubai", "AS", "AE", "55.27", "me"],
	["Luanda", "AF", "AO", "13.23", "afr"],
	["Sydney", "OC", "AU", "151.21", "oc"],
] as const)("%s", ([, continent, country, longitude, region]) => {
	expect(at(continent, country, longitude)).toBe(region);
});

test("what the platform does not say decides nothing; a continent alone is enough", () => {
	expect(nearestRegion({})).toBeNull();
	expect(nearestRegion({ country: "BR", longitude: "-46" })).toBeNull();
	expect(nearestRegion({ continent: "AN" })).toBeNull();
	expect(nearestRegion({ continent: "NA" })).toBe("enam");
	expect(nearestRegion({ continent: "EU", longitude: "?" })).toBe("weur");
	expect(nearestRegion({ continent: "AS" })).toBe("apac");
});
