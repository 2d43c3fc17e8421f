import { type Recipient, takesNumbers } from "#app/domain/conversations/first-message.ts";
import { parseOutgoingText } from "#app/domain/inbox/outgoing-text.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import type { ContactRow } from "../ledger/rows.ts";
import type { OutgoingText } from "../sending/outgoing.ts";

/** Who is known to be meant, however long ago they wrote; null: nobody yet. */
export function findRecipient(
	{ inbox, numbers }: Pick<Channel, "inbox" | "numbers">,
	to: Recipient,
	now: number,
): ContactRow | null {
	if ("contactId" in to) return inbox.contacts.find(to.contactId);
	const told = numbers.addressesOf(to.phone, now) ?? [];
	const n = inbox.contacts.findNumber([...told, { kind: "phone", value: to.phone }]);
	return n === null ? null : inbox.contacts.get(n);
}

/** What is written first; see OutgoingText. */
export type FirstWords = Pick<OutgoingText, "id" | "text" | "item" | "file">;

/**
 * Makes a contact of a number for its first message. Nobody becomes one for a message that cannot be sent:
 * `window_closed` where free text needs a customer who wrote, `customer_writes_first` where numbers are no addresses,
 * `not_on_whatsapp` where the gateway has said so, and whatever is wrong with the text.
 */
export function addRecipient(
	channel: Channel,
	to: { phone: string; name?: string | undefined },
	words: FirstWords,
	now: number,
): Result<
	ContactRow,
	"customer_writes_first" | "not_on_whatsapp" | "message_id_reused" | "storage_full" | WordsRefusal
> {
	const { inbox, numbers, gateways } = channel;
	if (!takesNumbers(gateways.current().name)) return fail("customer_writes_first");
	const refusal = refusalOf(channel, words);
	if (refusal) return fail(refusal);
	const told = numbers.addressesOf(to.phone, now);
	if (told?.length === 0) return fail("not_on_whatsapp");
	if (inbox.ledger.find(words.id)) return fail("message_id_reused");
	if (inbox.isFull()) return fail("storage_full");
	const addresses = told ?? [{ kind: "phone", value: to.phone } as const];
	const { row } = inbox.contacts.ensure(addresses, null, now);
	// What the team calls somebody stays, whatever they call themselves.
	const named = to.name ? inbox.changeProfile(row.id, { name: to.name }, [], now) : null;
	return ok(named?.ok ? named.value : row);
}

type WordsRefusal =
	| "window_closed"
	| "message_empty"
	| "message_too_long"
	| "invalid_request"
	| "not_supported"
	| "conflict";

/** Why these words cannot be the first ones to a stranger; the sender judges everything else. */
function refusalOf({ gateways, templates }: Channel, words: FirstWords): WordsRefusal | null {
	const { maxTextLength, maxTextBytes, replyWindowHours } = gateways.current().capabilities;
	const { item, text } = words;
	const judged =
		item?.type === "template"
			? templates.fill(item)
			: parseOutgoingText(text, maxTextLength, maxTextBytes);
	if (!judged.ok) return judged.code;
	return item?.type !== "template" && replyWindowHours !== null ? "window_closed" : null;
}
