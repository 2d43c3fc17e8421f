import { expect, test } from "vitest";
import {
	INTENTS,
	isIntent,
	listSignals,
	readWeights,
	weighIntents,
	writeWeights,
} from "#app/domain/agents/intents.ts";

test("a message is its stems, its neighbours, its signs, its marks and its length", () => {
	expect(listSignals("Quero ATENDENTE AGORA!! 😡 12?")).toEqual([
		"quer",
		"atendent",
		"agor",
		"0",
		"< quero",
		"quero atendente",
		"atendente agora",
		"agora 0",
		"0 >",
		"😡",
		"?",
		"!!",
		"AA",
		"#2",
	]);
	expect(listSignals("")).toEqual(["< >", "#0"]);
	expect(listSignals("a".repeat(5_000)).join("").length).toBeLessThan(2_000);
});

test("weights are kept to a quarter, and no farther than the letters go", () => {
	const weights = new Map([
		["", [0, 0.26, -0.24, 9]],
		["< quero", [-9, 0, 0, 1]],
		["atendent", [-9, 0, 0, 1]],
	]);
	expect(readWeights(writeWeights(weights))).toEqual(
		new Map([
			["", [0, 0.25, -0.25, 3]],
			["< quero", [-3.25, 0, 0, 1]],
			["atendent", [-3.25, 0, 0, 1]],
		]),
	);
});

test("shares of what is wanted add up to 1; without a known signal all are alike", () => {
	const shares = weighIntents("xyz", new Map());
	expect(shares).toEqual(Object.fromEntries(INTENTS.map((intent) => [intent, 0.25])));
});

test.each([
	["tá bom querida depois eu dou notícias fica com Deus", "courtesy"],
	["vou dar uma olhada com calma e qualquer coisa retorno", "courtesy"],
	["tem como me colocar em contato com o responsável pelo setor?", "person"],
	["prefiro tratar isso diretamente com um ser humano", "person"],
	["isso é um descaso enorme com quem paga em dia, que decepção", "anger"],
	["qual o valor da troca de óleo", "question"],
	["quantas pessoas cabem na mesa do fundo?", "question"],
] as const)("%s: %s", (text, intent) => {
	expect(INTENTS.filter((one) => isIntent(text, one))).toEqual([intent]);
});
