import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import {
	CHAT_PAGE_SIZE,
	type ContactPage,
	type MessagePage,
	PAGE_SIZE,
} from "#app/contracts/whatsapp.ts";
import { parseCursor } from "#app/domain/inbox/cursor.ts";
import { parseOutgoingText } from "#app/domain/inbox/outgoing-text.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { GatewayEvent } from "#app/domain/whatsapp/gateway-event.ts";
import type { LinkView } from "#app/domain/whatsapp/link-view.ts";
import { createContacts } from "./contacts.ts";
import { createFeed } from "./feed.ts";
import { createLedger } from "./ledger.ts";
import { createOutbox } from "./outbox.ts";
import { createParked } from "./parked.ts";
import { createQuarantine } from "./quarantine.ts";
import { createReceiver } from "./receive.ts";
import { createRoom } from "./room.ts";
import { viewContact, viewMessage } from "./rows.ts";
import { createSequence } from "./sequence.ts";
import { createSockets } from "./sockets.ts";
import { createStats } from "./stats.ts";

/** Rows may grow to 10 GB; writing stops before, reading goes on (R32). */
export const MAX_DATABASE_BYTES = 9_500_000_000;

export interface InboxOptions {
	/** `seq` numbers the owner of the inbox has stored outside these tables. */
	alsoSeen: number;
	linkSince(since: number, now: number): LinkView | null;
	maxTextLength: number;
	newId(): string;
}

export type Inbox = ReturnType<typeof createInbox>;

/** Contacts, ledger, outbox, sockets and presence of one channel, for the object that owns them. */
export function createInbox(ctx: DurableObjectState, options: InboxOptions) {
	const { sql } = ctx.storage;
	const seq = createSequence(sql, options.alsoSeen);
	const contacts = createContacts(sql, seq, options.newId);
	const ledger = createLedger(sql, seq);
	const outbox = createOutbox(sql);
	const parked = createParked(sql);
	const receiver = createReceiver({ contacts, ledger, outbox, parked });
	const sockets = createSockets(ctx);
	const feed = createFeed({
		seq,
		contacts,
		ledger,
		sockets,
		linkSince: options.linkSince,
		defer: (task) => ctx.waitUntil(task),
	});
	const isFull = () => sql.databaseSize >= MAX_DATABASE_BYTES;

	/**
	 * All or nothing, also in memory: what the parts keep in memory would outlive a rolled back
	 * write, so a broken transaction ends this life of the object.
	 */
	function transact(write: () => void): void {
		try {
			ctx.storage.transactionSync(write);
		} catch (error) {
			ctx.abort("A transaction broke.");
			throw error;
		}
	}

	function queueText(id: string, contact: number, now: number): void {
		outbox.queue({ id, kind: "text", contact, payload: [], position: seq.current() }, now);
	}

	function view(id: string): MessageView {
		const row = ledger.find(id);
		if (!row) throw new Error("The message that was just written is missing.");
		return viewMessage(row, contacts.get(row.contact).id);
	}

	function messagePage(
		contact: number,
		contactId: string,
		cursor: string | null,
	): MessagePage | null {
		const before = cursor === null ? null : parseCursor("messages", cursor);
		if (cursor !== null && before === null) return null;
		const page = ledger.page(contact, before, CHAT_PAGE_SIZE);
		return {
			messages: page.rows.map((row) => viewMessage(row, contactId)),
			earlierCursor: page.earlierCursor,
		};
	}

	return {
		seq,
		contacts,
		ledger,
		outbox,
		parked,
		sockets,
		feed,
		isFull,
		room: createRoom(),
		quarantine: createQuarantine(sql),
		stats: createStats(sql),
		settleAsSent: receiver.settleAsSent,
		findContact: receiver.findContact,

		/** Applies a batch of gateway events in one transaction. */
		receive(events: readonly GatewayEvent[], now: number): void {
			transact(() => {
				for (const event of events) receiver.receive(event, now);
			});
		},

		listContacts(cursor: string | null): Result<ContactPage, "invalid_request"> {
			const after = cursor === null ? null : parseCursor("contacts", cursor);
			if (cursor !== null && after === null) return fail("invalid_request");
			// Each contact reads its row and its last message's; the second seek reads one row more.
			return ok(contacts.list(after, after === null ? PAGE_SIZE : PAGE_SIZE - 1));
		},

		/** At most a page of them, the newest activity first. */
		newestContacts(count: number): ContactView[] {
			return contacts.list(null, Math.min(count, PAGE_SIZE)).contacts;
		},

		searchContacts(query: string): ContactPage {
			return { contacts: contacts.search(query, PAGE_SIZE), nextCursor: null };
		},

		conversation(
			contactId: string,
			cursor: string | null,
		): Result<{ contact: ContactView; page: MessagePage }, "not_found" | "invalid_request"> {
			const row = contacts.find(contactId);
			if (!row) return fail("not_found");
			const page = messagePage(row.n, row.id, cursor);
			return page === null ? fail("invalid_request") : ok({ contact: viewContact(row), page });
		},

		/**
		 * Stores a message of ours and its outbox row together; the alarm sends it. The same id again
		 * is the same message (a retry, a second tab); the same id with other words is refused.
		 */
		enqueue(
			author: string,
			input: { id: string; contactId: string; text: string },
			now: number,
		): Result<
			MessageView,
			| "not_found"
			| "message_empty"
			| "message_too_long"
			| "message_id_reused"
			| "invalid_request"
			| "storage_full"
		> {
			const text = parseOutgoingText(input.text, options.maxTextLength);
			if (!text.ok) return text;
			const contact = contacts.find(input.contactId);
			if (!contact) return fail("not_found");
			const known = ledger.find(input.id);
			if (known) {
				const isSame =
					known.contact === contact.n &&
					known.text === text.value &&
					known.direction === "outgoing";
				return isSame ? ok(viewMessage(known, contact.id)) : fail("message_id_reused");
			}
			if (isFull()) return fail("storage_full");
			transact(() => {
				ledger.insert(
					{
						id: input.id,
						contact: contact.n,
						content: { type: "text", text: text.value },
						direction: "outgoing",
						origin: "api",
						status: "queued",
						author,
						quotedId: null,
						at: now,
						isNews: false,
					},
					now,
				);
				queueText(input.id, contact.n, now);
			});
			return ok(view(input.id));
		},

		/** "Tentar novamente" under a failed bubble: the same message, queued once more. */
		retry(messageId: string, now: number): Result<MessageView, "not_found" | "conflict"> {
			const row = ledger.find(messageId);
			if (!row || row.direction !== "outgoing" || row.origin !== "api") return fail("not_found");
			if (row.status !== "failed") return fail("conflict");
			transact(() => {
				ledger.change(row, { status: "queued", failure: null, provider_id: null });
				queueText(row.id, row.contact, now);
			});
			return ok(view(row.id));
		},

		/** Opening a conversation reads it; the gateway hears of it only where the settings say so. */
		markRead(contactId: string, tellGateway: boolean, now: number): Result<null, "not_found"> {
			const contact = contacts.find(contactId);
			if (!contact) return fail("not_found");
			if (contact.unread === 0) return ok(null);
			const id = `read:${contact.n}`;
			const isTold = tellGateway && contact.is_group === 0;
			transact(() => {
				contacts.setUnread(contact.n, 0);
				if (!isTold || outbox.get(id)) return;
				const payload = ledger.newestIncoming(contact.n, Math.min(contact.unread, 50));
				const what = { id, kind: "read", contact: contact.n, payload } as const;
				outbox.queue({ ...what, position: seq.current() }, now);
			});
			return ok(null);
		},
	};
}
