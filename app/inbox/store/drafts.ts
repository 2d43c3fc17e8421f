/**
 * Unsent texts per contact, and what they answer, bound to person and channel. Each tab keeps its own
 * (`own`: sessionStorage), so that another one that sends takes nothing away; what was written last
 * anywhere is what a new tab begins with (`shared`: localStorage). Of a message that is answered only
 * its id is written down: what a customer said stays on the server.
 */
import * as v from "valibot";
import { readStored, writeStored } from "#app/ui/browser-storage.ts";

/** The oldest go first. */
const MAX_DRAFTS = 200;
const Texts = v.record(v.string(), v.string());
type Texts = v.InferOutput<typeof Texts>;

/** Where drafts are kept; null where the browser forbids it. */
export interface DraftStorage {
	own: Storage | null;
	shared: Storage | null;
}

export class DraftBook {
	readonly #texts: Notes;
	readonly #quotes: Notes;
	readonly #listeners = new Set<() => void>();

	constructor(storage: DraftStorage, key: string) {
		this.#texts = new Notes(storage, key);
		this.#quotes = new Notes(storage, `${key}.quotes`);
	}

	/** Takes up what an earlier visit left. */
	restore(): void {
		this.#texts.restore();
		this.#quotes.restore();
		this.#tell();
	}

	get(contactId: string): string {
		return this.#texts.get(contactId);
	}

	set(contactId: string, text: string): void {
		if (this.get(contactId) === text) return;
		this.#texts.set(contactId, text);
		this.#tell();
	}

	/** The message that the next text to this contact answers, by its id. */
	quotedBy(contactId: string): string | null {
		return this.#quotes.get(contactId) || null;
	}

	/** Null: it answers nothing. */
	quote(contactId: string, messageId: string | null): void {
		this.#quotes.set(contactId, messageId ?? "");
		this.#tell();
	}

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	list = (): Texts => this.#texts.all();

	#tell(): void {
		for (const listener of this.#listeners) listener();
	}
}

/** One text per contact; empty for none. */
class Notes {
	readonly #storage: DraftStorage;
	readonly #key: string;
	#notes: Texts = {};

	constructor(storage: DraftStorage, key: string) {
		this.#storage = storage;
		this.#key = key;
	}

	restore(): void {
		const { own, shared } = this.#storage;
		const kept = { ...readStored(shared, this.#key, Texts), ...readStored(own, this.#key, Texts) };
		// An empty one of this tab says: sent or given up here, whatever another tab still has.
		const left = Object.entries(kept).filter(([, text]) => text !== "");
		this.#notes = { ...Object.fromEntries(left), ...this.#notes };
	}

	all(): Texts {
		return this.#notes;
	}

	get(contactId: string): string {
		return this.#notes[contactId] ?? "";
	}

	/** Others' are read again first: another tab may have written them (R27). */
	set(contactId: string, text: string): void {
		const before = this.get(contactId);
		this.#notes = withText(this.#notes, contactId, text);
		// Blanks stay in the composer of this tab and are not worth keeping.
		const worth = text.trim() === "" ? "" : text;
		const { own, shared } = this.#storage;
		const stored = readStored(shared, this.#key, Texts) ?? {};
		// What another tab wrote meanwhile is not this tab's to take away.
		const isOurs = stored[contactId] === undefined || stored[contactId] === before;
		if (worth !== "" || isOurs) write(shared, this.#key, withText(stored, contactId, worth));
		const mine = readStored(own, this.#key, Texts) ?? {};
		const isLeftElsewhere = worth === "" && !isOurs;
		write(own, this.#key, withText(mine, contactId, worth, isLeftElsewhere));
	}
}

const write = (storage: Storage | null, key: string, texts: Texts): void =>
	writeStored(storage, key, Object.keys(texts).length === 0 ? null : texts);

function withText(texts: Texts, contactId: string, text: string, keepsEmpty = false): Texts {
	const others = Object.entries(texts).filter(([id]) => id !== contactId);
	const kept = Object.fromEntries(others.slice(-(MAX_DRAFTS - 1)));
	return text === "" && !keepsEmpty ? kept : { ...kept, [contactId]: text };
}
