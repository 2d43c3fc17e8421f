import { expect, test } from "vitest";
import {
	MAX_PAGE_TITLE,
	MAX_PATH,
	parseVisitedPage,
	type StatedPage,
} from "#app/domain/channels/visited-page.ts";

const SITES = ["https://loja.com.br", "http://localhost:3000"];
const told = (over: Partial<StatedPage> = {}): StatedPage => ({
	address: "https://loja.com.br/produtos/tenis",
	title: "Tênis azul",
	referrer: "https://www.google.com/",
	language: "pt-BR",
	...over,
});
const page = (over: Partial<StatedPage>) => parseVisitedPage(told(over), SITES);

test("J14 of an address only what names the page is kept: no query, no fragment, no user name", () => {
	const address = "https://ana:segredo@loja.com.br/conta?token=abc&q=maria#cartao";
	const kept = page({ address, referrer: "https://busca.com/s?q=dividas#x" });
	expect(kept).toEqual({
		origin: "https://loja.com.br",
		path: "/conta",
		title: "Tênis azul",
		referrer: "busca.com",
		language: "pt-BR",
	});
});

test.each([
	"https://mau.com/entrar",
	"https://loja.com.br.mau.com/",
	"http://loja.com.br/",
	"javascript:alert(1)",
	"//loja.com.br/",
	"",
])("M03 %j is no page of the site", (address) => {
	expect(page({ address })).toBeNull();
});

test("hostile text is cut, flattened or left out", () => {
	const long = page({
		address: `https://loja.com.br/${"a".repeat(2_000)}`,
		title: `a\n\u0000b${"x".repeat(500)}`,
	});
	expect(long?.path).toHaveLength(MAX_PATH);
	expect(long?.title).toMatch(/^a bx+$/);
	expect(long?.title.length).toBeLessThanOrEqual(MAX_PAGE_TITLE);
	expect(page({ title: " \u3164 " })?.title).toBe("");
	expect(page({ language: "<script>" })?.language).toBeNull();
	expect(page({ language: "" })?.language).toBeNull();
	expect(page({ referrer: "https://loja.com.br/inicio" })?.referrer).toBeNull();
	expect(page({ referrer: "nada" })?.referrer).toBeNull();
});
