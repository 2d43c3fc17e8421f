/**
 * The bytes of files that are chosen or under way, kept by the browser (IndexedDB) so that a reload loses none. Where it keeps
 * nothing, as in some private windows, they live as long as the page. Of a person and channel, and gone once sent.
 */
import { DATABASE } from "./database.ts";

const STORE = "bytes";
/** What a closed tab left behind goes after this time. */
export const KEEP_MS = 24 * 3600_000;

interface Kept {
	key: string;
	/** "member.channel": nobody else reads it. */
	owner: string;
	at: number;
	blob: Blob;
}

let opening: Promise<IDBDatabase | null> | null = null;
const here = new Map<string, Pick<Kept, "owner" | "blob">>();

function open(): Promise<IDBDatabase | null> {
	opening ??= new Promise((resolve) => {
		try {
			const asked = indexedDB.open(DATABASE, 1);
			asked.onupgradeneeded = () => {
				asked.result.createObjectStore(STORE, { keyPath: "key" });
			};
			asked.onsuccess = () => {
				// A later release that changes the shape must not wait for this tab.
				asked.result.onversionchange = () => {
					asked.result.close();
					opening = null;
				};
				resolve(asked.result);
			};
			asked.onerror = () => resolve(null);
			asked.onblocked = () => resolve(null);
		} catch {
			resolve(null);
		}
	});
	return opening;
}

/** Runs one request; null where the browser keeps nothing, or refuses (a full disk). */
async function run<Result>(
	mode: IDBTransactionMode,
	ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | null> {
	const database = await open();
	if (!database) return null;
	return new Promise((resolve) => {
		try {
			const transaction = database.transaction(STORE, mode);
			const asked = ask(transaction.objectStore(STORE));
			transaction.oncomplete = () => resolve(asked.result);
			transaction.onabort = () => resolve(null);
			transaction.onerror = () => resolve(null);
		} catch {
			resolve(null);
		}
	});
}

/** Keeps a file's bytes. Resolves once a reload would find them, or it is clear that none will. */
export async function keepBytes(key: string, owner: string, blob: Blob): Promise<void> {
	here.set(key, { owner, blob });
	const kept: Kept = { key, owner, at: Date.now(), blob };
	await run("readwrite", (store) => store.put(kept));
	// A chosen file is a name on a disk, and can be changed or deleted there; the kept copy cannot.
	const copy = await run<Kept | undefined>("readonly", (store) => store.get(key));
	if (copy && here.has(key)) here.set(key, copy);
}

/** Null: they are not here any more. */
export async function readBytes(key: string, owner: string): Promise<Blob | null> {
	const kept =
		here.get(key) ?? (await run<Kept | undefined>("readonly", (store) => store.get(key)));
	if (kept?.owner !== owner) return null;
	here.set(key, kept);
	return kept.blob;
}

export async function dropBytes(key: string): Promise<void> {
	here.delete(key);
	await run("readwrite", (store) => store.delete(key));
}

/** Drops what closed tabs left behind. @param now epoch ms of this browser */
export async function dropStale(now: number): Promise<void> {
	const all = (await run<Kept[]>("readonly", (store) => store.getAll())) ?? [];
	for (const { key, at } of all) if (now - at > KEEP_MS) await dropBytes(key);
}
