import { expect, test } from "vitest";
import { findLinks, parseLink } from "#app/domain/chat/links.ts";

test.each([
	["https://prosa.test/a?b=1#c", "https://prosa.test/a?b=1#c"],
	["www.loja.com.br", "https://www.loja.com.br/"],
	["ana@loja.com.br", "mailto:ana@loja.com.br"],
	["mailto:ana@loja.com", "mailto:ana@loja.com"],
	["tel:+5511987654321", "tel:+5511987654321"],
])("%s is a link", (text, href) => {
	expect(findLinks(`veja ${text}, por favor`)).toEqual([
		{ start: 5, end: 5 + text.length, href, label: text },
	]);
});

test.each([
	"javascript:alert(1)",
	"JaVaScRiPt://a.com/%0aalert(1)",
	"data:text/html,<b>",
	"vbscript:x",
	"file:///etc/passwd",
	"https://bank.com@evil.com/",
	"https://user:pass@evil.com/",
	"https://localhost/",
	"http://",
	"mailto:",
])("F02 %s never becomes a link by itself", (text) => {
	expect(findLinks(text).filter((link) => !link.href.startsWith("mailto:"))).toEqual([]);
});

test("F02 an address in foreign letters is shown in punycode", () => {
	const cyrillic = "https://\u0430pple.com/login";
	expect(parseLink(cyrillic)).toEqual({
		href: "https://xn--pple-43d.com/login",
		label: "https://xn--pple-43d.com/login",
	});
	expect(parseLink("https://pão.com.br")?.label).toBe("https://pão.com.br");
});

test("the sentence keeps its punctuation and its brackets", () => {
	expect(findLinks("(ver https://a.com/b).")[0]?.href).toBe("https://a.com/b");
	expect(findLinks("https://a.com/b_(c)")[0]?.href).toBe("https://a.com/b_(c)");
	expect(findLinks("*https://a.com*")[0]?.href).toBe("https://a.com/");
});
