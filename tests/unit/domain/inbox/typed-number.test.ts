import fc from "fast-check";
import { expect, test } from "vitest";
import { matchingKey } from "#app/domain/inbox/address.ts";
import {
	listCandidates,
	looksLikeNumber,
	readTypedNumber,
} from "#app/domain/inbox/typed-number.ts";

const BR = { iso: "BR", code: "55" };
const PT = { iso: "PT", code: "351" };
const codeOf = (typed: string, country = BR) => {
	const read = readTypedNumber(typed, country);
	return read.ok ? read.value : read.code;
};

test("one Brazilian number, however it is typed", () => {
	for (const typed of [
		"(11) 98765-4321",
		"11987654321",
		"011 98765.4321",
		"+55 11 98765-4321",
		"0055 11 98765 4321",
		"5511987654321",
	])
		expect(codeOf(typed), typed).toBe("5511987654321");
	expect(codeOf("1187654321")).toBe("551187654321");
	expect(codeOf("11 3333-4444")).toBe("551133334444");
});

test("a number of another country, by its plus or by the country chosen", () => {
	expect(codeOf("+351 912 345 678")).toBe("351912345678");
	expect(codeOf("912 345 678", PT)).toBe("351912345678");
	// With a plus the number says itself where it is from.
	expect(codeOf("+55 11 98765-4321", PT)).toBe("5511987654321");
});

test("what a number lacks is said", () => {
	expect(codeOf("98765-4321")).toBe("area_code_missing");
	expect(codeOf("3333-4444")).toBe("area_code_missing");
	expect(codeOf("119876")).toBe("number_incomplete");
	expect(codeOf("+3519")).toBe("number_incomplete");
	expect(codeOf("11 08765-4321")).toBe("number_impossible");
	expect(codeOf("+999 123 456 789")).toBe("number_impossible");
	expect(codeOf("1".repeat(60))).toBe("number_impossible");
	expect(codeOf("Maria")).toBe("number_impossible");
});

test("a name is no number", () => {
	for (const typed of ["Maria", "Loja 11", "11", "maria@loja.com.br", ""])
		expect(looksLikeNumber(typed), typed).toBe(false);
	for (const typed of ["119", "+351", "(11) 9"]) expect(looksLikeNumber(typed), typed).toBe(true);
});

test("a mobile number is looked for with and without its ninth digit, any other one as it is", () => {
	expect(listCandidates("5511987654321")).toEqual(["5511987654321", "551187654321"]);
	expect(listCandidates("551187654321")).toEqual(["551187654321", "5511987654321"]);
	expect(listCandidates("551133334444")).toEqual(["551133334444"]);
	expect(listCandidates("351912345678")).toEqual(["351912345678"]);
});

test("property: a Brazilian mobile number and all its candidates are one person", () => {
	const digits = (min: number, max: number) => fc.integer({ min, max }).map(String);
	fc.assert(
		fc.property(
			digits(11, 99).filter((area) => !area.endsWith("0")),
			digits(60_000_000, 99_999_999),
			fc.boolean(),
			(area, subscriber, hasNinth) => {
				const phone = codeOf(`${area}${hasNinth ? "9" : ""}${subscriber}`);
				const candidates = listCandidates(phone);
				expect(candidates[0]).toBe(phone);
				expect(candidates).toHaveLength(2);
				const keys = candidates.map((value) => matchingKey({ kind: "phone", value }));
				expect(new Set(keys).size).toBe(1);
				expect(listCandidates(candidates[1] ?? "")).toEqual(candidates.toReversed());
			},
		),
	);
});
