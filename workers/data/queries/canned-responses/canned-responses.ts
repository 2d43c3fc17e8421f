import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { ResponseFile } from "#app/contracts/canned-responses.ts";
import { MAX_LIBRARY_FILES } from "#app/domain/library/library-file.ts";
import { MAX_RESPONSES, type ResponseTexts } from "#app/domain/canned-responses/canned-response.ts";
import { NOTHING, value } from "#workers/data/bound-value.ts";
import type { Database } from "#workers/data/database.ts";
import {
	cannedResponseFavourites,
	cannedResponseMonths,
	cannedResponses,
} from "#workers/data/schema/canned-response.ts";
import { libraryFiles } from "#workers/data/schema/library.ts";

/** One as its row has it: of departments only the id. */
interface ReadResponse extends ResponseTexts {
	id: string;
	/** False: the reader's own. */
	isTeam: boolean;
	departmentId: string | null;
	isFavourite: boolean;
	uses: number;
	files: ResponseFile[];
}

const OF_WORKSPACE = "";

/** Who looks: sees the workspace's, those of these departments and their own. */
interface Reader {
	workspaceId: string;
	memberId: string;
	departmentIds: readonly string[];
}
/** Whose responses: a member's own, a department's, or the workspace's. */
interface Owner {
	workspaceId: string;
	memberId: string;
	isTeam: boolean;
	/** Null: the whole workspace's. */
	departmentId: string | null;
}

const OF_DEPARTMENT = "department:";
/** Under which a department's stand in `owner`. */
export const ownerOfDepartment = (id: string): string => OF_DEPARTMENT + id;
const departmentIn = (owner: string): string | null =>
	owner.startsWith(OF_DEPARTMENT) ? owner.slice(OF_DEPARTMENT.length) : null;

function ownerColumn({ memberId, isTeam, departmentId }: Owner): string {
	if (!isTeam) return memberId;
	return departmentId === null ? OF_WORKSPACE : ownerOfDepartment(departmentId);
}

const isSeenBy = ({ workspaceId, memberId, departmentIds }: Reader): SQL | undefined =>
	and(
		eq(cannedResponses.workspaceId, workspaceId),
		inArray(cannedResponses.owner, [
			OF_WORKSPACE,
			memberId,
			...departmentIds.map(ownerOfDepartment),
		]),
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
): Promise<{ responses: ReadResponse[]; usesThisMonth: number }> {
	const [rows, months, library] = await db.batch([
		db
			.select({
				id: cannedResponses.id,
				owner: cannedResponses.owner,
				shortcut: cannedResponses.shortcut,
				title: cannedResponses.title,
				text: cannedResponses.text,
				language: cannedResponses.language,
				files: cannedResponses.files,
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
		db
			.select({ id: libraryFiles.id, name: libraryFiles.name, mimetype: libraryFiles.mimetype })
			.from(libraryFiles)
			.where(eq(libraryFiles.workspaceId, reader.workspaceId))
			.limit(MAX_LIBRARY_FILES),
	]);
	const known = new Map(library.map((file) => [file.id, file]));
	const responses = rows.map(({ owner, favourite, files, ...texts }) => ({
		...texts,
		isTeam: owner !== reader.memberId,
		departmentId: departmentIn(owner),
		isFavourite: favourite !== null,
		// What was removed from the library stands beside nothing any more.
		files: filesIn(files).flatMap((id) => known.get(id) ?? []),
	}));
	return { responses, usesThisMonth: months[0]?.uses ?? 0 };
}

const filesIn = (stored: string | null): string[] =>
	stored === null ? [] : (JSON.parse(stored) as string[]);
const storedFiles = (files: readonly string[]): string | null =>
	files.length === 0 ? null : JSON.stringify(files);

/** Whether it is the team's, if the member sees it; null: they do not. */
export async function findResponse(
	db: Database,
	reader: Reader,
	id: string,
): Promise<{ isTeam: boolean } | null> {
	const [found] = await db
		.select({ owner: cannedResponses.owner })
		.from(cannedResponses)
		.where(and(eq(cannedResponses.id, id), isSeenBy(reader)));
	return found ? { isTeam: found.owner !== reader.memberId } : null;
}

const TAKEN = { isTaken: true } as const;

/** Adds one. `isTaken`: the owner has the shortcut in this language already; `isFull`: as many as may be. */
export async function insertResponse(
	db: Database,
	owner: Owner,
	{ id, now, files, ...texts }: ResponseTexts & { id: string; now: number; files: string[] },
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
						files: value("files", storedFiles(files)),
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

/** Gives one other texts, and other files where these are named. `isTaken`: see `insertResponse`. */
export async function updateResponse(
	db: Database,
	workspaceId: string,
	{ id, now, files, ...texts }: ResponseTexts & { id: string; now: number; files?: string[] },
): Promise<{ isTaken?: true }> {
	const rows = await orTaken(
		db
			.update(cannedResponses)
			.set({ ...texts, ...(files && { files: storedFiles(files) }), updatedAt: now })
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
	{ workspaceId, memberId }: Pick<Reader, "workspaceId" | "memberId">,
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

/** Counts that a message was sent with one that the member sees, in one trip; false: they see none. @param month YYYY-MM */
export async function countUse(
	db: Database,
	reader: Reader,
	id: string,
	month: string,
): Promise<boolean> {
	const isIt = and(eq(cannedResponses.id, id), isSeenBy(reader));
	const [counted] = await db.batch([
		db
			.update(cannedResponses)
			.set({ uses: sql`${cannedResponses.uses} + 1` })
			.where(isIt)
			.returning({ id: cannedResponses.id }),
		db
			.insert(cannedResponseMonths)
			.select(
				db
					.select({
						workspaceId: cannedResponses.workspaceId,
						month: value("month", month),
						uses: value("uses", 1),
					})
					.from(cannedResponses)
					.where(isIt),
			)
			.onConflictDoUpdate({
				target: [cannedResponseMonths.workspaceId, cannedResponseMonths.month],
				set: { uses: sql`${cannedResponseMonths.uses} + 1` },
			}),
	]);
	return counted.length > 0;
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
