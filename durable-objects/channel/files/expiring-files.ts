import type { MessageContent } from "#app/domain/inbox/message.ts";
import { forgetFiles, type Ledger } from "../ledger/ledger.ts";
import type { MessageRow } from "../ledger/rows.ts";

/** Messages of one call: each is a change that open pages hear of. */
export const EXPIRED_AT_ONCE = 500;

/**
 * Lets the files of messages before a moment go: the message keeps its words and what the file was, and says that it is no longer
 * kept. Nothing asks the gateway for it any more. What waits to be sent keeps its file. Answers how many went.
 * @param before epoch ms
 */
export function expireFiles(sql: SqlStorage, ledger: Ledger, before: number, now: number): number {
	const rows = sql
		.exec<MessageRow>(
			`SELECT * FROM messages WHERE file IS NOT NULL AND sort_at < ? AND status IS NOT 'queued'
			 ORDER BY sort_at LIMIT ?`,
			before,
			EXPIRED_AT_ONCE,
		)
		.toArray();
	for (const row of rows) {
		const { ref: _, ...media } = JSON.parse(row.media ?? "{}") as NonNullable<
			MessageContent["media"]
		>;
		ledger.change(row, { file: null, media: JSON.stringify({ ...media, expired: true }) });
	}
	forgetFiles(
		sql,
		rows.flatMap(({ file }) => file ?? []),
		now,
	);
	return rows.length;
}
