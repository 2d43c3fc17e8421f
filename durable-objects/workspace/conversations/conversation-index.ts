// The lists of all conversations of a workspace: a projection of its channels' objects, which alone decide. It can be
// made anew from them at any time, and never goes back: what is not newer changes nothing (R17, R20).
import {
	type EndedConversation,
	filterableOf,
	type IndexedConversation,
	type TellingAnswer,
	type ToldChanges,
	type ToldConversation,
	type ToldPage,
} from "#app/contracts/told-conversations.ts";
import { ARCHIVE_AFTER_MS, isArchived } from "#app/domain/conversations/archive.ts";
import { REOPEN_WITHIN_MS } from "#app/domain/conversations/conversation.ts";
import { type Counts, count, noCounts } from "#app/domain/conversations/counts.ts";
import type { ConversationSight } from "#app/domain/conversations/sight.ts";
import { createConversationRows, type IndexRow } from "./rows.ts";
import { createSightedCounts } from "./sighted-counts.ts";

/** Changes that a browser which was away can be told of one by one; one that missed more reads its list again. */
const REMEMBERED_CHANGES = 100;
/** A call from a channel ends within this time, one way or the other. */
const ON_ITS_WAY_MS = 60_000;
/** Rows removed in one statement's list. */
const REMOVED_AT_ONCE = 500;
/** Rows that one look for what to archive reads. */
const ARCHIVED_PER_LOOK = 2_000;

/** Changes whenever `Counts` gets a figure. */
const COUNTED_BY = "unread by member, departments";

/** How far a channel's object has told. */
interface Mark {
	generation: number;
	seq: number;
}

/** One row: it is written with every change, so that nothing else has to be. */
interface State {
	/** Grows with every change of the index. */
	seq: number;
	/** Whoever is behind this has to read its list again. */
	resetSeq: number;
	marks: Record<string, Mark>;
	counts: Counts;
	/** Who wrote the counts, and with which `seq`: another release does not keep all of them. */
	counted?: { by: typeof COUNTED_BY; seq: number };
	/** The newest changes: `seq` and the conversation's number, oldest first. */
	changes: [seq: number, n: number][];
}

const emptyState = (): State => ({
	seq: 0,
	resetSeq: 0,
	marks: {},
	counts: noCounts(),
	changes: [],
});

export type ConversationIndex = ReturnType<typeof createConversationIndex>;

/**
 * @param storage of the hub, whose tables exist
 * @param clock epoch ms
 * @param heard called with each conversation that is told as another than it was
 */
export function createConversationIndex(
	storage: DurableObjectStorage,
	clock = Date.now,
	heard: (before: IndexedConversation | null, after: IndexedConversation) => void = () => {},
) {
	const { sql } = storage;
	const rows = createConversationRows(sql);
	let state = readState();
	/** Active conversations by number, for filters that no index serves. Read when the first of them is asked. */
	let active: Map<number, IndexedConversation> | null = null;
	/** Contacts removed lately, until when (epoch ms): what was told of them may still be on its way. */
	const forgotten = new Map<string, number>();

	function readState(): State {
		const [row] = sql.exec<{ json: string }>("SELECT json FROM conversation_state").toArray();
		if (!row) return emptyState();
		const known = JSON.parse(row.json) as State;
		const { counted, seq } = known;
		const isOurs = counted?.by === COUNTED_BY && counted.seq === seq;
		return isOurs ? known : { ...known, counts: countAnew() };
	}

	function countAnew(): Counts {
		const counts = noCounts();
		for (const { conversation } of rows.select("WHERE status = 'active'"))
			count(counts, filterableOf(conversation), 1);
		return counts;
	}

	/** What members count who read only some conversations, as far as they were asked lately (record 124). */
	const sighted = createSightedCounts(() => rows.select("WHERE status = 'active'"));

	function writeState(): void {
		state.counted = { by: COUNTED_BY, seq: state.seq };
		sql.exec(
			"INSERT OR REPLACE INTO conversation_state (n, json) VALUES (1, ?)",
			JSON.stringify(state),
		);
	}

	/** Runs a change whole or not at all; memory follows the tables. */
	function change<T>(run: () => T): T {
		try {
			return storage.transactionSync(run);
		} catch (error) {
			state = readState();
			active = null;
			sighted.forget();
			throw error;
		}
	}

	function noteChanged(n: number): void {
		state.seq += 1;
		state.changes = state.changes.filter(([, changed]) => changed !== n);
		state.changes.push([state.seq, n]);
		if (state.changes.length > REMEMBERED_CHANGES) {
			const [oldest] = state.changes.splice(0, state.changes.length - REMEMBERED_CHANGES).slice(-1);
			state.resetSeq = Math.max(state.resetSeq, oldest?.[0] ?? 0);
		}
	}

	function recount(one: IndexedConversation, by: 1 | -1): void {
		const counted = filterableOf(one);
		count(state.counts, counted, by);
		sighted.count(counted, by);
	}

	function put(conversation: IndexedConversation, version: number, before: IndexRow | null): void {
		const n = rows.put(conversation, version, before);
		if (before) recount(before.conversation, -1);
		recount(conversation, 1);
		if (conversation.status === "active") active?.set(n, conversation);
		else active?.delete(n);
		noteChanged(n);
	}

	function remove({ n, conversation }: IndexRow): void {
		rows.remove(n);
		recount(conversation, -1);
		active?.delete(n);
		state.seq += 1;
		state.resetSeq = state.seq;
		state.changes = [];
	}

	/** What a channel's mark covers and is not here has been archived since: a telling that comes late does not bring it back. */
	function isOldNews(channelId: string, { generation, version }: ToldChanges | ToldPage): boolean {
		const mark = state.marks[channelId];
		return mark?.generation === generation && version <= mark.seq;
	}

	/** @param isWhole also a conversation that is as it was gets the version: it was seen */
	function take(told: IndexedConversation, of: ToldChanges | ToldPage, isWhole: boolean): void {
		const { version } = of;
		if ((forgotten.get(told.contactId) ?? 0) > clock()) return;
		const before = rows.find(told.id);
		if (!before && (isArchived(told, clock()) || isOldNews(told.channelId, of))) return;
		if (before && (before.version > version || before.conversation.channelId !== told.channelId))
			return;
		const isSame = before && JSON.stringify(before.conversation) === JSON.stringify(told);
		if (!isSame) {
			heard(before?.conversation ?? null, told);
			return put(told, version, before);
		}
		if (isWhole && before.version < version)
			sql.exec("UPDATE conversations SET version = ? WHERE n = ?", version, before.n);
	}

	/** A conversation that was followed by another one keeps its last text; of one that is not known the rest is. */
	function takeEnded(
		ended: EndedConversation,
		channelId: string,
		of: ToldChanges | ToldPage,
	): void {
		const before = rows.find(ended.id)?.conversation;
		const closed: IndexedConversation = {
			...(before ?? unknownBut(ended)),
			...ended,
			channelId,
			...OVER,
		};
		take(closed, of, true);
	}

	function removeWhere(condition: string, ...bound: SqlStorageValue[]): number {
		let removed = 0;
		for (;;) {
			const some = rows.select(`WHERE ${condition} LIMIT ${REMOVED_AT_ONCE}`, ...bound);
			for (const row of some) remove(row);
			removed += some.length;
			if (some.length < REMOVED_AT_ONCE) return removed;
		}
	}

	function takePage(channelId: string, told: ToldPage): TellingAnswer {
		const { generation, begunAt, isFirst, isLast } = told;
		// What an object counted before its count went back says nothing about what is newer.
		if (isFirst && state.marks[channelId]?.generation !== generation)
			removeWhere("channel_id = ?", channelId);
		takeRows(channelId, told);
		if (isLast) {
			removeWhere("channel_id = ? AND version < ?", channelId, begunAt);
			state.marks[channelId] = { generation, seq: begunAt };
		}
		return { taken: true };
	}

	function takeRows(channelId: string, of: ToldChanges | ToldPage): void {
		for (const one of of.ended) takeEnded(one, channelId, of);
		for (const one of of.current) take(withChannel(one, channelId), of, of.kind === "everything");
	}

	function takeChanges(channelId: string, told: ToldChanges): TellingAnswer {
		const mark = state.marks[channelId];
		if (!mark || mark.generation !== told.generation) return { taken: false, mark: null };
		if (told.from > mark.seq) return { taken: false, mark: mark.seq };
		takeRows(channelId, told);
		mark.seq = Math.max(mark.seq, told.upTo);
		return { taken: true };
	}

	return {
		rows,
		/** Of all conversations, or of those a member reads. */
		counts: (sight: ConversationSight | null = null): Counts =>
			sight === null ? state.counts : sighted.of(sight),
		seq: (): number => state.seq,

		/** Up to where a channel has told; null: everything is missing. */
		markOf(channelId: string, generation: number): number | null {
			const mark = state.marks[channelId];
			return mark?.generation === generation ? mark.seq : null;
		},

		/** Takes a member's name off what they looked after, also where their channels have nothing to tell any more. */
		forgetMember: (memberId: string): void =>
			change(() => {
				for (;;) {
					const held = rows.select(
						`WHERE json_extract(facts, '$.assigneeId') = ? LIMIT ${REMOVED_AT_ONCE}`,
						memberId,
					);
					for (const row of held)
						put({ ...row.conversation, assigneeId: null, assigneeName: null }, row.version, row);
					if (held.length < REMOVED_AT_ONCE) break;
				}
				writeState();
			}),

		/** A department is gone: what its channels have nothing to tell of any more has none either. */
		forgetDepartment: (departmentId: string): void =>
			change(() => {
				for (;;) {
					const held = rows.select(
						`WHERE json_extract(facts, '$.departmentId') = ? LIMIT ${REMOVED_AT_ONCE}`,
						departmentId,
					);
					for (const row of held) {
						const { departmentId: _, ...conversation } = row.conversation;
						put(conversation, row.version, row);
					}
					if (held.length < REMOVED_AT_ONCE) break;
				}
				writeState();
			}),

		/** Something that lists show beside conversations changed, such as a pin. */
		noteBeside: (): void =>
			change(() => {
				state.seq += 1;
				writeState();
			}),

		/** A channel is seen to have told less than it has: it is asked for everything with its next telling. */
		forgetMark: (channelId: string): void =>
			change(() => {
				delete state.marks[channelId];
				writeState();
			}),

		/** Whether everything of a channel is here. */
		hasMark: (channelId: string): boolean => channelId in state.marks,

		/** The active conversations, all of them. */
		active(): IterableIterator<[n: number, conversation: IndexedConversation]> {
			active ??= new Map(
				rows.select("WHERE status = 'active'").map(({ n, conversation }) => [n, conversation]),
			);
			return active.entries();
		},

		/**
		 * Takes what a channel's object tells: whole or not at all, and again without a change. A gap is answered with
		 * the mark after which something is missing.
		 */
		take: (channelId: string, told: ToldChanges | ToldPage): TellingAnswer =>
			change(() => {
				const answer =
					told.kind === "everything" ? takePage(channelId, told) : takeChanges(channelId, told);
				writeState();
				return answer;
			}),

		/** Conversations that changed after `since`; null: too many, or some are gone, so lists have to be read again. */
		changedSince(since: number): IndexedConversation[] | null {
			if (!(since >= state.resetSeq && since <= state.seq)) return null;
			return state.changes
				.filter(([seq]) => seq > since)
				.flatMap(([, n]) => rows.select("WHERE n = ?", n).map(({ conversation }) => conversation));
		},

		/**
		 * Takes archived conversations out, the oldest first and so many in one look. No list changes by it, as lists go on
		 * in the archive: nobody is told, and no count counts closed ones.
		 */
		archive: (): number =>
			change(() => {
				const now = clock();
				// Our own last words may be a day younger than the closing.
				const looked = rows.select(
					"WHERE status = 'closed' AND last_activity_at <= ? ORDER BY last_activity_at, id LIMIT ?",
					now - ARCHIVE_AFTER_MS + REOPEN_WITHIN_MS,
					ARCHIVED_PER_LOOK,
				);
				const archived = looked.filter(({ conversation }) => isArchived(conversation, now));
				for (const { n } of archived) rows.remove(n);
				return archived.length;
			}),

		/** Begins anew, without a row and without a mark: every channel tells everything. Lists are read again. */
		reset: (): void =>
			change(() => {
				rows.clear();
				const seq = state.seq + 1;
				state = { ...emptyState(), seq, resetSeq: seq };
				active = null;
				sighted.forget();
				writeState();
			}),

		/** Removes what the index has of a channel, or of some of its contacts; answers how many conversations. */
		forget: (channelId: string, contactIds: readonly string[] | null): number =>
			change(() => {
				const removed =
					contactIds === null
						? removeWhere("channel_id = ?", channelId)
						: removeWhere(
								"channel_id = ? AND contact_id IN (SELECT value FROM json_each(?))",
								channelId,
								JSON.stringify(contactIds),
							);
				for (const id of contactIds ?? []) forgotten.set(id, clock() + ON_ITS_WAY_MS);
				if (contactIds === null) delete state.marks[channelId];
				else rows.clearWords();
				writeState();
				return removed;
			}),
	};
}

/** Also of what was never told as closed: it was followed before that was told. */
const OVER = {
	status: "closed",
	handler: "nobody",
	unread: 0,
	waitingSince: null,
	snoozedUntil: null,
} as const;

const withChannel = (told: ToldConversation, channelId: string): IndexedConversation => ({
	...told,
	channelId,
});

const unknownBut = ({ closedAt, openedAt }: EndedConversation) => ({
	openedAt,
	avatarUrl: null,
	lastActivityAt: closedAt,
	lastText: "",
	lastType: null,
	lastDirection: null,
	assigneeId: null,
	assigneeName: null,
	agentId: null,
	agentName: null,
	labels: [],
	isOverLimit: false,
});
