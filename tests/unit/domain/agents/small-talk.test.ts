import { expect, test } from "vitest";
import { isSmallTalk } from "#app/domain/agents/small-talk.ts";

test.each([
	"Deus abençoe vocês, bom trabalho",
	"[figurinha: bom dia com café]",
	"nossa muito obrigado mesmo, ajudou demais",
	"Legal, vou falar com meu marido e volto",
	"boa noitee, tudo jóia por aí?",
])("%j asks nothing", (text) => {
	expect(isSmallTalk(text)).toBe(true);
});

test.each([
	"sim",
	"todo dia?",
	"bom dia, qual o preço",
	"quero cancelar",
	"tudo bem trocar a cor?",
])("%j may ask something", (text) => {
	expect(isSmallTalk(text)).toBe(false);
});
