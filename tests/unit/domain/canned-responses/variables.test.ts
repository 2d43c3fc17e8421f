import { expect, test } from "vitest";
import {
	fillVariables,
	firstNameOf,
	greetingOf,
	listUnknown,
	listVariables,
	protocolOf,
	type VariableValues,
} from "#app/domain/canned-responses/variables.ts";

const values: VariableValues = {
	primeiro_nome: "Maria",
	nome: "Maria Souza",
	atendente: "Ana",
	saudacao: "Bom dia",
	protocolo: null,
};

test.each([
	["{{saudacao}}, {{primeiro_nome}}! Sou {{atendente}}.", "Bom dia, Maria! Sou Ana."],
	["{{ Primeiro Nome }} {{first_name}}", "Maria Maria"],
	["Protocolo: {{protocolo|sem número}}.", "Protocolo: sem número."],
	["{{nome|cliente}}", "Maria Souza"],
	["Aqui{{protocolo|}}.", "Aqui."],
	["{{}} {nome} {{{nome}}}", "{{}} {nome} {Maria Souza}"],
])("%j is filled to %j", (text, filled) => {
	expect(fillVariables(text, values)).toEqual({ text: filled, gaps: [] });
});

test("what nobody knows stays as it is written, and is a gap to be filled by hand", () => {
	const text = "{{primeiro_nome}}: {{protocolo}}, {{cargo}}";
	const filled = fillVariables(text, values);
	expect(filled.text).toBe("Maria: {{protocolo}}, {{cargo}}");
	expect(filled.gaps.map(({ from, to }) => filled.text.slice(from, to))).toEqual([
		"{{protocolo}}",
		"{{cargo}}",
	]);
});

test("a value that looks like a variable is not filled again", () => {
	const named = { ...values, primeiro_nome: "{{nome}}" };
	expect(fillVariables("{{primeiro_nome}}", named)).toEqual({ text: "{{nome}}", gaps: [] });
});

test("variables of a text are found, misspelt ones too", () => {
	expect(listVariables("{{nome}} {{cargo|x}} {{nome}} {x}")).toEqual(["{{nome}}", "{{cargo|x}}"]);
	expect(listUnknown("{{primeiro_nme}} {{nome}} {{cargo|x}} {{cargo|x}}")).toEqual([
		"{{primeiro_nme}}",
		"{{cargo|x}}",
	]);
});

test.each([
	["Maria Souza", "Maria"],
	[" João-Pedro  Lima", "João-Pedro"],
	["Seu João da Silva", "Seu João"],
	["Dra. Ana", "Dra. Ana"],
	["Dona", null],
	["5511999998888", null],
	["🔥 Loja", null],
	["J", null],
	["", null],
	[null, null],
])("the first name of %j is %j", (name, first) => {
	expect(firstNameOf(name)).toBe(first);
});

test("a protocol is a day and the beginning of an id", () => {
	expect(protocolOf("3f2a1b9c-1111-4222-8333-444455556666", "2026-11-28")).toBe("20261128-3F2A1B");
});

test("a customer is greeted in the language of the text", () => {
	expect(greetingOf("evening", "es")).toBe("Buenas noches");
	expect(greetingOf("morning", "pt")).toBe("Bom dia");
});
