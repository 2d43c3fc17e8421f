import { and, asc, count, eq, lt, sql } from "drizzle-orm";
import { type LibraryFile, MAX_LIBRARY_FILES } from "#app/domain/library/library-file.ts";
import type { Database } from "#workers/data/database.ts";
import { libraryFiles } from "#workers/data/schema/library.ts";

const shown = {
	id: libraryFiles.id,
	hash: libraryFiles.hash,
	name: libraryFiles.name,
	description: libraryFiles.description,
	mimetype: libraryFiles.mimetype,
	bytes: libraryFiles.bytes,
	createdAt: libraryFiles.createdAt,
};

/** By name. */
export const listLibraryFiles = (db: Database, workspaceId: string): Promise<LibraryFile[]> =>
	db
		.select(shown)
		.from(libraryFiles)
		.where(eq(libraryFiles.workspaceId, workspaceId))
		.orderBy(asc(libraryFiles.name))
		.limit(MAX_LIBRARY_FILES);

export async function findLibraryFile(
	db: Database,
	workspaceId: string,
	id: string,
): Promise<LibraryFile | null> {
	const [found] = await db
		.select(shown)
		.from(libraryFiles)
		.where(and(eq(libraryFiles.workspaceId, workspaceId), eq(libraryFiles.id, id)));
	return found ?? null;
}

/** Adds a file; false when there are as many as may be, or one with its name or its bytes. */
export async function insertLibraryFile(
	db: Database,
	workspaceId: string,
	file: LibraryFile,
): Promise<boolean> {
	const { id, hash, name, description, mimetype, bytes, createdAt } = file;
	const counted = db
		.select({ known: count().as("known") })
		.from(libraryFiles)
		.where(eq(libraryFiles.workspaceId, workspaceId))
		.as("counted");
	const rows = await db
		.insert(libraryFiles)
		.select(
			db
				.select({
					id: sql`${id}`.as("id"),
					workspaceId: sql`${workspaceId}`.as("workspace_id"),
					hash: sql`${hash}`.as("hash"),
					name: sql`${name}`.as("name"),
					description: sql`${description}`.as("description"),
					mimetype: sql`${mimetype}`.as("mimetype"),
					bytes: sql`${bytes}`.as("bytes"),
					createdAt: sql`${createdAt}`.as("created_at"),
					updatedAt: sql`${createdAt}`.as("updated_at"),
				})
				.from(counted)
				.where(lt(counted.known, MAX_LIBRARY_FILES)),
		)
		.onConflictDoNothing()
		.returning({ id: libraryFiles.id });
	return rows.length > 0;
}

/** `taken`: another file has that name. */
export async function updateLibraryFile(
	db: Database,
	workspaceId: string,
	id: string,
	change: { name: string; description: string },
	now: number,
): Promise<"changed" | "not_found" | "taken"> {
	const isOthers = sql`exists (select 1 from library_files as other where other.workspace_id = ${workspaceId}
		and other.name = ${change.name} and other.id <> ${id})`;
	const rows = await db
		.update(libraryFiles)
		.set({ ...change, updatedAt: now })
		.where(
			and(eq(libraryFiles.workspaceId, workspaceId), eq(libraryFiles.id, id), sql`not ${isOthers}`),
		)
		.returning({ id: libraryFiles.id });
	if (rows.length > 0) return "changed";
	return (await findLibraryFile(db, workspaceId, id)) === null ? "not_found" : "taken";
}

export async function deleteLibraryFile(
	db: Database,
	workspaceId: string,
	id: string,
): Promise<void> {
	await db
		.delete(libraryFiles)
		.where(and(eq(libraryFiles.workspaceId, workspaceId), eq(libraryFiles.id, id)));
}
