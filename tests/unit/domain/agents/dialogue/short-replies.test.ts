import { expect, test } from "vitest";
import { readShortReply } from "#app/domain/agents/dialogue/short-replies.ts";

test.each([
	["sim", "yes"],
	["sim, por favor", "yes"],
	["isso mesmo", "yes"],
	["yes please", "yes"],
	["claro que sí", "yes"],
	["não", "no"],
	["não, obrigada", "no"],
	["nope", "no"],
	["não é isso", "not_that"],
	["não era isso não", "not_that"],
	["nenhuma dessas", "not_that"],
	["não é isso que eu perguntei", "not_that"],
	["você não entendeu", "not_that"],
	["none of these", "not_that"],
	["that's not it", "not_that"],
	["ninguna de estas", "not_that"],
	["não, só isso mesmo", "enough"],
	["nada mais", "enough"],
	["era só isso", "enough"],
	["that's all", "enough"],
	["as duas", "all"],
	["todas", "all"],
])("%j is read as %s", (text, kind) => {
	expect(readShortReply(text)?.kind).toBe(kind);
});

test.each([
	["2", [2]],
	["o 3!", [3]],
	["1️⃣", [1]],
	["opção 7", [7]],
	["a primeira", [1]],
	["quero a segunda, por favor", [2]],
	["a última", [-1]],
	["1 e 3", [1, 3]],
	["the second one", [2]],
])("%j chooses from a list", (text, numbers) => {
	expect(readShortReply(text)).toEqual({ kind: "choice", numbers });
});

test.each([
	"quero 2 camisetas",
	"não, é pijama mesmo, de dormir",
	"sim, mas quanto custa?",
	"não recebi o código ainda",
	"isso entra na garantia do serviço?",
	"segunda vocês abrem?",
	"",
	"👍",
	"sim ".repeat(40),
])("%j says something of its own, or nothing", (text) => {
	expect(readShortReply(text)).toBeNull();
});
