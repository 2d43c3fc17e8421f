import * as v from "valibot";
import { ContactView, LinkView, listOf, MessageView } from "#app/contracts/frames.ts";
import type { InboxSnapshot } from "#app/contracts/whatsapp.ts";

const Contacts = listOf(ContactView);
const Messages = listOf(MessageView);

/**
 * The loader's answer, as this page understands it: a tab that stands open over a deploy is given
 * the newer server's answer when it navigates, with words that it does not know.
 */
export function readSnapshot(snapshot: InboxSnapshot): InboxSnapshot {
	const { link, contacts, conversation } = snapshot;
	const readLink = v.safeParse(LinkView, link);
	const contact = conversation && v.safeParse(ContactView, conversation.contact);
	return {
		...snapshot,
		link: readLink.success ? readLink.output : link,
		contacts: { ...contacts, contacts: v.parse(Contacts, contacts.contacts) },
		conversation:
			conversation && contact?.success
				? {
						contact: contact.output,
						page: {
							...conversation.page,
							messages: v.parse(Messages, conversation.page.messages),
						},
					}
				: null,
	};
}
