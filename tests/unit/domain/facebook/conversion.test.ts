import { expect, test } from "vitest";
import {
	CURRENCIES,
	DEFAULT_CURRENCY,
	EVENT_TYPES,
	LDU_STATES,
} from "#app/domain/facebook/conversion.ts";

test("the lists of the specification stand in its order, with its defaults", () => {
	expect(EVENT_TYPES).toHaveLength(18);
	expect(EVENT_TYPES[0]).toBe("Purchase");
	expect(CURRENCIES).toEqual("USD BRL EUR GBP CAD AUD JPY CHF CNY INR".split(" "));
	expect(DEFAULT_CURRENCY).toBe("BRL");
	expect(LDU_STATES).toEqual(["CA", "NY", "TX", "FL", "IL"]);
});
