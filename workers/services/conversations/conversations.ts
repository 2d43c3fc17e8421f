import type {
	ConversationPage,
	ConversationQuery,
	ConversationSummary,
	OpenedList,
} from "#app/contracts/conversations.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { toSummary } from "#app/contracts/told-conversations.ts";
import type { ChannelSummary, InboxSnapshot } from "#app/contracts/whatsapp.ts";
import {
	type ConversationFilter,
	formatListCursor,
	type ListWish,
	parseListCursor,
} from "#app/domain/conversations/filter.ts";
import { type ListChoice, OPEN_LIST } from "#app/domain/inbox/contact-filter.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { WorkspaceHub } from "#durable-objects/index.ts";
import { createInside } from "../channels/inside-channel.ts";
import type { ChannelStub } from "../channels/stub.ts";

export interface ConversationServiceDeps {
	hub(workspaceId: string): DurableObjectStub<WorkspaceHub>;
	channel(channel: Pick<ChannelSummary, "id" | "type">): ChannelStub;
}

/** How long a list waits for channels that have told nothing yet, as after the release that made the index. */
const WAIT_FOR_TELLING_MS = 2_000;
const LOOK_AGAIN_MS = 100;

/** The query's conditions except status and search text, which are passed separately. */
function filterOf({
	who,
	agentId,
	channelId,
	unread,
	label,
	snoozed,
}: ConversationQuery): ConversationFilter {
	return { who, agentId, channelId, unread, label, snoozed };
}

export type ConversationService = ReturnType<typeof createConversationService>;

/** Conversations of all channels of a workspace, from the index in its hub. Methods throw when the hub cannot be reached. */
export function createConversationService(deps: ConversationServiceDeps) {
	const inside = createInside(deps.channel);

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
		query: ConversationQuery,
	): Result<ListWish, "invalid_request"> {
		const after = query.cursor === undefined ? null : parseListCursor(query.cursor);
		if (query.cursor !== undefined && after === null) return fail("invalid_request");
		const { status, order, q = "" } = query;
		return ok({ status, filter: filterOf(query), order, q, memberId: member.id, after });
	}

	/** The first page or another one, with the figures and choices of filters shown beside it. */
	async function open(
		signedIn: SignedIn,
		query: ConversationQuery,
	): Promise<Result<OpenedList, "invalid_request">> {
		const wish = wishOf(signedIn, query);
		if (!wish.ok) return wish;
		const hub = deps.hub(signedIn.workspace.id);
		const ids = signedIn.channels.map(({ id }) => id);
		const { page, overview, seq } = await readWhole(signedIn, () =>
			hub.listConversations(wish.value, ids),
		);
		const channels = channelsOf(signedIn);
		return ok({
			page: {
				conversations: page.conversations.map((one) => toSummary(one, channels)),
				nextCursor: page.next && formatListCursor(page.next),
			},
			overview,
			seq,
		});
	}

	return {
		open,

		/** One page, newest activity first. */
		async list(
			signedIn: SignedIn,
			query: ConversationQuery,
		): Promise<Result<ConversationPage & { seq: number }, "invalid_request">> {
			const opened = await open(signedIn, query);
			if (!opened.ok) return opened;
			const { page, seq } = opened.value;
			return ok({ ...page, seq });
		},

		/** One conversation by its id. `not_found` also for another workspace's. */
		async find(signedIn: SignedIn, id: string): Promise<Result<ConversationSummary, "not_found">> {
			const found = await deps.hub(signedIn.workspace.id).findConversation(id);
			return found ? ok(toSummary(found, channelsOf(signedIn))) : fail("not_found");
		},

		/** The newest ones, active or closed. */
		async newest(signedIn: SignedIn, limit: number): Promise<ConversationSummary[]> {
			const hub = deps.hub(signedIn.workspace.id);
			const ids = signedIn.channels.map(({ id }) => id);
			const { conversations } = await readWhole(signedIn, () =>
				hub.newestConversations(limit, ids),
			);
			const channels = channelsOf(signedIn);
			return conversations.map((one) => toSummary(one, channels));
		},

		/** The conversation screen of a channel, with a contact opened: one round trip to its object. */
		openInbox: (
			signedIn: SignedIn,
			channelId: string,
			contactId: string | null,
			list: ListChoice = OPEN_LIST,
		) =>
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
						...list,
						memberId: signedIn.member.id,
					});
					return channel && inbox.ok ? ok({ channel, inbox: inbox.value }) : fail("not_found");
				},
			),
	};
}

const channelsOf = ({ channels }: SignedIn) => new Map(channels.map((one) => [one.id, one]));
