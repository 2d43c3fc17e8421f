import { expect, test } from "vitest";
import {
	costOfThousand,
	DEFAULT_KEY_MODEL,
	INSTALLATION_MODEL,
	listQuestionTexts,
	MAX_QUESTION_TEXTS,
	parseChoice,
} from "#app/domain/agents/semantic/semantic-search.ts";

const asked = (...texts: string[]) => texts.map((text) => ({ text, weight: 1 }));

test("each text of a message is asked for once, the first few of them", () => {
	const listed = listQuestionTexts([
		asked("quanto custa?", "comprei ontem"),
		asked(),
		asked(" quanto custa?", "comprei ontem "),
		asked("b"),
		asked("c"),
		asked("d"),
	]);
	expect(listed.texts).toEqual(["quanto custa?\ncomprei ontem", "b", "c"]);
	expect(listed.texts).toHaveLength(MAX_QUESTION_TEXTS);
	expect(listed.places).toEqual([0, null, 0, 1, 2, null]);
	const [long = ""] = listQuestionTexts([asked(`${"a".repeat(999)}😀`)]).texts;
	expect(long).toHaveLength(1_000);
	expect(long.isWellFormed()).toBe(true);
});

test("a choice names who pays and the model", () => {
	const key = { by: "key", integrationId: "i", model: " bge \n m3 " } as const;
	expect(parseChoice(key)).toEqual({ ok: true, value: { ...key, model: "bge m3" } });
	expect(parseChoice({ ...key, model: " " })).toMatchObject({ code: "model_required" });
	expect(parseChoice({ ...key, model: "x".repeat(101) })).toMatchObject({ code: "model_too_long" });
	expect(parseChoice({ ...key, integrationId: "" })).toMatchObject({
		code: "integration_required",
	});
	expect(parseChoice({ by: "nobody" }).ok).toBe(true);
});

test("what a thousand questions cost is their tokens so far, and unknown without a price", () => {
	const none = { questions: 0, questionTokens: 0 };
	// 40,000 tokens at US$ 0.012 a million.
	expect(costOfThousand(INSTALLATION_MODEL, none)).toBe(2_592);
	const used = { questions: 10, questionTokens: 1_000 };
	expect(costOfThousand(DEFAULT_KEY_MODEL, used)).toBe(10_800);
	expect(costOfThousand("own-model", used)).toBeNull();
});
