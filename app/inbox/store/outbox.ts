/**
 * The browser's outbox: texts on their way to the server. One id per text from Enter to the end,
 * so a repeated request is one message (R29); kept in sessionStorage per person and channel (R30).
 */
import { v7 as uuidv7 } from "uuid";
import * as v from "valibot";
import type { MessageView } from "#app/contracts/frames.ts";
import type { SendMessage } from "#app/contracts/whatsapp.ts";
import { ApiError, codeOf } from "#app/ui/api-error.ts";
import { readStored, writeStored } from "#app/ui/browser-storage.ts";

const MAX_ATTEMPTS = 3;
const FIRST_DELAY_MS = 1000;
/** After a reload older texts are offered, not sent: the conversation may have moved on. */
export const RESEND_WITHIN_MS = 2 * 60_000;

const Entry = v.object({
	id: v.string(),
	contactId: v.string(),
	text: v.string(),
	/** The message it answers. */
	quotedId: v.optional(v.nullable(v.string()), null),
	/** Browser clock; only to tell old from new after a reload and to order bubbles. */
	at: v.number(),
	state: v.picklist(["sending", "failed"]),
	/** An error code, "network" or "interrupted"; null while sending. */
	code: v.nullable(v.string()),
});
export type OutboxEntry = v.InferOutput<typeof Entry>;

export interface OutboxDeps {
	storage: Storage | null;
	key: string;
	send: (body: SendMessage) => Promise<MessageView>;
	/** The server has it. */
	onSent: (message: MessageView) => void;
	now?: () => number;
	delayMs?: number;
}

const EMPTY: readonly OutboxEntry[] = [];

export class Outbox {
	readonly #deps: OutboxDeps;
	readonly #listeners = new Set<() => void>();
	readonly #inFlight = new Set<string>();
	readonly #attempts = new Map<string, number>();
	readonly #now: () => number;
	readonly #failureListeners = new Set<(entry: OutboxEntry) => void>();
	#entries: readonly OutboxEntry[] = EMPTY;
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

	/** Shows `text` as a bubble at once and sends it. Returns the message's id. */
	add(contactId: string, text: string, quotedId: string | null = null): string {
		const id = uuidv7();
		const entry: OutboxEntry = {
			id,
			contactId,
			text,
			quotedId,
			at: this.#now(),
			state: "sending",
			code: null,
		};
		this.#set([...this.#entries, entry]);
		this.pump();
		return id;
	}

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
		this.#set(this.#entries.filter((entry) => entry.id !== id));
	}

	/** The server's copy arrived by another way (a frame, another tab): nothing is left to do. */
	settle(ids: Iterable<string>): void {
		const known = new Set(ids);
		if (!this.#entries.some((entry) => known.has(entry.id))) return;
		this.#set(this.#entries.filter((entry) => !known.has(entry.id)));
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
		const { id, contactId, text, quotedId } = entry;
		const body = { id, contactId, text, ...(quotedId === null ? {} : { quotedId }) };
		this.#inFlight.add(id);
		try {
			const message = await this.#deps.send(body);
			this.#deps.onSent(message);
			this.settle([id]);
		} catch (error) {
			await this.#handleFailure(entry, error);
		} finally {
			this.#inFlight.delete(id);
			this.pump();
		}
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
		const failed: OutboxEntry = { ...entry, state: "failed", code };
		if (!this.#change(entry.id, () => failed)) return;
		for (const listener of this.#failureListeners) listener(failed);
	}

	#change(id: string, change: (entry: OutboxEntry) => OutboxEntry): boolean {
		if (!this.#entries.some((entry) => entry.id === id)) return false;
		this.#set(this.#entries.map((entry) => (entry.id === id ? change(entry) : entry)));
		return true;
	}

	#set(entries: readonly OutboxEntry[]): void {
		this.#entries = entries;
		writeStored(this.#deps.storage, this.#deps.key, entries.length === 0 ? null : entries);
		for (const listener of this.#listeners) listener();
	}
}

/** Fresh texts go on by themselves, older ones wait for a word from the person. */
export function restoreEntries(entries: readonly OutboxEntry[], now: number): OutboxEntry[] {
	return entries.map((entry) =>
		entry.state === "sending" && Math.abs(now - entry.at) > RESEND_WITHIN_MS
			? { ...entry, state: "failed", code: "interrupted" }
			: entry,
	);
}

const sleep = (forMs: number): Promise<void> => new Promise((wake) => setTimeout(wake, forMs));
