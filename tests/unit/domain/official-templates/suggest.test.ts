import { expect, test } from "vitest";
import { suggestValues } from "#app/domain/official-templates/suggest.ts";
import { templateOf } from "./samples.ts";

const KNOWN = {
	primeiro_nome: "Ana",
	nome: "Ana Lima",
	atendente: "Bruno",
	saudacao: "Bom dia",
	protocolo: null,
};

test("a gap named like a variable of ready answers is filled, and one that nobody knows is not", () => {
	const template = templateOf({
		header: { kind: "text", text: "Oi {{first_name}}" },
		body: "{{saudacao}} {{nome}}, aqui é {{atendente}}: {{protocolo}} {{valor}} ok",
		buttons: [],
	});
	expect(suggestValues(template, KNOWN)).toEqual({
		"header.first_name": "Ana",
		"body.saudacao": "Bom dia",
		"body.nome": "Ana Lima",
		"body.atendente": "Bruno",
	});
});

test.each([
	"Olá {{1}}, tudo bem?",
	"Bom dia, {{1}}! Tudo?",
	"Oi *{{1}}* tudo?",
	"Prezada {{1}}, ok",
])("%s greets by the first name", (body) => {
	const values = suggestValues(templateOf({ header: null, body, buttons: [] }), KNOWN);
	expect(values).toEqual({ "body.1": "Ana" });
});

test("nobody's name is put where no greeting stands, and buttons are left alone", () => {
	expect(suggestValues(templateOf({ header: null, body: "Pedido {{1}} saiu" }), KNOWN)).toEqual({});
});
