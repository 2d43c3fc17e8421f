import type { ConversationSummary } from "#app/contracts/conversations.ts";
import type { Transferred } from "#app/inbox/transfer/use-transfer.ts";

/** Where a conversation of the list is. */
export const transferredOf = (one: ConversationSummary): Transferred => ({
	channelId: one.channel.id,
	contactId: one.contactId,
	departmentId: one.departmentId ?? null,
	memberId: one.assignee?.memberId ?? null,
});
