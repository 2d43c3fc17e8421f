import { expect, test } from "vitest";
import { askBack } from "#app/domain/agents/dialogue/asking-back.ts";
import { loopLength } from "#app/domain/agents/dialogue/loops.ts";

const answer = { text: "Aceitamos Alelo e Ticket." };

test("the same answer is a loop the third time, or the sixth to questions that differ (K05)", () => {
	expect(loopLength(answer, ["e vr", "aceitam ticket", null])).toBe(6);
	expect(loopLength(answer, ["e vr"])).toBe(6);
	expect(loopLength(answer, ["e vr", null, "e vr"])).toBe(3);
	expect(loopLength(answer, [null, "e vr"])).toBe(3);
	expect(loopLength(answer, [])).toBe(3);
});

test("courtesies and questions without an answer are a loop the third time, whatever is asked (K05)", () => {
	expect(loopLength({ text: "Olá!", isCourtesy: true }, ["oi", "opa"])).toBe(3);
	expect(loopLength({ text: askBack("pt", []) }, ["tem piscina", "tem academia"])).toBe(3);
});
