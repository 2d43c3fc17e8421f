import { expect, test } from "vitest";
import { computeSearchKey, planWords } from "#app/domain/conversations/search.ts";

const finds = (typed: string, person: Parameters<typeof computeSearchKey>[0]) => {
	const words = computeSearchKey(person).split(" ");
	const wanted = planWords(typed);
	return (
		wanted.length > 0 &&
		wanted.every((group) => group.some((word) => words.some((w) => w.startsWith(word))))
	);
};
const maria = { name: "María Conceição", phone: "5511987654321", email: "mc@Loja.com.br" };

test("a conversation is found by the beginnings of names, by e-mail and by any end of the number", () => {
	expect(finds("maria conc", maria)).toBe(true);
	expect(finds("CONCEIÇÃO", maria)).toBe(true);
	expect(finds("mc@loja", maria)).toBe(true);
	expect(finds("+55 (11) 98765", maria)).toBe(true);
	expect(finds("98765-4321", maria)).toBe(true);
	expect(finds("4321", maria)).toBe(true);
	expect(finds("4322", maria)).toBe(false);
	expect(finds("joana", maria)).toBe(false);
});

test("F19 nothing typed becomes syntax of the index", () => {
	expect(planWords('"a" OR b* NEAR(c) ^d -e : f')).toEqual(
		["a", "or", "b", "near", "c", "d"].map((word) => [word]),
	);
	expect(planWords("  ")).toEqual([]);
	expect(planWords("()")).toEqual([]);
	expect(computeSearchKey({ name: null, phone: null, email: null })).toBe("");
});
