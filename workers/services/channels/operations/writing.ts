import { SendFile } from "#app/contracts/files.ts";
import { SendItem } from "#app/contracts/items.ts";
import { EditMessage, ReactToMessage, SendMessage, StarMessage } from "#app/contracts/whatsapp.ts";
import { WISH_KINDS } from "#app/domain/inbox/message-wish.ts";
import { FILE_HASH, kindOf } from "#app/domain/inbox/outgoing-file.ts";
import { storableName } from "#app/domain/inbox/stored-text.ts";
import { fail } from "#app/domain/result.ts";
import { defineOperation } from "../operation.ts";
import { findHeader } from "./template-header.ts";
import { tellClaim, writerOf } from "./writer.ts";

/** Of a file whose name has nothing that is seen. */
const NAMELESS = "arquivo";

/** Success means the message is stored, not yet sent. The same id again is the same message (R29). */
export const sendMessage = defineOperation("sendMessage", {
	isDirect: true,
	permission: "send",
	limit: { name: "send", by: "member" },
	body: SendMessage,
	status: 202,
	run: ({ channel, workspaceId, signedIn, body }) =>
		channel.send(workspaceId, writerOf(signedIn), body),
	after: tellClaim,
});

/**
 * Sends a file that was uploaded. `file_gone`: the store has no such file of this channel; `files_not_kept`: there is no store.
 * What it is, its bytes said when it was uploaded.
 */
export const sendFile = defineOperation("sendFile", {
	permission: "send",
	limit: { name: "send", by: "member" },
	body: SendFile,
	status: 202,
	async run({ channel, workspaceId, channelId, signedIn, params, body }, { files }) {
		if (!files) return fail("files_not_kept");
		const kept = FILE_HASH.test(params.hash)
			? await files.find({ workspaceId, channelId }, params.hash)
			: null;
		if (!kept) return fail("file_gone");
		const { id, contactId, caption, quotedId, as, ...rest } = body;
		const kind = as ?? kindOf(kept.mimetype);
		return channel.send(workspaceId, writerOf(signedIn), {
			id,
			contactId,
			text: caption,
			...(quotedId !== undefined && { quotedId }),
			file: { ...rest, ...kept, kind, name: storableName(rest.name) ?? NAMELESS },
		});
	},
	after: tellClaim,
});

/** Sends a place, contact cards, a poll or a template. `not_supported`: this channel does not take it, or not so many. */
export const sendItem = defineOperation("sendItem", {
	isDirect: true,
	permission: "send",
	limit: { name: "send", by: "member" },
	body: SendItem,
	status: 202,
	run: ({ channel, workspaceId, signedIn, body }) =>
		channel.send(workspaceId, writerOf(signedIn), { ...body, text: "" }),
	after: tellClaim,
});

/** The same for a template with a file above its words, for which `sendFile` has the refusals. */
export const sendTemplate = defineOperation("sendTemplate", {
	permission: "send",
	limit: { name: "send", by: "member" },
	body: SendItem,
	status: 202,
	async run({ channel, workspaceId, channelId, signedIn, body }, { files }) {
		const header = await findHeader(files, { workspaceId, channelId }, body.item);
		return header.ok
			? channel.send(workspaceId, writerOf(signedIn), { ...body, ...header.value, text: "" })
			: header;
	},
	after: tellClaim,
});

/** Reacts to a message, or takes the reaction back. Success means that it is on its way. */
export const reactToMessage = defineOperation("reactToMessage", {
	permission: "send",
	limit: { name: "send", by: "member" },
	body: ReactToMessage,
	status: 202,
	run: ({ channel, workspaceId, params, body }) =>
		channel.actOn(workspaceId, params.messageId, { kind: "reaction", emoji: body.emoji }),
});

/** Gives a text of ours other words. `too_late`: the vendor's time for it is over. */
export const editMessage = defineOperation("editMessage", {
	permission: "send",
	limit: { name: "send", by: "member" },
	body: EditMessage,
	status: 202,
	run: ({ channel, workspaceId, params, body }) =>
		channel.actOn(workspaceId, params.messageId, { kind: "edit", text: body.text }),
});

/** Deletes a message of ours for everyone. */
export const deleteMessage = defineOperation("deleteMessage", {
	permission: "send",
	limit: { name: "send", by: "member" },
	status: 202,
	run: ({ channel, workspaceId, params }) =>
		channel.actOn(workspaceId, params.messageId, { kind: "deletion" }),
});

/** Stars a message for the team, or takes the star off. */
export const starMessage = defineOperation("starMessage", {
	isDirect: true,
	permission: "send",
	body: StarMessage,
	run: ({ channel, workspaceId, params, body }) =>
		channel.star(workspaceId, params.messageId, body.isStarred),
});

/** Lets go of a wish that did not get there (message-wish.ts). */
export const letWishGo = defineOperation("letWishGo", {
	permission: "send",
	async run({ channel, workspaceId, params }) {
		const kind = WISH_KINDS.find((known) => known === params.kind);
		return kind ? channel.letGo(workspaceId, params.messageId, kind) : fail("not_found");
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
