import { createDatabase, type Database } from "./database.ts";
import type { NoteRows } from "./deadline.ts";

/** A browser's request, as far as it decides from which copy of D1 it reads. */
export interface BrowserVisit {
	/** It may change something. */
	isWriting: boolean;
	/** What D1 said of the browser's last change; null: it changed nothing lately. */
	bookmark: string | null;
}

/** Longer than any of D1's. */
const MAX_LENGTH = 200;

/** A bookmark as a cookie brings it; null for what D1 never says. */
export const parseBookmark = (text: string | null): string | null =>
	text !== null && text.length <= MAX_LENGTH && /^[\da-f]+(?:-[\da-f]+)+$/.test(text) ? text : null;

export interface Databases {
	/** The primary. Whatever decides is read here: sign-ins, rights, limits, and all that is written. */
	db: Database;
	/**
	 * For what is only shown and may be some seconds old: the nearest copy of D1, which has at least what this browser
	 * changed. The primary where the request changes something, or is no browser's (record 106).
	 */
	readings: Database;
	/** What D1 says of the changes of this request; null: there are none. */
	bookmark(): string | null;
}

type Asked = Pick<D1Database, "prepare" | "batch">;

/** The platform's and a laptop's D1 have the Sessions API; a stand-in of a test need not. */
const hasSessions = (d1: D1Database): boolean => typeof d1.withSession === "function";

/**
 * The primary, and the bookmarks of what it did. Each question has a session of its own, because only the first one of
 * a session is sure to be answered by the primary.
 */
function primaryOf(d1: D1Database): { primary: Asked; bookmark: () => string | null } {
	const sessions: D1DatabaseSession[] = [];
	function open(): D1DatabaseSession {
		const session = d1.withSession("first-primary");
		sessions.push(session);
		return session;
	}
	return {
		primary: {
			prepare: (query: string) => open().prepare(query),
			batch: <T>(statements: D1PreparedStatement[]) => open().batch<T>(statements),
		},
		// Bookmarks sort by their age.
		bookmark: () =>
			sessions
				.map((session) => session.getBookmark())
				.filter((one) => one !== null)
				.toSorted()
				.at(-1) ?? null,
	};
}

/** @param visit null: no browser asks, so that nobody could keep a bookmark */
export function openDatabases(
	d1: D1Database,
	visit: BrowserVisit | null,
	note?: NoteRows,
): Databases {
	const open = (asked: Asked) => createDatabase(asked as D1Database, note);
	if (visit === null || !hasSessions(d1)) {
		const db = open(d1);
		return { db, readings: db, bookmark: () => null };
	}
	if (visit.isWriting) {
		const { primary, bookmark } = primaryOf(d1);
		const db = open(primary);
		return { db, readings: db, bookmark };
	}
	const session = d1.withSession(visit.bookmark ?? "first-unconstrained");
	return { db: open(d1), readings: open(session), bookmark: () => null };
}
