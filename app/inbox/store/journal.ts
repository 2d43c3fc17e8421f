import type { MessageView } from "#app/contracts/frames.ts";
import type { MessagePage } from "#app/contracts/whatsapp.ts";
import { mergeById, pickNewer } from "./patch.ts";

/** Longer than any request lives (api.ts gives up after 15 s). */
const KEEP_MS = 60_000;

/**
 * Frames of the last minute. A page requested before a frame but arriving after it is older than the
 * screen: the journal is applied to it, so that nothing disappears again.
 */
export class Journal {
	readonly #messages = new Map<string, { at: number; value: MessageView }>();

	record(messages: readonly MessageView[], now: number): void {
		remember(this.#messages, messages, now);
	}

	clear(): void {
		this.#messages.clear();
	}

	/** `isFirst`: the newest page of the conversation. */
	overMessages(page: MessagePage, contactId: string, isFirst: boolean): MessagePage {
		const own = new Set(page.messages.map((message) => message.id));
		const recent = values(this.#messages).filter(
			(message) => message.contactId === contactId && (isFirst || own.has(message.id)),
		);
		return { ...page, messages: mergeById(page.messages, recent) };
	}
}

function remember<T extends { id: string; seq: number }>(
	kept: Map<string, { at: number; value: T }>,
	incoming: readonly T[],
	now: number,
): void {
	for (const [id, entry] of kept) {
		if (now - entry.at > KEEP_MS) kept.delete(id);
	}
	for (const next of incoming) {
		kept.set(next.id, { at: now, value: pickNewer(kept.get(next.id)?.value, next) });
	}
}

function values<T>(kept: Map<string, { value: T }>): T[] {
	return [...kept.values()].map((entry) => entry.value);
}
