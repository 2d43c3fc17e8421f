import { reconnectDelayMs } from "#app/domain/channels/link/reconnect.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import type { Capability } from "../../object/capability.ts";
import { chance } from "../../object/chance.ts";
import type { Tasks } from "../../object/tasks.ts";
import { takeForgotten } from "../ledger/ledger.ts";

/** For so long a file stays that no message names any more: whoever sends it again meanwhile still finds it. */
export const GRACE_MS = 60 * 60 * 1000;
/** For so long an uploaded file waits for the message that brings it, as while a draft names it. */
export const UNSENT_MS = 7 * 24 * 60 * 60 * 1000;
/** What the store removes in one call. */
const BATCH = 500;
const TASK = "leaving_files";

export interface LeavingFilesParts {
	sql: SqlStorage;
	tasks: Tasks;
	/** Null: this installation keeps no files; what should leave waits until it does. */
	store(): { remove(hashes: readonly string[]): Promise<void> } | null;
	channelId: string;
}

/**
 * Removes files from the store that no message of the channel names any more: `leaving_files`, with the moment (epoch ms) since
 * when nobody needs them. The row goes after the file, so a cut is repeated. A message that is written between the look and the
 * removal loses its file, and says so when it is sent.
 */
export function createLeavingFiles({ sql, tasks, store, channelId }: LeavingFilesParts) {
	let failures = 0;
	/** After a failure; epoch ms. */
	let notBefore = 0;
	/** When the first row is due to be looked at, epoch ms; null: there is none; undefined: not known. */
	let first: number | null | undefined;

	/** Read once, and again when a file was forgotten or removed: the runner asks after every change. */
	function firstAt(): number | null {
		if (takeForgotten(sql)) first = undefined;
		if (first === undefined) {
			const query = "SELECT at FROM leaving_files ORDER BY at LIMIT 1";
			first = sql.exec<{ at: number }>(query).toArray()[0]?.at ?? null;
		}
		return first;
	}

	const isNamed = (hash: string): boolean =>
		sql
			.exec(
				`SELECT 1 FROM messages WHERE file = ?1
				 UNION ALL SELECT 1 FROM scheduled_messages WHERE file = ?1 LIMIT 1`,
				hash,
			)
			.toArray().length > 0;

	const listDue = (until: number): string[] =>
		sql
			.exec<{ hash: string }>(
				"SELECT hash FROM leaving_files WHERE at <= ? ORDER BY at LIMIT ?",
				until,
				BATCH,
			)
			.toArray()
			.map(({ hash }) => hash);

	/** But for those that were noted anew meanwhile. */
	function forget(hashes: readonly string[], until: number): void {
		for (const hash of hashes)
			sql.exec("DELETE FROM leaving_files WHERE hash = ? AND at <= ?", hash, until);
	}

	async function remove(due: readonly string[], until: number): Promise<void> {
		const named = due.filter(isNamed);
		forget(named, until);
		const leaving = due.filter((hash) => !named.includes(hash));
		try {
			await store()?.remove(leaving);
			forget(leaving, until);
			first = undefined;
			failures = 0;
		} catch (error) {
			failures += 1;
			notBefore = Date.now() + reconnectDelayMs(failures, chance());
			logEvent({ event: "files_stayed", level: "warn", channelId, failures, error: String(error) });
		}
	}

	return {
		/** A file was uploaded: if no message brings it, it goes. */
		noteUnsent(hash: string, now: number): void {
			if (isNamed(hash)) return;
			const until = now + UNSENT_MS - GRACE_MS;
			first = undefined;
			sql.exec("INSERT OR REPLACE INTO leaving_files (hash, at) VALUES (?, ?)", hash, until);
		},

		startDue(now) {
			if (tasks.isUnderWay(TASK) || now < notBefore || !store()) return [];
			const until = now - GRACE_MS;
			if ((firstAt() ?? Number.POSITIVE_INFINITY) > until) return [];
			const due = listDue(until);
			first = undefined;
			return due.length === 0 ? [] : [tasks.begin(TASK, () => remove(due, until))];
		},

		nextWake() {
			if (tasks.isUnderWay(TASK)) return null;
			const at = firstAt();
			return at !== null && store() ? Math.max(at + GRACE_MS, notBefore) : null;
		},

		erase() {
			failures = 0;
			notBefore = 0;
			first = undefined;
		},
	} satisfies Capability & { noteUnsent(hash: string, now: number): void };
}
