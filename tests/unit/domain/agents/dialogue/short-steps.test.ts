import { expect, test } from "vitest";
import { answerCourtesy } from "#app/domain/agents/courtesy-words.ts";
import { answerShortly } from "#app/domain/agents/small-words.ts";
import { askBack, sayNotThat } from "#app/domain/agents/dialogue/asking-back.ts";
import { decideShortStep } from "#app/domain/agents/dialogue/short-steps.ts";

const titled = (...titles: string[]) =>
	askBack(
		"pt",
		titles.map((title) => ({ title })),
	);
const THREE = titled("Trocas", "Frete", "Pagamento");
const GREETING = answerCourtesy("greeting", "pt", []) ?? "";

test("after titles were offered, a number, a place or a yes to a single one chooses", () => {
	const choose = (numbers: number[], lastOurs = THREE) =>
		decideShortStep({ kind: "choice", numbers }, lastOurs);
	expect(choose([2])).toEqual({ kind: "chosen", titles: ["Frete"] });
	expect(choose([-1])).toEqual({ kind: "chosen", titles: ["Pagamento"] });
	expect(choose([1, 3])).toEqual({ kind: "chosen", titles: ["Trocas", "Pagamento"] });
	expect(choose([7])).toMatchObject({ kind: "offer_again", why: "not_listed" });
	expect(choose([0])).toMatchObject({ kind: "offer_again", why: "not_listed" });
	expect(decideShortStep({ kind: "yes" }, titled("Trocas"))).toEqual({
		kind: "chosen",
		titles: ["Trocas"],
	});
	expect(decideShortStep({ kind: "yes" }, THREE)).toMatchObject({
		kind: "offer_again",
		why: "unclear",
		titles: ["Trocas", "Frete", "Pagamento"],
	});
	expect(decideShortStep({ kind: "all" }, titled("Trocas", "Frete"))).toEqual({
		kind: "chosen",
		titles: ["Trocas", "Frete"],
	});
	expect(decideShortStep({ kind: "all" }, THREE)).toMatchObject({ kind: "offer_again" });
});

test("a refusal asks back once; a second one is a question that nothing answers", () => {
	expect(decideShortStep({ kind: "not_that" }, THREE)).toEqual({ kind: "not_that" });
	expect(decideShortStep({ kind: "no" }, THREE)).toEqual({ kind: "not_that" });
	expect(decideShortStep({ kind: "not_that" }, "Trocas em 30 dias.")).toEqual({ kind: "not_that" });
	expect(decideShortStep({ kind: "not_that" }, sayNotThat("pt"))).toEqual({ kind: "unknown" });
});

test("after an answer yes is heard and no asks for nothing else; a yes to the team's own question is for people", () => {
	expect(decideShortStep({ kind: "yes" }, "Trocas em 30 dias.")).toEqual({ kind: "nothing" });
	expect(decideShortStep({ kind: "no" }, "Trocas em 30 dias.")).toEqual({ kind: "done" });
	expect(decideShortStep({ kind: "enough" }, "Trocas em 30 dias.")).toEqual({ kind: "done" });
	expect(decideShortStep({ kind: "yes" }, "Fazemos. Quer agendar?")).toEqual({
		kind: "for_people",
	});
	expect(
		decideShortStep({ kind: "yes" }, "Repetindo:\nFazemos.\nFicou faltando alguma coisa?"),
	).toEqual({ kind: "go_on" });
});

test("after a courtesy a yes is asked to go on; numbers are no choice where nothing was offered", () => {
	expect(decideShortStep({ kind: "yes" }, GREETING)).toEqual({ kind: "go_on" });
	expect(decideShortStep({ kind: "yes" }, answerShortly("done", "pt"))).toEqual({
		kind: "nothing",
	});
	expect(decideShortStep({ kind: "no" }, GREETING)).toEqual({ kind: "done" });
	expect(decideShortStep({ kind: "no" }, "")).toEqual({ kind: "go_on" });
	expect(decideShortStep({ kind: "not_that" }, GREETING)).toBeNull();
	expect(decideShortStep({ kind: "choice", numbers: [2] }, "Custa R$ 2.")).toBeNull();
});
