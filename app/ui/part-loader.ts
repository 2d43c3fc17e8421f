/**
 * Loads a lazy module and keeps retrying: offline, or during a deploy, it arrives when it can.
 * Preloading runs when the browser is idle.
 */

/** Why it is not there yet: no network, or the server does not deliver it. */
export type PartTrouble = "offline" | "failed";

export interface PartLoader<Module> {
	/** Resolves when the module is loaded, however long that takes. Never rejects in a browser. */
	ask: () => Promise<Module>;
	/** A single attempt that nobody waits for. */
	prefetch: () => Promise<void>;
	trouble: () => PartTrouble | null;
	subscribe: (listener: () => void) => () => void;
}

const FIRST_PAUSE_MS = 1000;
const LAST_PAUSE_MS = 30_000;
/** Trouble is shown only after more failures than this: one request may always get lost. */
const PATIENT_TRIES = 1;

interface Surroundings {
	isOnline: () => boolean;
	/** Waits `ms`; ends early when the network is back. */
	pause: (ms: number) => Promise<void>;
	load: (address: string) => Promise<object>;
	/** Ends once what the browser does now is over. */
	breath: () => Promise<void>;
}

/** `name` is what the module exports: by it the module is found in a file that holds several. */
export function createPartLoader<Module extends object>(
	load: () => Promise<Module>,
	name: string,
	around: Surroundings = BROWSER,
): PartLoader<Module> {
	const listeners = new Set<() => void>();
	let trouble: PartTrouble | null = null;
	let coming: Promise<Module> | null = null;

	const reportTrouble = (next: PartTrouble | null): void => {
		if (next === trouble) return;
		trouble = next;
		for (const listener of listeners) listener();
	};

	async function insist(): Promise<Module> {
		let failed: unknown = null;
		// Most parts are asked for while a page is made live; each request costs a phone several ms.
		await around.breath();
		for (let tries = 0; ; tries += 1) {
			try {
				const module = await (tries < 2 ? load() : loadAfresh(load, name, failed, tries, around));
				reportTrouble(null);
				return module;
			} catch (error) {
				failed = error;
				if (!around.isOnline()) reportTrouble("offline");
				else if (tries >= PATIENT_TRIES) reportTrouble("failed");
				await around.pause(Math.min(FIRST_PAUSE_MS * 2 ** tries, LAST_PAUSE_MS));
			}
		}
	}

	return {
		ask: () => (coming ??= typeof document === "undefined" ? load() : insist()),
		prefetch: async () => {
			if (coming) return;
			try {
				const module = await load();
				coming ??= Promise.resolve(module);
			} catch {
				// `ask` will request it again, and show the trouble then.
			}
		},
		trouble: () => trouble,
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

/** Some browsers cache a failed import by its address, so a retry uses a fresh one. */
async function loadAfresh<Module extends object>(
	load: () => Promise<Module>,
	name: string,
	failed: unknown,
	tries: number,
	around: Surroundings,
): Promise<Module> {
	const address = findScript(String(failed));
	if (tries % 2 === 1 || address === undefined) return load();
	const file = await around.load(`${address}?again=${String(tries)}`);
	const module = findModule(file, name);
	if (module === undefined) throw failed;
	return module as Module;
}

/**
 * A file of the build that holds several modules exports each as an object, under a name that only the built `load`
 * knows; what stands there instead of the part would break the page that draws it.
 */
function findModule(file: object, name: string): object | undefined {
	const isIt = (one: unknown): one is object =>
		typeof one === "object" && one !== null && name in one;
	return isIt(file) ? file : Object.values(file).find(isIt);
}

/** The first script address in an error message. */
function findScript(message: string): string | undefined {
	for (const [address] of message.matchAll(/https?:\/\/\S+/gu)) {
		const end = address.search(/\.js\b/u);
		if (end > 0) return address.slice(0, end + ".js".length);
	}
	return undefined;
}

const BROWSER: Surroundings = {
	isOnline: () => navigator.onLine,
	pause: (ms) =>
		new Promise((resolve) => {
			const go = (): void => {
				clearTimeout(timer);
				window.removeEventListener("online", go);
				resolve();
			};
			const timer = setTimeout(go, ms);
			window.addEventListener("online", go);
		}),
	load: async (address) => (await import(/* @vite-ignore */ address)) as object,
	breath: () => new Promise((resolve) => void setTimeout(resolve)),
};

/** Preloading starts this long after the page has loaded, in ms. */
const AHEAD_AFTER_MS = 3000;
const idleQueue: (() => Promise<void>)[] = [];
let isWorking = false;

/** Preloads modules one after the other when the browser is idle; not in data saving mode. */
export function preloadWhenIdle(prefetch: () => Promise<void>): void {
	if (typeof document === "undefined" || isDataDear()) return;
	idleQueue.push(prefetch);
	if (isWorking) return;
	isWorking = true;
	setTimeout(loadNext, AHEAD_AFTER_MS);
}

function loadNext(): void {
	whenIdle(() => {
		const next = idleQueue.shift();
		isWorking = next !== undefined;
		if (next) void next().then(loadNext);
	});
}

const isDataDear = (): boolean =>
	(navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function whenIdle(work: () => void): void {
	// Safari does not have requestIdleCallback.
	if ("requestIdleCallback" in window) window.requestIdleCallback(work);
	else setTimeout(work, 200);
}
