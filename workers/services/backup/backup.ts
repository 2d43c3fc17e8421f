import { BUILD } from "#app/contracts/build.ts";
import type { ObjectKind } from "#app/contracts/operator.ts";
import type { DumpPage } from "#app/domain/backup/dump.ts";
import { isCopied } from "#app/domain/backup/tables.ts";
import { parseChoices } from "#app/domain/preferences/preference.ts";
import type { FilePlace, FileStore } from "#workers/adapters/file-store/port.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { type KeyValue, userKey } from "#workers/data/key-value.ts";
import {
	listChannels,
	listUsers,
	listWorkspaces,
	saveNote,
} from "#workers/data/queries/backup/installation.ts";
import { hasUsableKey } from "#workers/data/queries/installation/operator-keys.ts";
import { listTables, readRows } from "#workers/data/queries/backup/tables.ts";

/** An object by what it is for; `type`: of a channel. */
export interface ObjectName {
	kind: ObjectKind;
	id: string;
	type: string | null;
}

export interface OwnedObject extends ObjectName {
	workspaceId: string;
}

/** An object as a backup sees it. */
export interface DumpedObject {
	dump(from: string | null): Promise<DumpPage>;
	dropDump(): Promise<null>;
}

export interface BackupDeps {
	db: Database;
	log: Log;
	now: () => number;
	publicUrl: string;
	masterKeyId: string;
	/** The newest migration of this database; null before the first. */
	migration: () => Promise<string | null>;
	keyValue: KeyValue;
	hashToken: (token: string) => string;
	/** A proof that this installation, or one with its master key, has seen this text. */
	seal: (sha256: string) => string;
	object: (name: ObjectName) => DumpedObject;
	/** Null: this installation keeps no files. */
	files: Pick<FileStore, "open"> | null;
}

/** Everything of the installation, in pages, for `npm run backup`. Methods throw when D1, KV or an object fails. */
export function createBackupService(deps: BackupDeps) {
	const { db } = deps;
	const listCopied = async () => (await listTables(db)).filter(({ name }) => isCopied(name));

	return {
		/** Whether the bearer of this token has proved to be the operator. */
		isOperator: (token: string, purpose: "backup" | "restore"): Promise<boolean> =>
			hasUsableKey(db, deps.hashToken(token), purpose, deps.now()),

		/** What is here and by which release. */
		async describe() {
			return {
				build: BUILD,
				publicUrl: deps.publicUrl,
				migration: await deps.migration(),
				masterKeyId: deps.masterKeyId,
				at: deps.now(),
				/** In the order in which they can be put back. */
				tables: (await listCopied()).map(({ name }) => name),
			};
		},

		/** Null for a table that is not part of a backup. */
		async readTable(name: string, after: number) {
			const table = (await listCopied()).find((one) => one.name === name);
			if (!table) return null;
			const { lines, next } = await readRows(db, table, after);
			const header = JSON.stringify({ table: name, columns: table.columns.map((c) => c.name) });
			return { text: lines.length === 0 ? "" : `${[header, ...lines].join("\n")}\n`, next };
		},

		/** Preferences of the users behind `after`, one line `[user, choices]` each. */
		async readPreferences(after: string) {
			const users = await listUsers(db, after);
			const rows = await Promise.all(
				users.map(async ({ id }) => [
					id,
					parseChoices(await deps.keyValue.find(userKey(id, "prefs"))),
				]),
			);
			const lines = rows
				.filter(([, choices]) => Object.keys(choices ?? {}).length > 0)
				.map((row) => `${JSON.stringify(row)}\n`);
			return { text: lines.join(""), next: users.at(-1)?.id ?? null };
		},

		/** Objects of one kind behind `after`, with whose they are; `next` is null at the end. */
		async listObjects(
			kind: ObjectKind,
			after: string,
		): Promise<{ objects: OwnedObject[]; next: string | null }> {
			const found =
				kind === "channel"
					? await listChannels(db, after)
					: (await listWorkspaces(db, after)).map(({ id }) => ({
							id,
							type: null,
							workspaceId: id,
						}));
			const objects = found.map((one) => ({ kind, ...one }));
			return { objects, next: found.at(-1)?.id ?? null };
		},

		/** The bytes of a message's file; null: they are not kept, or not any more. */
		openFile: async (place: FilePlace, hash: string): Promise<ReadableStream<Uint8Array> | null> =>
			(await deps.files?.open(place, hash)) ?? null,

		dump: (name: ObjectName, from: string | null): Promise<DumpPage> =>
			deps.object(name).dump(from),
		drop: (name: ObjectName): Promise<null> => deps.object(name).dropDump(),

		/** Ends a backup: its manifest can be proved from now on, and the installation knows when it was made. */
		async seal(sha256: string): Promise<string> {
			await saveNote(db, "backups", "ok", deps.now());
			deps.log({ event: "backup_made", level: "security", sha256 });
			return deps.seal(sha256);
		},
	};
}
