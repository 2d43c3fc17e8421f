/**
 * Browsers that tests borrow. Each is a context of its own, as of another person at another computer; what a test leaves
 * in it is taken out, but what it loaded stays: a new context loads and compiles the whole product anew, which costs
 * more than most tests do.
 */
import type { Browser, BrowserContext, Page } from "playwright/test";
import { configured } from "./configured.ts";
import { ownPart } from "./part.ts";

type Cookies = Parameters<BrowserContext["addCookies"]>[0];

/** What a page keeps in its browser, apart from cookies and what it loaded. */
const KEPT = "local_storage,indexeddb,cache_storage,service_workers";

/** Clean ones, each on one blank page, by the options they were made with. */
const idle = new Map<string, BrowserContext[]>();

/** The running test's: where they come from and go back to. Null outside of tests: what `beforeAll` opens is for all of a file. */
let current: { options: string; lent: BrowserContext[]; mismatches: string[] } | null = null;

/** React says so when what the server sent is not what it draws itself. */
const HYDRATION_ERROR = /React error #(?:418|42[0-5])/u;

/** @param options what contexts of this test are made with; only those of equal options are given to it */
export function beginBorrowing(options: string): void {
	current = { options, lent: [], mismatches: [] };
}

/**
 * A browser of somebody's own, with one page, on no address yet. It is given back when the test ends. A test that changes what cannot be taken
 * back (clock, scripts, permissions of the context) makes one with `browser.newContext`.
 */
export async function borrowContext(browser: Browser): Promise<BrowserContext> {
	const known = current === null ? undefined : idle.get(current.options)?.pop();
	const context = known ?? (await browser.newContext());
	if (known === undefined) {
		await context.newPage();
		context.on("weberror", (web) => {
			const error = String(web.error());
			if (HYDRATION_ERROR.test(error))
				current?.mismatches.push(`${web.page()?.url() ?? ""}: ${error}`);
		});
	}
	current?.lent.push(context);
	return context;
}

/** The page of a browser that {@link borrowContext} gives. */
export const borrowPage = async (browser: Browser): Promise<Page> =>
	firstPage(await borrowContext(browser));

export async function firstPage(context: BrowserContext): Promise<Page> {
	return context.pages()[0] ?? (await context.newPage());
}

/**
 * Ends what {@link beginBorrowing} began.
 * @param cookies what is in a browser from the start
 * @param areKept false: after a failure nothing of them is used again
 * @returns what the browsers loaded and had to draw anew
 */
export async function giveBack(cookies: Cookies, areKept: boolean): Promise<string[]> {
	if (current === null) return [];
	const { options, lent, mismatches } = current;
	current = null;
	await Promise.all(
		lent.map(async (context) => {
			if (context.isClosed()) return;
			if (!areKept) return context.close();
			await clean(context, cookies);
			idle.set(options, [...(idle.get(options) ?? []), context]);
		}),
	);
	return mismatches;
}

/** Playwright's `setStorageState` would empty the cache, too. */
async function clean(context: BrowserContext, cookies: Cookies): Promise<void> {
	const pages = context.pages();
	const blank = await context.newPage();
	// First: a page that goes may still keep something.
	await Promise.all(pages.map((page) => page.close()));
	await context.unrouteAll();
	await context.setOffline(false);
	const session = await context.newCDPSession(blank);
	for (const origin of [`http://localhost:${ownPart().port}`, configured().url])
		await session.send("Storage.clearDataForOrigin", { origin, storageTypes: KEPT });
	await session.detach();
	await context.clearCookies();
	await context.addCookies(cookies);
}
