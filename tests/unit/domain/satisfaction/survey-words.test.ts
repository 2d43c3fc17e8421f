import { expect, test } from "vitest";
import { parseRating } from "#app/domain/satisfaction/rating-text.ts";
import { NO_SURVEY } from "#app/domain/satisfaction/survey.ts";
import { questionOf, thanksOf } from "#app/domain/satisfaction/survey-words.ts";

test("a question of one's own stands above how to answer it", () => {
	expect(questionOf({ ...NO_SURVEY, question: "Gostou?" }, "pt")).toBe(
		"Gostou?\n\nResponda com um número de 1 (péssimo) a 5 (ótimo).",
	);
	expect(questionOf(NO_SURVEY, "en")).toMatch(/^How was our service\?/);
});

test("the thanks invite to say more only where a comment is wanted", () => {
	expect(thanksOf({ ...NO_SURVEY, thanks: "Valeu!" }, "pt")).toMatch(/^Valeu!\n\nSe quiser/);
	expect(thanksOf({ ...NO_SURVEY, asksComment: false }, "es")).toBe(
		"¡Gracias por su calificación!",
	);
});

test("the words for the ends of the scale are answers", () => {
	expect(["péssimo", "ótimo", "terrible", "great", "pésima", "excelente"].map(parseRating)).toEqual(
		[1, 5, 1, 5, 1, 5],
	);
});
