import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeAll, beforeEach, expect, inject, test } from "vitest";
import { MAX_ENTRIES } from "#app/domain/agents/knowledge-base.ts";
import {
	MAX_SOURCES,
	type Schedule,
	type SourceKind,
} from "#app/domain/agents/knowledge-source.ts";
import { createKnowledge, type Knowledge } from "#durable-objects/knowledge/knowledge.ts";
import { type ReadSome, readDue } from "#durable-objects/knowledge/source-reads.ts";
import { createUsageMeter } from "#durable-objects/object/usage-meter.ts";
import { setSite } from "#tests/emulators/site/start.ts";
import { knowledgeOf, newEntry } from "#tests/support/knowledge.ts";
import { createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { createDocumentFetch } from "#workers/adapters/website/fetch-document.ts";
import { readSite, SITE_LIMITS } from "#workers/adapters/website/read-site.ts";

const site = inject("site");
const DAY_MS = 86_400_000;
beforeAll(migrate);
beforeEach(() => setSite(site));

const readFromSite: ReadSome = (address, cursor, maxPages) =>
	readSite(address, cursor, {
		fetchDocument: createDocumentFetch({
			allowedPrivateHosts: [site.host],
			ownOrigin: "https://prosa.example",
			timeoutMs: 2_000,
		}),
		limits: { ...SITE_LIMITS, maxPages, pagesPerCall: 2 },
		now: () => Date.now(),
		wait: () => Promise.resolve(),
	});

/** A workspace with a base; its object's alarm is far, the test reads in its place. */
async function createShop(readIn: (knowledge: Knowledge) => ReadSome = () => readFromSite) {
	const { id: workspaceId } = await createWorkspace();
	const object = knowledgeOf(workspaceId);
	await object.addBase(workspaceId, { id: "base", name: "Loja", createdBy: "m" }, "agent");
	let now = 1_000_000;
	const run = <T>(use: (knowledge: Knowledge) => T | Promise<T>): Promise<T> =>
		runInDurableObject(object, (_, { storage }) => use(createKnowledge(storage.sql, () => now)));
	const add = (path: string, kind: SourceKind = "site", schedule: Schedule = "daily") =>
		object.addSource(
			workspaceId,
			{ baseId: "base" },
			{
				id: `s${path}`,
				address: site.url + path,
				kind,
				schedule,
				createdBy: "m",
			},
		);
	/** Calls that were made until nothing is due any more. */
	async function readAll(): Promise<number> {
		await runInDurableObject(object, (_, { storage }) => storage.deleteAlarm());
		await run(({ sources }) => {
			for (const source of sources.list())
				if (source.dueAt !== null && source.dueAt > 1_000_000_000)
					sources.put({ ...source, dueAt: 0 });
		});
		let calls = 0;
		for (let due: number | null = 0; due !== null && due <= now; calls += 1)
			due = await run((knowledge) => readDue(knowledge, readIn(knowledge)));
		return calls;
	}
	const list = async () => {
		const listed = await object.listSources(workspaceId, { baseId: "base" });
		return listed.ok ? listed.value : [];
	};
	const titles = async () => {
		const page = { words: "", offset: 0, limit: 100 };
		const listed = await object.listEntries(workspaceId, { baseId: "base" }, page);
		return listed.ok ? listed.value.entries.map(({ title }) => title).toSorted() : [];
	};
	const changes = async (id: string) => {
		const listed = await object.listSourceChanges(workspaceId, id, 0);
		if (!listed.ok) throw new Error(listed.code);
		return listed.value;
	};
	return {
		workspaceId,
		object,
		add,
		run,
		readAll,
		list,
		titles,
		changes,
		settle: (id: string, run: number, keys: "all" | string[], isTaken: boolean) =>
			object.settleSourceChanges(workspaceId, id, { run, keys, isTaken }),
		later: (ms: number) => (now += ms),
	};
}

test("a site is read call by call, and what it says the first time is known at once", async () => {
	const shop = await createShop();
	expect(await shop.add("/")).toMatchObject({ value: { state: "waiting", base: "Loja" } });
	expect(await shop.readAll()).toBeGreaterThan(2);
	expect(await shop.list()).toMatchObject([
		{
			state: "ready",
			problem: null,
			title: "Loja Aurora",
			pages: 5,
			missed: 0,
			entries: 6,
			pending: 0,
			lastReadAt: 1_000_000,
			nextReadAt: 1_000_000 + DAY_MS,
		},
	]);
	expect(await shop.titles()).toEqual([
		"Entrega",
		"Loja Aurora",
		"Natal",
		"Pagamento",
		"Trocas",
		"Vocês entregam?",
	]);
	const found = await shop.run(({ indexes }) =>
		indexes.answer(["base"], {
			searches: [[{ text: "vocês entregam em todo o Brasil?", weight: 1 }]],
			limit: 1,
		}),
	);
	expect(found.found[0]?.[0]?.text).toContain("todo o Brasil");
});

test("what a site says later waits for a yes, each change by itself", async () => {
	const shop = await createShop();
	await shop.add("/");
	await shop.readAll();
	await setSite(site, { isChanged: true });
	shop.later(DAY_MS);
	await shop.readAll();
	const { run, changes, total } = await shop.changes("s/");
	expect(total).toBe(3);
	expect(changes.map(({ kind, before, after }) => [kind, before?.title, after?.title])).toEqual([
		["changed", "Trocas", "Trocas"],
		["added", undefined, "Novidades"],
		["removed", "Natal", undefined],
	]);
	expect(changes[0]).toMatchObject({
		address: `${site.url}/trocas`,
		before: { text: "Troque em até 30 dias, com a nota.", isCut: false },
		after: { text: "Troque em até 60 dias, com a nota." },
	});
	expect(await shop.titles()).toContain("Natal");
	const [changed, news, gone] = changes.map(({ key }) => key);
	expect(await shop.settle("s/", run, [changed ?? ""], true)).toMatchObject({
		value: { count: 1, source: { pending: 2 } },
	});
	expect(await shop.settle("s/", run, [changed ?? "", "other"], true)).toMatchObject({
		value: { count: 0 },
	});
	await shop.settle("s/", run, [news ?? "", gone ?? ""], false);
	expect(await shop.titles()).toEqual([
		"Entrega",
		"Loja Aurora",
		"Natal",
		"Pagamento",
		"Trocas",
		"Vocês entregam?",
	]);
	// What was declined is not asked again as long as the site says the same.
	shop.later(DAY_MS);
	await shop.readAll();
	expect(await shop.list()).toMatchObject([{ pending: 0, entries: 5 }]);
});

test("everything is taken with one yes, and a reading that found others meanwhile is not taken unseen", async () => {
	const shop = await createShop();
	await shop.add("/");
	await shop.readAll();
	await setSite(site, { isChanged: true });
	shop.later(DAY_MS);
	await shop.readAll();
	const { run } = await shop.changes("s/");
	expect(await shop.settle("s/", run - 1, "all", true)).toEqual({
		ok: false,
		code: "source_read_again",
	});
	expect(await shop.settle("s/", run, "all", true)).toMatchObject({ value: { count: 3 } });
	expect(await shop.titles()).toEqual([
		"Entrega",
		"Loja Aurora",
		"Novidades",
		"Pagamento",
		"Trocas",
		"Vocês entregam?",
	]);
	expect((await shop.changes("s/")).total).toBe(0);
});

test("what a member wrote over or removed stays so as long as the site says the same", async () => {
	const shop = await createShop();
	await shop.add("/");
	await shop.readAll();
	const base = { baseId: "base" };
	const page = await shop.object.listEntries(shop.workspaceId, base, {
		words: "",
		offset: 0,
		limit: 100,
	});
	const idOf = (title: string) =>
		(page.ok ? page.value.entries.find((entry) => entry.title === title)?.id : null) ?? "";
	const own = { title: "Trocas", text: "Trocamos em 45 dias.", updatedAt: 2_000_000 };
	await shop.object.changeEntry(shop.workspaceId, base, idOf("Trocas"), own);
	await shop.object.removeEntry(shop.workspaceId, base, idOf("Natal"));
	shop.later(DAY_MS);
	await shop.readAll();
	expect((await shop.changes("s/")).changes).toEqual([]);
	await setSite(site, { isChanged: true });
	shop.later(DAY_MS);
	await shop.readAll();
	const { changes } = await shop.changes("s/");
	expect(changes.map(({ kind, before }) => [kind, before?.text])).toEqual([
		["changed", "Trocamos em 45 dias."],
		["added", undefined],
	]);
});

test.each([
	["/caiu", "unreachable"],
	["/fechada", "forbidden"],
	["/senha", "login"],
	["/enorme", "too_large"],
	["/desenhada", "no_text"],
	["/interno/custos", "disallowed"],
	["/nada", "gone"],
	["/arquivo", "no_page"],
	["/dentro", "refused_address"],
] as const)("%s fails as %s, and is tried again by its schedule", async (path, problem) => {
	const shop = await createShop();
	await shop.add(path, "page");
	await shop.readAll();
	expect(await shop.list()).toMatchObject([
		{ state: "failed", problem, nextReadAt: 1_000_000 + DAY_MS, lastReadAt: null, entries: 0 },
	]);
});

test("a source that fails later keeps what was known", async () => {
	const shop = await createShop();
	await shop.add("/trocas", "page", "never");
	await shop.readAll();
	expect(await shop.list()).toMatchObject([{ entries: 1, nextReadAt: null }]);
	await shop.run(({ sources }) => {
		const source = sources.find("s/trocas");
		if (source) sources.put({ ...source, address: `${site.url}/caiu` });
	});
	await shop.object.readSource(shop.workspaceId, "s/trocas");
	await shop.readAll();
	expect(await shop.list()).toMatchObject([
		{ state: "failed", problem: "unreachable", entries: 1 },
	]);
	expect(await shop.titles()).toEqual(["Trocas"]);
});

test("a reading goes on in another life where it was, and one that never comes back ends", async () => {
	let calls = 0;
	const shop = await createShop(() => async (address, cursor, maxPages) => {
		calls += 1;
		if (calls === 2) throw new Error("evicted");
		return readFromSite(address, cursor, maxPages);
	});
	await shop.add("/");
	await expect(shop.readAll()).rejects.toThrow("evicted");
	await shop.readAll();
	expect(await shop.list()).toMatchObject([{ state: "ready", pages: 5, entries: 6, run: 1 }]);
	const broken = await createShop(() => () => Promise.reject(new Error("too much memory")));
	await broken.add("/");
	for (let at = 0; at < 3; at += 1) await expect(broken.readAll()).rejects.toThrow("memory");
	await broken.readAll();
	expect(await broken.list()).toMatchObject([{ state: "failed", problem: "broken" }]);
});

test("what comes of a call for a source that was removed, or whose base was, is dropped", async () => {
	const shop = await createShop(({ sources }) => async (address, cursor, maxPages) => {
		const answer = await readFromSite(address, cursor, maxPages);
		sources.remove("s/");
		return answer;
	});
	await shop.add("/");
	await shop.readAll();
	expect(await shop.titles()).toEqual([]);
	await shop.add("/trocas");
	await shop.object.removeBase(shop.workspaceId, "base");
	expect(await shop.run(({ sources }) => sources.list())).toEqual([]);
});

test("a source goes with what was taken from it, and with nothing else", async () => {
	const shop = await createShop();
	await shop.object.addEntry(shop.workspaceId, { baseId: "base" }, newEntry("Própria", "Nossa."));
	await shop.add("/");
	await shop.readAll();
	expect(await shop.object.removeSource(shop.workspaceId, "s/")).toMatchObject({
		value: { entries: 6 },
	});
	expect(await shop.titles()).toEqual(["Própria"]);
	const left = await shop.run(({ sources }) => [sources.list(), sources.listEntryIds("s/")]);
	expect(left).toEqual([[], []]);
});

test("sources, and what they bring, end at their limits", async () => {
	const shop = await createShop();
	await shop.object.addEntries(
		shop.workspaceId,
		{ baseId: "base" },
		Array.from({ length: MAX_ENTRIES - 2 }, (_, at) => newEntry(`T${at}`, "x")),
	);
	await shop.add("/");
	await shop.readAll();
	expect(await shop.list()).toMatchObject([
		{ state: "ready", problem: "too_many_entries", entries: 0, pending: 6 },
	]);
	const { run, changes } = await shop.changes("s/");
	expect(await shop.settle("s/", run, "all", true)).toEqual({
		ok: false,
		code: "too_many_entries",
	});
	expect(await shop.settle("s/", run, [changes[0]?.key ?? ""], true)).toMatchObject({ ok: true });
	expect(await shop.add("/")).toMatchObject({ value: { run: 1 } });
	for (let at = 1; at < MAX_SOURCES; at += 1) await shop.add(`/p${at}`);
	expect(await shop.add("/mais")).toEqual({ ok: false, code: "too_many_sources" });
	await shop.object.removeSource(shop.workspaceId, "s/p1");
	const twice = { id: "twice", address: `${site.url}/`, kind: "page", schedule: "never" } as const;
	expect(
		await shop.object.addSource(shop.workspaceId, { baseId: "base" }, { ...twice, createdBy: "m" }),
	).toEqual({ ok: false, code: "source_known" });
	await shop.run(({ sources }) => {
		const source = sources.find("s/p2");
		if (source) sources.put({ ...source, pages: 1_000 });
	});
	expect(await shop.add("/ainda")).toEqual({ ok: false, code: "too_many_pages" });
});

test("the object's own alarm reads, and a rolled-back release's left-over is no harm", async () => {
	const shop = await createShop();
	const address = "http://127.0.0.1:9/";
	await shop.object.addSource(
		shop.workspaceId,
		{ baseId: "base" },
		{
			id: "away",
			address,
			kind: "page",
			schedule: "never",
			createdBy: "m",
		},
	);
	await runDurableObjectAlarm(shop.object);
	await expect
		.poll(shop.list)
		.toMatchObject([{ address, state: "failed", problem: "unreachable", nextReadAt: null }]);
	await shop.object.readSource(shop.workspaceId, "away");
	await expect
		.poll(() => runInDurableObject(shop.object, (_, { storage }) => storage.getAlarm()))
		.toBeNull();
	expect(await shop.list()).toMatchObject([{ state: "failed", run: 2 }]);
});

test("R09 an alarm that was lost is set again by the next call of another life", async () => {
	const shop = await createShop();
	await shop.add("/", "page", "daily");
	await shop.readAll();
	const alarm = () => runInDurableObject(shop.object, (_, { storage }) => storage.getAlarm());
	await runInDurableObject(shop.object, (_, { storage }) => storage.deleteAlarm());
	await evictDurableObject(shop.object);
	expect(await alarm()).toBeNull();
	await shop.object.listBases(shop.workspaceId);
	// What is long due is read at once.
	await expect.poll(shop.list).toMatchObject([{ run: 2 }]);
});

test("sources cost a question nothing, and a reading that changes nothing writes no entry", async () => {
	const shop = await createShop();
	await shop.add("/");
	await shop.readAll();
	const meterOf = <T>(use: (knowledge: Knowledge) => T | Promise<T>) =>
		runInDurableObject(shop.object, async (_, { storage }) => {
			const knowledge = createKnowledge(storage.sql, () => 1_000_000 + DAY_MS);
			const meter = createUsageMeter(storage);
			await use(knowledge);
			return meter.total();
		});
	const asked = { searches: [[{ text: "trocas", weight: 1 }]], limit: 3 };
	const cold = await meterOf(({ indexes }) => indexes.answer(["base"], asked));
	expect(cold.rowsRead).toBeLessThan(25);
	const again = await meterOf(async (knowledge) => {
		for (let due: number | null = 0; due !== null && due <= knowledge.now();)
			due = await readDue(knowledge, readFromSite);
	});
	// Pages, calls and the source itself: nothing for each of the workspace's entries.
	expect(again.rowsWritten).toBeLessThan(60);
	expect(await shop.list()).toMatchObject([{ run: 2, pending: 0 }]);
});
