import type { ContactView, MessageView, ServerFrame } from "#app/contracts/frames.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import type { Contacts } from "../people/contacts.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { type ContactRow, viewMessage } from "../ledger/rows.ts";
import type { Sequence } from "../ledger/sequence.ts";
import type { Sockets } from "../../object/sockets.ts";

/** A client that missed more than this reloads instead (R24). */
export const MAX_RESUMED = 500;
/** Under load the sockets hear one frame in this time. */
export const BATCH_MS = 50;

export interface FeedParts {
	seq: Sequence;
	contacts: Contacts;
	ledger: Ledger;
	sockets: Sockets;
	/** The link when it changed after `since`; null for channels without one. */
	linkSince(since: number, now: number): LinkView | null;
	/** What changed up to this number cannot be told one by one (merges.ts). */
	resetSeq(): number;
	/** Others than members watch as well: what changed after `since` is told to them too. */
	tellOthers?(since: number, now: number): void;
	defer(task: Promise<void>): void;
}

/**
 * What changed, for those who watch and for those who come back. Both ask the same question,
 * "everything after seq N", of the rows themselves: there is no event log that could disagree.
 */
export function createFeed(parts: FeedParts) {
	const { seq, contacts, ledger, sockets, linkSince, defer } = parts;
	let toldSeq = seq.current();
	let toldAt = 0;
	let isWaiting = false;

	/** All changes after `since`, or null when they are too many to tell, or not of the kind. */
	function changesSince(
		since: number,
		now: number,
	): Extract<ServerFrame, { type: "changes" }> | null {
		if (since < parts.resetSeq()) return null;
		const messageRows = ledger.changedSince(since, MAX_RESUMED + 1);
		const touched = contacts.touchedSince(since, MAX_RESUMED + 1);
		if (messageRows.length > MAX_RESUMED || touched.length > MAX_RESUMED) return null;
		const people = new Map<number, ContactRow>(touched.map((row) => [row.n, row]));
		const messages: MessageView[] = messageRows.map((row) => {
			const contact = people.get(row.contact) ?? contacts.get(row.contact);
			people.set(row.contact, contact);
			return viewMessage(row, contact.id);
		});
		const views: ContactView[] = [...people.values()].map(contacts.view);
		return {
			type: "changes",
			seq: seq.current(),
			messages,
			contacts: views,
			link: linkSince(since, now),
			unreadConversations: contacts.countUnread(),
		};
	}

	const reset = (): ServerFrame => ({
		type: "reset",
		seq: seq.current(),
		unreadConversations: contacts.countUnread(),
	});

	function flush(now: number): void {
		if (toldSeq === seq.current()) return;
		if (sockets.count() > 0) {
			const frame = changesSince(toldSeq, now) ?? reset();
			sockets.broadcast(JSON.stringify(frame satisfies ServerFrame));
		}
		const since = toldSeq;
		toldSeq = seq.current();
		toldAt = now;
		// Last: telling them may change something itself, and that is told next.
		parts.tellOthers?.(since, now);
	}

	return {
		/** Tells the sockets what is new: at once when it is quiet, in batches under load. */
		noteChange(now: number): void {
			if (toldSeq === seq.current() || isWaiting) return;
			if (now - toldAt >= BATCH_MS) return flush(now);
			isWaiting = true;
			defer(
				scheduler.wait(BATCH_MS).then(() => {
					isWaiting = false;
					flush(Date.now());
				}),
			);
		},

		/** What a returning client missed; a `since` from another life of the object is a reset. */
		resume(since: number, now: number): ServerFrame {
			if (since > seq.current()) return reset();
			return changesSince(since, now) ?? reset();
		},
	};
}
