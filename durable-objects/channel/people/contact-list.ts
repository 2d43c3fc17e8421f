import type { Handler } from "#app/domain/agents/answering.ts";
import {
	type ContactFilter,
	type ListChoice,
	matchesFilter,
} from "#app/domain/inbox/contact-filter.ts";
import { type ConversationSight, mayRead } from "#app/domain/conversations/sight.ts";
import { formatCursor, type Position } from "#app/domain/inbox/cursor.ts";
import { planSearch, type SearchPlan } from "#app/domain/inbox/search-key.ts";
import { type ContactRows, SELECT_CONTACT } from "./contact-rows.ts";
import type { ContactRow } from "../ledger/rows.ts";

/** Contacts a filter checks for one page; the page may be short and says where to go on. */
const MAX_LOOKED_AT = 500;
/** Unread conversations are counted up to here; screens show "99+" from there. */
export const COUNTED_UNREAD = 100;

/**
 * The column `shelf` (steps.ts) divides contacts into four groups, open or closed and read or unread, each
 * indexed by activity. Open contacts are read without passing closed ones, and a contact that changes its
 * group costs the one index row that a message changes anyway.
 */
const OPEN = [0, 1];
const UNREAD = [1, 3];
const CLOSED = [2, 3];
const EVERYTHING = [0, 1, 2, 3];

const SHELVES: Record<ContactFilter, readonly number[]> = {
	open: OPEN,
	mine: OPEN,
	unassigned: OPEN,
	agent: OPEN,
	unread: UNREAD,
	closed: CLOSED,
	all: EVERYTHING,
};

/** Filters whose shelves contain nothing else: no row read is discarded. */
const EXACT: ReadonlySet<ContactFilter> = new Set(["open", "unread", "closed", "all"]);

export interface Wanted extends ListChoice {
	/** Id of the reading member, for the filter `mine`. */
	memberId: string;
	/** What they read; null: everything. */
	sight: ConversationSight | null;
}

/** A search first checks this many contacts with the newest activity. */
const ACTIVE_FIRST = 25;
const MIN_FOUND = 5;

interface Page {
	rows: ContactRow[];
	nextCursor: string | null;
}

interface Placed extends Record<string, SqlStorageValue> {
	n: number;
	last_at: number;
}

interface LookedAt extends Placed {
	unread: number;
	assignee_id: string | null;
	closed_at: number | null;
	handler: Handler;
	labels: string | null;
	department_id: string | null;
}

interface Named extends Placed {
	name_key: string;
}

const SELECT_NAMED = "SELECT c.n, c.last_at, c.name_key FROM contacts c";
const SELECT_LOOKED_AT =
	"SELECT c.n, c.last_at, c.unread, c.assignee_id, c.closed_at, c.handler, c.labels, c.department_id FROM contacts c";

const cursorAt = (row: Placed): string => formatCursor("contacts", { at: row.last_at, tie: row.n });

const isNewer = (a: Placed, b: Placed): boolean =>
	a.last_at === b.last_at ? a.n > b.n : a.last_at > b.last_at;

/** Merges lists of the same order, reading each no further than needed. */
function* inOneOrder<Row extends Placed>(lists: readonly Iterator<Row>[]): Generator<Row> {
	const heads = lists.map((list) => ({ list, row: list.next().value as Row | undefined }));
	for (;;) {
		let newest: (typeof heads)[number] | null = null;
		for (const head of heads) {
			if (head.row === undefined) continue;
			if (newest?.row === undefined || isNewer(head.row, newest.row)) newest = head;
		}
		if (newest?.row === undefined) return;
		yield newest.row;
		newest.row = newest.list.next().value as Row | undefined;
	}
}

const isSeen = (sight: ConversationSight, row: Pick<LookedAt, "department_id" | "assignee_id">) =>
	mayRead(sight, { departmentId: row.department_id, assigneeId: row.assignee_id });

function isWanted(row: LookedAt, wanted: Wanted): boolean {
	if (wanted.sight !== null && !isSeen(wanted.sight, row)) return false;
	const labels = row.labels === null ? [] : (JSON.parse(row.labels) as string[]);
	const contact = {
		unread: row.unread,
		assignee: row.assignee_id === null ? null : { memberId: row.assignee_id },
		closedAt: row.closed_at,
		conversation: { handler: row.handler, labels },
	};
	return matchesFilter(contact, wanted, wanted.memberId);
}

/** Lists of contacts: by activity and filter, by search, by change. */
export function createContactList(sql: SqlStorage, one: ContactRows) {
	/**
	 * One shelf by newest activity, contacts without messages last. Merged contacts have last_at -1 and are
	 * left out. What lies after a place takes two seeks: with one SQLite would scan all contacts of a busy
	 * second.
	 */
	function* onShelf<Row extends Placed>(
		select: string,
		shelf: number,
		after: Position | null,
	): Generator<Row> {
		const read = (where: string, ...values: number[]) =>
			sql.exec<Row>(
				`${select} WHERE c.shelf = ? AND ${where} ORDER BY c.last_at DESC, c.n DESC`,
				shelf,
				...values,
			);
		if (after === null) return yield* read("c.last_at >= 0");
		yield* read("c.last_at = ? AND c.n < ?", after.at, after.tie);
		yield* read("c.last_at < ? AND c.last_at >= 0", after.at);
	}

	const readFrom = <Row extends Placed>(
		select: string,
		filter: ContactFilter,
		after: Position | null,
	): Generator<Row> =>
		inOneOrder(SHELVES[filter].map((shelf) => onShelf<Row>(select, shelf, after)));

	/** A page of whole shelves; each row is read once, with its last message's status. */
	function listShelves(filter: ContactFilter, after: Position | null, limit: number): Page {
		const rows: ContactRow[] = [];
		for (const row of readFrom<ContactRow>(SELECT_CONTACT, filter, after)) {
			rows.push(row);
			if (rows.length === limit) return { rows, nextCursor: cursorAt(row) };
		}
		return { rows, nextCursor: null };
	}

	/** A page for filters that need each row checked, no further than needed. */
	function listLookedAt(wanted: Wanted, after: Position | null, limit: number): Page {
		const found: number[] = [];
		let lookedAt = 0;
		for (const row of readFrom<LookedAt>(SELECT_LOOKED_AT, wanted.filter, after)) {
			lookedAt += 1;
			if (isWanted(row, wanted)) found.push(row.n);
			if (found.length === limit || lookedAt === MAX_LOOKED_AT)
				return { rows: found.map(one.get), nextCursor: cursorAt(row) };
		}
		return { rows: found.map(one.get), nextCursor: null };
	}

	const numbers = (query: string, ...values: SqlStorageValue[]): number[] =>
		sql
			.exec<{ n: number }>(query, ...values)
			.toArray()
			.map(({ n }) => n);

	/** Matches among the contacts with the newest activity; a number search finds few anyway. */
	function findActive(plan: Exclude<SearchPlan, { kind: "all" }>): number[] {
		if (plan.kind === "number") return [];
		const found: number[] = [];
		let looked = 0;
		for (const { n, name_key: key } of readFrom<Named>(SELECT_NAMED, "all", null)) {
			const isMeant =
				plan.kind === "prefix" ? key >= plan.from && key < plan.to : key.includes(plan.key);
			if (isMeant) found.push(n);
			looked += 1;
			if (looked === ACTIVE_FIRST) break;
		}
		return found;
	}

	const findByPrefix = (plan: { from: string; to: string }, limit: number): number[] =>
		numbers(
			"SELECT n FROM contacts WHERE name_key >= ? AND name_key < ? ORDER BY name_key LIMIT ?",
			plan.from,
			plan.to,
			limit,
		);

	const findByWords = (
		plan: Extract<SearchPlan, { kind: "substring" | "number" }>,
		below: number,
		limit: number,
	): number[] =>
		numbers(
			`SELECT rowid AS n FROM contact_search WHERE contact_search MATCH ? AND rowid < ?
			 ORDER BY rowid DESC LIMIT ?`,
			plan.kind === "number" ? plan.phrases.join(" OR ") : plan.phrase,
			below,
			limit,
		);

	/** Each unread contact is looked at, up to MAX_LOOKED_AT of them. */
	const countUnreadOf = (sight: ConversationSight): number =>
		sql
			.exec<Pick<LookedAt, "department_id" | "assignee_id">>(
				`SELECT department_id, assignee_id FROM contacts
				 WHERE shelf IN (1, 3) AND last_at >= 0 LIMIT ?`,
				MAX_LOOKED_AT,
			)
			.toArray()
			.filter((row) => isSeen(sight, row))
			.slice(0, COUNTED_UNREAD).length;

	return {
		/** One page of at most `size` contacts, which also bounds the rows read. */
		list(wanted: Wanted, after: Position | null, size: number): Page {
			// Each shelf is read up to two rows ahead, and after a place each takes two seeks.
			const shelves = SHELVES[wanted.filter].length;
			const limit = size - 2 * shelves + 1 - (after === null ? 0 : shelves);
			return EXACT.has(wanted.filter) && wanted.label === null && wanted.sight === null
				? listShelves(wanted.filter, after, limit)
				: listLookedAt(wanted, after, limit);
		},

		/** Conversations with unread messages, counted up to COUNTED_UNREAD. */
		countUnread(sight: ConversationSight | null = null): number {
			if (sight !== null) return countUnreadOf(sight);
			const { unread } = sql
				.exec<{ unread: number }>(
					`SELECT count(*) AS unread FROM (
						SELECT 1 FROM contacts WHERE shelf IN (1, 3) AND last_at >= 0 LIMIT ?
					)`,
					COUNTED_UNREAD,
				)
				.one();
			return unread;
		},

		/**
		 * Matches, about `limit` per page: substrings from three characters; shorter queries are prefixes
		 * and have one page. The first page begins with recently active contacts; then follow the others,
		 * the newest contact first.
		 * @param after where the page before ended; null for the first
		 */
		search(query: string, after: Position | null, limit: number): Page {
			const plan = planSearch(query);
			if (plan.kind === "all") return listShelves("all", after, limit);
			const active = findActive(plan);
			const first = after === null ? active : [];
			const room = Math.max(MIN_FOUND, limit - first.length);
			const known =
				plan.kind === "prefix"
					? findByPrefix(plan, room)
					: findByWords(plan, after?.tie ?? Number.MAX_SAFE_INTEGER, room);
			const last = known.at(-1);
			const isMore = plan.kind !== "prefix" && last !== undefined && known.length === room;
			return {
				rows: [...first, ...known.filter((n) => !active.includes(n))]
					.map(one.get)
					.sort((a, b) => b.last_at - a.last_at || b.n - a.n),
				nextCursor: isMore ? formatCursor("found", { at: 0, tie: last }) : null,
			};
		},

		/**
		 * At most `limit` contacts changed after `since` by something other than a message, in the order of
		 * the changes.
		 */
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
