import { expect, inject, test } from "vitest";
import { createDocumentFetch } from "#workers/adapters/website/fetch-document.ts";
import { readSite, SITE_LIMITS } from "#workers/adapters/website/read-site.ts";

const site = inject("site");
const tools = (maxPages: number) => ({
	fetchDocument: createDocumentFetch({
		allowedPrivateHosts: [site.host],
		ownOrigin: "https://prosa.example",
		timeoutMs: 1_000,
	}),
	limits: { ...SITE_LIMITS, maxPages },
	now: () => Date.now(),
	wait: () => Promise.resolve(),
});

test("a site with a packed sitemap is read in the platform's runtime", async () => {
	const answer = await readSite(`${site.url}/`, null, tools(20));
	if (answer.kind === "failed") throw new Error(answer.problem);
	expect(answer.pages.map(({ title }) => title)).toEqual([
		"Loja Aurora",
		"Ajuda",
		"Pagamento",
		"Trocas",
		"Natal",
	]);
	expect(answer.cursor).toBeNull();
});

test.each([
	["/latin1", "Só amanhã: calças à vontade."],
	["/latin1-dito", "Atenção"],
	["/latin1-meta", "Ação"],
])("the page %s in Latin keeps its accents there too", async (path, text) => {
	expect(JSON.stringify(await readSite(site.url + path, null, tools(1)))).toContain(text);
});

test("a page that never ends, is too large or leads to itself ends the wait", async () => {
	for (const path of ["/pinga", "/volta"])
		expect(await readSite(site.url + path, null, tools(1)), path).toEqual({
			kind: "failed",
			problem: "unreachable",
		});
	expect(await readSite(`${site.url}/enorme`, null, tools(1))).toMatchObject({
		problem: "too_large",
	});
	expect(await readSite(`${site.url}/dentro`, null, tools(1))).toMatchObject({
		problem: "refused_address",
	});
});
