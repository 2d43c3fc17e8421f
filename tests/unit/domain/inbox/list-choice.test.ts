import { expect, test } from "vitest";
import { parseListChoice } from "#app/domain/inbox/list-choice.ts";

test("what is not understood asks for the open ones", () => {
	expect(parseListChoice(new URLSearchParams("filter=mine&label=VIP"))).toEqual({
		filter: "mine",
		label: "VIP",
	});
	expect(parseListChoice(new URLSearchParams(`filter=x&label=${"a".repeat(99)}`))).toEqual({
		filter: "open",
		label: null,
	});
});
