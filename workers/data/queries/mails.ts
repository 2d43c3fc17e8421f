import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { mails } from "../schema/mail.ts";

export type Mail = typeof mails.$inferSelect;

/** Adds the mail of a job once; answers how it stands now. */
export async function ensureMail(
	db: Database,
	mail: { id: string; kind: string; recipient: string; createdAt: number },
): Promise<Mail> {
	const [, [found]] = await db.batch([
		db
			.insert(mails)
			.values({ ...mail, status: "queued" })
			.onConflictDoNothing(),
		db.select().from(mails).where(eq(mails.id, mail.id)),
	]);
	if (!found) throw new Error("a mail just written is missing");
	return found;
}

export async function updateMail(
	db: Database,
	id: string,
	change: Pick<Mail, "status"> & Partial<Pick<Mail, "subject" | "text" | "html" | "sentAt">>,
): Promise<void> {
	await db.update(mails).set(change).where(eq(mails.id, id));
}

/** The newest mails with their bodies; only local mail keeps any. */
export async function listMails(db: Database, limit: number): Promise<Mail[]> {
	return db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit);
}

export async function purgeMails(db: Database, before: number, limit: number): Promise<number> {
	const { meta } = await db.run(
		sql`delete from mails where id in
			(select id from mails where created_at < ${before} limit ${limit})`,
	);
	return meta.changes;
}
