/**
 * Unsent texts per contact, in localStorage, bound to person and channel; and what they answer,
 * as long as the page lives.
 */
import * as v from "valibot";
import { readStored, writeStored } from "#app/ui/browser-storage.ts";
import type { TimelineMessage } from "./timeline-message.ts";

/** The oldest go first. */
const MAX_DRAFTS = 200;
const Drafts = v.record(v.string(), v.string());
type Drafts = v.InferOutput<typeof Drafts>;

export class DraftBook {
	readonly #storage: Storage | null;
	readonly #key: string;
	readonly #listeners = new Set<() => void>();
	readonly #quoted = new Map<string, TimelineMessage>();
	#drafts: Drafts = {};

	constructor(storage: Storage | null, key: string) {
		this.#storage = storage;
		this.#key = key;
	}

	/** Takes up what an earlier visit left. */
	restore(): void {
		this.#drafts = { ...readStored(this.#storage, this.#key, Drafts), ...this.#drafts };
		this.#tell();
	}

	get(contactId: string): string {
		return this.#drafts[contactId] ?? "";
	}

	/** Other contacts' drafts are read again first: another tab may have written them (R27). */
	set(contactId: string, text: string): void {
		if (this.get(contactId) === text) return;
		this.#drafts = withDraft(this.#drafts, contactId, text);
		const stored = readStored(this.#storage, this.#key, Drafts) ?? {};
		// Blanks stay in the composer of this tab and are not worth keeping.
		const next = withDraft(stored, contactId, text.trim() === "" ? "" : text);
		writeStored(this.#storage, this.#key, Object.keys(next).length === 0 ? null : next);
		this.#tell();
	}

	/** The message that the next text to this contact answers. */
	quotedBy(contactId: string): TimelineMessage | null {
		return this.#quoted.get(contactId) ?? null;
	}

	/** Null: it answers nothing. */
	quote(contactId: string, message: TimelineMessage | null): void {
		if (message) this.#quoted.set(contactId, message);
		else this.#quoted.delete(contactId);
		this.#tell();
	}

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	list = (): Drafts => this.#drafts;

	#tell(): void {
		for (const listener of this.#listeners) listener();
	}
}

function withDraft(drafts: Drafts, contactId: string, text: string): Drafts {
	const others = Object.entries(drafts).filter(([id]) => id !== contactId);
	const kept = Object.fromEntries(others.slice(-(MAX_DRAFTS - 1)));
	return text === "" ? kept : { ...kept, [contactId]: text };
}
