import { expect, test } from "vitest";
import { splitText } from "#app/widget/text-parts.ts";

test("addresses become links, without the full stop behind them", () => {
	expect(splitText("Veja https://loja.com.br/a?b=1. Até já")).toEqual([
		{ text: "Veja ", href: null },
		{ text: "https://loja.com.br/a?b=1", href: "https://loja.com.br/a?b=1" },
		{ text: ". Até já", href: null },
	]);
	expect(splitText("(https://a.com) (http://b.com)").filter((part) => part.href)).toHaveLength(2);
});

test("F01 nothing but http and https is a link, and markup stays text", () => {
	for (const text of [
		"javascript:alert(1)",
		"data:text/html,<b>",
		'<img src=x onerror="alert(1)">',
		"https://",
		"",
	])
		expect(splitText(text).every((part) => part.href === null)).toBe(true);
});

test("F02 an address that imitates another, or hides where it goes, is told from it", () => {
	expect(splitText("https://\u0430pple.com/")).toEqual([
		{ text: "https://xn--pple-43d.com/", href: "https://xn--pple-43d.com/" },
	]);
	expect(
		splitText("https://bank.com@evil.com/ ana@loja.com").every(({ href }) => href === null),
	).toBe(true);
});

test("all parts together are the text", () => {
	const text = "a https://x.com b\nhttps://y.com, c";
	expect(
		splitText(text)
			.map((part) => part.text)
			.join(""),
	).toBe(text);
});
