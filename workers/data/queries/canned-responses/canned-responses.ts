import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { CannedResponse } from "#app/contracts/canned-responses.ts";
import { MAX_RESPONSES, type ResponseTexts } from "#app/domain/canned-responses/canned-response.ts";
import { NOTHING, value } from "#workers/data/bound-value.ts";
import type { Database } from "#workers/data/database.ts";
import {
	cannedResponseFavourites,
	cannedResponseMonths,
	cannedResponses,
} from "#workers/data/schema/canned-response.ts";

const OF_WORKSPACE = "";

/** Who looks: sees the workspace's and their own. */
interface Reader {
	workspaceId: string;
	memberId: string;
}
/** Whose responses: a member's own, or the workspace's. */
interface Owner extends Reader {
	isTeam: boolean;
}

const ownerColumn = ({ memberId, isTeam }: Owner): string => (isTeam ? OF_WORKSPACE : memberId);

const isSeenBy = ({ workspaceId, memberId }: Reader): SQL | undefined =>
	and(
		eq(cannedResponses.workspaceId, workspaceId),
		inArray(cannedResponses.owner, [OF_WORKSPACE, memberId]),
	);
const isOf = (owner: Owner): SQL | undefined =>
	and(
		eq(cannedResponses.workspaceId, owner.workspaceId),
		eq(cannedResponses.owner, ownerColumn(owner)),
	);

/** What a member sees, by shortcut, and how often any was sent in the month. @param month YYYY-MM */
export async function readResponses(
	db: Database,
	reader: Reader,
	month: string,
): Promise<{ responses: CannedResponse[]; usesThisMonth: number }> {
	const [rows, months] = await db.batch([
		db
			.select({
				id: cannedResponses.id,
				owner: cannedResponses.owner,
				shortcut: cannedResponses.shortcut,
				title: cannedResponses.title,
				text: cannedResponses.text,
				language: cannedResponses.language,
				uses: cannedResponses.uses,
				favourite: cannedResponseFavourites.responseId,
			})
			.from(cannedResponses)
			.leftJoin(
				cannedResponseFavourites,
				and(
					eq(cannedResponseFavourites.workspaceId, reader.workspaceId),
					eq(cannedResponseFavourites.memberId, reader.memberId),
					eq(cannedResponseFavourites.responseId, cannedResponses.id),
				),
			)
			.where(isSeenBy(reader))
			.orderBy(asc(cannedResponses.shortcut), asc(cannedResponses.language))
			.limit(2 * MAX_RESPONSES),
		db
			.select({ uses: cannedResponseMonths.uses })
			.from(cannedResponseMonths)
			.where(
				and(
					eq(cannedResponseMonths.workspaceId, reader.workspaceId),
					eq(cannedResponseMonths.month, month),
				),
			),
	]);
	const responses = rows.map(({ owner, favourite, ...texts }) => ({
		...texts,
		isTeam: owner === OF_WORKSPACE,
		isFavourite: favourite !== null,
	}));
	return { responses, usesThisMonth: months[0]?.uses ?? 0 };
}

/** Whether it is the workspace's, if the member sees it; null: they do not. */
export async function findResponse(
	db: Database,
	reader: Reader,
	id: string,
): Promise<{ isTeam: boolean } | null> {
	const [found] = await db
		.select({ owner: cannedResponses.owner })
		.from(cannedResponses)
		.where(and(eq(cannedResponses.id, id), isSeenBy(reader)));
	return found ? { isTeam: found.owner === OF_WORKSPACE } : null;
}

const TAKEN = { isTaken: true } as const;

/** Adds one. `isTaken`: the owner has the shortcut in this language already; `isFull`: as many as may be. */
export async function insertResponse(
	db: Database,
	owner: Owner,
	{ id, now, ...texts }: ResponseTexts & { id: string; now: number },
): Promise<{ isTaken?: true; isFull?: true }> {
	const rows = await orTaken(
		db
			.insert(cannedResponses)
			.select(
				db
					.select({
						id: value("id", id),
						workspaceId: value("workspace_id", owner.workspaceId),
						owner: value("owner", ownerColumn(owner)),
						shortcut: value("shortcut", texts.shortcut),
						title: value("title", texts.title),
						text: value("text", texts.text),
						language: value("language", texts.language),
						uses: value("uses", 0),
						createdAt: value("created_at", now),
						updatedAt: value("updated_at", now),
					})
					.from(NOTHING)
					.where(
						sql`(select count(*) from canned_responses
							where workspace_id = ${owner.workspaceId} and owner = ${ownerColumn(owner)}) < ${MAX_RESPONSES}`,
					),
			)
			.returning({ id: cannedResponses.id }),
	);
	if (rows === null) return TAKEN;
	return rows.length > 0 ? {} : { isFull: true };
}

/** Gives one other texts. `isTaken`: see `insertResponse`. */
export async function updateResponse(
	db: Database,
	workspaceId: string,
	{ id, now, ...texts }: ResponseTexts & { id: string; now: number },
): Promise<{ isTaken?: true }> {
	const rows = await orTaken(
		db
			.update(cannedResponses)
			.set({ ...texts, updatedAt: now })
			.where(and(eq(cannedResponses.workspaceId, workspaceId), eq(cannedResponses.id, id)))
			.returning({ id: cannedResponses.id }),
	);
	return rows === null ? TAKEN : {};
}

/** Null: the shortcut is taken. */
async function orTaken<Row>(write: PromiseLike<Row[]>): Promise<Row[] | null> {
	try {
		return await write;
	} catch (error) {
		if (isUniqueRefusal(error)) return null;
		throw error;
	}
}

/** D1 names the index in its message; drizzle may put it into the cause. */
function isUniqueRefusal(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const isMeant = /UNIQUE constraint failed: canned_responses\./.test(error.message);
	return isMeant || isUniqueRefusal(error.cause);
}

export async function deleteResponse(db: Database, workspaceId: string, id: string): Promise<void> {
	await db.batch([
		db
			.delete(cannedResponses)
			.where(and(eq(cannedResponses.workspaceId, workspaceId), eq(cannedResponses.id, id))),
		db
			.delete(cannedResponseFavourites)
			.where(
				and(
					eq(cannedResponseFavourites.workspaceId, workspaceId),
					eq(cannedResponseFavourites.responseId, id),
				),
			),
	]);
}

/** Marks one for a member, or takes the mark off; the same again changes nothing. */
export async function setFavourite(
	db: Database,
	{ workspaceId, memberId }: Reader,
	responseId: string,
	isFavourite: boolean,
): Promise<void> {
	const mark = { workspaceId, memberId, responseId };
	if (isFavourite) await db.insert(cannedResponseFavourites).values(mark).onConflictDoNothing();
	else
		await db
			.delete(cannedResponseFavourites)
			.where(
				and(
					eq(cannedResponseFavourites.workspaceId, workspaceId),
					eq(cannedResponseFavourites.memberId, memberId),
					eq(cannedResponseFavourites.responseId, responseId),
				),
			);
}

/** Counts that a message was sent with it. @param month YYYY-MM */
export async function countUse(
	db: Database,
	workspaceId: string,
	id: string,
	month: string,
): Promise<void> {
	await db.batch([
		db
			.update(cannedResponses)
			.set({ uses: sql`${cannedResponses.uses} + 1` })
			.where(and(eq(cannedResponses.workspaceId, workspaceId), eq(cannedResponses.id, id))),
		db
			.insert(cannedResponseMonths)
			.values({ workspaceId, month, uses: 1 })
			.onConflictDoUpdate({
				target: [cannedResponseMonths.workspaceId, cannedResponseMonths.month],
				set: { uses: sql`${cannedResponseMonths.uses} + 1` },
			}),
	]);
}

/** New ones in one statement: D1 takes a hundred values in one. */
const ROWS_PER_INSERT = 9;

/** Writes what a file brought: other texts for those that are there, and new ones. */
export async function importResponses(
	db: Database,
	owner: Owner,
	{ changed, added }: Record<"changed" | "added", (ResponseTexts & { id: string })[]>,
	now: number,
): Promise<void> {
	const { workspaceId } = owner;
	const updates = changed.map(({ id, ...texts }) =>
		db
			.update(cannedResponses)
			.set({ ...texts, updatedAt: now })
			.where(and(eq(cannedResponses.workspaceId, workspaceId), eq(cannedResponses.id, id))),
	);
	const rows = added.map((one) => ({
		...one,
		workspaceId,
		owner: ownerColumn(owner),
		createdAt: now,
		updatedAt: now,
	}));
	const inserts = [];
	for (let at = 0; at < rows.length; at += ROWS_PER_INSERT)
		inserts.push(
			db
				.insert(cannedResponses)
				.values(rows.slice(at, at + ROWS_PER_INSERT))
				.onConflictDoNothing(),
		);
	const [first, ...others] = [...updates, ...inserts];
	if (first) await db.batch([first, ...others]);
}

/** Shortcuts with their language of an owner, with the ids. */
export const listShortcuts = (db: Database, owner: Owner) =>
	db
		.select({
			id: cannedResponses.id,
			shortcut: cannedResponses.shortcut,
			language: cannedResponses.language,
		})
		.from(cannedResponses)
		.where(isOf(owner));
