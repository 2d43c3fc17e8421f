/** Bytes of the files in the store that messages bring, each once. Reads a row for each message with a file. */
export const countFileBytes = (sql: SqlStorage): number =>
	sql
		.exec<{ bytes: number }>(
			`SELECT coalesce(sum(bytes), 0) AS bytes FROM (
				SELECT max(json_extract(media, '$.bytes')) AS bytes FROM messages WHERE file IS NOT NULL GROUP BY file
			)`,
		)
		.one().bytes;
