import type { ConversationSearch, SearchQuery } from "#app/contracts/conversation-search.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { type IndexedConversation, toSummary } from "#app/contracts/told-conversations.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { bySight } from "#app/domain/channels/by-sight.ts";
import { sightOf } from "#app/domain/conversations/sight.ts";
import { compareArchived } from "#app/domain/conversations/archive.ts";
import type { WorkspaceHub } from "#durable-objects/index.ts";
import type { ChannelStub } from "../channels/stub.ts";
import { askChannels } from "./ask-channels.ts";

/** Shown of each kind: who wants more types more. */
const MAX_PEOPLE = 30;
const MAX_HITS = 50;

export interface SearchDeps {
	hub(workspaceId: string): DurableObjectStub<WorkspaceHub>;
	channel(channel: Pick<ChannelSummary, "id" | "type">): ChannelStub;
}

/**
 * What a search finds besides open conversations: people whose conversations ended, also long ago, and words of messages.
 * The hub knows the first; the rest is asked of the channels side by side, as it is in no index over all of them.
 * Throws when the hub cannot be reached.
 */
export async function searchBeyond(
	{ hub, channel }: SearchDeps,
	signedIn: SignedIn,
	{ q, channelId }: SearchQuery,
): Promise<ConversationSearch> {
	const { channels, member, workspace } = signedIn;
	const sight = sightOf(signedIn);
	const asked = channels.filter(({ id }) => channelId === undefined || channelId === id);
	const closedWish = {
		status: "closed" as const,
		filter: { channelId },
		q,
		memberId: member.id,
		after: null,
	};
	const [closed, { answers, silent }] = await Promise.all([
		hub(workspace.id).listConversations(closedWish, [], sight),
		askChannels(asked, (one) => bySight(channel(one), sight).find(workspace.id, q)),
	]);
	const archived: IndexedConversation[] = answers
		.flatMap(({ channel: { id }, answer }) =>
			answer.archived.map((one) => ({ ...one, channelId: id })),
		)
		.toSorted(compareArchived);
	const named = new Map(channels.map((one) => [one.id, one]));
	const people = new Map(
		[...closed.page.conversations, ...archived].map((one) => [one.id, toSummary(one, named)]),
	);
	const hits = answers
		.flatMap(({ channel: { id, name, type }, answer }) =>
			answer.messages.hits.map((hit) => ({ ...hit, channel: { id, name, type } })),
		)
		.toSorted((a, b) => b.message.sentAt - a.message.sentAt);
	return {
		people: [...people.values()].slice(0, MAX_PEOPLE),
		hits: hits.slice(0, MAX_HITS),
		isCut:
			people.size > MAX_PEOPLE ||
			hits.length > MAX_HITS ||
			answers.some(({ answer }) => answer.messages.isCut),
		silent: silent.map(({ id }) => id),
	};
}
