import { expect, test } from "vitest";
import {
	callValues,
	isExpectedCall,
	parseExpectedAct,
	readValueLines,
	writeValueLines,
} from "#app/domain/agents/acts/expected-act.ts";

test("a call is the expected one by its name and by the values that are demanded", () => {
	const expected = { name: "consultar_pedido", values: { loja: "São Paulo" } };
	const made = (name: string, given: unknown) => ({ name, arguments: JSON.stringify(given) });
	expect(isExpectedCall(expected, made("consultar_pedido", { loja: "sao paulo", n: 1 }))).toBe(
		true,
	);
	expect(isExpectedCall(expected, made("consultar_pedido", { loja: "Recife" }))).toBe(false);
	expect(isExpectedCall(expected, made("consultar_pedido", {}))).toBe(false);
	expect(isExpectedCall(expected, made("cancelar", { loja: "São Paulo" }))).toBe(false);
	expect(isExpectedCall({ ...expected, values: {} }, made("consultar_pedido", null))).toBe(true);
	expect(isExpectedCall({ name: "a", values: { n: "12" } }, made("a", { n: 12 }))).toBe(true);
	expect(isExpectedCall({ name: "a", values: { n: "1" } }, { name: "a", arguments: "{" })).toBe(
		false,
	);
	expect(callValues({ name: "a", arguments: '"x"' })).toEqual({});
});

test("what somebody typed is cleaned; no name demands nothing, and too much cannot be kept", () => {
	expect(parseExpectedAct(undefined)).toBeUndefined();
	expect(parseExpectedAct({ name: " ", values: { a: "1" } })).toBeUndefined();
	expect(parseExpectedAct({ name: " a ", values: { " b ": " 1 ", c: " " } })).toEqual({
		name: "a",
		values: { b: "1" },
	});
	expect(parseExpectedAct({ name: "a".repeat(65), values: {} })).toBeNull();
	expect(parseExpectedAct({ name: "a", values: { b: "x".repeat(201) } })).toBeNull();
	const many = Object.fromEntries(Array.from({ length: 7 }, (_, n) => [`v${n}`, "1"]));
	expect(parseExpectedAct({ name: "a", values: many })).toBeNull();
});

test("values are typed a line each", () => {
	expect(readValueLines("pedido = 1234\n\nsem nada\nnota = a = b")).toEqual({
		pedido: "1234",
		nota: "a = b",
	});
	expect(readValueLines(writeValueLines({ a: "1", b: "x" }))).toEqual({ a: "1", b: "x" });
});
