import type { ConversationPage, ConversationSummary } from "#app/contracts/conversations.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import {
	filterableOf,
	type IndexedConversation,
	toSummary,
} from "#app/contracts/told-conversations.ts";
import { compareArchived, formatArchiveCursor } from "#app/domain/conversations/archive.ts";
import {
	type ListPlace,
	type ListWish,
	matchesConversation,
} from "#app/domain/conversations/filter.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { bySight } from "#app/domain/channels/by-sight.ts";
import { sightOf } from "#app/domain/conversations/sight.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { ChannelStub } from "../channels/stub.ts";
import { askChannels } from "./ask-channels.ts";

/** Conversations of one page. */
const PER_PAGE = 30;

/** What lists over all channels no longer have: each channel's object is asked for its part. */
export function createArchiveReader(
	channel: (of: Pick<ChannelSummary, "id" | "type">) => ChannelStub,
) {
	return {
		/**
		 * One page of the archive of all channels, those closed last first. A channel that did not answer in time is named:
		 * what it has in this range is not shown.
		 */
		async list(
			signedIn: SignedIn,
			{ filter, memberId }: ListWish,
			after: ListPlace,
		): Promise<ConversationPage> {
			const { channels, workspace } = signedIn;
			const sight = sightOf(signedIn);
			const asked = channels.filter(
				({ id }) => filter.channelId === undefined || filter.channelId === id,
			);
			const { answers, silent } = await askChannels(asked, (one) =>
				bySight(channel(one), sight).archived(workspace.id, after),
			);
			const found: IndexedConversation[] = answers
				.flatMap(({ channel: { id }, answer }) =>
					answer.conversations.map((one) => ({ ...one, channelId: id })),
				)
				.toSorted(compareArchived);
			const page = found.slice(0, PER_PAGE);
			const last = page.at(-1);
			// Closed last first: behind the first day that is asked for nothing follows.
			const isBefore = localDay(last?.closedAt ?? 0) < (filter.from ?? "");
			const hasMore =
				!isBefore && (found.length > PER_PAGE || answers.some(({ answer }) => answer.hasMore));
			const named = new Map(channels.map((one) => [one.id, one]));
			return {
				conversations: page
					.filter((one) => matchesConversation(filterableOf(one), filter, memberId))
					.map((one) => toSummary(one, named)),
				nextCursor:
					hasMore && last ? formatArchiveCursor({ at: last.closedAt ?? 0, id: last.id }) : null,
				silent: silent.map(({ id }) => id),
			};
		},

		/** One archived conversation of any channel. */
		async find(signedIn: SignedIn, id: string): Promise<Result<ConversationSummary, "not_found">> {
			const { channels, workspace } = signedIn;
			const sight = sightOf(signedIn);
			const { answers } = await askChannels(channels, (one) =>
				bySight(channel(one), sight).archivedOne(workspace.id, id),
			);
			const [found] = answers;
			if (!found) return fail("not_found");
			const named = new Map([[found.channel.id, found.channel]]);
			return ok(toSummary({ ...found.answer, channelId: found.channel.id }, named));
		},
	};
}
