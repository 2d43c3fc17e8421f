import { expect, test } from "vitest";
import { correct, readBurst, readCorrection } from "#app/domain/agents/dialogue/burst.ts";
import { askBack } from "#app/domain/agents/dialogue/asking-back.ts";
import type { Talk } from "#app/domain/agents/dialogue/talk.ts";

const ANSWERED: Talk = {
	lastOurs: "Trocas em 30 dias.",
	ours: ["Trocas em 30 dias."],
	asked: ["posso trocar?"],
	askedBefore: "posso trocar?",
	wasUnknown: false,
};
const OFFERED: Talk = {
	...ANSWERED,
	lastOurs: askBack("pt", [{ title: "Frete grátis" }, { title: "Prazo de troca" }]),
	wasUnknown: true,
};

test("what asks is taken from each message; courtesies, replies and reactions beside it are not", () => {
	const texts = ["sim", "kkkk que pena", "obrigada!", "e o frete?", "quanto demora?"];
	expect(readBurst(texts, ANSWERED)).toMatchObject({
		messages: ["e o frete?", "quanto demora?"],
		courtesy: "thanks",
		step: null,
		reacts: false,
	});
});

test("a reaction is none where nothing was said before", () => {
	expect(readBurst(["obrigada, já chamei"], ANSWERED)).toMatchObject({
		messages: ["chamei"],
		reacts: true,
	});
	const first = readBurst(["kkk q pena"], { ...ANSWERED, lastOurs: "", ours: [] });
	expect(first.reacts).toBe(false);
});

test("nothing but short replies is a step; the last of them counts", () => {
	expect(readBurst(["sim", "não é isso"], ANSWERED).step).toEqual({ kind: "not_that" });
	expect(readBurst(["oi", "2"], OFFERED).step).toEqual({
		kind: "chosen",
		titles: ["Prazo de troca"],
	});
	expect(readBurst(["o prazo"], OFFERED).step).toEqual({
		kind: "chosen",
		titles: ["Prazo de troca"],
	});
	expect(readBurst(["não", "quanto custa?"], ANSWERED)).toMatchObject({
		step: null,
		messages: ["quanto custa?"],
	});
});

test("a correction mends what was asked in these messages, or before them", () => {
	expect(readBurst(["e empressora?", "*impressora"], ANSWERED)).toMatchObject({
		messages: ["e impressora?"],
		isCorrection: false,
	});
	expect(readBurst(["*provar"], ANSWERED)).toMatchObject({
		messages: ["posso trocar? provar"],
		isCorrection: true,
	});
	expect(readBurst(["*trocar", "e o frete?"], ANSWERED).messages).toEqual(["e o frete?"]);
	expect(readBurst(["*trocar"], { ...ANSWERED, askedBefore: "" }).messages).toEqual([]);
});

test("only courtesies ask nothing", () => {
	expect(readBurst(["vlw", "abraço"], ANSWERED)).toMatchObject({
		messages: [],
		courtesy: "thanks",
		step: null,
	});
	expect(readBurst([], ANSWERED)).toMatchObject({ messages: [], courtesy: null });
});

test("a word with an asterisk corrects", () => {
	expect(readCorrection("*depilação")).toBe("depilação");
	expect(readCorrection(" liquidação* ")).toBe("liquidação");
	expect(readCorrection("*pão de queijo")).toBe("pão de queijo");
	expect(readCorrection("*isto é uma frase inteira")).toBeNull();
	expect(readCorrection("*urgente*")).toBeNull();
	expect(readCorrection("*")).toBeNull();
	expect(readCorrection("depilação")).toBeNull();
	expect(readCorrection(`${"* ".repeat(20)}a${" *".repeat(20)}`)).toBeNull();
});

test("the word that is written most alike is replaced; else the correction is added", () => {
	expect(correct("fazem depilasao a laser?", "depilação")).toBe("fazem depilação a laser?");
	expect(correct("quanto custa a masa", "massa")).toBe("quanto custa a massa");
	expect(correct("e o azul?", "vermelho")).toBe("e o azul? vermelho");
	expect(correct("", "vermelho")).toBe("vermelho");
	expect(correct("custa 10?", "$&")).toBe("custa 10? $&");
});
