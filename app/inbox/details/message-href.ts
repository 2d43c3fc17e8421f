import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { conversationHref } from "#app/ui/channel-links.ts";
import { hitHref } from "../hit-place.ts";

/** The address of a conversation, opened at one of its messages; null: at its end. */
export function messageHref(
	{
		id,
		contactId,
		channel,
	}: Pick<ConversationSummary, "id" | "contactId"> & {
		channel: Pick<ConversationSummary["channel"], "id" | "type">;
	},
	messageId: string | null,
): string {
	const address = conversationHref(channel, contactId, id);
	return messageId === null ? address : hitHref(address, messageId);
}
