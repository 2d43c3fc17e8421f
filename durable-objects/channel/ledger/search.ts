import type { SearchPage } from "#app/contracts/whatsapp.ts";
import { hasAllWords, listWords } from "#app/domain/inbox/search-words.ts";
import type { Task, Tasks } from "../../object/tasks.ts";
import { createProgress } from "../../object/progress.ts";
import { type ContactRow, type MessageRow, viewMessage } from "./rows.ts";
import type { Sequence } from "./sequence.ts";

/** So many changes wait before they are folded in: one write of the index serves many messages. */
export const FOLD_AFTER = 200;
/** Rows folded in one go; more of them let other work in between. */
const FOLDED_AT_ONCE = 500;
/** One entry of the index stands for so many numbers in a row: each entry is a billed row. */
const BLOCK = 8;
/** Changes that wait are looked through one by one, at most so many. */
const MAX_TAIL = 1_000;
const MAX_HITS = 30;
/** Entries of the index looked up together, and rounds of it, before a search says "cut". */
const STEP = 30;
const MAX_STEPS = 6;
/** Stands before a contact's number in the index: a letter that no word of a person has. */
const CONTACT_MARK = "\uE000";

const indexedText = (row: MessageRow): string =>
	`${listWords(row.text).join(" ")} ${CONTACT_MARK}${row.contact}`;

const isSearchable = (row: MessageRow): boolean =>
	row.deleted === 0 && row.text !== "" && row.type !== "call" && row.type !== "system";

/**
 * The words of all messages. The index is filled by the alarm in batches, never with a message;
 * what waits is compared directly. An entry stands for the `seq` numbers its messages had then, so
 * a changed message is simply not found by its old entry; and what is found is compared once more
 * with what it says now, so that the words of a deleted message lead nowhere.
 */
export function createMessageSearch(sql: SqlStorage, seq: Sequence, tasks: Tasks) {
	const progress = createProgress(sql);
	let indexedSeq = progress.find("indexed_seq") ?? 0;

	const isDue = (): boolean => seq.current() - indexedSeq >= FOLD_AFTER;

	const changedSince = (since: number, limit: number): MessageRow[] =>
		sql
			.exec<MessageRow>("SELECT * FROM messages WHERE seq > ? ORDER BY seq LIMIT ?", since, limit)
			.toArray();

	/** Folds what waits in whole blocks, at most one batch of it. */
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

	/** Words in quotes with a star: prefixes, and no syntax of a person's own (F19). */
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

	/** Rows that may say all words: the waiting ones, then those of the index, newest change first. */
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
		/** One batch, when enough waits. The pause lets messages in while an import is folded. */
		/** A batch at a time: other work comes in between. */
		startDue(): Task[] {
			if (!isDue()) return [];
			fold();
			return [tasks.begin("search", () => scheduler.wait(1))];
		},

		nextWake: (now: number): number | null => (isDue() ? now : null),

		/**
		 * Messages with all words, newest first, at most 30.
		 * @param scope of one contact: its number, and all numbers its messages may be indexed under
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
					if (!isSearchable(row) || !hasAllWords(row.text, words)) continue;
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
