import { type Page, parseAddress, readPage } from "../document-text/page.ts";
import { AGENT_NAME, decodePage, type FetchDocument, type FetchProblem } from "./fetch-document.ts";
import { readRobots, type Robots } from "./robots.ts";
import { isPageOf, listSitemapPages } from "./site-addresses.ts";
import { readSitemap } from "./sitemap.ts";

export interface SiteLimits {
	/** Pages of the whole site; 1 reads the one address. */
	maxPages: number;
	/** Pages read in one call: each is a request and a pause. */
	pagesPerCall: number;
	/** Between two pages, in milliseconds; a site may ask for more, up to 5 s. */
	pauseMs: number;
	/** After so long, in milliseconds, a call begins no further page. */
	callMs: number;
	/** How many links away from the first page, where there is no sitemap. */
	depth: number;
}

export const SITE_LIMITS: SiteLimits = {
	maxPages: 200,
	pagesPerCall: 8,
	pauseMs: 500,
	callMs: 20_000,
	depth: 2,
};
const MAX_PAUSE_MS = 5_000;

/** Where the next call goes on. Plain data; it names at most `maxPages` addresses. */
export interface SiteCursor {
	/** The first page, after its redirects. */
	site: string;
	waiting: { address: string; depth: number }[];
	/** Every address that was read or waits. */
	known: string[];
}

export type SitePage = Omit<Page, "links" | "isLogin">;
type PageProblem = FetchProblem | "no_page" | "disallowed" | "login";

export type SiteAnswer =
	| {
			kind: "read";
			pages: SitePage[];
			failed: { address: string; problem: PageProblem }[];
			/** Null: the whole site was read. */
			cursor: SiteCursor | null;
	  }
	/** The first address gives no page; `disallowed` by the site's robots.txt. */
	| { kind: "failed"; problem: PageProblem };

export interface SiteTools {
	fetchDocument: FetchDocument;
	limits: SiteLimits;
	now(): number;
	wait(ms: number): Promise<void>;
}

const PAGE_TYPES = ["text/html", "application/xhtml+xml", ""];
const isPage = (type: string): boolean => PAGE_TYPES.includes(type);

async function fetchRobots(site: string, fetchDocument: FetchDocument): Promise<Robots> {
	const fetched = await fetchDocument(new URL("/robots.txt", site).href);
	const isText = fetched.kind === "document" && !fetched.type.includes("html");
	return readRobots(isText ? decodePage(fetched) : "", AGENT_NAME);
}

const toSitePage = ({ links: _, isLogin: _login, ...page }: Page): SitePage => page;
type Read = Extract<SiteAnswer, { kind: "read" }> & { cursor: SiteCursor };

/** The first call: what the address is, and which pages follow. */
async function begin(
	address: string,
	{ fetchDocument, limits, now }: SiteTools,
): Promise<{ answer: Read; robots: Robots } | { kind: "failed"; problem: PageProblem }> {
	const started = now();
	const fetched = await fetchDocument(address);
	if (fetched.kind === "failed") return fetched;
	const site = fetched.address;
	const robots = await fetchRobots(site, fetchDocument);
	const isLate = () => now() - started > limits.callMs;
	const list = (sitemaps: readonly string[]) =>
		listSitemapPages(sitemaps, {
			site,
			robots,
			maxAddresses: limits.maxPages,
			fetchDocument,
			isLate,
		});
	const go = (page: SitePage | null, addresses: readonly string[], depth: number) => {
		const read = page === null ? [] : [site, page.address];
		const room = limits.maxPages - (page === null ? 0 : 1);
		const waiting = addresses.filter((one) => !read.includes(one)).slice(0, room);
		const cursor: SiteCursor = {
			site,
			waiting: waiting.map((one) => ({ address: one, depth })),
			known: [...new Set([...read, ...waiting])],
		};
		const pages = page === null ? [] : [page];
		return { answer: { kind: "read" as const, pages, failed: [], cursor }, robots };
	};
	if (!isPage(fetched.type)) {
		const isSitemap = readSitemap(fetched.bytes) !== null;
		return isSitemap
			? go(null, await list([site]), limits.depth)
			: { kind: "failed", problem: "no_page" };
	}
	if (!robots.allows(site)) return { kind: "failed", problem: "disallowed" };
	const first = readPage(decodePage(fetched), site);
	if (first.isLogin) return { kind: "failed", problem: "login" };
	const { links } = first;
	const page = toSitePage(first);
	if (limits.maxPages === 1) return go(page, [], limits.depth);
	const named = await list([...robots.sitemaps, "/sitemap.xml"]);
	if (named.length > 0) return go(page, named, limits.depth);
	// A site without a sitemap is known by its links.
	return go(
		page,
		links.filter((link) => isPageOf(site, link, robots)),
		1,
	);
}

/** One page of the site, or why it is none. */
async function readOne(
	address: string,
	{ site }: SiteCursor,
	robots: Robots,
	fetchDocument: FetchDocument,
): Promise<{ kind: "page"; page: Page } | { kind: "failed"; problem: PageProblem }> {
	const fetched = await fetchDocument(address);
	if (fetched.kind === "failed") return fetched;
	if (!isPage(fetched.type)) return { kind: "failed", problem: "no_page" };
	// A redirect must not lead to another site, nor to what this one keeps to itself.
	if (!isPageOf(site, fetched.address, robots)) return { kind: "failed", problem: "disallowed" };
	const page = readPage(decodePage(fetched), fetched.address);
	return page.isLogin ? { kind: "failed", problem: "login" } : { kind: "page", page };
}

/** Reads waiting pages one after the other, as long as the call may. */
async function goOn(
	answer: Read,
	robots: Robots,
	{ fetchDocument, limits, now, wait }: SiteTools,
): Promise<SiteAnswer> {
	const started = now();
	const pauseMs = Math.min(MAX_PAUSE_MS, Math.max(limits.pauseMs, robots.delaySeconds * 1_000));
	const { cursor, pages, failed } = answer;
	const waiting = cursor.waiting.filter(({ address }) => isPageOf(cursor.site, address, robots));
	const known = new Set(cursor.known);
	while (waiting.length > 0 && pages.length + failed.length < limits.pagesPerCall) {
		await wait(pauseMs);
		if (now() - started > limits.callMs) break;
		const { address, depth } = waiting.shift() ?? { address: cursor.site, depth: limits.depth };
		const read = await readOne(address, cursor, robots, fetchDocument);
		if (read.kind === "failed") {
			failed.push({ address, problem: read.problem });
			continue;
		}
		const { page } = read;
		// The same page under two addresses is read once, under its own.
		if (page.address === address || !known.has(page.address)) pages.push(toSitePage(page));
		known.add(page.address);
		if (depth >= limits.depth) continue;
		for (const link of page.links)
			if (!known.has(link) && known.size < limits.maxPages && isPageOf(cursor.site, link, robots)) {
				known.add(link);
				waiting.push({ address: link, depth: depth + 1 });
			}
	}
	const left = waiting.length === 0 ? null : { site: cursor.site, waiting, known: [...known] };
	return { kind: "read", pages, failed, cursor: left };
}

/**
 * Reads a site's pages: an address of a page brings those of its sitemap, else of its links; an address of a sitemap
 * brings what it names. Only pages of the same site that robots.txt allows, one after the other with a pause.
 * @param cursor what the call before answered; null begins
 * @returns a few pages and a cursor to go on with. Never throws.
 */
export async function readSite(
	address: string,
	cursor: SiteCursor | null,
	tools: SiteTools,
): Promise<SiteAnswer> {
	const parsed = parseAddress(address, address);
	if (parsed === null) return { kind: "failed", problem: "refused_address" };
	if (cursor !== null) {
		const robots = await fetchRobots(cursor.site, tools.fetchDocument);
		return goOn({ kind: "read", pages: [], failed: [], cursor }, robots, tools);
	}
	const begun = await begin(parsed, tools);
	return "kind" in begun ? begun : goOn(begun.answer, begun.robots, tools);
}
