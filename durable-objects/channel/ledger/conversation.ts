import type { ContactView } from "#app/contracts/frames.ts";
import {
	CHAT_FIRST_SIZE,
	CHAT_PAGE_SIZE,
	type MessagePage,
	type MessagePlace,
} from "#app/contracts/whatsapp.ts";
import { formatCursor, parseCursor, type Position } from "#app/domain/inbox/cursor.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Contacts } from "../people/contacts.ts";
import type { Ledger } from "./ledger.ts";
import { type ContactRow, type MessageRow, viewMessage } from "./rows.ts";

/** Messages before one that was searched for; the rest of the page comes after it. */
const BEFORE = CHAT_PAGE_SIZE / 2;

/** Read messages that are shown above the unread ones. */
const ABOVE_UNREAD = 10;

/** So many that the first unread message is among them, within a page. */
const firstSizeOf = ({ unread }: ContactRow): number =>
	Math.min(CHAT_PAGE_SIZE, Math.max(CHAT_FIRST_SIZE, unread + ABOVE_UNREAD));

type Refused = "not_found" | "invalid_request";

const positionOf = (row: MessageRow): Position => ({ at: row.sort_at, tie: row.arrival });
const cursorOf = (row: MessageRow): string => formatCursor("messages", positionOf(row));

/** Pages of conversations: earlier, later, around one message or from a moment on. */
export function createConversations({ contacts, ledger }: { contacts: Contacts; ledger: Ledger }) {
	const view = (rows: readonly MessageRow[], contact: ContactRow) =>
		rows.map((row) => viewMessage(row, contact.id));

	function earlier(contact: ContactRow, cursor: string | null): Result<MessagePage, Refused> {
		const before = cursor === null ? null : parseCursor("messages", cursor);
		if (cursor !== null && before === null) return fail("invalid_request");
		const page = ledger.page(contact.n, before, before ? CHAT_PAGE_SIZE : firstSizeOf(contact));
		return ok({ messages: view(page.rows, contact), earlierCursor: page.earlierCursor });
	}

	function later(contact: ContactRow, cursor: string): Result<MessagePage, Refused> {
		const after = parseCursor("messages", cursor);
		if (after === null) return fail("invalid_request");
		const { rows, isLast } = ledger.pageAfter(contact.n, after, CHAT_PAGE_SIZE);
		const [first, last] = [rows[0], rows.at(-1)];
		return ok({
			messages: view(rows, contact),
			// The cursor's own message lies before this page.
			earlierCursor: first ? cursorOf(first) : cursor,
			laterCursor: last && !isLast ? cursorOf(last) : null,
		});
	}

	function around(contact: ContactRow, messageId: string): Result<MessagePage, Refused> {
		const wanted = ledger.find(messageId);
		if (wanted?.contact !== contact.n) return fail("not_found");
		const before = ledger.page(contact.n, positionOf(wanted), BEFORE - 1);
		const after = ledger.pageAfter(contact.n, positionOf(wanted), CHAT_PAGE_SIZE - BEFORE);
		return ok({
			messages: view([...before.rows, wanted, ...after.rows], contact),
			earlierCursor: before.earlierCursor,
			laterCursor: after.isLast ? null : cursorOf(after.rows.at(-1) ?? wanted),
		});
	}

	function from(contact: ContactRow, at: number): Result<MessagePage, Refused> {
		const { rows, isLast } = ledger.pageAfter(contact.n, { at, tie: -1 }, CHAT_PAGE_SIZE);
		const [first, last] = [rows[0], rows.at(-1)];
		if (!first || !last) return earlier(contact, null);
		return ok({
			messages: view(rows, contact),
			earlierCursor: cursorOf(first),
			laterCursor: isLast ? null : cursorOf(last),
		});
	}

	return {
		/**
		 * One page in ascending order. `not_found`: no such contact, or no such message of it;
		 * `invalid_request`: a malformed cursor.
		 * @param place null for the newest page, a cursor for earlier ones, or `later`, `around` or `from`
		 */
		read(
			contactId: string,
			place: MessagePlace,
		): Result<{ contact: ContactView; page: MessagePage }, Refused> {
			const contact = contacts.find(contactId);
			if (!contact) return fail("not_found");
			const page =
				place === null || typeof place === "string"
					? earlier(contact, place)
					: "later" in place
						? later(contact, place.later)
						: "from" in place
							? from(contact, place.from)
							: around(contact, place.around);
			return page.ok ? ok({ contact: contacts.view(contact), page: page.value }) : page;
		},
	};
}
