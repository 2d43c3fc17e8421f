import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { conversationHref } from "#app/ui/channel-links.ts";

/** The address of a conversation of the list. */
export const hrefOf = ({ id, contactId, channel }: ConversationSummary): string =>
	conversationHref(channel, contactId, id);
