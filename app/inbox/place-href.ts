import { href } from "react-router";
import type { ConversationSummary } from "#app/contracts/conversations.ts";

/** Spec 2, section 2: the address that a click on a conversation opens. */
export function placeHref({
	id,
	contactId,
	channel,
}: Pick<ConversationSummary, "id" | "contactId"> & {
	channel: Pick<ConversationSummary["channel"], "id" | "type">;
}): string {
	if (channel.type === "whatsapp")
		return href("/whatsapp/instances/:channelId/messages/:contactId", {
			channelId: channel.id,
			contactId,
		});
	const place = new URLSearchParams({ channel: channel.id, contact: contactId });
	return `${href("/sessions/:sessionId", { sessionId: id })}?${place}`;
}
