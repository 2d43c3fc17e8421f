import { SetLabels, SnoozeConversation } from "#app/contracts/conversations.ts";
import type { ContactView } from "#app/contracts/frames.ts";
import { AssignContact, ContactState, MergeContacts } from "#app/contracts/whatsapp.ts";
import { ok } from "#app/domain/result.ts";
import { findAssignee } from "../find-assignee.ts";
import { type Asked, type ChannelOperationDeps, defineOperation } from "../operation.ts";
import { recordCare, titleOf } from "./care-record.ts";

async function notifyAssignee(
	{ signedIn, workspaceId, channelId }: Asked<unknown>,
	deps: ChannelOperationDeps,
	contact: ContactView,
): Promise<void> {
	const memberId = contact.assignee?.memberId;
	if (memberId === undefined || memberId === signedIn.member.id) return;
	const params = { name: titleOf(contact), by: signedIn.fullName, channelId };
	await deps.notify({
		workspaceId,
		memberIds: [memberId],
		kind: "conversation_assigned",
		params: { ...params, contactId: contact.id },
	});
}

/**
 * Assigns a conversation; a null member makes it unassigned. `already_assigned`: meanwhile it was assigned to somebody
 * else than the member has `seen`. `seen` is in the query because an earlier release refuses a body with more fields.
 */
export const assign = defineOperation("assign", {
	permission: "send",
	body: AssignContact,
	query: ({ seen }) => ({ seen: seen === "nobody" ? null : seen }),
	async run(asked, deps) {
		const { channel, workspaceId, signedIn, params, query, body } = asked;
		const { memberId } = body;
		const found = memberId === null ? ok(null) : await findAssignee(deps.db, signedIn, memberId);
		if (!found.ok) return found;
		const cared = await channel.care(workspaceId, params.contactId, {
			type: "assign",
			assignee: found.value,
			...(query.seen !== undefined && { seen: query.seen }),
		});
		if (!cared.ok) return cared;
		const { contact, isChanged } = cared.value;
		if (!isChanged) return ok({ contact });
		const title = titleOf(contact);
		await recordCare(
			asked,
			deps,
			contact,
			found.value
				? { code: "conversation_assigned", contact: title, ...found.value }
				: { code: "conversation_released", contact: title },
		);
		await notifyAssignee(asked, deps, contact);
		return ok({ contact });
	},
});

/** Closes or reopens a conversation. */
export const setState = defineOperation("setState", {
	permission: "send",
	body: ContactState,
	async run(asked, deps) {
		const { channel, workspaceId, signedIn, params, body } = asked;
		const cared = await channel.care(workspaceId, params.contactId, {
			type: "state",
			state: body.state,
			author: signedIn.fullName,
		});
		if (!cared.ok) return cared;
		const { contact, isChanged } = cared.value;
		const code = body.state === "closed" ? "conversation_closed" : "conversation_reopened";
		if (isChanged) await recordCare(asked, deps, contact, { code, contact: titleOf(contact) });
		return ok({ contact });
	},
});

/** Replaces the labels of a conversation. */
export const setLabels = defineOperation("setLabels", {
	permission: "send",
	body: SetLabels,
	async run(asked, deps) {
		const { channel, workspaceId, params, body } = asked;
		const wish = { type: "labels" as const, labels: body.labels };
		const cared = await channel.care(workspaceId, params.contactId, wish);
		if (!cared.ok) return cared;
		const { contact, isChanged } = cared.value;
		const labels = contact.conversation?.labels.join(", ") ?? "";
		const said = { code: "conversation_labelled", contact: titleOf(contact), labels } as const;
		if (isChanged) await recordCare(asked, deps, contact, said);
		return ok({ contact });
	},
});

/** Puts a conversation aside, or takes it back. `conflict`: it is closed. */
export const snooze = defineOperation("snooze", {
	permission: "send",
	body: SnoozeConversation,
	async run(asked, deps) {
		const { channel, workspaceId, signedIn, params, body } = asked;
		const wish = { type: "snooze" as const, until: body.until, author: signedIn.fullName };
		const cared = await channel.care(workspaceId, params.contactId, wish);
		if (!cared.ok) return cared;
		const { contact, isChanged } = cared.value;
		const code = body.until === null ? "conversation_unsnoozed" : "conversation_snoozed";
		if (isChanged) await recordCare(asked, deps, contact, { code, contact: titleOf(contact) });
		return ok({ contact });
	},
});

/** Makes a conversation unread again for the team. `conflict`: its customer never wrote. */
export const markUnread = defineOperation("markUnread", {
	permission: "send",
	async run({ channel, workspaceId, params }) {
		const cared = await channel.care(workspaceId, params.contactId, { type: "unread" });
		return cared.ok ? ok({ contact: cared.value.contact }) : cared;
	},
});

/** Merges the other contact into this one. */
export const mergeContacts = defineOperation("mergeContacts", {
	permission: "merge_contacts",
	body: MergeContacts,
	async run(asked, deps) {
		const { channel, workspaceId, signedIn, params, body } = asked;
		const joined = await channel.rejoin(workspaceId, {
			type: "merge",
			contactId: params.contactId,
			otherId: body.otherId,
			actor: signedIn.fullName,
		});
		if (!joined.ok) return joined;
		const { kept, merged } = joined.value;
		const said = { contact: titleOf(kept), other: titleOf(merged) };
		await recordCare(asked, deps, kept, { code: "contacts_merged", ...said });
		return ok({ contact: kept });
	},
});

export const undoMerge = defineOperation("undoMerge", {
	permission: "merge_contacts",
	async run(asked, deps) {
		const { channel, workspaceId, params } = asked;
		const wish = { type: "undo" as const, mergeId: params.mergeId };
		const parted = await channel.rejoin(workspaceId, wish);
		if (!parted.ok) return parted;
		const { kept, merged } = parted.value;
		const said = { contact: titleOf(kept), other: titleOf(merged) };
		await recordCare(asked, deps, kept, { code: "contacts_parted", ...said });
		return ok({ contact: kept });
	},
});
