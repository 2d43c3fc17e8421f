import type {
	ConversationPage,
	ConversationQuery,
	ConversationSummary,
	OpenedList,
} from "#app/contracts/conversations.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import {
	type IndexedConversation,
	toPinned,
	toSummary,
} from "#app/contracts/told-conversations.ts";
import type { ChannelSummary, InboxSnapshot } from "#app/contracts/whatsapp.ts";
import {
	archiveStart,
	formatArchiveCursor,
	parseArchiveCursor,
} from "#app/domain/conversations/archive.ts";
import { wishOf as toWish } from "#app/domain/conversations/list-filter.ts";
import {
	formatListCursor,
	type ListWish,
	parseListCursor,
} from "#app/domain/conversations/filter.ts";
import { sightOf } from "#app/domain/conversations/sight.ts";
import type { Pinned } from "#app/domain/conversations/pins.ts";
import { OPEN_LIST } from "#app/domain/inbox/contact-filter.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { WorkspaceHub } from "#durable-objects/index.ts";
import { createInside } from "../channels/inside-channel.ts";
import type { ChannelStub } from "../channels/stub.ts";
import type { SearchQuery } from "#app/contracts/conversation-search.ts";
import { createArchiveReader } from "./archive.ts";
import { searchBeyond } from "./search.ts";

export interface ConversationServiceDeps {
	hub(workspaceId: string): DurableObjectStub<WorkspaceHub>;
	channel(channel: Pick<ChannelSummary, "id" | "type">): ChannelStub;
}

/** How long a list waits for channels that have told nothing yet, as after the release that made the index. */
const WAIT_FOR_TELLING_MS = 2_000;
const LOOK_AGAIN_MS = 100;

export type ConversationService = ReturnType<typeof createConversationService>;

/** Conversations of all channels of a workspace, from the index in its hub. Methods throw when the hub cannot be reached. */
export function createConversationService(deps: ConversationServiceDeps) {
	const inside = createInside(deps.channel);
	const archive = createArchiveReader(deps.channel);

	/** What `read` answers once all channels have told of their conversations, or were waited for. */
	async function readWhole<Answer extends { untold: string[] }>(
		{ channels, workspace }: SignedIn,
		read: () => Promise<Answer>,
	): Promise<Answer> {
		let answer = await read();
		const untold = channels.filter(({ id }) => answer.untold.includes(id));
		// One that cannot be reached is asked again later; the others are shown.
		await Promise.allSettled(
			untold.map((channel) => deps.channel(channel).tellConversations(workspace.id)),
		);
		for (
			let waited = 0;
			answer.untold.length > 0 && waited < WAIT_FOR_TELLING_MS;
			waited += LOOK_AGAIN_MS
		) {
			await scheduler.wait(LOOK_AGAIN_MS);
			answer = await read();
		}
		return answer;
	}

	/** What the hub is asked for. `invalid_request` for a cursor that is not ours. */
	function wishOf(
		{ member }: SignedIn,
		{ cursor, ...query }: ConversationQuery,
	): Result<ListWish, "invalid_request"> {
		const wish = toWish(query, member.id);
		if (cursor === undefined) return ok(wish);
		const after = parseListCursor(cursor);
		return after === null ? fail("invalid_request") : ok({ ...wish, after });
	}

	/** Closed conversations go on in the archive; a search asks it by itself. */
	const endOf = ({ status, q }: ListWish): string | null =>
		status === "closed" && q === "" ? formatArchiveCursor(archiveStart(Date.now())) : null;

	/** The first page or another one, with the figures and choices of filters shown beside it. */
	async function open(
		signedIn: SignedIn,
		query: ConversationQuery,
	): Promise<Result<OpenedList, "invalid_request">> {
		const wish = wishOf(signedIn, query);
		if (!wish.ok) return wish;
		const hub = deps.hub(signedIn.workspace.id);
		const ids = signedIn.channels.map(({ id }) => id);
		const opened = await readWhole(signedIn, () =>
			hub.listConversations(wish.value, ids, sightOf(signedIn)),
		);
		const { page, overview, seq } = opened;
		// Absent from a hub of an earlier release.
		const { pinned }: { pinned?: Pinned<IndexedConversation>[] } = opened;
		const channels = channelsOf(signedIn);
		return ok({
			page: {
				conversations: page.conversations.map((one) => toSummary(one, channels)),
				nextCursor: page.next ? formatListCursor(page.next) : endOf(wish.value),
			},
			overview,
			seq,
			pinned: pinned && toPinned(pinned, channels),
		});
	}

	return {
		open,

		/** One page, newest activity first; of closed ones the archive follows, those closed last first. */
		async list(
			signedIn: SignedIn,
			query: ConversationQuery,
		): Promise<Result<ConversationPage & { seq: number }, "invalid_request">> {
			const archived = parseArchiveCursor(query.cursor ?? "");
			if (archived !== null && query.status === "closed") {
				const wish = wishOf(signedIn, { ...query, cursor: undefined });
				if (!wish.ok) return wish;
				// Nothing that is archived changes: no newer news belongs into this page.
				return ok({
					...(await archive.list(signedIn, wish.value, archived)),
					seq: Number.MAX_SAFE_INTEGER,
				});
			}
			const opened = await open(signedIn, query);
			if (!opened.ok) return opened;
			const { page, seq } = opened.value;
			return ok({ ...page, seq });
		},

		/** One conversation by its id. `not_found` also for another workspace's. */
		async find(signedIn: SignedIn, id: string): Promise<Result<ConversationSummary, "not_found">> {
			const found = await deps.hub(signedIn.workspace.id).findConversation(id, sightOf(signedIn));
			if (found) return ok(toSummary(found, channelsOf(signedIn)));
			return archive.find(signedIn, id);
		},

		/** What a search finds besides open conversations. */
		search: (signedIn: SignedIn, query: SearchQuery) => searchBeyond(deps, signedIn, query),

		/** The newest ones, active or closed. */
		async newest(signedIn: SignedIn, limit: number): Promise<ConversationSummary[]> {
			const hub = deps.hub(signedIn.workspace.id);
			const ids = signedIn.channels.map(({ id }) => id);
			const { conversations } = await readWhole(signedIn, () =>
				hub.newestConversations(limit, ids, sightOf(signedIn)),
			);
			const channels = channelsOf(signedIn);
			return conversations.map((one) => toSummary(one, channels));
		},

		/** The conversation screen of a channel, with a contact opened: one round trip to its object. */
		openInbox: (signedIn: SignedIn, channelId: string, contactId: string) =>
			inside(
				signedIn,
				channelId,
				"read",
				async (
					stub,
					workspaceId,
				): Promise<Result<{ channel: ChannelSummary; inbox: InboxSnapshot }, "not_found">> => {
					const channel = signedIn.channels.find(({ id }) => id === channelId);
					const inbox = await stub.snapshot(workspaceId, contactId, {
						...OPEN_LIST,
						memberId: signedIn.member.id,
					});
					return channel && inbox.ok ? ok({ channel, inbox: inbox.value }) : fail("not_found");
				},
			),
	};
}

export const channelsOf = ({ channels }: SignedIn) => new Map(channels.map((one) => [one.id, one]));
