import { type ContactFilter, matchesFilter } from "#app/domain/inbox/contact-filter.ts";
import { formatCursor, type Position } from "#app/domain/inbox/cursor.ts";
import { planSearch } from "#app/domain/inbox/search-key.ts";
import { type ContactRows, SELECT_CONTACT } from "./contact-rows.ts";
import { readBehind } from "./keyset.ts";
import type { ContactRow } from "./rows.ts";

/** A filter looks at this many contacts for one page; a page may be short, and say where to go on. */
const MAX_LOOKED_AT = 500;

interface Page {
	rows: ContactRow[];
	nextCursor: string | null;
}

interface LookedAt extends Record<string, SqlStorageValue> {
	n: number;
	last_at: number;
	unread: number;
	assignee_id: string | null;
	closed_at: number | null;
}

const cursorAt = (row: { last_at: number; n: number }): string =>
	formatCursor("contacts", { at: row.last_at, tie: row.n });

/** Contacts in numbers: newest activity first, by filter, by name, by what changed. */
export function createContactList(sql: SqlStorage, one: ContactRows) {
	/** Newest activity first, contacts without messages last. Reads one row and one tick each. */
	function list(after: Position | null, limit: number): Page {
		// Who has become a part of somebody stands below all others: last_at is -1 there.
		const read = (where: string, ...values: number[]) =>
			sql
				.exec<ContactRow>(
					`${SELECT_CONTACT} WHERE ${where} ORDER BY c.last_at DESC, c.n DESC LIMIT ?`,
					...values,
				)
				.toArray();
		const rows = readBehind(after, limit, {
			first: (count) => read("c.last_at >= 0", count),
			ties: ({ at, tie }, count) => read("c.last_at = ? AND c.n < ?", at, tie, count),
			earlier: ({ at }, count) => read("c.last_at < ? AND c.last_at >= 0", at, count),
		});
		const last = rows.at(-1);
		return { rows, nextCursor: last && rows.length === limit ? cursorAt(last) : null };
	}

	function* lookFrom(after: Position | null): Generator<LookedAt> {
		const read = (where: string, ...values: number[]) =>
			sql.exec<LookedAt>(
				`SELECT n, last_at, unread, assignee_id, closed_at FROM contacts
				 WHERE ${where} ORDER BY last_at DESC, n DESC`,
				...values,
			);
		if (after !== null) yield* read("last_at = ? AND n < ?", after.at, after.tie);
		if (after === null) yield* read("last_at >= 0");
		else yield* read("last_at < ? AND last_at >= 0", after.at);
	}

	return {
		list,

		/**
		 * The same, only those a filter shows. Rows are read one by one and no further than needed.
		 * @param memberId who looks, for the filter `mine`
		 */
		listMatching(
			filter: ContactFilter,
			memberId: string,
			after: Position | null,
			limit: number,
		): Page {
			const found: number[] = [];
			let lookedAt = 0;
			for (const row of lookFrom(after)) {
				lookedAt += 1;
				const assignee = row.assignee_id === null ? null : { memberId: row.assignee_id };
				if (
					matchesFilter({ unread: row.unread, assignee, closedAt: row.closed_at }, filter, memberId)
				)
					found.push(row.n);
				if (found.length === limit || lookedAt === MAX_LOOKED_AT)
					return { rows: found.map(one.get), nextCursor: cursorAt(row) };
			}
			return { rows: found.map(one.get), nextCursor: null };
		},

		/** At most `limit` matches: substring from three characters (newest contacts), prefix below. */
		search(query: string, limit: number): ContactRow[] {
			const plan = planSearch(query);
			if (plan.kind === "all") return list(null, limit).rows;
			const rows =
				plan.kind === "prefix"
					? sql.exec<ContactRow>(
							`${SELECT_CONTACT} WHERE c.name_key >= ? AND c.name_key < ? ORDER BY c.name_key LIMIT ?`,
							plan.from,
							plan.to,
							limit,
						)
					: sql.exec<ContactRow>(
							`${SELECT_CONTACT} WHERE c.n IN (
								SELECT rowid FROM contact_search WHERE contact_search MATCH ? ORDER BY rowid DESC LIMIT ?
							)`,
							plan.phrase,
							limit,
						);
			return rows.toArray().sort((a, b) => b.last_at - a.last_at || b.n - a.n);
		},

		/** Contacts changed after `since` by something that was not a message, oldest change first. */
		touchedSince(since: number, limit: number): ContactRow[] {
			return sql
				.exec<ContactRow>(
					`${SELECT_CONTACT} WHERE c.touched_seq > ? ORDER BY c.touched_seq LIMIT ?`,
					since,
					limit,
				)
				.toArray();
		},
	};
}
