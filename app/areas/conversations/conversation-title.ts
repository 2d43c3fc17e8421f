import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { contactTitle } from "#app/inbox/list/contact-title.ts";
import type { ConversationsStrings } from "./strings.pt.ts";

/** How a conversation is called: the contact's name, else the number, else "Anônimo". */
export const titleOf = (one: ConversationSummary, t: ConversationsStrings): string =>
	contactTitle(
		{
			id: one.contactId,
			name: one.contactName,
			phone: one.contactPhone,
			isGroup: one.isGroup,
		},
		{ unnamed: t.anonymous, unnamedGroup: t.anonymousGroup },
	);
