import type { EarlierConversations } from "#app/contracts/contact-details.ts";
import type { ContactView } from "#app/contracts/frames.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import {
	type IndexedConversation,
	knownByOf,
	toSummary,
} from "#app/contracts/told-conversations.ts";
import { bySight } from "#app/domain/channels/by-sight.ts";
import { sightOf } from "#app/domain/conversations/sight.ts";
import { MAX_EARLIER, matchPerson } from "#app/domain/conversations/same-person.ts";
import type { ChannelOperationDeps } from "../channels/operation.ts";
import { askChannels } from "./ask-channels.ts";

/**
 * Other conversations of the person behind a contact: the hub knows those of the last months, the channels, asked side by
 * side, the archived ones too. Without phone and e-mail nobody but the contact's own channel can know any. Throws when the
 * hub cannot be reached.
 */
export async function listEarlierOf(
	{ hub, channel }: Pick<ChannelOperationDeps, "hub" | "channel">,
	signedIn: SignedIn,
	own: { channelId: string; contact: ContactView },
): Promise<EarlierConversations> {
	const { channels, workspace } = signedIn;
	const sight = sightOf(signedIn);
	const { id: contactId, phone, email, conversation } = own.contact;
	const person = { contactId, phone, email };
	const isReachable = phone !== null || email !== null;
	const asked = channels.filter(({ id }) => isReachable || id === own.channelId);
	const [listed, { answers, silent }] = await Promise.all([
		isReachable ? hub(workspace.id).conversationsOf(person, sight) : [],
		askChannels(asked, (one) => bySight(channel(one), sight).conversationsOf(workspace.id, person)),
	]);
	const told = answers.flatMap(({ channel: { id }, answer }) =>
		answer.map((one) => ({ ...one, channelId: id })),
	);
	const named = new Map(channels.map((one) => [one.id, one]));
	// The channel's own word stands before the copy in the hub.
	const found = new Map<string, IndexedConversation & { lastMessageId?: string | null }>(
		[...listed, ...told].map((one) => [one.id, one]),
	);
	found.delete(conversation?.id ?? "");
	const conversations = [...found.values()]
		.toSorted((a, b) => b.lastActivityAt - a.lastActivityAt)
		.flatMap(({ lastMessageId = null, ...one }) => {
			const match = matchPerson(person, knownByOf(one));
			return match === null ? [] : [{ ...toSummary(one, named), match, lastMessageId }];
		});
	return {
		conversations: conversations.slice(0, MAX_EARLIER),
		isCut: conversations.length > MAX_EARLIER,
		silent: silent.map(({ id }) => id),
	};
}
