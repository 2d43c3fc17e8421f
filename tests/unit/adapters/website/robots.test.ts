import { expect, test } from "vitest";
import { readRobots } from "#workers/adapters/website/robots.ts";

const allows = (text: string, path: string): boolean =>
	readRobots(text, "prosabot").allows(`https://a.example${path}`);

test.each([
	["", "/x", true],
	["User-agent: *\nDisallow:", "/x", true],
	["User-agent: *\nDisallow: /", "/x", false],
	["user-AGENT : *  # todos\r\nDISALLOW : /conta # nada\r\n", "/conta/1", false],
	["User-agent: *\nDisallow: /conta", "/contato", false],
	["User-agent: *\nDisallow: /conta/", "/contato", true],
	["User-agent: *\nDisallow: /\nAllow: /ajuda", "/ajuda/1", true],
	["User-agent: *\nDisallow: /ajuda\nAllow: /ajuda", "/ajuda", true],
	["User-agent: *\nDisallow: /*?ordem=", "/produtos?cor=1&ordem=2", true],
	["User-agent: *\nDisallow: /*?*ordem=", "/produtos?cor=1&ordem=2", false],
	["User-agent: *\nDisallow: /*.pdf$", "/a.pdf", false],
	["User-agent: *\nDisallow: /*.pdf$", "/a.pdf?x", true],
	["User-agent: *\nDisallow: /a$", "/ab", true],
	["User-agent: *\nDisallow: /\n\nUser-agent: ProsaBot\nDisallow: /x", "/y", true],
	["User-agent: outro\nUser-agent: prosabot\nDisallow: /x", "/x", false],
	["User-agent: outro\nDisallow: /", "/x", true],
	["Disallow: /", "/x", true],
	["<html>não há robots</html>", "/x", true],
])("of %j the path %s is allowed: %s", (text, path, isAllowed) => {
	expect(allows(text, path)).toBe(isAllowed);
});

test("sitemaps and the wait between pages are read", () => {
	const text = "Sitemap: https://a.example/s.xml\nUser-agent: *\nCrawl-delay: 2.5\nSitemap: /t.xml";
	expect(readRobots(text, "prosabot")).toMatchObject({
		sitemaps: ["https://a.example/s.xml", "/t.xml"],
		delaySeconds: 2.5,
	});
	expect(readRobots("User-agent: *\nCrawl-delay: nunca", "prosabot").delaySeconds).toBe(0);
});

test("patterns made to be slow are not", () => {
	const started = Date.now();
	const stars = `User-agent: *\n${`Disallow: /${"*a".repeat(240)}$\n`.repeat(900)}`;
	expect(allows(stars, `/${"a".repeat(2_000)}b`)).toBe(true);
	expect(Date.now() - started).toBeLessThan(2_000);
});
