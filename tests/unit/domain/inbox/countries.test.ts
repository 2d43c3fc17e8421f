import { expect, test } from "vitest";
import { COUNTRIES, countryOf } from "#app/domain/inbox/countries.ts";

test("every country is there once, by an ISO code and digits", () => {
	expect(new Set(COUNTRIES.map(({ iso }) => iso)).size).toBe(COUNTRIES.length);
	for (const { iso, code } of COUNTRIES) expect(`${iso}${code}`).toMatch(/^[A-Z]{2}[1-9]\d{0,2}$/);
});

test("a whole number is of the country whose code it begins with, the longest first", () => {
	for (const [phone, iso] of [
		["5511987654321", "BR"],
		["351912345678", "PT"],
		["12125550100", "US"],
		["595981123456", "PY"],
		["34612345678", "ES"],
		["8613800138000", "CN"],
	] as const)
		expect(countryOf(phone)?.iso, phone).toBe(iso);
	expect(countryOf("999123456789")).toBeNull();
});

test("no code is the beginning of another one: a number has one country", () => {
	const codes = [...new Set(COUNTRIES.map(({ code }) => code))];
	for (const code of codes)
		expect(
			codes.filter((other) => other !== code && other.startsWith(code)),
			code,
		).toEqual([]);
});
