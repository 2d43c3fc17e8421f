import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readSitemap } from "#workers/adapters/website/sitemap.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const urlset = (...addresses: string[]): string =>
	`<?xml version="1.0"?><urlset xmlns="s">${addresses.map((one) => `<url><loc> ${one} </loc><image:image><image:loc>https://a.example/x.png</image:loc></image:image></url>`).join("")}</urlset>`;

test("a sitemap names pages, an index names sitemaps, packed or not", () => {
	const pages = urlset("https://a.example/1", "https://a.example/2?a=1&amp;b=2");
	const found = { pages: ["https://a.example/1", "https://a.example/2?a=1&b=2"], sitemaps: [] };
	expect(readSitemap(bytes(pages))).toEqual(found);
	expect(readSitemap(gzipSync(pages))).toEqual(found);
	const index =
		"<sitemapindex><sitemap><loc><![CDATA[https://a.example/s.xml.gz]]></loc></sitemap></sitemapindex>";
	expect(readSitemap(bytes(index))).toEqual({
		pages: [],
		sitemaps: ["https://a.example/s.xml.gz"],
	});
});

test("a page, nothing, entities of its own and a bomb are no sitemap", () => {
	expect(readSitemap(bytes("<html><body>Não encontrada</body></html>"))).toBeNull();
	expect(readSitemap(new Uint8Array())).toBeNull();
	expect(readSitemap(gzipSync(Buffer.alloc(30 * 1024 * 1024, " ")))).toBeNull();
	expect(readSitemap(gzipSync(urlset("https://a.example/")).subarray(0, 20))).toBeNull();
	const entities = `<!DOCTYPE u [<!ENTITY a "aaaa">]>${urlset("https://a.example/&a;")}`;
	expect(readSitemap(bytes(entities))).toBeNull();
});

test("no more addresses than a limit are read", () => {
	const many = urlset(...Array.from({ length: 6_000 }, (_, at) => `https://a.example/${at}`));
	expect(readSitemap(bytes(many))?.pages).toHaveLength(5_000);
});
