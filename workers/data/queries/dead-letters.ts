import type { Database } from "../database.ts";
import { deadLetters } from "../schema/dead-letter.ts";

export type NewDeadLetter = Omit<typeof deadLetters.$inferInsert, "replayedAt">;

/** Keeps a letter; the same one again changes nothing. */
export async function insertDeadLetter(db: Database, letter: NewDeadLetter): Promise<void> {
	await db.insert(deadLetters).values(letter).onConflictDoNothing();
}
