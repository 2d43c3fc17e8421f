import type {
	EndedConversation,
	TellingAnswer,
	ToldChanges,
	ToldConversation,
	ToldPage,
} from "#app/contracts/told-conversations.ts";
import type { Due } from "#app/domain/goals/goal.ts";
import type { ContactRow } from "../ledger/rows.ts";
import { archivedUpTo } from "#app/domain/conversations/archive.ts";
import type { Inbox } from "../inbox.ts";
import { createProgress } from "../../object/progress.ts";
import { describe, describeEnded, type EndedRow } from "../dialogues/told.ts";

/** Set while everything is to be told again. */
const AGAIN = "conversations_again";
/** Changes read in one go. */
const PAGE = 500;
/** Conversations of one page when everything is told. */
const WHOLE_PAGE = 200;
/** Conversations whose last told state is remembered, so that equal states are not told again. */
const REMEMBERED = 2_000;

interface Place {
	workspaceId: string;
	channelId: string;
}

/** The workspace's hub, as a channel's object tells it about conversations. */
export interface ConversationHub {
	conversationMark(channelId: string, generation: number): Promise<number | null>;
	tellConversations(channelId: string, told: ToldChanges | ToldPage): Promise<TellingAnswer>;
}

export interface ConversationProjectionParts {
	hub(workspaceId: string): ConversationHub;
	sql: SqlStorage;
	inbox: Pick<Inbox, "contacts" | "seq">;
	/** Until when the goals of a contact's conversation are to be met; null: nothing is due. */
	due(row: ContactRow): Due | null;
}

export type ConversationProjection = ReturnType<typeof createConversationProjection>;

/**
 * Tells the workspace's hub about conversations: only those that changed, and each state once. The hub keeps how far it
 * was told, so that nothing is written here for it; after a sleep it is asked.
 */
export function createConversationProjection({
	hub,
	sql,
	inbox,
	due,
}: ConversationProjectionParts) {
	const { contacts, seq } = inbox;
	const progress = createProgress(sql);
	/** Up to where the hub was told; null: it has nothing; undefined: it was not asked in this life of the object. */
	let mark: number | null | undefined;
	/** Up to where changes were looked at: some change nothing that lists show. */
	let looked = seq.current();
	const told = new Map<string, string>();

	/** Another number after the object's count may have gone back: what was told before does not order what is told now. */
	function generation(): number {
		const known = progress.find("conversations_generation");
		if (known !== null) return known;
		const first = Date.now();
		progress.set("conversations_generation", first);
		return first;
	}

	const column = (query: string, since: number, limit: number): { n: number; seq: number }[] =>
		sql.exec<{ n: number; seq: number }>(query, since, limit).toArray();

	/** Contacts that changed after `since`, and up to which `seq` the list is complete. */
	function changedSince(since: number, limit: number): { numbers: number[]; upTo: number } {
		const said = column(
			"SELECT contact AS n, seq FROM messages WHERE seq > ? ORDER BY seq LIMIT ?",
			since,
			limit,
		);
		const touched = column(
			`SELECT n, touched_seq AS seq FROM contacts WHERE touched_seq > ?
			 ORDER BY touched_seq LIMIT ?`,
			since,
			limit,
		);
		const upTo = Math.min(
			...[said, touched].map((list) =>
				list.length === limit ? (list.at(-1)?.seq ?? since) : seq.current(),
			),
		);
		const within = [...said, ...touched].filter((change) => change.seq <= upTo);
		return { numbers: [...new Set(within.map(({ n }) => n))], upTo };
	}

	const endedBetween = (since: number, upTo: number, closedAfter = 0): EndedConversation[] =>
		sql
			.exec<EndedRow>(
				`SELECT * FROM ended_conversations WHERE seq > ? AND seq <= ? AND closed_at > ?
				 ORDER BY seq`,
				since,
				upTo,
				closedAfter,
			)
			.toArray()
			.map((row) => describeEnded(row, contacts.get(row.contact)));

	const describeAll = (numbers: readonly number[], channelId: string): ToldConversation[] =>
		numbers.flatMap((n) => {
			const row = contacts.get(n);
			const told = describe(row, channelId);
			const moments = due(row);
			return told ? [{ ...told, ...(moments && { due: moments }) }] : [];
		});

	function remember(conversations: readonly ToldConversation[]): void {
		for (const one of conversations) told.set(one.id, JSON.stringify(one));
		for (const id of told.keys()) {
			if (told.size <= REMEMBERED) break;
			told.delete(id);
		}
	}

	/** Tells all conversations but archived ones, page by page. One that is interrupted is begun anew. */
	async function tellEverything({ workspaceId, channelId }: Place): Promise<void> {
		told.clear();
		const begunAt = seq.current();
		const archived = archivedUpTo(Date.now());
		let ended = endedBetween(0, begunAt, archived);
		for (let from = 0, isFirst = true; ; isFirst = false) {
			const numbers = sql
				.exec<{ n: number }>(
					`SELECT n FROM contacts WHERE n > ? AND conversation_id IS NOT NULL
						AND (closed_at IS NULL OR closed_at > ?) ORDER BY n LIMIT ?`,
					from,
					archived,
					WHOLE_PAGE,
				)
				.toArray()
				.map(({ n }) => n);
			const current = describeAll(numbers, channelId);
			const isLast = numbers.length < WHOLE_PAGE && ended.length <= WHOLE_PAGE;
			await hub(workspaceId).tellConversations(channelId, {
				kind: "everything",
				generation: generation(),
				version: seq.current(),
				begunAt,
				isFirst,
				isLast,
				current,
				ended: ended.slice(0, WHOLE_PAGE),
			});
			remember(current);
			if (isLast) break;
			ended = ended.slice(WHOLE_PAGE);
			from = numbers.at(-1) ?? from;
		}
		mark = looked = begunAt;
		if (progress.find(AGAIN) === 1) progress.set(AGAIN, 0);
	}

	/** Tells what changed since the mark; the hub may say that it has less than we thought. */
	async function tellChanges({ workspaceId, channelId }: Place, from: number): Promise<number> {
		const { numbers, upTo } = changedSince(looked, PAGE);
		const current = describeAll(numbers, channelId).filter(
			(one) => told.get(one.id) !== JSON.stringify(one),
		);
		const ended = endedBetween(looked, upTo);
		looked = upTo;
		if (current.length + ended.length === 0) return 0;
		const answer = await hub(workspaceId).tellConversations(channelId, {
			kind: "changes",
			generation: generation(),
			version: seq.current(),
			from,
			upTo,
			current,
			ended,
		});
		if (answer.taken) {
			mark = upTo;
			for (const { id } of ended) told.delete(id);
			remember(current);
			return current.length;
		}
		told.clear();
		mark = answer.mark;
		looked = answer.mark ?? 0;
		return 0;
	}

	return {
		/** Whether something is known to be untold. */
		isPending: (): boolean => mark === null || seq.news() > looked,

		/** Whether the hub was not asked yet what it has: an alarm may have been set for what it lacks. */
		isUnsure: (): boolean => mark === undefined,

		/** Tells everything that is pending; answers how many conversations had changed. Rejects when the hub does. */
		async project(place: Place): Promise<number> {
			let count = 0;
			try {
				if (mark === undefined) {
					mark = await hub(place.workspaceId).conversationMark(place.channelId, generation());
					looked = mark ?? 0;
				}
				if (progress.find(AGAIN) === 1) mark = null;
				while (mark === null || seq.news() > looked) {
					if (mark === null) await tellEverything(place);
					else count += await tellChanges(place, mark);
				}
				return count;
			} catch (error) {
				// What was told may have arrived or not: the hub knows.
				mark = undefined;
				told.clear();
				throw error;
			}
		},

		/** The hub says that it lacks something: it is asked what it has. */
		askAgain(): void {
			mark = undefined;
			told.clear();
		},

		/** What is told of conversations changed without a change of theirs: all of them are told again, also after a crash. */
		tellAgain(): void {
			progress.set(AGAIN, 1);
			mark = null;
		},

		/** The object's count may have gone back, or the hub may have lost rows: everything is told again. */
		forgetTold(): void {
			progress.set("conversations_generation", Math.max(Date.now(), generation() + 1));
			mark = undefined;
		},
	};
}
