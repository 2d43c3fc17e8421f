/**
 * The browser's outbox: texts, files and items on their way to the server. One id per message from Enter to the end, so a repeated
 * request is one message (R29); kept in sessionStorage per person and channel (R30). Bytes of files stand elsewhere
 * (files/bytes.ts): here is what is said of them.
 */
import { v7 as uuidv7 } from "uuid";
import * as v from "valibot";
import type { MessageView } from "#app/contracts/frames.ts";
import type { SendItem } from "#app/contracts/items.ts";
import type { SendMessage } from "#app/contracts/whatsapp.ts";
import type { SentItem } from "#app/domain/inbox/outgoing-form.ts";
import { contentOfItem } from "#app/domain/inbox/outgoing-item.ts";
import { FILE_KINDS } from "#app/domain/inbox/outgoing-file.ts";
import { ApiError, codeOf } from "#app/ui/api-error.ts";
import { readStored, writeStored } from "#app/ui/browser-storage.ts";
import { StoredItem } from "./stored-item.ts";

const MAX_ATTEMPTS = 3;
const FIRST_DELAY_MS = 1000;
/** After a reload older texts are offered, not sent: the conversation may have moved on. */
export const RESEND_WITHIN_MS = 2 * 60_000;

/** A file as it was chosen and made ready. */
export const OutgoingFile = v.object({
	/** Of its bytes in this browser (files/bytes.ts). */
	key: v.string(),
	name: v.string(),
	kind: v.picklist(FILE_KINDS),
	mimetype: v.string(),
	bytes: v.number(),
	/** Sent as a document though its type is another kind's. */
	asDocument: v.optional(v.boolean()),
	/** SHA-256, once it was computed. */
	hash: v.optional(v.string()),
	seconds: v.optional(v.number()),
	waveform: v.optional(v.array(v.number())),
	/** A film without sound that shall play by itself. */
	isGif: v.optional(v.boolean()),
	width: v.optional(v.number()),
	height: v.optional(v.number()),
});
export type OutgoingFile = v.InferOutput<typeof OutgoingFile>;

const Entry = v.object({
	id: v.string(),
	contactId: v.string(),
	/** With a file its caption, which may be empty. */
	text: v.string(),
	file: v.optional(OutgoingFile),
	/** Then `text` is what lists and earlier releases read of it. */
	item: v.optional(StoredItem),
	/** The message it answers. */
	quotedId: v.optional(v.nullable(v.string()), null),
	/** Browser clock; only to tell old from new after a reload and to order bubbles. */
	at: v.number(),
	/** When a part of its file last got through, by the same clock. */
	movedAt: v.optional(v.number()),
	state: v.picklist(["sending", "failed"]),
	/** An error code, "network", "interrupted" or "bytes_gone"; null while sending. */
	code: v.nullable(v.string()),
});
export type OutboxEntry = v.InferOutput<typeof Entry>;

/** A file's entry, and how its way is told and ended. */
export type FileEntry = OutboxEntry & { file: OutgoingFile };
export interface FileWay {
	signal: AbortSignal;
	/** How much of it the server has, 0 to 1. */
	onProgress: (part: number) => void;
	onHash: (hash: string) => void;
}

export interface OutboxDeps {
	storage: Storage | null;
	key: string;
	send: (body: SendMessage) => Promise<MessageView>;
	sendItem?: (body: SendItem) => Promise<MessageView>;
	/** Uploads a file and sends its message; may begin again wherever it stopped. */
	sendFile?: (entry: FileEntry, way: FileWay) => Promise<MessageView>;
	/** The server has it. */
	onSent: (message: MessageView) => void;
	/** It was sent or given up: nothing of the file is needed here any more. */
	onFileGone?: (file: OutgoingFile) => void;
	now?: () => number;
	delayMs?: number;
}

/** The same for every reader: another empty list would be news to the page as soon as it is live. */
export const NOTHING_OUT: readonly OutboxEntry[] = [];

export class Outbox {
	readonly #deps: OutboxDeps;
	readonly #listeners = new Set<() => void>();
	readonly #inFlight = new Map<string, AbortController>();
	readonly #progress = new Map<string, number>();
	readonly #attempts = new Map<string, number>();
	readonly #now: () => number;
	readonly #failureListeners = new Set<(entry: OutboxEntry) => void>();
	#entries: readonly OutboxEntry[] = NOTHING_OUT;
	#isConnected = true;

	constructor(deps: OutboxDeps) {
		this.#deps = deps;
		this.#now = deps.now ?? Date.now;
	}

	/** Takes up what a reload or a closed tab left behind. */
	restore(): void {
		const stored = readStored(this.#deps.storage, this.#deps.key, v.array(Entry)) ?? [];
		const known = new Set(this.#entries.map((entry) => entry.id));
		const left = stored.filter((entry) => !known.has(entry.id));
		if (left.length > 0) this.#set([...restoreEntries(left, this.#now()), ...this.#entries]);
		this.pump();
	}

	/** Shows `text` as a bubble at once and sends it; with a file, `text` is its caption. Returns the message's id. */
	add(
		contactId: string,
		text: string,
		quotedId: string | null = null,
		file: OutgoingFile | null = null,
	): string {
		return this.#begin({ contactId, text, ...(file && { file }), quotedId });
	}

	/** The same for a place, contact cards, a poll or a form. */
	addItem(contactId: string, item: SentItem): string {
		const { text } = item.type === "form" ? item : contentOfItem(item);
		return this.#begin({ contactId, text, item, quotedId: null });
	}

	#begin(what: Pick<OutboxEntry, "contactId" | "text" | "file" | "item" | "quotedId">): string {
		const id = uuidv7();
		const entry: OutboxEntry = { id, ...what, at: this.#now(), state: "sending", code: null };
		this.#set([...this.#entries, entry]);
		this.pump();
		return id;
	}

	/** How much of an entry's file the server has, 0 to 1; null: nothing was told yet. */
	progressOf = (id: string): number | null => this.#progress.get(id) ?? null;

	/** "Tentar novamente": the same id, unless the server said that id means another text. */
	retry(id: string): void {
		this.#attempts.delete(id);
		this.#change(id, (entry) => ({
			...entry,
			id: entry.code === "message_id_reused" ? uuidv7() : entry.id,
			state: "sending",
			code: null,
			at: this.#now(),
		}));
		this.pump();
	}

	discard(id: string): void {
		this.#inFlight.get(id)?.abort();
		this.#remove(new Set([id]));
	}

	/** The server's copy arrived by another way (a frame, another tab): nothing is left to do. */
	settle(ids: Iterable<string>): void {
		const known = new Set(ids);
		if (this.#entries.some((entry) => known.has(entry.id))) this.#remove(known);
	}

	#remove(ids: ReadonlySet<string>): void {
		const gone = this.#entries.filter((entry) => ids.has(entry.id));
		this.#set(this.#entries.filter((entry) => !ids.has(entry.id)));
		for (const { id, file } of gone) {
			this.#progress.delete(id);
			if (file) this.#deps.onFileGone?.(file);
		}
		this.pump();
	}

	/** Sends what may go: in order within a contact, contacts beside each other. */
	pump(): void {
		const busy = new Set<string>();
		for (const entry of this.#entries) {
			if (entry.state !== "sending" || busy.has(entry.contactId)) continue;
			busy.add(entry.contactId);
			if (!this.#inFlight.has(entry.id) && this.#isConnected) void this.#send(entry);
		}
	}

	/** While the line is down attempts wait instead of failing. */
	setConnected(isConnected: boolean): void {
		this.#isConnected = isConnected;
		this.pump();
	}

	/** Hears of each text that was given up; it stays in the list. */
	onFailed = (listener: (entry: OutboxEntry) => void): (() => void) => {
		this.#failureListeners.add(listener);
		return () => this.#failureListeners.delete(listener);
	};

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	list = (): readonly OutboxEntry[] => this.#entries;

	async #send(entry: OutboxEntry): Promise<void> {
		const { id } = entry;
		const stop = new AbortController();
		this.#inFlight.set(id, stop);
		try {
			const message = await this.#carry(entry, stop.signal);
			this.#deps.onSent(message);
			this.settle([id]);
		} catch (error) {
			if (!stop.signal.aborted) await this.#handleFailure(entry, error);
		} finally {
			this.#inFlight.delete(id);
			this.pump();
		}
	}

	#carry(entry: OutboxEntry, signal: AbortSignal): Promise<MessageView> {
		const { id, contactId, text, quotedId, file, item } = entry;
		if (item && this.#deps.sendItem) return this.#deps.sendItem({ id, contactId, item });
		if (!file || !this.#deps.sendFile)
			return this.#deps.send({ id, contactId, text, ...(quotedId === null ? {} : { quotedId }) });
		return this.#deps.sendFile(
			{ ...entry, file },
			{
				signal,
				onProgress: (part) => {
					// What moves is not given up, however often the line breaks.
					this.#attempts.delete(id);
					this.#progress.set(id, part);
					this.#change(id, (now) => ({ ...now, movedAt: this.#now() }));
				},
				onHash: (hash) => void this.#change(id, (now) => ({ ...now, file: { ...file, hash } })),
			},
		);
	}

	async #handleFailure(entry: OutboxEntry, error: unknown): Promise<void> {
		const isPassing = !(error instanceof ApiError) || error.isPassing;
		const attempts = (this.#attempts.get(entry.id) ?? 0) + 1;
		this.#attempts.set(entry.id, attempts);
		// Cut off from the server a text waits with its clock; the banner says why.
		if (isPassing && (attempts < MAX_ATTEMPTS || !this.#isConnected)) {
			await sleep((this.#deps.delayMs ?? FIRST_DELAY_MS) * attempts);
			return;
		}
		const code = codeOf(error);
		const failed = this.#change(entry.id, (now) => ({ ...now, state: "failed", code }));
		if (failed) for (const listener of this.#failureListeners) listener(failed);
	}

	/** Returns the changed entry; null when it is not there any more. */
	#change(id: string, change: (entry: OutboxEntry) => OutboxEntry): OutboxEntry | null {
		const before = this.#entries.find((entry) => entry.id === id);
		if (!before) return null;
		const after = change(before);
		this.#set(this.#entries.map((entry) => (entry === before ? after : entry)));
		return after;
	}

	#set(entries: readonly OutboxEntry[]): void {
		this.#entries = entries;
		writeStored(this.#deps.storage, this.#deps.key, entries.length === 0 ? null : entries);
		for (const listener of this.#listeners) listener();
	}
}

/** Fresh messages go on by themselves, older ones wait for a word from the person. */
export function restoreEntries(entries: readonly OutboxEntry[], now: number): OutboxEntry[] {
	return entries.map((entry) =>
		entry.state === "sending" && Math.abs(now - (entry.movedAt ?? entry.at)) > RESEND_WITHIN_MS
			? { ...entry, state: "failed", code: "interrupted" }
			: entry,
	);
}

const sleep = (forMs: number): Promise<void> => new Promise((wake) => setTimeout(wake, forMs));
