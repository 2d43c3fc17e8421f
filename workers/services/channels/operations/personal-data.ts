import { namedProfile } from "#app/domain/inbox/profile.ts";
import { ok } from "#app/domain/result.ts";
import { eraseContactRows } from "#workers/data/queries/conversations/erasure.ts";
import { defineOperation } from "../operation.ts";
import { recordCare } from "./care-record.ts";

/** One page of everything known of a contact, for a file; the first page is recorded with who asked for it (J14). */
export const exportContact = defineOperation("exportContact", {
	permission: "care_for_data",
	query: ({ after = null }) => ({ after }),
	async run(asked, deps) {
		const { channel, workspaceId, signedIn, params, query } = asked;
		const page = await channel.exportContact(workspaceId, params.contactId, query.after);
		if (!page.ok) return page;
		const { contact } = page.value;
		if (query.after === null) await recordCare(asked, deps, contact, { code: "contact_exported" });
		const profile = namedProfile(page.value.profile, signedIn.workspace.contactFields ?? []);
		const messages = page.value.messages.map((message) => withAddress(message, deps.publicUrl));
		return ok({ ...page.value, messages, profile });
	},
});

/** A file outside has no page around it: its addresses begin with ours. */
const withAddress = <Message extends { file?: { address: string } }>(
	message: Message,
	publicUrl: string,
): Message => {
	const { file } = message;
	return file ? { ...message, file: { ...file, address: publicUrl + file.address } } : message;
};

/** Erases a contact in the channel's object, the workspace's hub and D1. What is recorded names nobody but who did it (J14). */
export const eraseContact = defineOperation("eraseContact", {
	permission: "care_for_data",
	async run(asked, deps) {
		const { channel, workspaceId, channelId, params } = asked;
		const known = await channel.contact(workspaceId, params.contactId);
		if (!known.ok) return known;
		const erased = await channel.eraseContact(workspaceId, params.contactId);
		if (!erased.ok) return erased;
		const { contactIds, messages } = erased.value;
		await deps.hub(workspaceId).forgetConversations(channelId, contactIds);
		await eraseContactRows(deps.db, workspaceId, channelId, contactIds);
		await recordCare(asked, deps, known.value.contact, {
			code: "contact_erased",
			messages: String(messages),
		});
		return ok({ messages });
	},
});
