import { v5 as uuidOf } from "uuid";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { MessageView } from "#app/contracts/frames.ts";
import { type ChannelHours, hoursFor, scheduleOf } from "#app/domain/desk/desk-hours.ts";
import { fillAutomatic } from "#app/domain/desk/automatic-text.ts";
import { decideGreeting, DEFAULT_ZONE } from "#app/domain/desk/greeting.ts";
import type { MessageOrigin, MessageType } from "#app/domain/inbox/message.ts";
import type { Result } from "#app/domain/result.ts";
import type { Contacts } from "../people/contacts.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { ContactRow } from "../ledger/rows.ts";
import type { OutgoingText, Writer } from "../sending/outgoing.ts";

/** Namespace of the ids of greetings: of one contact, day and kind there is one, however often it is tried. */
const GREETING_NAMESPACE = "f2a7d1b4-93c5-4d0e-8a61-5be0c27f9d38";
/** It speaks as nobody in person, ends no waiting and is no answer. */
const BY_ITSELF: Writer = { name: null, origin: "agent", isNotice: true };

export interface GreetingsParts {
	channelId: string;
	contacts: Contacts;
	ledger: Ledger;
	/** When the channel answers; undefined: nobody set hours. */
	hours(): ChannelHours | undefined;
	/** Stores a text with its outbox row. */
	write(by: Writer, input: OutgoingText, now: number): Result<MessageView, ErrorCode>;
	/** Such a text leaves only while nobody answers. */
	keepNotice(contact: number, message: { id: string; text: string }, now: number): void;
}

export type Greetings = ReturnType<typeof createGreetings>;

/** Greets who writes within the hours, and tells who writes outside them when it opens again. */
export function createGreetings({
	channelId,
	contacts,
	ledger,
	hours,
	write,
	keepNotice,
}: GreetingsParts) {
	return {
		/**
		 * To be called in the transaction that stored a customer's message. Where there is nothing to say it writes and reads
		 * nothing.
		 * @param before the contact's row, as it was before the message
		 */
		noteIncoming(
			before: ContactRow,
			message: { origin: MessageOrigin; sentAt: number; type: MessageType },
			now: number,
		): void {
			const told = hours();
			if (told === undefined) return;
			const row = contacts.get(before.n);
			const desk = hoursFor(told, row.department_id);
			const isAnother = before.conversation_id !== row.conversation_id;
			const isReopened = before.closed_at !== null && row.closed_at === null;
			const automatic = decideGreeting(
				desk,
				{
					origin: message.origin,
					type: message.type,
					at: message.sentAt,
					isGroup: row.is_group === 1,
					opening: isAnother ? "begins" : isReopened ? "reopens" : null,
					handler: row.handler,
					hasAgent: row.agent_id !== null,
					hasOwner: row.assignee_id !== null,
				},
				now,
			);
			if (desk === null || automatic === null) return;
			const { kind, day } = automatic;
			const id = uuidOf(`${channelId}:${row.id}:${day}:${kind}`, GREETING_NAMESPACE);
			if (ledger.find(id) !== null) return;
			const text = fillAutomatic(automatic.template, {
				contactName: row.name,
				conversationId: row.conversation_id,
				schedule: scheduleOf(desk, now),
				answersWithin: desk.answersWithin,
				timeZone: DEFAULT_ZONE,
				at: now,
			});
			// Where the channel does not let it leave (reply window, full storage, plan) nothing is said.
			if (text !== "" && write(BY_ITSELF, { id, contactId: row.id, text }, now).ok)
				keepNotice(row.n, { id, text }, now);
		},
	};
}
