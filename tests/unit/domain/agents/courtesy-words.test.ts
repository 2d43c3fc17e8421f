import { expect, test } from "vitest";
import { answerCourtesy } from "#app/domain/agents/courtesy-words.ts";

test("a courtesy has a short answer or none, and the first word is greeted (agents 3.1)", () => {
	expect(answerCourtesy("acknowledgement", "pt", ["Oi"])).toBeNull();
	expect(answerCourtesy("acknowledgement", "pt", [])).toBe("Olá! Como posso ajudar?");
	expect(answerCourtesy("thanks", "en", [])).toContain("welcome");
	expect(answerCourtesy("goodbye", "es", [])).toContain("Hasta luego");
});
