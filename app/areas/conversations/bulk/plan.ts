import type { ConversationAct } from "#app/contracts/conversation-acts.ts";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { searchKey } from "#app/domain/inbox/search-key.ts";
import { type SnoozeWish, untilOf, wishOf } from "#app/domain/conversations/snooze.ts";

/** What a member wants of all chosen conversations. */
export type BulkWish =
	| { type: "assign"; assignee: { memberId: string; name: string } | null }
	| { type: "close" }
	| { type: "reopen" }
	| { type: "label"; labels: readonly string[] }
	| { type: "snooze"; until: SnoozeWish }
	| { type: "read" }
	| { type: "unread" };

/** Whether one is done with what it is wished for: as a single one it leaves the list, and the next opens. */
export const isPuttingAway = (wish: BulkWish): boolean =>
	wish.type === "close" || (wish.type === "snooze" && wish.until !== null);

/** One conversation's act, and what its row shows from then on. */
export interface BulkStep {
	conversation: ConversationSummary;
	act: ConversationAct;
	shows: Partial<ConversationSummary>;
}

/** What is done to one conversation, and what takes it back. */
export interface BulkTurn {
	there: BulkStep;
	back: BulkStep;
}

/** The turns of those conversations that the wish changes. @param now epoch ms */
export const planBulk = (
	conversations: readonly ConversationSummary[],
	wish: BulkWish,
	now: number,
): BulkTurn[] => conversations.flatMap((one) => turnOf(one, wish, now) ?? []);

type Turn = Record<"there" | "back", Omit<BulkStep, "conversation">>;

function turnOf(one: ConversationSummary, wish: BulkWish, now: number): BulkTurn | null {
	const turn = changeOf(one, wish, now);
	if (turn === null) return null;
	return {
		there: { conversation: one, ...turn.there },
		back: { conversation: one, ...turn.back },
	};
}

function changeOf(one: ConversationSummary, wish: BulkWish, now: number): Turn | null {
	const isOpen = one.status === "active";
	switch (wish.type) {
		case "assign":
			return assigning(one, wish.assignee);
		case "close":
			return isOpen ? { there: closed(now), back: open } : null;
		case "reopen":
			return isOpen ? null : { there: open, back: closed(one.closedAt ?? now) };
		case "label":
			return labelling(one, wish.labels);
		case "snooze": {
			const before = one.snoozedUntil ?? null;
			if (!isOpen || untilOf(wish.until) === before) return null;
			return { there: snoozing(wish.until), back: snoozing(wishOf(before)) };
		}
		case "read":
			return one.unread === 0 ? null : { there: read, back: unread(one.unread) };
		case "unread":
			return one.unread > 0 ? null : { there: unread(1), back: read };
	}
}

function assigning(
	one: ConversationSummary,
	assignee: ConversationSummary["assignee"],
): Turn | null {
	const before = one.assignee;
	if (before?.memberId === assignee?.memberId) return null;
	const to = (next: typeof before, seen: typeof before) => ({
		act: {
			type: "assign",
			memberId: next?.memberId ?? null,
			seen: seen?.memberId ?? null,
		} as const,
		shows: { assignee: next },
	});
	return { there: to(assignee, before), back: to(before, assignee) };
}

const closed = (at: number) => ({
	act: { type: "state", state: "closed" } as const,
	shows: { status: "closed" as const, closedAt: at },
});
const open = {
	act: { type: "state", state: "open" } as const,
	shows: { status: "active" as const, closedAt: null },
};
const snoozing = (until: SnoozeWish) => ({
	act: { type: "snooze", until } as const,
	shows: { snoozedUntil: untilOf(until) },
});
const read = { act: { type: "read" } as const, shows: { unread: 0 } };
const unread = (count: number) => ({ act: { type: "unread" } as const, shows: { unread: count } });

/** Only what a conversation did not have is added, and only that is taken back. */
function labelling(one: ConversationSummary, labels: readonly string[]): Turn | null {
	const present = new Set(one.labels.map(searchKey));
	const added = labels.filter((label) => !present.has(searchKey(label)));
	if (added.length === 0) return null;
	return {
		there: {
			act: { type: "relabel", add: added, remove: [] },
			shows: { labels: [...one.labels, ...added] },
		},
		back: { act: { type: "relabel", add: [], remove: added }, shows: { labels: one.labels } },
	};
}
