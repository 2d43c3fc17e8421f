import { expect, test } from "vitest";
import {
	fillKeys,
	type FormField,
	keyOfLabel,
	parseFormFields,
	readFieldValues,
} from "#app/domain/agents/acts/contact-fields.ts";

const field = (key: string, kind: FormField["kind"] = "text"): FormField => ({
	key,
	label: key.toUpperCase(),
	kind,
});

test("a form has at most twelve fields, each with a label and a key of its own", () => {
	expect(parseFormFields([{ key: " Tamanho ", label: " Seu  tamanho ", kind: "text" }])).toEqual([
		{ key: "tamanho", label: "Seu tamanho", kind: "text" },
	]);
	expect(parseFormFields([field("a"), field("a")])).toBeNull();
	expect(parseFormFields([{ ...field("a"), label: " " }])).toBeNull();
	expect(parseFormFields([field("a b")])).toBeNull();
	expect(parseFormFields([field("a"), { ...field("b"), label: "á" }])).toBeNull();
	expect(parseFormFields([{ ...field("a"), isRequired: true }])).toMatchObject([
		{ isRequired: true },
	]);
	expect(parseFormFields(Array.from({ length: 13 }, (_, at) => field(`a${at}`)))).toBeNull();
});

test("a label becomes a key without accents", () => {
	expect(keyOfLabel("Tamanho do pé")).toBe("tamanho_do_pe");
	expect(keyOfLabel("  2ª opção! ")).toBe("opcao");
	expect(keyOfLabel("!?")).toBe("");
});

test("a new field gets a key of its own, a known one keeps its", () => {
	const keys = (...fields: FormField[]) => fillKeys(fields).map(({ key }) => key);
	const named = (label: string): FormField => ({ key: "", label, kind: "text" });
	expect(keys({ ...field("nome"), label: "Nome completo" }, named("Nome"), named("nome"))).toEqual([
		"nome",
		"nome_2",
		"nome_3",
	]);
	expect(keys(named("?"))).toEqual([""]);
	const long = "Data em que a pessoa prefere receber a encomenda";
	const filled = fillKeys([named(long.slice(0, 40)), named(`${long.slice(0, 38)}a`)]);
	expect(parseFormFields(filled)).toEqual(filled.map((one) => ({ ...one })));
});

test.each([
	["email", "Ana@Loja.com.BR", "ana@loja.com.br"],
	["email", "ana arroba loja", null],
	["postcode", "01310-100", "01310-100"],
	["postcode", "CEP 01310100", "01310-100"],
	["postcode", "1310", null],
	["phone", "(11) 98888-7777", "11988887777"],
	["phone", "119", null],
	["number", "38", "38"],
	["number", "trinta e oito", null],
	["date", "5/3/1990", "1990-03-05"],
	["date", "1990-03-05", "1990-03-05"],
	["date", "31/02/1990", null],
	["date", "ontem", null],
	["name", "Ana Paula", "Ana Paula"],
	["name", "<b>Ana</b>", null],
	["text", "azul \n marinho", "azul marinho"],
	["text", "x".repeat(201), null],
] as const)("K03 %s: %s", (kind, typed, kept) => {
	const read = readFieldValues([field("valor", kind)], { valor: typed });
	expect(read).toEqual(
		kept === null ? { ok: false, code: "valor" } : { ok: true, value: { valor: kept } },
	);
});

test("only fields of the form are kept, and nothing is no data", () => {
	const fields = [field("cor"), field("cep", "postcode")];
	expect(readFieldValues(fields, { cor: "azul", saldo: "0", cep: "" })).toEqual({
		ok: true,
		value: { cor: "azul" },
	});
	for (const given of [{}, { saldo: "0" }, null, "azul"])
		expect(readFieldValues(fields, given)).toEqual({ ok: false, code: "fields" });
});
