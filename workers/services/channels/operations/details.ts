import { SaveProfile } from "#app/contracts/contact-details.ts";
import { SHARED_KINDS, type SharedKind } from "#app/domain/inbox/shared-item.ts";
import { ok } from "#app/domain/result.ts";
import { listEarlierOf } from "../../conversations/earlier.ts";
import { defineOperation } from "../operation.ts";

/** What the team keeps of a contact, with the workspace's own fields. */
export const readProfile = defineOperation("readProfile", {
	isDirect: true,
	permission: "read",
	run: ({ channel, workspaceId, params, signedIn }) =>
		channel.profile(workspaceId, params.contactId, signedIn.workspace.contactFields ?? []),
});

/** Who is in a group. */
export const readGroup = defineOperation("readGroup", {
	isDirect: true,
	permission: "read",
	run: ({ channel, workspaceId, params }) => channel.group(workspaceId, params.contactId),
});

/** Changes the named fields. Nothing of it is recorded: the log of activity outlives an erasure (J14). */
export const saveProfile = defineOperation("saveProfile", {
	isDirect: true,
	permission: "send",
	body: SaveProfile,
	run: ({ channel, workspaceId, params, body, signedIn }) =>
		channel.saveProfile(
			workspaceId,
			params.contactId,
			body.changes,
			signedIn.workspace.contactFields ?? [],
		),
});

/** What a conversation costs, and until when something may be said in it. */
export const readCost = defineOperation("readCost", {
	isDirect: true,
	permission: "read",
	run: ({ channel, workspaceId, params }) =>
		channel.conversationCost(workspaceId, params.contactId),
});

/** Pictures and films, other files, or addresses of a conversation, in pages, newest first. */
export const listShared = defineOperation("listShared", {
	isDirect: true,
	permission: "read",
	query({ kind, cursor = null }): { kind: SharedKind; cursor: string | null } | null {
		const known = SHARED_KINDS.find((one) => one === kind);
		return known ? { kind: known, cursor } : null;
	},
	run: ({ channel, workspaceId, params, query }) =>
		channel.shared(workspaceId, params.contactId, query.kind, query.cursor),
});

/** Other conversations of the same person, in all channels of the workspace. */
export const listEarlier = defineOperation("listEarlier", {
	permission: "read",
	async run({ channel, workspaceId, channelId, params, signedIn }, deps) {
		const own = await channel.contact(workspaceId, params.contactId);
		if (!own.ok) return own;
		return ok(await listEarlierOf(deps, signedIn, { channelId, contact: own.value.contact }));
	},
});
