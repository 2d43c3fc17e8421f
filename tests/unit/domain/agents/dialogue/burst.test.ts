import { expect, test } from "vitest";
import { readBurst } from "#app/domain/agents/dialogue/burst.ts";
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
