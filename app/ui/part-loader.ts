/**
 * Loads a part of the page that comes after it, and does not give up: offline, or while a deploy
 * goes on, it comes when it can. What nobody waits for is loaded ahead, when the browser is idle.
 */

/** Why somebody still waits: no line, or the server does not give it. */
export type PartTrouble = "offline" | "failed";

export interface PartLoader<Module> {
	/** Resolves when it is there, however long that takes. Never rejects in a browser. */
	ask: () => Promise<Module>;
	/** One try, which nobody waits for. */
	prefetch: () => Promise<void>;
	trouble: () => PartTrouble | null;
	subscribe: (listener: () => void) => () => void;
}

const FIRST_PAUSE_MS = 1000;
const LAST_PAUSE_MS = 30_000;
/** Only who is asked twice in vain says so: one request may always get lost. */
const PATIENT_TRIES = 1;

interface Surroundings {
	isOnline: () => boolean;
	/** Ends early when the line comes back. */
	pause: (ms: number) => Promise<void>;
	load: (address: string) => Promise<unknown>;
}

export function createPartLoader<Module>(
	load: () => Promise<Module>,
	around: Surroundings = BROWSER,
): PartLoader<Module> {
	const listeners = new Set<() => void>();
	let trouble: PartTrouble | null = null;
	let coming: Promise<Module> | null = null;

	const tell = (next: PartTrouble | null): void => {
		if (next === trouble) return;
		trouble = next;
		for (const listener of listeners) listener();
	};

	async function insist(): Promise<Module> {
		let failed: unknown = null;
		for (let tries = 0; ; tries += 1) {
			try {
				const module = await (tries < 2 ? load() : loadAfresh(load, failed, tries, around));
				tell(null);
				return module;
			} catch (error) {
				failed = error;
				if (!around.isOnline()) tell("offline");
				else if (tries >= PATIENT_TRIES) tell("failed");
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
				// It is asked for again when somebody reaches for it, and told then.
			}
		},
		trouble: () => trouble,
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

/** Some browsers keep a failure by its address: the same file is asked for by a fresh one. */
async function loadAfresh<Module>(
	load: () => Promise<Module>,
	failed: unknown,
	tries: number,
	around: Surroundings,
): Promise<Module> {
	const address = findScript(String(failed));
	if (tries % 2 === 1 || address === undefined) return load();
	return (await around.load(`${address}?again=${String(tries)}`)) as Module;
}

/** The first address of a script in a message. */
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
	load: (address) => import(/* @vite-ignore */ address),
};

/** After the page itself has come, and has had its first moments for whoever looks at it. */
const AHEAD_AFTER_MS = 3000;
const ahead: (() => Promise<void>)[] = [];
let isWorking = false;

/** Loads it when the browser has nothing else to do, one after the other; not where data is dear. */
export function loadAhead(prefetch: () => Promise<void>): void {
	if (typeof document === "undefined" || isDataDear()) return;
	ahead.push(prefetch);
	if (isWorking) return;
	isWorking = true;
	setTimeout(loadNext, AHEAD_AFTER_MS);
}

function loadNext(): void {
	whenIdle(() => {
		const next = ahead.shift();
		isWorking = next !== undefined;
		if (next) void next().then(loadNext);
	});
}

const isDataDear = (): boolean =>
	(navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function whenIdle(work: () => void): void {
	// Not in every browser.
	if ("requestIdleCallback" in window) window.requestIdleCallback(work);
	else setTimeout(work, 200);
}
