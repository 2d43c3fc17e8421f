/** What members do with many conversations of the list at once, each with its own act: the way back is one call too. */
import { z } from "zod";
import { MAX_TRANSFER_NOTE } from "../domain/conversations/transfer.ts";
import { MAX_ACTS } from "../domain/conversations/selection.ts";
import { SetLabels, SnoozeConversation } from "./conversations.ts";
import type { ErrorCode } from "./errors.ts";

export const ConversationAct = z.discriminatedUnion("type", [
	/** `seen`: the assignee on the caller's screen; whom somebody else has taken meanwhile stays theirs. */
	z.strictObject({
		type: z.literal("assign"),
		memberId: z.uuid().nullable(),
		seen: z.uuid().nullable(),
	}),
	z.strictObject({ type: z.literal("state"), state: z.enum(["open", "closed"]) }),
	/** To and from the labels it has by then. */
	z.strictObject({
		type: z.literal("relabel"),
		add: SetLabels.shape.labels,
		remove: SetLabels.shape.labels,
	}),
	z.strictObject({ type: z.literal("snooze"), until: SnoozeConversation.shape.until }),
	/**
	 * To a department, whose people take it from there, or to a colleague; with both it is given back as it was. What is left
	 * out stays, but a department alone takes it from who has it.
	 */
	z.strictObject({
		type: z.literal("transfer"),
		departmentId: z.uuid().nullable().optional(),
		memberId: z.uuid().nullable().optional(),
		note: z.string().max(MAX_TRANSFER_NOTE).optional(),
	}),
	z.strictObject({ type: z.literal("read") }),
	z.strictObject({ type: z.literal("unread") }),
]);
export type ConversationAct = z.infer<typeof ConversationAct>;

export const ConversationActs = z.strictObject({
	acts: z
		.array(z.strictObject({ channelId: z.uuid(), contactId: z.uuid(), act: ConversationAct }))
		.min(1)
		.max(MAX_ACTS),
});
export type ConversationActs = z.infer<typeof ConversationActs>;

/** Those that were not done; all others were. */
export interface ActsAnswer {
	refused: { channelId: string; contactId: string; code: ErrorCode }[];
}
