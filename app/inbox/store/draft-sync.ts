import type { ClientFrame, DraftView, ServerFrame } from "#app/contracts/frames.ts";
import {
	type DraftNote,
	isSameDraft,
	MAX_DRAFT_LENGTH,
	replacesDraft,
} from "#app/domain/inbox/draft.ts";
import type { DraftBook } from "./drafts.ts";

/** A draft leaves when writing has paused this long, ms: a row of the object is written for each. */
const PAUSE_MS = 1000;
/** Between two of them, so that a browser that comes back does not exceed the socket's rate. */
const STEP_MS = 150;

interface DraftSyncParts {
	drafts: DraftBook;
	/** Whether this person is writing there now. */
	isBeingWritten: (contactId: string) => boolean;
	/** False while the line is down. */
	send: (frame: ClientFrame) => boolean;
}

/** Keeps the drafts of this tab and those of the person's other devices the same, through the channel's socket. */
export class DraftSync {
	readonly #parts: DraftSyncParts;
	/** When each edited draft may leave, epoch ms. */
	readonly #due = new Map<string, number>();
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(parts: DraftSyncParts) {
		this.#parts = parts;
	}

	/** Begins to follow what is written; returns the function that ends it. */
	begin(): () => void {
		const stop = this.#parts.drafts.onEdit((contactId) => {
			// Sent or given up: the other devices need not wait for a pause.
			const pauseMs = this.#parts.drafts.noteOf(contactId).text === "" ? 0 : PAUSE_MS;
			this.#due.set(contactId, Date.now() + pauseMs);
			this.#wait();
		});
		const onHidden = (): void => {
			if (document.visibilityState === "hidden") this.#flush();
		};
		document.addEventListener("visibilitychange", onHidden);
		return () => {
			stop();
			document.removeEventListener("visibilitychange", onHidden);
			this.#flush();
			clearTimeout(this.#timer);
		};
	}

	onFrame = (frame: ServerFrame): void => {
		if (frame.type === "draft") this.#take(frame.draft);
		if (frame.type === "hello" && frame.drafts) this.#takeAll(frame.drafts);
	};

	/** A new connection: what the server has, what it has no more, and what was written meanwhile. */
	#takeAll(told: readonly DraftView[]): void {
		const { drafts, isBeingWritten } = this.#parts;
		for (const draft of told) this.#take(draft);
		const there = new Set(told.map(({ contactId }) => contactId));
		for (const contactId of drafts.listKept())
			if (!there.has(contactId) && !isBeingWritten(contactId))
				drafts.take(contactId, { text: "", quotedId: null, at: Date.now() });
		for (const contactId of drafts.listUnkept()) this.#due.set(contactId, 0);
		this.#wait();
	}

	#take({ contactId, ageMs, text, quotedId }: DraftView): void {
		const { drafts, isBeingWritten } = this.#parts;
		const told: DraftNote = { text, quotedId, at: Date.now() - ageMs };
		const own = drafts.noteOf(contactId);
		if (isSameDraft(own, told)) drafts.noteKept(contactId);
		else if (replacesDraft(own, told, isBeingWritten(contactId))) {
			this.#due.delete(contactId);
			drafts.take(contactId, told);
		}
	}

	#wait(): void {
		clearTimeout(this.#timer);
		const next = Math.min(...this.#due.values());
		if (next === Infinity) return;
		this.#timer = setTimeout(() => this.#step(), Math.max(STEP_MS, next - Date.now()));
	}

	#step(): void {
		const now = Date.now();
		const ready = [...this.#due].find(([, at]) => at <= now)?.[0];
		if (ready !== undefined) this.#leave(ready);
		this.#wait();
	}

	#flush(): void {
		for (const contactId of this.#due.keys()) this.#leave(contactId);
	}

	/** It counts as kept when the answer comes. On a line that is down it waits for the next `hello`. */
	#leave(contactId: string): void {
		this.#due.delete(contactId);
		const { text, quotedId, at } = this.#parts.drafts.noteOf(contactId);
		if (text.length > MAX_DRAFT_LENGTH) return;
		const ageMs = Math.max(0, Date.now() - at);
		this.#parts.send({ type: "draft", contactId, text, quotedId, ageMs });
	}
}

/** Whether the focus is in the composer of this conversation, in a window that somebody has before them. */
export function isBeingWritten(contactId: string): boolean {
	const { activeElement } = document;
	const pane = activeElement?.closest<HTMLElement>("[data-conversation]");
	return (
		document.hasFocus() &&
		activeElement instanceof HTMLTextAreaElement &&
		pane?.dataset["conversation"] === contactId
	);
}
