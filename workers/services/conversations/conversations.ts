import type {
	ConversationCounts,
	ConversationOverview,
	ConversationPage,
	ConversationQuery,
	ConversationSummary,
} from "#app/contracts/conversations.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelSummary, InboxSnapshot } from "#app/contracts/whatsapp.ts";
import { INACTIVE_AFTER_MS } from "#app/domain/conversations/conversation.ts";
import {
	type ConversationFilter,
	formatListCursor,
	matchesConversation,
	parseListCursor,
} from "#app/domain/conversations/filter.ts";
import { searchKey } from "#app/domain/inbox/search-key.ts";
import { type ListChoice, OPEN_LIST } from "#app/domain/inbox/contact-filter.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import * as queries from "#workers/data/queries/conversations/conversations.ts";
import { createInside } from "../channels/inside-channel.ts";
import type { ChannelStub } from "../channels/stub.ts";
import { createSilenceSweep } from "./silence-sweep.ts";

export interface ConversationServiceDeps {
	db: Database;
	log: Log;
	now(): number;
	channel(channel: Pick<ChannelSummary, "id" | "type">): ChannelStub;
}

const labelsOf = (stored: string): string[] => JSON.parse(stored) as string[];

/** The query's conditions except status and search text, which are passed separately. */
function filterOf({
	who,
	agentId,
	channelId,
	unread,
	label,
}: ConversationQuery): ConversationFilter {
	return { who, agentId, channelId, unread, label };
}

/**
 * Conversations of all channels of a workspace, from rows that the channels' objects write to D1 with a short delay.
 * Methods throw when D1 fails.
 */
export function createConversationService(deps: ConversationServiceDeps) {
	const { db } = deps;
	const inside = createInside(deps.channel);

	function summarise(
		row: queries.ConversationRow,
		channels: ReadonlyMap<string, ChannelSummary>,
	): ConversationSummary {
		const channel = channels.get(row.channelId);
		const { assigneeId, agentId, lastType, lastDirection } = row;
		return {
			id: row.id,
			contactId: row.contactId,
			contactName: row.contactName,
			contactPhone: row.contactPhone,
			contactEmail: row.contactEmail,
			avatarUrl: row.avatarUrl,
			isGroup: row.isGroup,
			channel: { id: row.channelId, name: channel?.name ?? null, type: channel?.type ?? null },
			status: row.status,
			openedAt: row.openedAt,
			closedAt: row.closedAt,
			lastActivityAt: row.lastActivityAt,
			preview:
				lastType === null || lastDirection === null
					? null
					: { text: row.lastText, type: lastType, direction: lastDirection },
			unread: row.unread,
			assignee: assigneeId === null ? null : { memberId: assigneeId, name: row.assigneeName ?? "" },
			handler: row.handler,
			agent: agentId === null ? null : { id: agentId, name: row.agentName ?? "" },
			labels: labelsOf(row.labels),
			isOverLimit: row.isOverLimit,
		};
	}

	/** One page of the rows that were read, and the cursor of the next page. */
	function pageOf(
		signedIn: SignedIn,
		query: ConversationQuery,
		rows: readonly queries.ConversationRow[],
	): ConversationPage {
		const filter = filterOf(query);
		const channels = new Map(signedIn.channels.map((channel) => [channel.id, channel]));
		const shown = rows.filter((row) =>
			matchesConversation({ ...row, labels: labelsOf(row.labels) }, filter, signedIn.member.id),
		);
		const last = rows.at(-1);
		const isWhole = rows.length < queries.rowsRead(filter) || isSearch(query);
		return {
			conversations: shown.map((row) => summarise(row, channels)),
			nextCursor:
				last && !isWhole ? formatListCursor({ at: last.lastActivityAt, id: last.id }) : null,
		};
	}

	/** The statement that reads a page of this query. `invalid_request` for a cursor that is not ours. */
	function statementOf(signedIn: SignedIn, query: ConversationQuery) {
		const workspaceId = signedIn.workspace.id;
		const after = query.cursor === undefined ? null : parseListCursor(query.cursor);
		if (query.cursor !== undefined && after === null) return fail("invalid_request");
		const { status, q = "" } = query;
		const wanted = { status, memberId: signedIn.member.id, filter: filterOf(query) };
		const found = queries.selectFound(db, workspaceId, status, q);
		return ok(found ?? queries.selectConversations(db, workspaceId, wanted, after));
	}

	function overviewOf(
		counted: readonly { count: number }[][],
		labelled: readonly { labels: string }[],
	): ConversationOverview {
		const [mine = 0, unassigned = 0, agent = 0, unread = 0] = counted.map(
			([row]) => row?.count ?? 0,
		);
		const labels = new Map(
			labelled
				.flatMap((row) => labelsOf(row.labels))
				.toReversed()
				.map((label) => [searchKey(label), label]),
		);
		const counts: ConversationCounts = { mine, unassigned, agent, unread };
		const inOrder = [...labels].toSorted(([a], [b]) => (a < b ? -1 : 1));
		return { counts, labels: inOrder.map(([, label]) => label) };
	}

	return {
		/** One page, newest activity first. */
		async list(
			signedIn: SignedIn,
			query: ConversationQuery,
		): Promise<Result<ConversationPage, "invalid_request">> {
			const statement = statementOf(signedIn, query);
			if (!statement.ok) return statement;
			return ok(pageOf(signedIn, query, await statement.value));
		},

		/** The first page with the counts and filter choices shown beside it, in one D1 batch. */
		async open(
			signedIn: SignedIn,
			query: ConversationQuery,
		): Promise<
			Result<{ page: ConversationPage; overview: ConversationOverview }, "invalid_request">
		> {
			const statement = statementOf(signedIn, query);
			if (!statement.ok) return statement;
			const { workspace, member } = signedIn;
			const count = (lead: "mine" | "unassigned" | "agent" | "unread") =>
				queries.countActive(db, workspace.id, lead, member.id);
			const [rows, labelled, ...counted] = await db.batch([
				statement.value,
				queries.selectLabels(db, workspace.id),
				count("mine"),
				count("unassigned"),
				count("agent"),
				count("unread"),
			]);
			return ok({
				page: pageOf(signedIn, query, rows),
				overview: overviewOf(counted, labelled),
			});
		},

		/** One conversation by its id. `not_found` also for another workspace's. */
		async find(signedIn: SignedIn, id: string): Promise<Result<ConversationSummary, "not_found">> {
			const row = await queries.findConversation(db, signedIn.workspace.id, id);
			const channels = new Map(signedIn.channels.map((channel) => [channel.id, channel]));
			return row ? ok(summarise(row, channels)) : fail("not_found");
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

		closeSilent: createSilenceSweep(deps, INACTIVE_AFTER_MS),
	};
}

const isSearch = ({ q = "" }: ConversationQuery): boolean => q.trim() !== "";
