import { afterAll, beforeAll, expect, test } from "vitest";
import { listCalls, setSite, type SiteAddress, startSite } from "#tests/emulators/site/start.ts";
import { createDocumentFetch } from "#workers/adapters/website/fetch-document.ts";
import {
	readSite,
	SITE_LIMITS,
	type SiteAnswer,
	type SiteCursor,
	type SiteLimits,
} from "#workers/adapters/website/read-site.ts";

let site: SiteAddress & { stop: () => Promise<void> };
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.stop());

const waits: number[] = [];
function toolsOf(limits: Partial<SiteLimits> = {}, timeoutMs = 1_000) {
	waits.length = 0;
	const guards = {
		allowedPrivateHosts: [site.host],
		ownOrigin: "https://prosa.example",
		timeoutMs,
	};
	return {
		fetchDocument: createDocumentFetch(guards),
		limits: { ...SITE_LIMITS, ...limits },
		now: () => Date.now(),
		wait: (ms: number) => {
			waits.push(ms);
			return Promise.resolve();
		},
	};
}

const read = (path: string, limits: Partial<SiteLimits> = {}) =>
	readSite(site.url + path, null, toolsOf(limits));
const pathOf = (address: string): string => new URL(address).pathname;

function summaryOf(answer: SiteAnswer) {
	if (answer.kind === "failed") return answer.problem;
	return {
		pages: answer.pages.map(({ address }) => pathOf(address)),
		failed: answer.failed.map(({ address, problem }) => [pathOf(address), problem]),
		left: answer.cursor?.waiting.map(({ address }) => pathOf(address)) ?? null,
	};
}

test("a site is read by its sitemaps: the same host only, and what robots.txt allows", async () => {
	await setSite(site);
	const answer = await read("/");
	expect(summaryOf(answer)).toEqual({
		pages: ["/", "/ajuda", "/ajuda/pagamento", "/trocas", "/natal"],
		failed: [],
		left: null,
	});
	expect(answer.kind === "read" && answer.pages[3]).toMatchObject({
		title: "Trocas",
		language: "pt",
		blocks: [
			{ kind: "heading", level: 1, text: "Trocas" },
			{ kind: "text", text: "Troque em até 30 dias, com a nota." },
		],
	});
	const calls = await listCalls(site);
	expect(calls.map(({ path }) => path)).not.toContain("/interno/custos");
	expect(new Set(calls.map(({ agent }) => agent))).toEqual(new Set(["ProsaBot/1"]));
});

test("without a sitemap links are followed, two steps from the first page", async () => {
	await setSite(site, { sitemap: "none" });
	expect(summaryOf(await read("/"))).toEqual({
		pages: ["/", "/trocas", "/ajuda", "/ajuda/pagamento"],
		failed: [],
		left: null,
	});
});

test("a call reads a few pages, waits between them, and the cursor goes on where it stopped", async () => {
	await setSite(site, { robots: "User-agent: *\nCrawl-delay: 2\nSitemap: /mapa.xml" });
	const seen: string[] = [];
	let cursor: SiteCursor | null = null;
	for (let calls = 0; calls < 10; calls += 1) {
		const answer: SiteAnswer = await readSite(`${site.url}/`, cursor, toolsOf({ pagesPerCall: 2 }));
		if (answer.kind === "failed") throw new Error(answer.problem);
		expect(answer.pages.length).toBeLessThanOrEqual(2);
		expect(waits.every((ms) => ms === 2_000)).toBe(true);
		seen.push(...answer.pages.map(({ address }) => pathOf(address)));
		cursor =
			answer.cursor === null ? null : (JSON.parse(JSON.stringify(answer.cursor)) as SiteCursor);
		if (cursor === null) break;
	}
	expect(seen).toEqual(["/", "/ajuda", "/ajuda/pagamento", "/trocas", "/interno/custos", "/natal"]);
});

test("a call ends in time, however much waits", async () => {
	await setSite(site);
	let now = 0;
	const tools = { ...toolsOf(), now: () => (now += 6_000) };
	expect(summaryOf(await readSite(`${site.url}/`, null, tools))).toMatchObject({
		left: expect.arrayContaining(["/natal"]) as string[],
	});
});

test("one page alone, a sitemap by its address, and no more pages than asked for", async () => {
	await setSite(site);
	expect(summaryOf(await read("/trocas", { maxPages: 1 }))).toEqual({
		pages: ["/trocas"],
		failed: [],
		left: null,
	});
	expect(summaryOf(await read("/mapa.xml", { maxPages: 3 }))).toMatchObject({
		pages: ["/", "/ajuda", "/ajuda/pagamento"],
	});
	expect(summaryOf(await read("/", { maxPages: 2 }))).toMatchObject({ pages: ["/", "/ajuda"] });
});

test("a changed site is read as it is now", async () => {
	await setSite(site, { isChanged: true });
	const answer = await read("/");
	expect(summaryOf(answer)).toMatchObject({
		pages: ["/", "/ajuda", "/ajuda/pagamento", "/trocas", "/novidades"],
	});
	expect(JSON.stringify(answer)).toContain("60 dias");
});

test.each([
	["/", "User-agent: prosabot\nDisallow: /", "disallowed"],
	["/volta", "", "unreachable"],
	["/lento", "", "unreachable"],
	["/pinga", "", "unreachable"],
	["/enorme", "", "too_large"],
	["/caiu", "", "unreachable"],
	["/corta", "", "unreachable"],
	["/nao-ha", "", "gone"],
	["/arquivo", "", "no_page"],
	["/senha", "", "login"],
	["/fechada", "", "forbidden"],
])("of %s with the robots.txt %j nothing is read: %s", async (path, robots, problem) => {
	await setSite(site, { robots });
	expect(summaryOf(await read(path))).toBe(problem);
});

test("H08 a redirect to a private address is refused at the hop, and one to another site is not followed later", async () => {
	await setSite(site, { sitemap: "none", robots: "User-agent: *\nDisallow: /interno" });
	expect(summaryOf(await read("/dentro"))).toBe("refused_address");
	expect(summaryOf(await readSite("http://10.0.0.1/", null, toolsOf()))).toBe("refused_address");
	expect(summaryOf(await readSite("file:///etc/passwd", null, toolsOf()))).toBe("refused_address");
	const cursor = (...paths: string[]) => ({
		site: `${site.url}/`,
		waiting: paths.map((path) => ({ address: site.url + path, depth: 2 })),
		known: [],
	});
	const pages = cursor("/dentro", "/porta", "/velha", "/nao-ha");
	expect(summaryOf(await readSite(site.url, pages, toolsOf()))).toEqual({
		pages: ["/trocas"],
		failed: [
			["/dentro", "refused_address"],
			["/porta", "disallowed"],
			["/nao-ha", "gone"],
		],
		left: null,
	});
});

test.each([
	["/latin1", "Só amanhã: calças à vontade."],
	["/latin1-dito", "Atenção"],
	["/latin1-meta", "Ação"],
])("the page %s in Latin is read with its accents", async (path, text) => {
	await setSite(site, { sitemap: "none" });
	const answer = await read(path, { maxPages: 1 });
	expect(JSON.stringify(answer)).toContain(text);
});
