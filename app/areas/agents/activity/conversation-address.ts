import { href } from "react-router";
import type { AgentActivity } from "#app/contracts/agents.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";

export interface ActivityChannel {
	id: string;
	name: string;
	type: ChannelType;
}

/**
 * The address of an event's conversation; null when its channel was removed, or the event names
 * none.
 */
export function conversationAddress(
	event: Pick<AgentActivity["events"][number], "channelId" | "contactId" | "conversationId">,
	channel: ActivityChannel | null,
): string | null {
	if (!channel) return null;
	if (channel.type === "whatsapp") {
		const { channelId, contactId } = event;
		return href("/whatsapp/instances/:channelId/messages/:contactId", { channelId, contactId });
	}
	const sessionId = event.conversationId;
	return sessionId === null ? null : href("/sessions/:sessionId", { sessionId });
}
