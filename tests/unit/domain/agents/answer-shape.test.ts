import { expect, test } from "vitest";
import {
	hasMarker,
	isForeign,
	isForMachines,
	saysUnknown,
	withoutThoughts,
} from "#app/domain/agents/answer-shape.ts";

test("thoughts go with what is in them, also when they never end (agents 3.5)", () => {
	expect(withoutThoughts("<think>limite 18%</think>Olá!")).toBe("Olá!");
	expect(withoutThoughts("limite 18%</think>Olá!")).toBe("Olá!");
	expect(withoutThoughts("Olá! <think>limite 18%")).toBe("Olá! ");
	expect(withoutThoughts("Raciocínio: limite\nResposta: Olá!")).toBe("Olá!");
	expect(withoutThoughts("Penso que sim. Analysis is free.")).toBe(
		"Penso que sim. Analysis is free.",
	);
});

test("every form of the marker is one; a person in a sentence is none (agents 3.5)", () => {
	for (const marker of ["[[PESSOA]]", "[pessoa]", "\\[\\[PESSOA\\]\\]", "PESSOA", "x (PESSOA)"])
		expect(hasMarker(marker), marker).toBe(true);
	for (const said of ["uma pessoa", "por pessoa", "(pessoa física)", "[por pessoa]"])
		expect(hasMarker(said), said).toBe(false);
});

test("what is for programs is not for customers", () => {
	expect(isForMachines('{"name":"x","arguments":{}}')).toBe(true);
	expect(isForMachines("[1, 2]")).toBe(true);
	expect(isForMachines("{nome} é o seu nome?")).toBe(false);
	expect(isForMachines("[Trocas] em até 30 dias")).toBe(false);
});

test("an answer is in a language of the agent's, the customer's or a source's", () => {
	const french = "Bonjour, nous avons la veste pour vous et votre famille.";
	expect(isForeign(french, ["pt"], [])).toBe(true);
	expect(isForeign(french, ["pt"], ["Est-ce que vous avez des vestes pour une dame?"])).toBe(false);
	expect(isForeign("您好", ["pt"], [])).toBe(true);
	expect(isForeign("您好", ["pt"], ["您好"])).toBe(false);
	expect(isForeign("Olá, a jaqueta está na loja", ["pt"], [])).toBe(false);
});

test("a model that does not know says so by a marker in any form, not by ordinary words", () => {
	for (const marker of ["[[NAO_SEI]]", "[[não sei]]", "NAO_SEI", "\\[\\[NAO\\_SEI\\]\\]"])
		expect(saysUnknown(marker), marker).toBe(true);
	expect(saysUnknown("Desculpe, não sei dizer.")).toBe(false);
});
