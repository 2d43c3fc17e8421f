import { expect, test } from "vitest";
import { isCourtesy, readCourtesy } from "#app/domain/agents/courtesy.ts";
import { measureProcessor } from "#tests/support/processor-time.ts";

test.each([
	["Oi", "greeting"],
	["oiii", "greeting"],
	["bom diaaa", "greeting"],
	["Oi, boa tarde! Tudo bem com vcs?", "greeting"],
	["Olá, tudo bem? Aqui é a Ana Paula.", "greeting"],
	["Hello there!", "greeting"],
	["Hola, buenas tardes", "greeting"],
	["uma dúvida, por favor", "greeting"],
	["obrigada viu", "thanks"],
	["Ok, muito obrigado mesmo!!", "thanks"],
	["thank you so much", "thanks"],
	["muchas gracias", "thanks"],
	["valeu, até mais", "thanks"],
	["tchau, bom fim de semana", "goodbye"],
	["ok", "acknowledgement"],
	["OKKKK", "acknowledgement"],
	["👍", "acknowledgement"],
	["❤️🙏🏽", "acknowledgement"],
	["kkkkkk", "acknowledgement"],
	["rsrs", "acknowledgement"],
	["tá bom então", "acknowledgement"],
	["entendi, perfeito", "acknowledgement"],
	["...", "acknowledgement"],
	["", "acknowledgement"],
])("%j asks nothing (agents 3.1)", (text, courtesy) => {
	expect(readCourtesy(text)).toEqual({ question: "", courtesy });
	expect(isCourtesy(text)).toBe(true);
});

test.each([
	["Oi, qual o horário?", "qual o horário?"],
	["oi boa tarde qual o horario de atendimento", "qual o horario de atendimento"],
	["Bom dia! Aceita pix? Obrigada", "Aceita pix?"],
	["ok, e qual o frete por favor", "e qual o frete"],
	["Oi, aqui é a Ana Paula. Vocês trocam?", "Vocês trocam?"],
	["Boa tarde, uma dúvida: tem jaqueta jeans?", "tem jaqueta jeans?"],
	["obrigado pela troca", "pela troca"],
	["é boa a camisa?", "é boa a camisa?"],
	["quero devolver", "quero devolver"],
	["quanto vale?", "quanto vale?"],
	["qual o horário do show", "qual o horário do show"],
	["sim", "sim"],
	["não", "não"],
	["2", "2"],
])("what %j asks is asked without its courtesies (agents 3.1)", (text, question) => {
	expect(readCourtesy(text).question).toBe(question);
});

test("a very long courtesy is read in a moment", () => {
	const spent = measureProcessor();
	readCourtesy("oi tudo bem com ".repeat(2_000));
	expect(spent()).toBeLessThan(500);
});
