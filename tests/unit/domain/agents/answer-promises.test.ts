import { expect, test } from "vitest";
import { keepPromises } from "#app/domain/agents/answer-promises.ts";

test("a promise goes, what is true besides it stays", () => {
	expect(
		keepPromises("Aceitamos trocas em até 30 dias. Vou verificar e já te retorno.", []),
	).toEqual({ text: "Aceitamos trocas em até 30 dias.", isPersonPromised: false });
	expect(keepPromises("Sim! Te ligo amanhã.", [])).toEqual({ text: "", isPersonPromised: false });
	const plain = "Abrimos das 9h às 18h.\n\n- sábado até as 13h\n- domingo fechado";
	expect(keepPromises(plain, [])).toEqual({ text: plain, isPersonPromised: false });
});

test("a person who is promised is told apart: only a hand-over brings one", () => {
	for (const text of [
		"Em 5 minutos alguém da equipe vai te atender.",
		"O frete é grátis hoje. Vou transferir você para um atendente.",
		"A colleague will call you back.",
	])
		expect(keepPromises(text, []).isPersonPromised, text).toBe(true);
	expect(keepPromises("Uma pessoa alta costuma usar o G.", []).isPersonPromised).toBe(false);
});

test("what the team itself promises, or tells the agent to, may be said", () => {
	const said = "Nossa equipe vai entrar em contato com você em até 2 horas.";
	expect(keepPromises(said, []).text).toBe("");
	expect(keepPromises(said, ["Orçamentos: a equipe entra em contato em até 2 horas."]).text).toBe(
		said,
	);
	expect(
		keepPromises("Vou verificar e te aviso.", ["Diga que vai verificar o estoque."]).text,
	).toBe("Vou verificar e te aviso.");
	expect(keepPromises("Vou reservar a mesa.", ["Você pode reservar mesas."]).text).not.toBe("");
	expect(keepPromises("Vou reservar a mesa.", ["Reservas pelo site."]).text).toBe("");
});

test("an offer is a question, and an agent with acts may do what it says", () => {
	expect(keepPromises("Posso verificar para você?", []).text).not.toBe("");
	expect(keepPromises("Pronto, cancelei o seu pedido.", [], { mayAct: true }).text).not.toBe("");
	expect(keepPromises("Vou te ligar já.", [], { mayAct: true }).text).toBe("");
});

test("a word like one of a promise is none", () => {
	for (const text of [
		"O retorno da consulta é grátis em até 30 dias.",
		"Consulta e retorno em 30 dias estão incluídos.",
		"Você pode consultar o prazo no site.",
		"Para confirmar, mande o seu CEP.",
		"A equipe da cozinha trabalha até as 22h.",
		"O atendente confere a etiqueta na hora.",
		"Aguarde um pouco de tempo antes de lavar.",
		"Depois do retorno o aparelho tem garantia nova.",
	])
		expect(keepPromises(text, []).text, text).toBe(text);
});
