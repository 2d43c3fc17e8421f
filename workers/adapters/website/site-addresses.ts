import { parseAddress } from "../document-text/page.ts";
import type { FetchDocument } from "./fetch-document.ts";
import type { Robots } from "./robots.ts";
import { readSitemap } from "./sitemap.ts";

/** Sitemaps of one site that are opened: each is a request. */
const MAX_SITEMAPS = 10;
/** An index names sitemaps; an index in an index is not opened. */
const MAX_INDEX_DEPTH = 2;

/** What is no page, by how its path ends. */
const FILES =
	/\.(?:7z|avi|bmp|css|csv|docx?|eot|exe|gif|gz|ico|jpe?g|js|json|mov|mp[34]|pdf|png|pptx?|rar|rss|svg|tiff?|ttf|wav|webm|webp|woff2?|xlsx?|xml|zip)$/i;
/** Baskets, sign-in and searches of shops: no knowledge, and some change what they show with each visit. */
const PRIVATE =
	/\/(?:add-to-cart|busca|buscar|carrinho|cart|checkout|login|logout|minha-conta|my-account|search|wp-admin|wp-json|wp-login\.php)(?:\/|$)/i;

const siteOf = (host: string): string => host.replace(/^www\./, "");

/** Whether an address is a page of this site that may be read. `www.` makes no other site. */
export function isPageOf(site: string, address: string, robots: Robots): boolean {
	const { host, pathname } = new URL(address);
	return (
		siteOf(host) === siteOf(new URL(site).host) &&
		!FILES.test(pathname) &&
		!PRIVATE.test(pathname) &&
		robots.allows(address)
	);
}

/** The pages that a site's sitemaps name, in their order; empty where it has none. */
export async function listSitemapPages(
	sitemaps: readonly string[],
	limits: {
		site: string;
		robots: Robots;
		maxAddresses: number;
		fetchDocument: FetchDocument;
		isLate(): boolean;
	},
): Promise<string[]> {
	const { site, robots, maxAddresses, fetchDocument, isLate } = limits;
	const pages = new Set<string>();
	const waiting = sitemaps.map((address) => ({ address, depth: 1 }));
	const opened = new Set<string>();
	for (let next = waiting.shift(); next !== undefined && !isLate(); next = waiting.shift()) {
		const { address: written, depth } = next;
		const address = parseAddress(written, site);
		if (address === null || opened.has(address) || opened.size >= MAX_SITEMAPS) continue;
		if (siteOf(new URL(address).host) !== siteOf(new URL(site).host)) continue;
		opened.add(address);
		const fetched = await fetchDocument(address);
		const sitemap = fetched.kind === "document" ? readSitemap(fetched.bytes) : null;
		if (depth < MAX_INDEX_DEPTH)
			for (const one of sitemap?.sitemaps ?? []) waiting.push({ address: one, depth: depth + 1 });
		for (const one of sitemap?.pages ?? []) {
			const page = parseAddress(one, address);
			if (page === null || !isPageOf(site, page, robots)) continue;
			pages.add(page);
			if (pages.size >= maxAddresses) return [...pages];
		}
	}
	return [...pages];
}
