import { and, desc, eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import {
	chooseLead,
	type ConversationFilter,
	isExact,
	type Lead,
	type ListPlace,
} from "#app/domain/conversations/filter.ts";
import {
	COUNTED_CONVERSATIONS,
	type ConversationStatus,
} from "#app/domain/conversations/conversation.ts";
import { planWords } from "#app/domain/conversations/search.ts";
import type { Database } from "#workers/data/database.ts";
import { conversations } from "#workers/data/schema/conversation.ts";

export type ConversationRow = typeof conversations.$inferSelect;

/** Rows of one page; a filter no index answers alone looks at twice as many. */
export const CONVERSATIONS_PER_PAGE = 30;
const MAX_LOOKED_AT = 60;
/** Conversations whose labels are offered to filter by: the newest. */
const LABELLED = 50;

/** The condition of each lead as its index has it: only then the index serves, so never a bound value. */
const CONDITIONS: Record<Exclude<Lead, "mine" | "channel" | "everything">, SQL> = {
	unassigned: sql`${conversations.assigneeId} is null and ${conversations.handler} <> 'agent'`,
	agent: sql`${conversations.handler} = 'agent'`,
	label: sql`${conversations.labels} <> '[]'`,
	unread: sql`${conversations.unread} > 0`,
};

/** Without figures of the tables the planner guesses; every list says by which index it is read. */
const INDEXES: Record<Lead, SQL> = {
	mine: sql`"conversations" indexed by "conversations_assignee_idx"`,
	unassigned: sql`"conversations" indexed by "conversations_unassigned_idx"`,
	agent: sql`"conversations" indexed by "conversations_agent_idx"`,
	label: sql`"conversations" indexed by "conversations_labelled_idx"`,
	unread: sql`"conversations" indexed by "conversations_unread_idx"`,
	channel: sql`"conversations" indexed by "conversations_channel_idx"`,
	everything: sql`"conversations" indexed by "conversations_status_idx"`,
};

type Columns = { [Name in keyof ConversationRow]: SQL<ConversationRow[Name]> };

/** As expressions: drizzle does not know which table stands behind `indexed by`. */
export const conversationColumns = Object.fromEntries(
	Object.entries(getTableColumns(conversations)).map(([name, column]) => [
		name,
		sql`${column}`.mapWith(column),
	]),
) as unknown as Columns;

interface Wanted {
	status: ConversationStatus;
	memberId: string;
	filter: ConversationFilter;
}

function conditionOf(lead: Lead, { memberId, filter }: Wanted): SQL | undefined {
	switch (lead) {
		case "mine":
			return eq(conversations.assigneeId, memberId);
		case "channel":
			return eq(conversations.channelId, filter.channelId ?? "");
		case "everything":
			return undefined;
		case "unassigned":
		case "agent":
		case "label":
		case "unread":
			return CONDITIONS[lead];
	}
}

/** How many rows a page of this filter reads at most. */
export const rowsRead = (filter: ConversationFilter): number =>
	isExact(filter) ? CONVERSATIONS_PER_PAGE : MAX_LOOKED_AT;

/**
 * One page by its index, the newest activity first, from behind `after`. The caller looks at the
 * rest of the filter (`matchesConversation`); the page ends at the last row that was read.
 */
export function selectConversations(
	db: Database,
	workspaceId: string,
	wanted: Wanted,
	after: ListPlace | null,
	limit = rowsRead(wanted.filter),
) {
	const lead = chooseLead(wanted.filter);
	const behind =
		after === null
			? undefined
			: sql`(${conversations.lastActivityAt}, ${conversations.id}) < (${after.at}, ${after.id})`;
	return db
		.select(conversationColumns)
		.from(INDEXES[lead])
		.where(
			and(
				eq(conversations.workspaceId, workspaceId),
				eq(conversations.status, wanted.status),
				conditionOf(lead, wanted),
				behind,
			),
		)
		.orderBy(desc(conversations.lastActivityAt), desc(conversations.id))
		.limit(limit);
}

/** Conversations with all words that were typed, the newest ones first; null: nothing was typed. */
export function selectFound(
	db: Database,
	workspaceId: string,
	status: ConversationStatus,
	typed: string,
) {
	const groups = planWords(typed);
	if (groups.length === 0) return null;
	const words = groups.map((group) => `(${group.map((word) => `"${word}"*`).join(" OR ")})`);
	const scope = `${workspaceId.replaceAll("-", "")}${status}`;
	const match = `scope : "${scope}" AND text : (${words.join(" AND ")})`;
	return db
		.select(conversationColumns)
		.from(
			sql`conversation_search join "conversations" on "conversations"."n" = conversation_search.rowid`,
		)
		.where(
			and(
				sql`conversation_search match ${match}`,
				eq(conversations.workspaceId, workspaceId),
				eq(conversations.status, status),
			),
		)
		.orderBy(sql`conversation_search.rowid desc`)
		.limit(CONVERSATIONS_PER_PAGE);
}

/** How many active ones a lead shows; counting stops at COUNTED_CONVERSATIONS. */
export function countActive(
	db: Database,
	workspaceId: string,
	lead: "mine" | "unassigned" | "agent" | "unread",
	memberId: string,
) {
	const wanted: Wanted = { status: "active", memberId, filter: {} };
	const some = db
		.select({ one: sql`1`.as("one") })
		.from(INDEXES[lead])
		.where(
			and(
				eq(conversations.workspaceId, workspaceId),
				eq(conversations.status, "active"),
				conditionOf(lead, wanted),
			),
		)
		.limit(COUNTED_CONVERSATIONS)
		.as("some");
	return db.select({ count: sql<number>`count(*)`.as("count") }).from(some);
}

/** Labels of the newest active conversations that have any, each as stored. */
export const selectLabels = (db: Database, workspaceId: string) =>
	db
		.select({ labels: conversationColumns.labels })
		.from(INDEXES.label)
		.where(
			and(
				eq(conversations.workspaceId, workspaceId),
				eq(conversations.status, "active"),
				CONDITIONS.label,
			),
		)
		.orderBy(desc(conversations.lastActivityAt), desc(conversations.id))
		.limit(LABELLED);

/** One conversation by its id; null when there is none in this workspace. */
export async function findConversation(
	db: Database,
	workspaceId: string,
	id: string,
): Promise<ConversationRow | null> {
	const [row] = await db
		.select()
		.from(conversations)
		.where(and(eq(conversations.workspaceId, workspaceId), eq(conversations.id, id)));
	return row ?? null;
}

/** The newest of a workspace, active or closed. */
export async function listNewestConversations(
	db: Database,
	workspaceId: string,
	limit: number,
): Promise<ConversationRow[]> {
	const newest = (status: ConversationStatus) =>
		selectConversations(db, workspaceId, { status, memberId: "", filter: {} }, null, limit);
	const [active, closed] = await db.batch([newest("active"), newest("closed")]);
	return [...active, ...closed]
		.toSorted((a, b) => b.lastActivityAt - a.lastActivityAt || (a.id < b.id ? -1 : 1))
		.slice(0, limit);
}
