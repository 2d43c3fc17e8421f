import { eq, sql } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { contactRequests } from "#workers/data/schema/site.ts";

/** What a visitor wrote on /contact. Belongs to no workspace. */
export type ContactRequestRow = typeof contactRequests.$inferSelect;

export async function insertContactRequest(
	db: Database,
	request: ContactRequestRow,
): Promise<void> {
	await db.insert(contactRequests).values(request);
}

export async function findContactRequest(
	db: Database,
	id: string,
): Promise<ContactRequestRow | null> {
	const [found] = await db.select().from(contactRequests).where(eq(contactRequests.id, id));
	return found ?? null;
}

/** Removes at most `limit` requests made before `before`; answers how many. */
export async function purgeContactRequests(
	db: Database,
	before: number,
	limit: number,
): Promise<number> {
	const { meta } = await db.run(
		sql`delete from contact_requests where id in
			(select id from contact_requests where created_at < ${before} limit ${limit})`,
	);
	return meta.changes;
}
