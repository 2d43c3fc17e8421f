import { expect, test } from "vitest";
import { choose, listSearches, understand } from "#app/domain/agents/retrieval/understanding.ts";

const asked = (message: string) =>
	understand(message, "").parts.map(({ alone }) =>
		alone.filter(({ weight }) => weight === 1).map(({ text }) => text),
	);
const found = (entryId: string, share: number) => [
	{ entryId, text: entryId, share, isStrange: false },
];

test("a story weighs less than what is asked", () => {
	const [part] = understand("Minha irmã me indicou vocês. Quanto custa a jaqueta jeans?", "").parts;
	expect(part?.alone.map(({ text, weight }) => [text, weight < 1])).toEqual([
		["Quanto custa a jaqueta jeans?", false],
		["Minha irmã me indicou vocês.", true],
	]);
});

test("two questions are two, by their marks or by their words", () => {
	expect(asked("Aceita pix? Tem estacionamento?")).toEqual([
		["Aceita pix?"],
		["Tem estacionamento?"],
	]);
	expect(asked("qual o endereço e até que horas fica aberto")).toEqual([
		["qual o endereço"],
		["e até que horas fica aberto"],
	]);
	expect(asked("vendem camisa e calça?")).toHaveLength(1);
});

test("each question has its answer, and none is said twice", () => {
	const understood = understand("Aceita pix? Tem estacionamento?", "");
	const searches = listSearches(understood);
	const results = searches.map(() => found("other", 0.1));
	results[2] = found("pix", 0.9);
	results[3] = found("parking", 0.8);
	const chosen = choose(understood, results);
	expect(chosen.answers.map(({ entryId }) => entryId)).toEqual(["pix", "parking"]);
	const same = searches.map(() => found("pix", 0.9));
	expect(choose(understood, same).answers).toHaveLength(1);
	const unsure = searches.map(() => found("pix", 0.2));
	expect(choose(understood, unsure).answers).toEqual([]);
	expect(choose(understood, unsure).passages).toHaveLength(1);
});

test("what goes on takes the words of the question before", () => {
	const understood = understand("e pro Nordeste?", "Quanto é o frete pra São Paulo?");
	const [part] = understood.parts;
	expect(part?.goesOn).toBe(true);
	expect(part?.together?.map(({ text }) => text)).toEqual([
		"e pro Nordeste?",
		"Quanto é o frete pra São Paulo?",
	]);
	expect(understand("e pro Nordeste?", "").parts[0]?.together).toBeNull();
	const long =
		"Gostaria de saber qual o horário de funcionamento da loja no próximo sábado de manhã";
	expect(understand(long, "Quanto é o frete?").parts[0]?.goesOn).toBe(false);
});

test("what names something that nobody knows is no case of what was spoken of", () => {
	const strange = (message: string) => {
		const understood = understand(message, "Quanto é o frete?");
		const results = listSearches(understood).map(() => [
			{ entryId: "shipping", text: "", share: 0.7, isStrange: true },
		]);
		results[2] = [];
		results[0] = [];
		return choose(understood, results).answers.length;
	};
	expect(strange("e o elefante?")).toBe(0);
	expect(strange("e pra Xapuri?")).toBe(1);
});

const LONG =
	"peguei o contato com meu cunhado e meu filho derrubou o celular no chão do shopping vocês trocam a tela dele";

test("a long message is as sure as the piece of it that finds the same", () => {
	const understood = understand(LONG, "");
	expect(understood.clauses.length).toBeGreaterThan(1);
	expect(understand("vocês trocam a tela do celular?", "").clauses).toEqual([]);
	const searches = listSearches(understood);
	const results = (whole: string, piece: string, share: number) =>
		searches.map((_, at) =>
			at === 0
				? found(whole, 0.4)
				: at === searches.length - 1
					? found(piece, share)
					: found("other", 0.1),
		);
	const answer = (whole: string, piece: string, share: number) =>
		choose(understood, results(whole, piece, share)).answers.map(({ entryId }) => entryId);
	expect(answer("screen", "screen", 0.9)).toEqual(["screen"]);
	expect(answer("screen", "screen", 0.7)).toEqual([]);
	expect(answer("screen", "battery", 0.9)).toEqual([]);
});

test("beside an answer that is sure the other question's may be less so", () => {
	const understood = understand("Aceita pix? Tem estacionamento?", "");
	const answer = (pix: number, parking: number) => {
		const results = listSearches(understood).map(() => found("other", 0.1));
		results[2] = found("pix", pix);
		results[3] = found("parking", parking);
		return choose(understood, results).answers.map(({ entryId }) => entryId);
	};
	expect(answer(0.9, 0.55)).toEqual(["pix", "parking"]);
	expect(answer(0.9, 0.45)).toEqual(["pix"]);
	expect(answer(0.55, 0.55)).toEqual([]);
});
