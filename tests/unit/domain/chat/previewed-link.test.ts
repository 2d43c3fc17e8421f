import { expect, test } from "vitest";
import { previewedLink } from "#app/domain/chat/previewed-link.ts";

test.each([
	[
		"Veja https://loja.example/p/camiseta-azul?cor=azul",
		"https://loja.example/p/camiseta-azul?cor=azul",
	],
	["www.loja.example.", "https://www.loja.example/"],
	["a@b.example e depois https://loja.example/a", "https://loja.example/a"],
	["https://um.example e https://dois.example", "https://um.example/"],
	["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
	[
		"https://loja.example/MLB-3456789012-tenis-de-corrida",
		"https://loja.example/MLB-3456789012-tenis-de-corrida",
	],
	["https://loja.example/guia#entrega", "https://loja.example/guia"],
])("of %j it is %j", (text, link) => {
	expect(previewedLink(text)).toBe(link);
});

test("what only tells where a link was found is left out", () => {
	const told = "https://loja.example/a?utm_source=x&id=7&fbclid=IwAR0abc123def456ghi789";
	expect(previewedLink(told)).toBe("https://loja.example/a?id=7");
});

test.each([
	"sem link nenhum",
	"escreva para a@b.example",
	"https://conta.example/reset?u=7",
	"https://conta.example/confirmar-email/7",
	"https://conta.example/entrar?token=1",
	"https://conta.example/x?code=4711",
	"https://conta.example/v/9f86d081884c7d659a2feaa0c55ad015",
	"https://conta.example/x?q=9f86d081884c7d659a2feaa0",
	"https://conta.example/c/3f2b8c1e-9a4d-4c7f-8e21-0a1b2c3d4e5f",
	"https://conta.example/app#access=eyJhbGciOiJIUzI1NiJ9abc123",
	"https://drive.example/file/d/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74/view",
	"https://boletim.example/descadastrar?lista=3",
])("a link that is for one person is nobody else's to open: %j", (text) => {
	expect(previewedLink(text)).toBeNull();
});

test("L11 a text of nothing but links is read in time", () => {
	const begun = performance.now();
	previewedLink("https://a.example/reset ".repeat(2_700));
	previewedLink(`https://a.example/${"a1-".repeat(680)}`);
	expect(performance.now() - begun).toBeLessThan(500);
});
