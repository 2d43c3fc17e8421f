import type { ContactView, MessageView, ServerFrame } from "#app/contracts/frames.ts";
import { batchWindowMs } from "#app/domain/inbox/batch-window.ts";
import type { ConversationSight } from "#app/domain/conversations/sight.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import type { Contacts } from "../people/contacts.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { type ContactRow, viewMessage } from "../ledger/rows.ts";
import { readsContact, readsRow } from "../sight/reads.ts";
import type { Sequence } from "../ledger/sequence.ts";
import type { Sockets } from "../../object/sockets.ts";

/** A client that missed more changes than this reloads instead (R24). */
export const MAX_RESUMED = 500;
/** Many come back at once after a release: what one was told another may be told this long (ms), while nothing changes. */
const RESUMED_MS = 1000;
/** Places they come back from whose changes are kept, each a few kilobytes: pages stop at different moments. */
const RESUMED_PLACES = 8;

export interface FeedParts {
	seq: Sequence;
	contacts: Contacts;
	ledger: Ledger;
	sockets: Sockets;
	/** The link as browsers see it if it changed after `since`; else null. */
	linkSince(since: number, now: number): LinkView | null;
	/** The `seq` of the last merge: changes before it cannot be sent one by one (merges.ts). */
	resetSeq(): number;
	/** Sends what changed after `since` to watchers other than members. */
	notifyOthers?(since: number, now: number): void;
	/** Keeps the object alive until the task has ended. */
	defer(task: Promise<void>): void;
}

/**
 * Sends changes to open sockets and to clients that reconnect. Both read "everything after seq N" from the
 * tables themselves: there is no event log that could differ from them.
 */
export function createFeed(parts: FeedParts) {
	const { seq, contacts, ledger, sockets, linkSince, defer } = parts;
	let sentSeq = seq.current();
	let sentAt = 0;
	let isWaiting = false;
	/** What was missed since each place, as of this `seq` and moment. */
	let resumed = { seq: -1, at: 0, texts: new Map<number, string>() };

	/** All changes after `since`; null when there are too many, or a merge lies in between. */
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

	const reset = (sight: ConversationSight | null = null): ServerFrame => ({
		type: "reset",
		seq: seq.current(),
		unreadConversations: contacts.countUnread(sight),
	});

	/**
	 * The frame as a member hears it who reads only some conversations; null: nothing of it is theirs. What left their sight
	 * has to leave their page: it reads everything again.
	 */
	function toBound(
		frame: ServerFrame,
		sight: ConversationSight,
		moved: readonly ContactRow[],
	): string | null {
		const isGone = moved.some((row) => !readsRow(sight, row));
		if (frame.type !== "changes" || isGone) return JSON.stringify(reset(sight));
		const read = new Map<string, boolean>();
		const isRead = (contactId: string): boolean => {
			const known = read.get(contactId) ?? readsContact({ contacts }, sight, contactId);
			read.set(contactId, known);
			return known;
		};
		const seen = {
			...frame,
			messages: frame.messages.filter(({ contactId }) => isRead(contactId)),
			contacts: frame.contacts.filter(({ id }) => isRead(id)),
			unreadConversations: contacts.countUnread(sight),
		};
		const isEmpty = seen.messages.length + seen.contacts.length === 0 && seen.link === null;
		return isEmpty ? null : JSON.stringify(seen satisfies ServerFrame);
	}

	function flush(now: number): void {
		if (sentSeq === seq.current()) return;
		const moved = contacts.takeMoved();
		if (sockets.count() > 0) {
			const frame = changesSince(sentSeq, now) ?? reset();
			sockets.broadcast(JSON.stringify(frame satisfies ServerFrame), (sight) =>
				toBound(frame, sight, moved.map(contacts.get)),
			);
		}
		const since = sentSeq;
		sentSeq = seq.current();
		sentAt = now;
		// Last, because it may change the ledger itself, which is sent next.
		parts.notifyOthers?.(since, now);
	}

	return {
		/** Sends what is new: at once when it is quiet, in batches under load. */
		noteChange(now: number): void {
			if (sentSeq === seq.current() || isWaiting) return;
			const pauseMs = batchWindowMs(sockets.count());
			if (now - sentAt >= pauseMs) return flush(now);
			isWaiting = true;
			defer(
				scheduler.wait(pauseMs).then(() => {
					isWaiting = false;
					flush(Date.now());
				}),
			);
		},

		/**
		 * The frame, as text, for a client that reconnects; `reset` for a `since` this object never had.
		 * @param sight what its member reads, whose page reads everything again: what left their sight meanwhile nobody knows
		 */
		resume(since: number, now: number, sight?: ConversationSight): string {
			if (sight) return JSON.stringify(reset(sight));
			const at = seq.current();
			if (resumed.seq !== at || now - resumed.at >= RESUMED_MS)
				resumed = { seq: at, at: now, texts: new Map() };
			const known = resumed.texts.get(since);
			if (known !== undefined) return known;
			const frame = (since > at ? null : changesSince(since, now)) ?? reset();
			const text = JSON.stringify(frame);
			if (resumed.texts.size < RESUMED_PLACES) resumed.texts.set(since, text);
			return text;
		},
	};
}
