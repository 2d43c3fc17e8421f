/** The service worker: built as one file beside the app (vite.one-file.ts), so it takes nothing of a page's code. */
import { greet, keep, onRequest } from "./kept-pages.ts";
import { onClick, onPush } from "./notifications.ts";
import type { Scope } from "./scope.ts";

const scope = globalThis as unknown as Scope;

/** What pages say. */
interface Said {
	/** `here`: somebody opened a page; `keep`: they look at the inbox. */
	type: "here" | "keep";
	/** The member and their workspace. */
	owner: string;
	/** What the page was made of. */
	files: string[];
}

function readSaid(data: unknown): Said | null {
	if (typeof data !== "object" || data === null) return null;
	const { type, owner, files } = data as Record<string, unknown>;
	const isList = Array.isArray(files) && files.every((file) => typeof file === "string");
	if (!isList || typeof owner !== "string") return null;
	return type === "here" || type === "keep" ? { type, owner, files } : null;
}

// A new release takes over at once: pages go on with the files they have.
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) =>
	event.waitUntil(
		Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()]),
	),
);
scope.addEventListener("fetch", (event) => onRequest(scope, event));
scope.addEventListener("push", (event) => event.waitUntil(onPush(scope, event.data?.text())));
scope.addEventListener("notificationclick", (event) =>
	event.waitUntil(onClick(scope, event.notification)),
);
scope.addEventListener("message", (event) => {
	const said = readSaid(event.data);
	if (said?.type === "here") event.waitUntil(greet(scope, said.owner));
	// Without a network what was kept before stays.
	if (said?.type === "keep") event.waitUntil(keep(scope, said, Date.now()).catch(() => undefined));
});
