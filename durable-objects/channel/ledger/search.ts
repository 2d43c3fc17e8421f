import type { SearchPage } from "#app/contracts/whatsapp.ts";
import { hasAllWords, listWords } from "#app/domain/inbox/search-words.ts";
import type { Task, Tasks } from "../../object/tasks.ts";
import { createProgress } from "../../object/progress.ts";
import { type ContactRow, type MessageRow, transcriptOf, viewMessage } from "./rows.ts";
import type { Sequence } from "./sequence.ts";

/** This many changes wait before they are indexed: one write of the index serves many messages. */
export const FOLD_AFTER = 200;
/** Rows indexed in one batch; between batches other work gets a turn. */
const FOLDED_AT_ONCE = 500;
/** One index entry covers this many consecutive `seq` numbers: each entry is a billed row. */
const BLOCK = 8;
/** Changes not indexed yet are compared one by one, at most this many. */
const MAX_TAIL = 1_000;
const MAX_HITS = 30;
/** Index entries read per step, and steps per search; beyond them the result is marked as cut. */
const STEP = 30;
const MAX_STEPS = 6;
/** Precedes a contact's number in the index: a private-use character that no text's words contain. */
const CONTACT_MARK = "\uE000";

/** What was written, and what a voice note says or a picture shows. */
const wordsIn = (row: MessageRow): string => `${row.text} ${transcriptOf(row) ?? ""}`.trim();

const indexedText = (row: MessageRow): string =>
	`${listWords(wordsIn(row)).join(" ")} ${CONTACT_MARK}${row.contact}`;

const isSearchable = (row: MessageRow): boolean =>
	row.deleted === 0 && wordsIn(row) !== "" && row.type !== "call" && row.type !== "system";

/**
 * Full-text search over all messages. The index is filled by the alarm in batches, never with a message;
 * messages not indexed yet are compared directly. An entry covers the `seq` numbers its messages had at
 * that time, so a changed message is no longer found by its old entry; every hit is compared with its
 * present text, so that the words of a deleted message find nothing.
 */
export function createMessageSearch(sql: SqlStorage, seq: Sequence, tasks: Tasks) {
	const progress = createProgress(sql);
	let indexedSeq = progress.find("indexed_seq") ?? 0;

	const isDue = (): boolean => seq.current() - indexedSeq >= FOLD_AFTER;

	const changedSince = (since: number, limit: number): MessageRow[] =>
		sql
			.exec<MessageRow>("SELECT * FROM messages WHERE seq > ? ORDER BY seq LIMIT ?", since, limit)
			.toArray();

	/** Indexes waiting changes in whole blocks, at most one batch. */
	function fold(): void {
		const rows = changedSince(indexedSeq, FOLDED_AT_ONCE);
		const last = rows.at(-1);
		const upTo = rows.length === FOLDED_AT_ONCE && last ? last.seq : seq.current();
		const end = Math.floor((upTo + 1) / BLOCK) * BLOCK;
		const blocks = Map.groupBy(
			rows.filter((row) => row.seq < end && isSearchable(row)),
			(row) => Math.floor(row.seq / BLOCK),
		);
		for (const [block, said] of blocks)
			sql.exec(
				"INSERT INTO message_search (rowid, text) VALUES (?, ?)",
				block,
				said.map(indexedText).join(" "),
			);
		indexedSeq = end - 1;
		progress.set("indexed_seq", indexedSeq);
	}

	/** The FTS5 query: quoted words with a star match prefixes and cannot contain operators (F19). */
	function matchOf(words: readonly string[], contacts: readonly number[] | null): string {
		const asked = words.map((word) => `"${word}"*`).join(" AND ");
		if (contacts === null) return asked;
		return `${asked} AND (${contacts.map((n) => `"${CONTACT_MARK}${n}"`).join(" OR ")})`;
	}

	function findIndexed(match: string, below: number): number[] {
		return sql
			.exec<{ rowid: number }>(
				`SELECT rowid FROM message_search WHERE message_search MATCH ? AND rowid < ?
				 ORDER BY rowid DESC LIMIT ?`,
				match,
				below,
				STEP,
			)
			.toArray()
			.map((row) => row.rowid);
	}

	const rowsOf = (block: number): MessageRow[] =>
		sql
			.exec<MessageRow>(
				"SELECT * FROM messages WHERE seq >= ? AND seq < ? ORDER BY seq DESC",
				block * BLOCK,
				(block + 1) * BLOCK,
			)
			.toArray();

	/**
	 * Rows that may contain all words: those not indexed yet, then those of the index, newest change first.
	 * Yields "cut" when not everything was looked at.
	 */
	function* candidates(
		words: readonly string[],
		marks: readonly number[] | null,
	): Generator<MessageRow | "cut"> {
		const tail = changedSince(indexedSeq, MAX_TAIL);
		yield* tail.toReversed();
		if (tail.length === MAX_TAIL) yield "cut";
		const match = matchOf(words, marks);
		let below = Number.MAX_SAFE_INTEGER;
		for (let step = 0; step < MAX_STEPS; step += 1) {
			const found = findIndexed(match, below);
			for (const block of found) yield* rowsOf(block);
			if (found.length < STEP) return;
			below = found.at(-1) ?? 0;
		}
		yield "cut";
	}

	return {
		/** Empties the index, which keeps words of erased messages; the alarm fills it again. */
		forget(): void {
			sql.exec("INSERT INTO message_search (message_search) VALUES ('delete-all')");
			indexedSeq = 0;
			progress.set("indexed_seq", 0);
		},

		/**
		 * Indexes one batch when enough waits. The pause lets other work run while an import is indexed.
		 */
		startDue(): Task[] {
			if (!isDue()) return [];
			fold();
			return [tasks.begin("search", () => scheduler.wait(1))];
		},

		nextWake: (now: number): number | null => (isDue() ? now : null),

		/**
		 * Messages with all words, newest first, at most MAX_HITS. `isCut`: there may be more.
		 * @param scope one contact: its number, and all numbers its messages may be indexed under; null for
		 *   all contacts
		 */
		find(
			words: readonly string[],
			scope: { contact: number; marks: readonly number[] } | null,
			contactOf: (n: number) => ContactRow,
		): SearchPage {
			const hits: MessageRow[] = [];
			let isCut = false;
			if (words.length > 0)
				for (const row of candidates(words, scope?.marks ?? null)) {
					if (row === "cut") {
						isCut = true;
						continue;
					}
					if (scope !== null && row.contact !== scope.contact) continue;
					if (!isSearchable(row) || !hasAllWords(wordsIn(row), words)) continue;
					if (hits.length === MAX_HITS) {
						isCut = true;
						break;
					}
					hits.push(row);
				}
			hits.sort((a, b) => b.sort_at - a.sort_at || b.arrival - a.arrival);
			return { hits: hits.map((row) => viewHit(row, contactOf(row.contact))), isCut };
		},
	};
}

function viewHit(row: MessageRow, contact: ContactRow): SearchPage["hits"][number] {
	const { id, name, phone } = contact;
	return { message: viewMessage(row, id), contact: { id, name, phone } };
}
