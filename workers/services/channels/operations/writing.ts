import { SendMessage } from "#app/contracts/whatsapp.ts";
import { CLAIMS_BY_ANSWERING } from "#app/domain/conversations/claim.ts";
import { defineOperation } from "../operation.ts";
import { recordCare, titleOf } from "./care-record.ts";

/** Success means the message is stored, not yet sent. The same id again is the same message (R29). */
export const sendMessage = defineOperation("sendMessage", {
	isDirect: true,
	permission: "send",
	limit: { name: "send", by: "member" },
	body: SendMessage,
	status: 202,
	run: ({ channel, workspaceId, signedIn, body }) =>
		channel.send(
			workspaceId,
			{
				memberId: signedIn.member.id,
				name: signedIn.fullName,
				claims: signedIn.workspace.claimsByAnswering ?? CLAIMS_BY_ANSWERING,
			},
			body,
		),
	async after({ signedIn, workspaceId, answer }, deps) {
		const { claimed } = answer;
		if (!claimed) return;
		const said = { code: "conversation_claimed", contact: titleOf(claimed) } as const;
		await recordCare({ signedIn, workspaceId }, deps, claimed, said);
	},
});

export const retryMessage = defineOperation("retryMessage", {
	isDirect: true,
	permission: "send",
	status: 202,
	run: ({ channel, workspaceId, signedIn, params }) =>
		channel.retry(workspaceId, params.messageId, signedIn.fullName),
});

export const markRead = defineOperation("markRead", {
	isDirect: true,
	permission: "send",
	status: 204,
	run: ({ channel, workspaceId, params }) => channel.markRead(workspaceId, params.contactId),
});
