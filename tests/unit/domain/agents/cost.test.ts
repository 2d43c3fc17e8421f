import { expect, test } from "vitest";
import { costOf } from "#app/domain/agents/cost.ts";

test("a million tokens cost what the list says, in millionths of a real", () => {
	expect(costOf("gpt-4o-mini", { inputTokens: 1_000_000, outputTokens: 0 })).toEqual({
		costMicros: 810_000,
		isKnown: true,
	});
	expect(costOf("gpt-4.1", { inputTokens: 1_000, outputTokens: 500 })).toEqual({
		costMicros: 32_400,
		isKnown: true,
	});
	expect(costOf("gpt-4o", { inputTokens: 0, outputTokens: 0 })).toEqual({
		costMicros: 0,
		isKnown: true,
	});
});

test("a model of a day is that model, whatever its case", () => {
	const usage = { inputTokens: 10_000, outputTokens: 100 };
	expect(costOf(" GPT-4o-2024-08-06 ", usage)).toEqual(costOf("gpt-4o", usage));
});

test("an unknown price is no price, and says so", () => {
	for (const model of ["llama3", "", "constructor", "__proto__", "gpt-4o-other"])
		expect(costOf(model, { inputTokens: 10, outputTokens: 10 }), model).toEqual({
			costMicros: 0,
			isKnown: false,
		});
});
