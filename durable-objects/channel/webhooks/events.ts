import { parseSystemLine } from "#app/domain/conversations/system-line.ts";
import { eventOfLine, eventOfMessage, isOpening } from "#app/domain/webhooks/emission.ts";
import type { OutgoingEvent } from "#app/domain/webhooks/event.ts";
import {
	describeConversation,
	describeMessage,
	type Told,
	type ToldMessage,
} from "#app/domain/webhooks/payload.ts";
import type { ContactRow, MessageRow } from "../ledger/rows.ts";

/**
 * An event to report. `what` is the id of the thing it is about, equal on every reading; `at` is epoch ms.
 */
export interface Happening {
	event: OutgoingEvent;
	what: string;
	at: number;
	told: Told;
}

const describePerson = ({ id, name, phone, is_group: isGroup }: ContactRow) => ({
	id,
	name,
	phone,
	isGroup: isGroup === 1,
});

/** An event about a conversation in its present state; none when the contact has no conversation. */
function ofConversation(
	contact: ContactRow,
	event: OutgoingEvent,
	at: number,
	{ what, reason }: { what: string | null; reason: string | null },
): Happening[] {
	const { conversation_id: id, opened_at: openedAt, closed_at: closedAt } = contact;
	if (id === null || openedAt === null) return [];
	const person = describePerson(contact);
	const told = describeConversation({ id, openedAt, closedAt, reason, contact: person });
	return [{ event, what: what ?? id, at, told }];
}

function ofLine(row: MessageRow, contact: ContactRow): Happening[] {
	const line = parseSystemLine(row.text);
	const event = line && eventOfLine(line);
	if (!line || !event) return [];
	const reason = line.code === "handed_over" ? line.reason : null;
	return ofConversation(contact, event, row.sort_at, { what: row.id, reason });
}

/**
 * The events a ledger entry causes. Later changes, such as a tick or an edit, cause none: only what arrived
 * after `since` is new.
 */
export function listHappenings(
	row: MessageRow,
	contact: ContactRow,
	since: number,
	now: number,
): Happening[] {
	const isNew = row.arrival > since;
	if (row.type === "system") return isNew ? ofLine(row, contact) : [];
	if (row.deleted === 1) return [];
	const { sent_at: sentAt, sort_at: sortAt, direction, type, origin, text, id } = row;
	const happenings: Happening[] = [];
	const conversation = contact.opened_at === null ? null : { openedAt: contact.opened_at };
	if (isNew && isOpening({ type, origin, sortAt, sentAt }, conversation, now))
		happenings.push(
			...ofConversation(contact, "conversation.opened", now, { what: null, reason: null }),
		);
	const event = eventOfMessage({ ...row, sentAt }, now);
	if (event === null || (event === "message.received" && !isNew)) return happenings;
	const media = row.media === null ? null : (JSON.parse(row.media) as ToldMessage["media"]);
	const said = { id, direction, type, origin, text, media, sentAt };
	const told = describeMessage({ ...said, contact: describePerson(contact) });
	return [...happenings, { event, what: id, at: now, told }];
}
