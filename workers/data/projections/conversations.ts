import { and, eq, lt } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { createDatabase, type Database } from "#workers/data/database.ts";
import { conversations } from "#workers/data/schema/conversation.ts";

type Row = typeof conversations.$inferInsert;

/** A dialogue as its channel's object knows it now. */
export type ProjectedConversation = Omit<Row, "n" | "workspaceId" | "channelId" | "version">;

/** A conversation that another one followed: closed and read. */
export type EndedConversation = Pick<
	ProjectedConversation,
	"id" | "contactId" | "contactName" | "contactPhone" | "searchKey" | "isGroup" | "openedAt"
> & { closedAt: number };

interface Place {
	workspaceId: string;
	channelId: string;
}

/**
 * Dialogues of a channel, in one batch. What is not newer changes nothing, so that a late or a
 * repeated telling is harmless (R17, R20).
 * @param version the object's own count of changes when it was read
 */
export async function projectConversations(
	d1: D1Database,
	place: Place,
	told: { current: readonly ProjectedConversation[]; ended: readonly EndedConversation[] },
	version: number,
): Promise<void> {
	const db = createDatabase(d1);
	const [first, ...others] = [
		...told.current.map((conversation) => upsert(db, { ...conversation, ...place, version })),
		...told.ended.map((conversation) => end(db, { ...conversation, ...place, version })),
	];
	if (first) await db.batch([first, ...others]);
}

const isOlder = ({ id, workspaceId, channelId, version }: Row) =>
	and(
		eq(conversations.id, id),
		eq(conversations.workspaceId, workspaceId),
		eq(conversations.channelId, channelId),
		lt(conversations.version, version),
	);

function upsert(db: Database, row: Row): BatchItem<"sqlite"> {
	const { id: _, workspaceId: __, channelId: ___, ...facts } = row;
	return db
		.insert(conversations)
		.values(row)
		.onConflictDoUpdate({ target: conversations.id, set: facts, setWhere: isOlder(row) });
}

/** Closes conversations, keeping their last text; a missing row is created from the known fields. */
function end(
	db: Database,
	ended: EndedConversation & Place & { version: number },
): BatchItem<"sqlite"> {
	const { closedAt, version } = ended;
	const over = { status: "closed" as const, handler: "nobody" as const, unread: 0 };
	const row: Row = { ...ended, ...over, lastActivityAt: closedAt };
	return db
		.insert(conversations)
		.values(row)
		.onConflictDoUpdate({
			target: conversations.id,
			set: { ...over, closedAt, version },
			setWhere: isOlder(row),
		});
}
