import { expect, test } from "vitest";
import { readCourtesy } from "#app/domain/agents/courtesy.ts";
import { asksSomething, onlyReacts } from "#app/domain/agents/dialogue/asks-something.ts";

test.each([
	"abre sábado?",
	"qual o telefone",
	"quanto custa o uniforme",
	"e o kit de apostilas do fund 1",
	"e no pix",
	"consertam macbook",
	"me passa o endereço",
	"então quero cancelar",
	"enquanto isso me diz o preço",
	"how much is it",
	"dónde queda la tienda",
])("%j asks", (text) => {
	expect(asksSomething(text)).toBe(true);
});

test.each([
	"foi no crédito",
	"é o moto g",
	"ordem 4471",
	"tá, fico esperando a moça então",
	"visa",
])("%j asks nothing", (text) => {
	expect(asksSomething(text)).toBe(false);
});

const reacts = (text: string) => onlyReacts(text, readCourtesy(text));

test.each([
	"ah tá, vou escrever",
	"obrigada, já chamei",
	"kkkkkk ele é um amor",
	"tmj, falou",
	"que delícia, obrigada, até logo",
	"ok vou de táxi",
	"desculpa, pensei q ouvia",
	"hahaha ansiosa já",
	"brincadeira kkk",
	"kkkk q pena",
])("%j only reacts to what was said", (text) => {
	expect(reacts(text)).toBe(true);
});

test.each([
	"o meu tem 8 kg",
	"limpeza de pele",
	"oi, ganhei uma blusa de presente e ficou grande",
	"obrigada, mas chegou rasgado",
	"ok, e o frete",
	"kkk quanto custa o botox",
	"vou precisar de nota fiscal",
	"ok então meu pedido chegou com duas peças faltando e uma rasgada na manga esquerda",
])("%j is about something", (text) => {
	expect(reacts(text)).toBe(false);
});
