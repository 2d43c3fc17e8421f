import type { ConversationSummary } from "#app/contracts/conversations.ts";
import type { CarrierName } from "#app/domain/channels/channel.ts";
import {
	firstWayOf,
	type Recipient,
	takesNumbers,
} from "#app/domain/conversations/first-message.ts";

/** Somebody known, as a search found them. */
export type KnownPerson = Pick<
	ConversationSummary,
	"contactId" | "contactName" | "contactPhone" | "isGroup"
> & { channelId: string };

/** A channel somebody is written to through. */
interface Through {
	id: string;
	gateway: CarrierName;
}

/**
 * As whom a channel writes to somebody known: in their own channel by their id, in another one by their number. Null:
 * they have no address there.
 */
export function recipientIn(channel: Through, person: KnownPerson): Recipient | null {
	if (channel.id === person.channelId) return { contactId: person.contactId };
	if (person.isGroup || person.contactPhone === null || !takesNumbers(channel.gateway)) return null;
	const { contactPhone: phone, contactName } = person;
	return contactName === null ? { phone } : { phone, name: contactName };
}

/** Whether a template has to take the place of the text: certainly for a number that never wrote there. */
export const needsTemplate = (channel: Through, to: Recipient, isKnown: boolean): boolean =>
	firstWayOf(channel.gateway) === "template" && "phone" in to && !isKnown;
