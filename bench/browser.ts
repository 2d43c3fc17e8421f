/**
 * A phone's first visit of four pages in a real browser: what its main thread is blocked, what is fetched, how much is drawn. Blocking time is of the thread's processor
 * time times four, the speed of the phone: what else the machine does, does not count.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, type BrowserContext, chromium } from "playwright/test";
import { ensureBuilt } from "#scripts/local/build.mjs";
import { migrateLocal } from "#scripts/local/database.mjs";
import { keysOf } from "#scripts/local/keys.mjs";
import { seedOnce } from "#scripts/local/seed.mjs";
import { findFreePort, HOST, installBundle, serve } from "#scripts/local/serve.mjs";
import { writeSettings } from "#scripts/local/settings.mjs";
import { CHROMIUM_FLAGS, findChromium } from "#tests/e2e/support/chromium.ts";

const ROUNDS = 5;
const SLOWDOWN = 4;
/** A task blocks by what it is longer than this, ms. */
const BLOCKS_AFTER_MS = 50;
/** Before what is loaded ahead begins. */
const WATCHED_MS = 2500;
const PHONE = {
	viewport: { width: 412, height: 823 },
	isMobile: true,
	hasTouch: true,
	timezoneId: "America/Sao_Paulo",
};

interface TraceEvent {
	name: string;
	pid: number;
	tid: number;
	tdur?: number;
	args?: { name?: string };
}

const build = await ensureBuilt();
if (!build.ok) throw new Error("the build failed");
const state = mkdtempSync(path.join(tmpdir(), "prosa-bench-"));
const keys = keysOf(state);
await migrateLocal(state);
const port = await findFreePort();
const app = await installBundle({ state, build: build.id });
const envFile = writeSettings({ state, port, environment: "local", keys });
const server = await serve({ state, port, envFile, app });
const origin = `http://${HOST}:${port}`;
const executablePath = findChromium();
const browser = await chromium.launch({
	args: CHROMIUM_FLAGS,
	...(executablePath === null ? {} : { executablePath }),
});
try {
	await seedOnce({ state, url: origin });
	const session = await signIn(browser);
	const inbox = await findInbox(session);
	const pages = { auth: "/auth", home: "/", list: "/conversations", inbox };
	const visits: Record<string, Awaited<ReturnType<typeof visit>>[]> = {};
	for (let round = 0; round < ROUNDS; round++)
		for (const [name, to] of Object.entries(pages))
			(visits[name] ??= []).push(await visit(name === "auth" ? null : session, to));
	const median = (values: number[]) =>
		values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
	const figures = Object.entries(visits).map(([name, all]) => [
		name,
		{
			blockedMs: median(all.map((one) => one.blockedMs)),
			longestTaskMs: median(all.map((one) => one.longestTaskMs)),
			requests: median(all.map((one) => one.requests)),
			elements: median(all.map((one) => one.elements)),
		},
	]);
	console.log(
		JSON.stringify({
			figure: "c3 first visit in a browser",
			rounds: ROUNDS,
			...Object.fromEntries(figures),
			raw: visits,
		}),
	);
} finally {
	await browser.close();
	await server.stop();
	rmSync(state, { recursive: true, force: true });
}

/** One visit with nothing kept; `session` null is a visitor. */
async function visit(session: BrowserContext | null, to: string) {
	const context = await browser.newContext(PHONE);
	if (session) await context.addCookies(await session.cookies());
	const page = await context.newPage();
	let requests = 0;
	page.on("request", (request) => (requests += request.url().startsWith("data:") ? 0 : 1));
	page.on("websocket", () => (requests += 1));
	await browser.startTracing(page, { categories: ["toplevel"] });
	await page.goto(`${origin}${to}`, { waitUntil: "load" });
	await page.waitForTimeout(WATCHED_MS);
	const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
		traceEvents: TraceEvent[];
	};
	const elements = await page.locator("*").count();
	await context.close();
	const longTasks = listTasks(traceEvents).filter((ms) => ms > BLOCKS_AFTER_MS);
	return {
		blockedMs: Math.round(longTasks.reduce((sum, ms) => sum + ms - BLOCKS_AFTER_MS, 0)),
		longestTaskMs: Math.round(Math.max(0, ...longTasks)),
		requests,
		elements,
	};
}

/** Tasks of the page's main thread, in ms of a phone's processor: of all pages' threads, the busiest. */
function listTasks(events: TraceEvent[]): number[] {
	const mains = events.filter(
		({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain",
	);
	const perThread = mains.map(({ pid, tid }) =>
		events
			.filter((one) => one.pid === pid && one.tid === tid && one.name.endsWith("RunTask"))
			.map(({ tdur = 0 }) => (tdur / 1000) * SLOWDOWN),
	);
	const sum = (tasks: number[]) => tasks.reduce((all, ms) => all + ms, 0);
	return perThread.toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
}

async function signIn(from: Browser): Promise<BrowserContext> {
	const context = await from.newContext();
	await context.request.post(`${origin}/auth`, {
		form: { form: "sign-in", email: "gestor@demo.prosa.test", password: "demonstracao" },
		headers: { origin },
		maxRedirects: 0,
	});
	return context;
}

/** The demonstration's inbox with something in it. */
async function findInbox(session: BrowserContext): Promise<string> {
	const list = await (await session.request.get(`${origin}/whatsapp/instances`)).text();
	for (const [to, id] of list.matchAll(/\/whatsapp\/([0-9a-f-]{36})/gu)) {
		const answer = await session.request.get(`${origin}/api/channels/${id}/contacts`);
		const { contacts } = (await answer.json()) as { contacts: { id: string }[] };
		if (contacts[0]) return `${to}?contact=${contacts[0].id}`;
	}
	throw new Error("the demonstration has no conversation");
}
