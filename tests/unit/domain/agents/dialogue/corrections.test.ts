import { expect, test } from "vitest";
import { correct, readCorrection } from "#app/domain/agents/dialogue/corrections.ts";

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
