import { searchKey } from "#app/domain/inbox/search-key.ts";
import { KEPT_UNSENT_MS } from "#app/domain/inbox/scheduled.ts";
import { LOOK_DELAYS_MS } from "#app/domain/inbox/outbox.ts";
import { createProgress } from "../object/progress.ts";

/**
 * How far the count of changes goes on behind the dump's. The installation it was taken from went on counting, and its
 * browsers know those numbers: none of them may come again with another meaning.
 */
const SEQ_GAP = 1_000_000;

/** What was changed so that a restored channel sends nothing twice. */
export interface Settled {
	/** Texts that waited to be sent and may have left since: they are looked up at the gateway, never sent again. */
	unknown: number;
	/** Agents' answers that were owed and may have been given since: a person decides. */
	replies: number;
}

/**
 * Makes the rows of a dump those of a channel that begins again: what may have left is unknown, indexes that are not
 * dumped are made anew, and clients read everything again. To be called before the channel's parts are made.
 * @param seq the object's count of changes in the dump
 */
export function settleRestored(sql: SqlStorage, seq: number, now: number): Settled {
	const progress = createProgress(sql);
	const doubt = (table: string, kind: string): number =>
		sql
			.exec(
				`UPDATE ${table} SET state = 'unknown', attempts = 0, next_at = ? WHERE kind = '${kind}' RETURNING id`,
				now + LOOK_DELAYS_MS[0],
			)
			.toArray().length;
	const unknown = doubt("outbox", "text") + doubt("outbox_beside", "file");
	sql.exec(
		`UPDATE messages SET status = 'unknown' WHERE status = 'queued'
			AND (id IN (SELECT id FROM outbox WHERE kind = 'text')
				OR id IN (SELECT id FROM outbox_beside WHERE kind = 'file'))`,
	);
	sql.exec(
		`UPDATE scheduled_messages SET state = 'restored', due_at = ?, tells = 1, version = version + 1
		 WHERE state = 'waiting'`,
		now + KEPT_UNSENT_MS,
	);
	sql.exec("UPDATE contacts SET scheduled_at = ? WHERE scheduled_at IS NOT NULL", now);
	const replies = sql.exec("DELETE FROM replies RETURNING contact").toArray().length;
	const first = seq + SEQ_GAP;
	sql.exec(
		`UPDATE contacts SET touched_seq = ? WHERE n =
			(SELECT min(n) FROM contacts WHERE merged_into IS NULL)`,
		first,
	);
	progress.set("reset_seq", first);
	// What happened before was delivered by the installation it happened in.
	if (progress.find("webhook_seq") !== null) progress.set("webhook_seq", first);
	progress.set("indexed_seq", 0);
	indexContacts(sql);
	return { unknown, replies };
}

/** The search of contacts keeps no text of its own that could be dumped (people/contact-rows.ts). */
function indexContacts(sql: SqlStorage): void {
	const people = sql
		.exec<{ n: number; name_key: string; phone: string | null; email: string | null }>(
			"SELECT n, name_key, phone, email FROM contacts WHERE merged_into IS NULL",
		)
		.toArray();
	for (const { n, name_key: title, phone, email } of people)
		sql.exec(
			"INSERT OR REPLACE INTO contact_search (rowid, text) VALUES (?, ?)",
			n,
			[title, searchKey(phone ?? ""), searchKey(email ?? "")].join("\n"),
		);
}
