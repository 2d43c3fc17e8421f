import { expect, test } from "vitest";
import { asksWhatIsMissing, isSaidIn, sayAgain } from "#app/domain/agents/dialogue/saying-again.ts";

const SCREENS =
	"Preços com instalação. iPhone 11: R$ 449,00. iPhone 12: R$ 690,00. iPhone 13: R$ 790,00. Fica pronto em 1 hora.";
const before = { ours: [SCREENS], asked: ["quanto fica a tela do iphone 12?"] };

test("what was not said yet is said whole", () => {
	expect(sayAgain(SCREENS, "e do 13?", { ours: ["Olá!"], asked: [] }, "pt")).toBe(SCREENS);
});

test("another question with the same answer gets the sentence that has its words (K05)", () => {
	expect(sayAgain(SCREENS, "e do 13?", before, "pt")).toBe("Como comentei:\niPhone 13: R$ 790,00.");
	const ours = ["Enquanto isso, posso adiantar:\nFale com o Dr. Rui da silva. Das 8h às 9h."];
	expect(
		sayAgain("Fale com o Dr. Rui da silva. Das 8h às 9h.", "e o rui?", { ours, asked: [] }, "pt"),
	).toBe("Como comentei:\nFale com o Dr. Rui da silva.");
});

test("where no sentence has them, the answer comes whole, with another word before it each time", () => {
	const answer = "Até 5 anos não paga nada. De 6 a 11 anos, R$ 70,00.";
	const first = sayAgain(answer, "e minha sogra?", { ours: [answer], asked: [] }, "pt");
	expect(first).toBe(`Como comentei:\n${answer}`);
	const second = sayAgain(answer, "e meu bebê?", { ours: [answer, first], asked: [] }, "pt");
	expect(second).toBe(`Repetindo, para facilitar:\n${answer}`);
});

test("the same question once more is answered shorter, and what is missing is asked", () => {
	const again = sayAgain(SCREENS, "Quanto fica a tela do iPhone 12", before, "pt");
	expect(again).toBe("Como comentei:\niPhone 12: R$ 690,00.\nFicou faltando alguma coisa?");
	expect(asksWhatIsMissing(again)).toBe(true);
	expect(asksWhatIsMissing(SCREENS)).toBe(false);
	expect(sayAgain(SCREENS, "e do 12?", { ...before, asked: ["e do 12?"] }, "en")).toContain(
		"Is anything still missing?",
	);
});

test("an answer stands in a text whatever its signs", () => {
	expect(isSaidIn("Rua A, 1", ["Enquanto isso:\n*rua a* 1."])).toBe(true);
	expect(isSaidIn("Rua A, 1", ["Rua B"])).toBe(false);
});
