import { expect, test } from "vitest";
import { WHOLE_CHARACTERS } from "#app/domain/agents/knowledge-base.ts";
import { fitPassages } from "#app/domain/agents/prompt.ts";
import { orderWhole } from "#app/domain/agents/whole-base.ts";

const entry = (entryId: string) => ({ entryId, title: entryId, text: `Texto ${entryId}` });

test("what was found comes first and everything else behind it, each once", () => {
	const found = [
		{ entryId: "c", share: 0.8 },
		{ entryId: "a", share: 0.3 },
		{ entryId: "c", share: 0.1 },
		{ entryId: "gone", share: 0.1 },
	];
	const ordered = orderWhole(["a", "b", "c", "d"].map(entry), found);
	expect(ordered.map(({ entryId, share }) => [entryId, share])).toEqual([
		["c", 0.8],
		["a", 0.3],
		["b", 0],
		["d", 0],
	]);
});

test("K06 a whole base takes no more of a prompt than the passages of a larger one", () => {
	const longest = [{ text: "x".repeat(WHOLE_CHARACTERS / 6) }];
	const passages = fitPassages(Array.from({ length: 40 }, () => longest[0] ?? { text: "" }));
	expect(passages.reduce((sum, { text }) => sum + text.length, 0)).toBe(WHOLE_CHARACTERS);
});
