// Record 110: without a network the inbox opens with what it showed last. With one nothing is answered from here.
import {
	filesOf,
	isFreshlyKept,
	isKeptFor,
	KEPT_PATH,
	leaves,
	marked,
} from "../domain/alerts/kept-page.ts";
import { closeAll } from "./notifications.ts";
import { offlinePage } from "./offline-page.ts";
import type { RequestEvent, Scope } from "./scope.ts";

/** Pages are in a cache of their own, which goes with its member. Files have no owner. */
const PAGES = "prosa-pages";
const FILES = "prosa-files";
const KEPT_AT = "x-kept-at";
const KEPT_OF = "x-kept-of";

/** How often somebody left: what was being read for them by then is kept for nobody. */
let departures = 0;

/** Drops what is kept of a member, on this device and on its screen. */
export async function drop(scope: Scope): Promise<void> {
	departures += 1;
	await Promise.all([scope.caches.delete(PAGES), closeAll(scope)]);
}

/** Somebody is here: what was kept of another member, or in another workspace, is dropped. */
export async function greet(scope: Scope, owner: string): Promise<void> {
	const kept = await (await scope.caches.open(PAGES)).match(KEPT_PATH);
	if (kept && kept.headers.get(KEPT_OF) !== owner) await drop(scope);
}

/**
 * Reads the inbox once more and keeps it with the files it names and those that the open page was made of. Somebody who is sent to sign in
 * has nothing to keep.
 */
export async function keep(
	scope: Scope,
	{ owner, files }: { owner: string; files: readonly string[] },
	now: number,
): Promise<void> {
	const before = departures;
	const answer = await scope.fetch(KEPT_PATH, { headers: { accept: "text/html" } });
	if (answer.redirected || !answer.ok) return answer.redirected ? drop(scope) : undefined;
	const html = marked(await answer.text(), now);
	const headers = new Headers(answer.headers);
	headers.set(KEPT_AT, String(now));
	headers.set(KEPT_OF, owner);
	// The length is another one, and nothing is packed any more.
	for (const name of ["content-length", "content-encoding"]) headers.delete(name);
	const pages = await scope.caches.open(PAGES);
	if (departures === before) await pages.put(KEPT_PATH, new Response(html, { headers }));
	// Who left while it was being written finds nothing of it either.
	if (departures !== before) return void (await scope.caches.delete(PAGES));
	await keepFiles(scope, [...filesOf(html), ...files]);
}

/** Keeps these files and no others: those of earlier releases go. */
async function keepFiles(scope: Scope, files: readonly string[]): Promise<void> {
	const cache = await scope.caches.open(FILES);
	const wanted = new Set(files.map((file) => new URL(file, scope.location.origin).href));
	const known = await cache.keys();
	const old = known.filter(({ url }) => !wanted.has(url));
	await Promise.all(old.map((request) => cache.delete(request)));
	const kept = new Set(known.map(({ url }) => url));
	const missing = [...wanted].filter((url) => !kept.has(url));
	// One that is gone, as after a release, must not keep the others away.
	await Promise.allSettled(missing.map((url) => cache.add(url)));
}

async function findKept(scope: Scope, now: number): Promise<Response | null> {
	const pages = await scope.caches.open(PAGES);
	const kept = await pages.match(KEPT_PATH);
	if (!kept) return null;
	return isFreshlyKept(Number(kept.headers.get(KEPT_AT) ?? "none"), now) ? kept : null;
}

/** A page from the network; without one the kept inbox, or a page that says so. */
async function openPage(scope: Scope, event: RequestEvent, url: URL): Promise<Response> {
	try {
		return (await event.preloadResponse) ?? (await scope.fetch(event.request));
	} catch {
		const kept = await findKept(scope, Date.now());
		if (kept && isKeptFor(url.pathname)) {
			// The page draws what its address says: it is opened at its own.
			const isItsOwn = url.pathname === KEPT_PATH && url.search === "";
			return isItsOwn ? kept : Response.redirect(new URL(KEPT_PATH, url), 302);
		}
		return offlinePage(scope.navigator.language, kept ? KEPT_PATH : null);
	}
}

/** A file from the network or the browser's own cache; without either the kept one. */
async function openFile(scope: Scope, request: Request): Promise<Response> {
	try {
		return await scope.fetch(request);
	} catch (error) {
		const kept = await (await scope.caches.open(FILES)).match(request.url);
		if (kept) return kept;
		throw error;
	}
}

const isFile = (path: string): boolean => /^\/(?:assets\/|favicon\.svg$|icon-)/.test(path);

/** Lets every request through; answers by itself only where the network does not. */
export function onRequest(scope: Scope, event: RequestEvent): void {
	const { request } = event;
	const url = new URL(request.url);
	const { origin, pathname } = url;
	if (origin !== scope.location.origin) return;
	if (leaves({ method: request.method, pathname })) event.waitUntil(drop(scope));
	if (request.method !== "GET") return;
	if (request.mode === "navigate") event.respondWith(openPage(scope, event, url));
	else if (isFile(pathname)) event.respondWith(openFile(scope, request));
}
