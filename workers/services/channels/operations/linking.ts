import { TemplateWish } from "#app/contracts/template-wish.ts";
import { judgeTemplate } from "#app/domain/official-templates/judge.ts";
import { fail } from "#app/domain/result.ts";
import { LinkAction, PairingRequest, PasskeyAnswer } from "#app/contracts/whatsapp.ts";
import { defineNumberOperation, defineOperation } from "../operation.ts";

export const readLink = defineOperation("readLink", {
	isDirect: true,
	permission: "read",
	run: ({ channel, workspaceId }) => channel.link(workspaceId),
});

export const requestLink = defineNumberOperation("requestLink", {
	permission: "link",
	body: LinkAction,
	status: 202,
	run: ({ channel, workspaceId, body }) => channel.requestLink(workspaceId, body.action),
});

/** Asks for a code to type on the phone instead of scanning the QR code. */
export const pairPhone = defineNumberOperation("pairPhone", {
	permission: "link",
	limit: { name: "linkAsk", by: "channel" },
	body: PairingRequest,
	status: 202,
	run: ({ channel, workspaceId, body }) => channel.pair(workspaceId, body.phone),
});

/** Passes on the phone owner's answer to the passkey step. */
export const answerPasskey = defineNumberOperation("answerPasskey", {
	permission: "link",
	body: PasskeyAnswer,
	status: 202,
	run: ({ channel, workspaceId, body }) => channel.passkey(workspaceId, body),
});

/** Makes a link for the phone's owner; `already_linked` while the number is connected. */
export const inviteToLink = defineNumberOperation("inviteToLink", {
	permission: "link",
	run: ({ workspaceId, channelId }, { linkInvitations }) =>
		linkInvitations.create(workspaceId, channelId),
});

/** The message templates of the official API; `not_supported` where the gateway has none. */
export const listTemplates = defineNumberOperation("listTemplates", {
	permission: "read",
	run: ({ channel, workspaceId }) => channel.templates(workspaceId),
});

/** Has a template created, edited or deleted at Meta. `invalid_request`: Meta's own rules forbid it; the form says which. */
export const changeTemplate = defineNumberOperation("changeTemplate", {
	permission: "manage_channels",
	limit: { name: "linkAsk", by: "channel" },
	body: TemplateWish,
	status: 202,
	run: async ({ channel, workspaceId, body }) =>
		body.type !== "delete" && judgeTemplate(body.draft).length > 0
			? fail("invalid_request")
			: channel.changeTemplate(workspaceId, body),
});
