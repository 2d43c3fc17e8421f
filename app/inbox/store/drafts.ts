/**
 * Unsent texts per contact, and what they answer, bound to person and channel. Each tab keeps its own
 * (`own`: sessionStorage), so that another one that sends takes nothing away; what was written last
 * anywhere is what a new tab begins with (`shared`: localStorage). Of a message that is answered only
 * its id is written down: what a customer said stays on the server. With each goes when it was written, and whether the
 * server has it (draft-sync.ts).
 */
import * as v from "valibot";
import type { DraftNote } from "#app/domain/inbox/draft.ts";
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
	/** When each was written, epoch ms of this browser, and KEPT once the server has it. */
	readonly #stamps: Notes;
	readonly #listeners = new Set<() => void>();
	readonly #editors = new Set<(contactId: string) => void>();

	constructor(storage: DraftStorage, key: string) {
		this.#texts = new Notes(storage, key);
		this.#quotes = new Notes(storage, `${key}.quotes`);
		this.#stamps = new Notes(storage, `${key}.stamps`);
	}

	/** Takes up what an earlier visit left. */
	restore(): void {
		this.#texts.restore();
		this.#quotes.restore();
		this.#stamps.restore();
		this.#tell();
	}

	get(contactId: string): string {
		return this.#texts.get(contactId);
	}

	set(contactId: string, text: string): void {
		if (this.get(contactId) === text) return;
		this.#texts.set(contactId, text);
		this.#noteEdit(contactId);
	}

	/** The message that the next text to this contact answers, by its id. */
	quotedBy(contactId: string): string | null {
		return this.#quotes.get(contactId) || null;
	}

	/** Null: it answers nothing. */
	quote(contactId: string, messageId: string | null): void {
		if (this.quotedBy(contactId) === messageId) return;
		this.#quotes.set(contactId, messageId ?? "");
		this.#noteEdit(contactId);
	}

	/** What stands here now; `at` is 0 where nothing ever did. */
	noteOf(contactId: string): DraftNote {
		const at = Number.parseInt(this.#stamps.get(contactId), 10) || 0;
		return { text: this.get(contactId), quotedId: this.quotedBy(contactId), at };
	}

	/** Takes over what was written on another device. */
	take(contactId: string, { text, quotedId, at }: DraftNote): void {
		this.#texts.set(contactId, text);
		this.#quotes.set(contactId, quotedId ?? "");
		this.#stamps.set(contactId, `${String(at)}${KEPT}`);
		this.#tell();
	}

	/** The server has what stands here. */
	noteKept(contactId: string): void {
		const { at } = this.noteOf(contactId);
		if (!this.isKept(contactId)) this.#stamps.set(contactId, `${String(at)}${KEPT}`);
	}

	/** False too while the last word of it was written here and is on its way. */
	isKept(contactId: string): boolean {
		return this.#stamps.get(contactId).endsWith(KEPT);
	}

	/** Contacts with a draft that the server has. */
	listKept(): string[] {
		return this.#listAll().filter((id) => this.isKept(id) && !this.#isEmpty(id));
	}

	/** Contacts whose draft, or its end, the server does not have yet. */
	listUnkept(): string[] {
		return this.#listAll().filter((id) => !this.isKept(id));
	}

	/** Calls with the contact of each edit made here; returns the function that ends it. */
	onEdit(listener: (contactId: string) => void): () => void {
		this.#editors.add(listener);
		return () => this.#editors.delete(listener);
	}

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	list = (): Texts => this.#texts.all();

	#isEmpty(contactId: string): boolean {
		return this.get(contactId) === "" && this.quotedBy(contactId) === null;
	}

	#listAll(): string[] {
		const books = [this.#texts, this.#quotes, this.#stamps];
		return [...new Set(books.flatMap((book) => Object.keys(book.all())))];
	}

	#noteEdit(contactId: string): void {
		this.#stamps.set(contactId, String(Date.now()));
		this.#tell();
		for (const listener of this.#editors) listener(contactId);
	}

	#tell(): void {
		for (const listener of this.#listeners) listener();
	}
}

/** Ends the stamp of a draft that the server has. */
const KEPT = " kept";

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
