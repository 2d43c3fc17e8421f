import { expect, test } from "vitest";
import { isRating, starsOf } from "#app/domain/satisfaction/rating.ts";

test("a stored value is a rating from one to five", () => {
	expect([0, 1, 5, 6, 2.5, null, "5"].filter(isRating)).toEqual([1, 5]);
});

test("stars are filled up to the rating", () => {
	expect([1, 4, 5].map(starsOf)).toEqual(["★☆☆☆☆", "★★★★☆", "★★★★★"]);
});
