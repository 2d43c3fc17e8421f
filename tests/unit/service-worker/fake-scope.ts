import type { Page, Scope, ShownOptions } from "#app/service-worker/scope.ts";

const ORIGIN = "https://prosa.example";

interface Shown extends ShownOptions {
	title: string;
}

/** A cache of answers by address. */
function createCache(network: (url: string) => Promise<Response>) {
	const held = new Map<string, Response>();
	const hrefOf = (of: RequestInfo | URL): string =>
		new URL(typeof of === "string" ? of : of instanceof URL ? of.href : of.url, ORIGIN).href;
	return {
		held,
		put: async (of: RequestInfo | URL, answer: Response) => void held.set(hrefOf(of), answer),
		match: async (of: RequestInfo | URL) => held.get(hrefOf(of))?.clone(),
		delete: async (of: RequestInfo | URL) => held.delete(hrefOf(of)),
		keys: async () => [...held.keys()].map((url) => new Request(url)),
		add: async (of: RequestInfo | URL) => {
			const answer = await network(hrefOf(of));
			if (!answer.ok) throw new TypeError("not ok");
			held.set(hrefOf(of), answer);
		},
	};
}

/** A service worker's world: what it shows, keeps and opens lies open. */
export function createScope(network: (url: string) => Promise<Response>) {
	const shown = new Map<string, Shown>();
	const caches = new Map<string, ReturnType<typeof createCache>>();
	const pages: Page[] = [];
	const opened: string[] = [];
	const noticeOf = ({ title, ...options }: Shown): Notification =>
		({
			...options,
			title,
			close: () => void shown.delete(options.tag ?? ""),
		}) as unknown as Notification;
	const scope = {
		location: { origin: ORIGIN },
		navigator: { language: "pt-BR" },
		fetch: (input: Request | string) =>
			network(new URL(typeof input === "string" ? input : input.url, ORIGIN).href),
		caches: {
			open: async (name: string) => {
				const known = caches.get(name) ?? createCache(network);
				caches.set(name, known);
				return known as unknown as Cache;
			},
			delete: async (name: string) => caches.delete(name),
		},
		registration: {
			showNotification: async (title: string, options: ShownOptions) =>
				void shown.set(options.tag ?? "", { title, ...options }),
			getNotifications: async ({ tag }: { tag?: string } = {}) =>
				[...shown.values()].filter((one) => tag === undefined || one.tag === tag).map(noticeOf),
		},
		clients: {
			claim: async () => undefined,
			matchAll: async () => pages,
			openWindow: async (url: string) => void opened.push(url),
		},
		skipWaiting: async () => undefined,
		addEventListener: () => undefined,
	} satisfies Scope;
	return {
		scope,
		shown: () => [...shown.values()],
		noticeOf,
		pages,
		opened,
		/** Addresses in a cache; [] for one that is not there. */
		kept: (name: string) => [...(caches.get(name)?.held.keys() ?? [])],
	};
}
