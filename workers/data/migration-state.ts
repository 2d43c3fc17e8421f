import journal from "../../migrations/meta/_journal.json" with { type: "json" };
import { withDeadline } from "./deadline.ts";

/** The newest migration this build knows. */
export const LATEST_MIGRATION = journal.entries.at(-1)?.tag ?? "";

/** What the database says of itself: the newest applied migration, null before the first. */
export interface MigrationState {
	latest: string | null;
	/** This build's newest migration is applied; later ones do not hurt, they only add (R36). */
	isCurrent: boolean;
}

/** Reads wrangler's own table of applied migrations. */
export async function readMigrationState(d1: D1Database): Promise<MigrationState> {
	try {
		const { results } = await withDeadline(d1)
			.prepare("select name from d1_migrations order by id desc")
			.all<{ name: string }>();
		const names = results.map(({ name }) => name.replace(/\.sql$/, ""));
		return { latest: names[0] ?? null, isCurrent: names.includes(LATEST_MIGRATION) };
	} catch (error) {
		// A database without migrations has no such table; any other error is a fault.
		if (error instanceof Error && /no such table/.test(error.message))
			return { latest: null, isCurrent: false };
		throw error;
	}
}

const current = new WeakSet<object>();

/** True when this build may write. Read once per isolate, as migrations only go forward. */
export async function isSchemaCurrent(d1: D1Database): Promise<boolean> {
	if (current.has(d1)) return true;
	const { isCurrent } = await readMigrationState(d1);
	if (isCurrent) current.add(d1);
	return isCurrent;
}
