import { expect, test } from "vitest";
import { cutResult, MAX_RESULT_LENGTH } from "#app/domain/agents/acts/act.ts";

test("K06 a model is given so much of a result and no more", () => {
	expect(cutResult("ok")).toBe("ok");
	expect(cutResult("x".repeat(MAX_RESULT_LENGTH))).toHaveLength(MAX_RESULT_LENGTH);
	expect(cutResult("x".repeat(MAX_RESULT_LENGTH + 1))).toBe(`${"x".repeat(MAX_RESULT_LENGTH)}…`);
});
