import { storableText } from "#app/domain/inbox/stored-text.ts";

const MAX_KEPT = 500;
const MAX_BODY = 256 * 1024;

/** Authentic webhook bodies nobody understood: kept raw for a person to look at, newest 500. */
export function createQuarantine(sql: SqlStorage) {
	return {
		keep(reason: string, body: string, now: number): void {
			sql.exec(
				"INSERT INTO quarantine (reason, body, received_at) VALUES (?, ?, ?)",
				storableText(reason, 200),
				storableText(body, MAX_BODY),
				now,
			);
			sql.exec("DELETE FROM quarantine WHERE n <= (SELECT max(n) FROM quarantine) - ?", MAX_KEPT);
		},

		count(): number {
			return sql.exec<{ total: number }>("SELECT count(*) AS total FROM quarantine").one().total;
		},
	};
}
