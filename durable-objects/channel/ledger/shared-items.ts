import type { SharedItem, SharedPage } from "#app/contracts/contact-details.ts";
import { formatCursor, type Position } from "#app/domain/inbox/cursor.ts";
import {
	isShared,
	linksOf,
	LOOKED_AT_FOR_SHARED,
	SHARED_PER_PAGE,
	type SharedKind,
} from "#app/domain/inbox/shared-item.ts";
import { previewText } from "#app/domain/inbox/stored-text.ts";
import { readBehind } from "./keyset.ts";
import { type MessageRow, viewMessage } from "./rows.ts";

const NEWEST = "ORDER BY sort_at DESC, arrival DESC LIMIT ?";

/** What was shared in a conversation, from the newest message back. */
export function createSharedItems(sql: SqlStorage) {
	const select = (where: string, ...values: SqlStorageValue[]): MessageRow[] =>
		sql.exec<MessageRow>(`SELECT * FROM messages WHERE ${where} ${NEWEST}`, ...values).toArray();

	/** Of stars an index has just the rows; of anything else so many messages are looked at. */
	const looked = (contact: number, kind: SharedKind, after: Position | null): MessageRow[] => {
		const of = kind === "starred" ? "starred_at IS NOT NULL AND contact = ?" : "contact = ?";
		return readBehind(after, LOOKED_AT_FOR_SHARED, {
			first: (limit) => select(of, contact, limit),
			ties: ({ at, tie }, limit) =>
				select(`${of} AND sort_at = ? AND arrival < ?`, contact, at, tie, limit),
			earlier: ({ at }, limit) => select(`${of} AND sort_at < ?`, contact, at, limit),
		});
	};

	/** @param contact row number of a root. @param after the place it begins behind; null: the newest */
	return (contact: number, kind: SharedKind, after: Position | null): SharedPage => {
		const rows = looked(contact, kind, after);
		const items: SharedItem[] = [];
		let last: MessageRow | undefined;
		for (const row of rows) {
			if (items.length >= SHARED_PER_PAGE) break;
			items.push(...itemsOf(row, kind));
			last = row;
		}
		const isEnd = rows.length < LOOKED_AT_FOR_SHARED && last === rows.at(-1);
		return {
			items,
			nextCursor:
				isEnd || !last ? null : formatCursor("messages", { at: last.sort_at, tie: last.arrival }),
		};
	};
}

function itemsOf(row: MessageRow, kind: SharedKind): SharedItem[] {
	if (row.deleted === 1 || row.type === "system") return [];
	const { media } = viewMessage(row, "");
	const item: SharedItem = {
		messageId: row.id,
		type: row.type,
		at: row.sent_at,
		isOwn: row.direction === "outgoing",
		fileName: media?.fileName ?? null,
		mimetype: media?.mimetype ?? null,
		bytes: media?.bytes ?? null,
		seconds: media?.seconds ?? null,
		href: null,
		...(kind === "starred" && { text: previewText(row.text) }),
	};
	if (kind === "links") return linksOf(row.text).map((href) => ({ ...item, href }));
	return isShared(kind, row.type) && !media?.expired ? [item] : [];
}
