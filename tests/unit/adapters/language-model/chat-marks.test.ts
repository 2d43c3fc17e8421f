import fc from "fast-check";
import { expect, test } from "vitest";
import { measureProcessor } from "#tests/support/processor-time.ts";
import { toChatMarks } from "#workers/adapters/language-model/chat-marks.ts";

const hosts = new Set(["loja.example"]);

test.each([
	["**negrito** e *itálico* e ~~fora~~", "*negrito* e _itálico_ e ~fora~"],
	["# Título\n\nTexto", "*Título*\n\nTexto"],
	["# **Título**", "*Título*"],
	["- um\n- **dois**\n- três", "- um\n- *dois*\n- três"],
	["1. um\n2. dois", "1. um\n2. dois"],
	["> dito", "> dito"],
	["Use `código` aqui", "Use `código` aqui"],
	["Tom & Jerry < 3", "Tom & Jerry < 3"],
	["linha 1\nlinha 2", "linha 1\nlinha 2"],
	["R$ 10,00 por 2 * 3 unidades", "R$ 10,00 por 2 * 3 unidades"],
])("%j becomes %j", (markdown, marks) => {
	expect(toChatMarks(markdown, hosts)).toBe(marks);
});

test("K04 a link to a host of the agent's shows where it goes; a foreign one leaves its words", () => {
	expect(toChatMarks("[Trocas](https://loja.example/trocas)", hosts)).toBe(
		"Trocas (https://loja.example/trocas)",
	);
	expect(toChatMarks("[clique](https://evil.example/?d=segredo)", hosts)).toBe("clique");
	expect(toChatMarks("[x][1]\n\n[1]: https://evil.example/?d=1", hosts)).toBe("x");
	expect(toChatMarks("[x](javascript:alert(1))", hosts)).toBe("x");
});

test("F08 no image and no HTML comes through, and a table of ten thousand cells is cut to lines", () => {
	expect(
		toChatMarks("![foto](https://loja.example/a.png) Oi <b>gente</b><script>x()</script>", hosts),
	).toBe("Oi gentex()");
	expect(toChatMarks("<iframe src=x></iframe>\n\nOi", hosts)).toBe("Oi");
	const row = `|${" a |".repeat(10)}\n`;
	const table = toChatMarks(`${row}|${"---|".repeat(10)}\n${row.repeat(1_000)}`, hosts);
	expect(table.split("\n").length).toBeLessThanOrEqual(41);
	expect(table).not.toContain("---");
});

test("F08 deep nesting and long nonsense come to an end", () => {
	const spent = measureProcessor();
	for (const nonsense of [
		"> ".repeat(3_000),
		"[".repeat(3_000),
		"*_".repeat(3_000),
		"- ".repeat(2_000),
	])
		expect(typeof toChatMarks(nonsense, hosts)).toBe("string");
	expect(spent()).toBeLessThan(5_000);
});

test("whatever comes, a text comes out, without edges and without empty stretches", () => {
	fc.assert(
		fc.property(
			fc.string({ unit: fc.constantFrom(...Array.from("*_~`#>-[]()!|<\n a1")) }),
			(text) => {
				const marks = toChatMarks(text, hosts);
				expect(marks).toBe(marks.trim());
				expect(marks).not.toContain("\n\n\n");
			},
		),
	);
});
