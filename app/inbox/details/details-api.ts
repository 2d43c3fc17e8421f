/** What the details ask the channel for besides the contact. Every call throws ApiError. */
import * as v from "valibot";
import { ContactView, listOf } from "#app/contracts/frames.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import { CONVERSATION_STATUSES } from "#app/domain/conversations/conversation.ts";
import { MATCHES } from "#app/domain/conversations/same-person.ts";
import { FIELD_KINDS } from "#app/domain/inbox/contact-field.ts";
import { MESSAGE_TYPES } from "#app/domain/inbox/message.ts";
import type { ProfileChanges } from "#app/domain/inbox/profile.ts";
import type { SharedKind } from "#app/domain/inbox/shared-item.ts";
import { parseAnswer } from "#app/ui/api-request.ts";
import { callChannel } from "#app/ui/channel-call.ts";
import { CHANNEL_TYPE_NAMES } from "#app/ui/channel-type-mark.tsx";

const Text = v.string();
const MaybeText = v.nullable(Text);
const MaybeNumber = v.nullable(v.number());

const PROFILE = {
	fields: listOf(
		v.object({ id: Text, label: Text, kind: v.picklist(FIELD_KINDS), choices: v.array(Text) }),
	),
	values: v.record(Text, Text),
};
const Profile = v.object(PROFILE);
export type Profile = v.InferOutput<typeof Profile>;
const SavedProfile = v.object({ ...PROFILE, contact: ContactView });

const Shared = v.object({
	items: listOf(
		v.object({
			messageId: Text,
			type: v.picklist(MESSAGE_TYPES),
			at: v.number(),
			isOwn: v.boolean(),
			fileName: MaybeText,
			mimetype: MaybeText,
			bytes: MaybeNumber,
			seconds: MaybeNumber,
			href: MaybeText,
			text: v.optional(Text),
		}),
	),
	nextCursor: MaybeText,
});
export type SharedItem = v.InferOutput<typeof Shared>["items"][number];

const TYPES = Object.keys(CHANNEL_TYPE_NAMES) as ChannelType[];

/** Of a conversation what its line shows. */
const Earlier = v.object({
	conversations: listOf(
		v.object({
			id: Text,
			contactId: Text,
			channel: v.object({
				id: Text,
				name: MaybeText,
				type: v.fallback(v.nullable(v.picklist(TYPES)), null),
			}),
			status: v.picklist(CONVERSATION_STATUSES),
			lastActivityAt: v.number(),
			preview: v.nullable(v.object({ text: Text, type: v.picklist(MESSAGE_TYPES) })),
			match: v.picklist(MATCHES),
			rating: v.optional(v.number()),
			lastMessageId: MaybeText,
		}),
	),
	isCut: v.boolean(),
	silent: v.array(Text),
});
export type EarlierConversation = v.InferOutput<typeof Earlier>["conversations"][number];

export async function readProfile(
	channelId: string,
	contactId: string,
	signal: AbortSignal,
): Promise<Profile> {
	const answer = callChannel(channelId, "readProfile", { params: { contactId } }, { signal });
	return parseAnswer(Profile, await answer);
}

const Cost = v.object({
	micros: v.number(),
	billed: v.number(),
	free: v.number(),
	isEstimated: v.boolean(),
	windowUntil: MaybeNumber,
	freeUntil: MaybeNumber,
});

/** What the contact's conversation costs, and until when something may be said in it. */
export async function readCost(channelId: string, contactId: string, signal: AbortSignal) {
	const answer = callChannel(channelId, "readCost", { params: { contactId } }, { signal });
	return parseAnswer(Cost, await answer);
}

/** Changes the named fields; answers the contact as it is then. Codes of `parseProfile`. */
export async function saveProfile(
	channelId: string,
	contactId: string,
	changes: ProfileChanges,
): Promise<v.InferOutput<typeof SavedProfile>> {
	const said = { params: { contactId }, body: { changes: { ...changes } } };
	return parseAnswer(SavedProfile, await callChannel(channelId, "saveProfile", said));
}

/** One page of what was shared. @param cursor of the page before; null: the newest */
export async function listShared(
	channelId: string,
	contactId: string,
	place: { kind: SharedKind; cursor: string | null },
	signal: AbortSignal,
) {
	const said = { params: { contactId }, query: place };
	return parseAnswer(Shared, await callChannel(channelId, "listShared", said, { signal }));
}

export async function listEarlier(channelId: string, contactId: string, signal: AbortSignal) {
	const answer = callChannel(channelId, "listEarlier", { params: { contactId } }, { signal });
	return parseAnswer(Earlier, await answer);
}
