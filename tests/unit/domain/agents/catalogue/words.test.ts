import { expect, test } from "vitest";
import { WORDS, writePrice } from "#app/domain/agents/catalogue/words.ts";

const price = (cents: number, more: object = {}) => ({
	cents,
	isFrom: false,
	currency: "R$",
	unit: null,
	...more,
});

test("prices are written as their readers do", () => {
	expect(writePrice(price(129_990), "pt")).toBe("R$ 1.299,90");
	expect(writePrice(price(129_990), "es")).toBe("R$ 1.299,90");
	expect(writePrice(price(123_456_789), "en")).toBe("R$ 1,234,567.89");
	expect(writePrice(price(5), "pt")).toBe("R$ 0,05");
	expect(writePrice(price(1890, { unit: "kg", isFrom: true }), "pt")).toBe(
		"a partir de R$ 18,90 por kg",
	);
	expect(writePrice(price(0), "es")).toBe("gratis");
});

test("lists end with the word of the language", () => {
	expect(WORDS.pt.and(["P", "M", "G"])).toBe("P, M e G");
	expect(WORDS.en.and(["P", "M"])).toBe("P and M");
	expect(WORDS.es.and(["P"])).toBe("P");
	expect(WORDS.pt.and([])).toBe("");
});
