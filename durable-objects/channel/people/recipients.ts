import { type Recipient, takesNumbers } from "#app/domain/conversations/first-message.ts";
import type { Address } from "#app/domain/inbox/address.ts";
import { parseOutgoingText } from "#app/domain/inbox/outgoing-text.ts";
import { listCandidates } from "#app/domain/inbox/typed-number.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import type { ContactRow } from "../ledger/rows.ts";

/** Known by the number in any of its forms, or by what WhatsApp calls who has it. */
const addressesToTry = (phone: string, told: readonly Address[]): Address[] => [
	...told,
	...listCandidates(phone).map((value) => ({ kind: "phone", value }) as const),
];

/** Who is known to be meant, however long ago they wrote; null: nobody yet. */
export function findRecipient(
	{ inbox, numbers }: Pick<Channel, "inbox" | "numbers">,
	to: Recipient,
	now: number,
): ContactRow | null {
	if ("contactId" in to) return inbox.contacts.find(to.contactId);
	const told = numbers.addressesOf(to.phone, now) ?? [];
	const n = inbox.contacts.findNumber(addressesToTry(to.phone, told));
	return n === null ? null : inbox.contacts.get(n);
}

/**
 * Makes a contact of a number for its first message. Nobody becomes one for a message that cannot be sent:
 * `window_closed` where free text needs a customer who wrote, `customer_writes_first` where numbers are no addresses,
 * `not_on_whatsapp` where the gateway has said so, and whatever is wrong with the text.
 */
export function addRecipient(
	{ inbox, numbers, gateways }: Channel,
	to: { phone: string; name?: string | undefined },
	message: { id: string; text: string },
	now: number,
): Result<
	ContactRow,
	| "window_closed"
	| "customer_writes_first"
	| "not_on_whatsapp"
	| "message_id_reused"
	| "storage_full"
	| "message_empty"
	| "message_too_long"
	| "invalid_request"
> {
	const { name: carrier, capabilities } = gateways.current();
	const { maxTextLength, maxTextBytes, replyWindowHours } = capabilities;
	if (!takesNumbers(carrier)) return fail("customer_writes_first");
	const text = parseOutgoingText(message.text, maxTextLength, maxTextBytes);
	if (!text.ok) return text;
	if (replyWindowHours !== null) return fail("window_closed");
	const told = numbers.addressesOf(to.phone, now);
	if (told?.length === 0) return fail("not_on_whatsapp");
	if (inbox.ledger.find(message.id)) return fail("message_id_reused");
	if (inbox.isFull()) return fail("storage_full");
	const addresses = told ?? [{ kind: "phone", value: to.phone } as const];
	const { row } = inbox.contacts.ensure(addresses, null, now);
	// What the team calls somebody stays, whatever they call themselves.
	const named = to.name ? inbox.changeProfile(row.id, { name: to.name }, [], now) : null;
	return ok(named?.ok ? named.value : row);
}
