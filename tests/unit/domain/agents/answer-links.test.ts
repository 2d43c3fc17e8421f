import { expect, test } from "vitest";
import {
	dropForeignLinks,
	hidesAddress,
	hostsIn,
	isAllowedLink,
} from "#app/domain/agents/answer-links.ts";

const hosts = hostsIn(["Site: https://loja.example/trocas e aurora.com.br"]);

test("K04 links leave only to hosts that the agent's own texts name", () => {
	expect(isAllowedLink("https://loja.example/x?a=1", hosts)).toBe(true);
	expect(isAllowedLink("https://www.aurora.com.br", hosts)).toBe(true);
	for (const foreign of [
		"https://evil.example/?q=segredo",
		"https://loja.example.evil.example/",
		"https://loja.example@evil.example/",
		"javascript:alert(1)",
		"data:text/html,x",
		"https://evilloja.example",
	])
		expect(isAllowedLink(foreign, hosts)).toBe(false);
	expect(dropForeignLinks("Veja (https://evil.example/?d=1) e https://loja.example/a", hosts)).toBe(
		"Veja  e https://loja.example/a",
	);
});

test.each([
	["Pague em evil-loja.com/pix agora", "Pague em  agora"],
	["bit.ly/3xYz", ""],
	["(wa.me/5511999990000)", ""],
	["em loja.example/trocas, ou aurora.com.br.", "em loja.example/trocas, ou aurora.com.br."],
	["Feito.no prazo. Nome.Sobrenome 1.299,90 às 9h.Depois", null],
	["x.no/pix", ""],
])("K04 WhatsApp makes links of hosts without a scheme: %j (agents 3.5)", (text, left) => {
	expect(dropForeignLinks(text, hosts)).toBe(left ?? text);
});

test("a host that hides its dot is seen", () => {
	expect(hidesAddress("evil [.] com")).toBe(true);
	expect(hidesAddress("evil ponto com")).toBe(true);
	expect(hidesAddress("o ponto com mais sol")).toBe(false);
	expect(hidesAddress("um ponto importante")).toBe(false);
});
