import { expect, test } from "vitest";
import type { ContactField, FieldKind } from "#app/domain/inbox/contact-field.ts";
import {
	MAX_COMPANY,
	MAX_NOTES,
	MAX_VALUE,
	namedProfile,
	parseProfile,
	toKeptNumber,
} from "#app/domain/inbox/profile.ts";

const field = (kind: FieldKind): ContactField => ({
	id: kind,
	label: kind,
	kind,
	choices: ["P", "M"],
});
const FIELDS = (["text", "number", "date", "choice", "link"] as const).map(field);
const parse = (key: string, typed: string) => {
	const parsed = parseProfile({ [key]: typed }, FIELDS);
	return parsed.ok ? parsed.value[key] : parsed.code;
};

test.each([
	["name", "  Maria \n Souza ", "Maria Souza"],
	["name", " \u3164 ", ""],
	["email", " Maria@Loja.COM ", "maria@loja.com"],
	["email", "  ", ""],
	["company", " Padaria  Sol ", "Padaria Sol"],
	["notes", "  Gosta de azul.\r\nLigar à tarde.  ", "Gosta de azul.\nLigar à tarde."],
	["text", " 38 ", "38"],
	["number", "-1500.5", "-1500.5"],
	["date", "2024-02-29", "2024-02-29"],
	["choice", "M", "M"],
	["choice", "", ""],
	["link", "loja.com.br/p/1", "https://loja.com.br/p/1"],
	["link", "http://loja.com.br", "http://loja.com.br/"],
])("%s: %j is kept as %j", (key, typed, kept) => {
	expect(parse(key, typed)).toBe(kept);
});

test.each([
	["name", "a".repeat(201), "name_too_long"],
	["email", "maria", "email_invalid"],
	["company", "a".repeat(MAX_COMPANY + 1), "value_too_long"],
	["notes", "a".repeat(MAX_NOTES + 1), "value_too_long"],
	["text", "a".repeat(MAX_VALUE + 1), "value_too_long"],
	["number", "doze", "number_invalid"],
	["number", "1e9", "number_invalid"],
	["date", "2026-02-30", "date_invalid"],
	["date", "12/11/2026", "date_invalid"],
	["choice", "GG", "choice_unknown"],
	["link", "javascript:alert(1)", "link_invalid"],
	["link", "https://banco.com@mau.com", "link_invalid"],
	["link", "mailto:a@b.co", "link_invalid"],
	["link", "duas palavras.com", "link_invalid"],
	["link", `loja.com/${"a".repeat(500)}`, "value_too_long"],
	["gone", "x", "conflict"],
])("%s: %j is refused", (key, typed, code) => {
	expect(parse(key, typed)).toBe(code);
});

test("of several changes all are kept or none", () => {
	expect(parseProfile({ company: "Sol", email: "x" }, FIELDS)).toEqual({
		ok: false,
		code: "email_invalid",
	});
	expect(parseProfile({ company: "Sol", text: "" }, FIELDS)).toEqual({
		ok: true,
		value: { company: "Sol", text: "" },
	});
});

test.each([
	["1.500,50", ",", "1500.50"],
	["1 500", ",", "1500"],
	["1500,5", ",", "1500.5"],
	["1.234.567", ",", "1234567"],
	["12.5", ",", "12.5"],
	["1,500.50", ".", "1500.50"],
	["12,5", ".", "12.5"],
	["-3,", ",", "-3"],
	["1,2,3", ",", "1,2,3"],
	["doze", ",", "doze"],
] as const)("%j with %j as the decimal mark is %j", (typed, mark, kept) => {
	expect(toKeptNumber(typed, mark)).toBe(kept);
});

test("in a file values stand under the names of their fields", () => {
	expect(
		namedProfile({ company: "Sol", date: "2026-01-02", gone: "x" }, [
			{ ...field("date"), label: "Cliente desde" },
		]),
	).toEqual({ company: "Sol", "Cliente desde": "2026-01-02", gone: "x" });
});
