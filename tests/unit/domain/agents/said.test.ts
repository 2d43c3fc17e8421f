import { expect, test } from "vitest";
import { findSaid, readPhrases, says } from "#app/domain/agents/said.ts";
import { measureProcessor } from "#tests/support/processor-time.ts";

const isSaid = (phrase: string, message: string) => says(message.split(" "), readPhrases(phrase));

test.each([
	["ninguem me? respond*", "ninguem respondeu", true],
	["ninguem me? respond*", "ninguem me responde", true],
	["ninguem me? respond*", "ninguem nunca me responde", false],
	["falar ..2 com", "falar ja com", true],
	["falar ..2 com", "falar ja agora mesmo com", false],
	["< humano >", "humano", true],
	["< humano >", "um humano", false],
	["passa|passe ..1 gerente, oi", "passe o gerente", true],
	["passa|passe ..1 gerente", "passo o gerente", false],
	["", "oi", false],
])("%j in %j: %s", (phrase, message, said) => {
	expect(isSaid(phrase, message)).toBe(said);
});

test("each place where a phrase is said is found", () => {
	expect([...findSaid("nao liga me liga".split(" "), readPhrases("liga"))]).toEqual([1, 3]);
});

test("a long message is read in a moment", () => {
	const spent = measureProcessor();
	isSaid("a ..9 a ..9 a ..9 b", "a ".repeat(300).trim());
	expect(spent()).toBeLessThan(500);
});
