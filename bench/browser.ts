/**
 * A phone's first visit of four pages in a real browser: what its main thread is blocked, what is fetched, how much is drawn. Blocking time is of the thread's processor
 * time times four, the speed of the phone: what else the machine does, does not count.
 */
import type { BrowserContext } from "playwright/test";
import { startDemonstration } from "./support/demonstration.ts";
import { createFigures, rounds } from "./support/figures.ts";

const ROUNDS = rounds(5);
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

const { origin, browser, session, inbox, stop } = await startDemonstration();
const figures = createFigures();
try {
	const pages = { auth: "/auth", home: "/", list: "/conversations", inbox };
	for (let round = 0; round < ROUNDS; round++)
		for (const [name, to] of Object.entries(pages))
			for (const [what, value] of Object.entries(await visit(name === "auth" ? null : session, to)))
				figures.note(`${name}.${what}`, value);
	figures.print("c3 first visit in a browser");
} finally {
	await stop();
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
