import { type OperatorRefusal } from "#app/contracts/operator.ts";
import { type DumpEnd, parseDump } from "#app/domain/backup/dump.ts";
import { isCopied } from "#app/domain/backup/tables.ts";
import { parseChoices } from "#app/domain/preferences/preference.ts";
import type { Region } from "#app/domain/installation/entering.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { FileStore } from "#workers/adapters/file-store/port.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { type KeyValue, userKey } from "#workers/data/key-value.ts";
import {
	findNote,
	indexPassages,
	isInhabited,
	saveNote,
	settleRows,
} from "#workers/data/queries/backup/installation.ts";
import { countTables, listTables, writeRows } from "#workers/data/queries/backup/tables.ts";
import type { ObjectName } from "./backup.ts";
import { createBackupFiles } from "./files.ts";

/** An object as a restoration sees it. */
export interface RestoredObject {
	beginRestore(
		backup: string,
		steps: string[],
	): Promise<Result<{ taken: number }, OperatorRefusal>>;
	takeRestored(
		backup: string,
		part: { at: number; text: string },
	): Promise<Result<null, OperatorRefusal>>;
	finishRestore(
		backup: string,
		end: DumpEnd,
		isMoved: boolean,
	): Promise<Result<object, OperatorRefusal>>;
}

/** Most characters of rows in one statement: D1 binds at most 2 MB. */
const MAX_STATEMENT = 500_000;

export interface RestoreDeps {
	db: Database;
	log: Log;
	now: () => number;
	/** Ids of the master keys this installation knows. */
	masterKeyIds: readonly string[];
	migration: () => Promise<string | null>;
	keyValue: KeyValue;
	/** Whether a proof is the one an installation with one of these master keys gave for this text. */
	isSealed: (sha256: string, seal: string) => boolean;
	object: (name: ObjectName) => RestoredObject;
	/** Null: this installation keeps no files. */
	files: FileStore | null;
	/** For the first call, which decides where the object is. */
	newObject: (name: ObjectName, region: Region | null) => RestoredObject;
}

/**
 * Puts a backup into an installation where nobody lives. Each step may be repeated; a restoration that was cut goes on
 * where it was. While it is under way objects do nothing and schedules do not run. Methods throw when D1, KV or an
 * object fails.
 */
export function createRestoreService(deps: RestoreDeps) {
	const { db } = deps;
	const codeOf = (backup: string) => `under_way:${backup}`;

	/** Only the backup whose restoration was begun may be put in. */
	async function isBegun(backup: string): Promise<boolean> {
		return (await findNote(db, "restore"))?.code === codeOf(backup);
	}

	return {
		/** Schedules wait for the end: they would act on half of the rows. */
		isUnderWay: async (): Promise<boolean> =>
			(await findNote(db, "restore"))?.code.startsWith("under_way:") ?? false,

		async begin(asked: {
			backup: string;
			sha256: string;
			seal: string;
			migration: string;
			masterKeyId: string;
			hasFiles?: boolean | undefined;
		}): Promise<Result<null, OperatorRefusal>> {
			if (!deps.masterKeyIds.includes(asked.masterKeyId)) return fail("other_key");
			if (!deps.isSealed(asked.sha256, asked.seal)) return fail("not_sealed");
			if ((await deps.migration()) !== asked.migration) return fail("other_schema");
			if (asked.hasFiles && !deps.files) return fail("files_not_kept");
			if (await isBegun(asked.backup)) return ok(null);
			if (await isInhabited(db)) return fail("not_empty");
			await saveNote(db, "restore", codeOf(asked.backup), deps.now());
			deps.log({ event: "restore_begun", level: "security", backup: asked.backup });
			return ok(null);
		},

		files: createBackupFiles({ files: deps.files, isBegun }),

		/** Rows of D1, as a part of a dump. */
		async putTable(backup: string, text: string): Promise<Result<null, OperatorRefusal>> {
			if (!(await isBegun(backup))) return fail("out_of_order");
			const parts = parseDump(text);
			if (parts === null) return fail("unreadable");
			const tables = await listTables(db);
			for (const { header, rows } of parts) {
				const table = tables.find(({ name }) => name === header.table && isCopied(name));
				const columns = header.columns.map((name) =>
					table?.columns.find((column) => column.name === name),
				);
				const known = columns.filter((column) => column !== undefined);
				if (!table || known.length !== columns.length) return fail("unreadable");
				for (const slice of slicesOf(rows)) await writeRows(db, table, known, slice);
			}
			return ok(null);
		},

		async putPreferences(
			backup: string,
			rows: readonly (readonly [string, unknown])[],
		): Promise<Result<null, OperatorRefusal>> {
			if (!(await isBegun(backup))) return fail("out_of_order");
			await Promise.all(
				rows.map(([id, choices]) => deps.keyValue.put(userKey(id, "prefs"), parseChoices(choices))),
			);
			return ok(null);
		},

		/**
		 * Makes the rows those of an installation that begins again and indexes them, page by page. To be called once all
		 * tables are in and before objects end, which project into these rows.
		 */
		async settle(
			backup: string,
			after: number,
		): Promise<Result<{ next: number | null }, OperatorRefusal>> {
			if (!(await isBegun(backup))) return fail("out_of_order");
			if (after === 0) await settleRows(db);
			return ok({ next: await indexPassages(db, after) });
		},

		/** @param region of the backup's installation, whose row comes after the objects */
		async beginObject(
			name: ObjectName,
			backup: string,
			{ steps, region = null }: { steps: string[]; region?: Region | null | undefined },
		) {
			if (!(await isBegun(backup))) return fail("out_of_order" as const);
			return deps.newObject(name, region).beginRestore(backup, steps);
		},

		// The object knows which backup it takes.
		putObject: (name: ObjectName, backup: string, part: { at: number; text: string }) =>
			deps.object(name).takeRestored(backup, part),
		endObject: (name: ObjectName, backup: string, end: DumpEnd, isMoved: boolean) =>
			deps.object(name).finishRestore(backup, end, isMoved),

		/** Ends the restoration and counts what is here now. Repeating it answers the same. */
		async end(
			backup: string,
		): Promise<Result<{ counts: Record<string, number> }, OperatorRefusal>> {
			const done = `done:${backup}`;
			if ((await findNote(db, "restore"))?.code !== done) {
				if (!(await isBegun(backup))) return fail("out_of_order");
				await saveNote(db, "restore", done, deps.now());
				deps.log({ event: "restore_ended", level: "security", backup });
			}
			const tables = (await listTables(db)).filter(({ name }) => isCopied(name));
			return ok({ counts: await countTables(db, tables) });
		},
	};
}

/** Rows in groups that fit one statement. */
function slicesOf(rows: readonly unknown[][]): unknown[][][] {
	const slices: unknown[][][] = [];
	let room = 0;
	for (const row of rows) {
		const size = JSON.stringify(row).length;
		room -= size;
		const slice = slices.at(-1);
		if (slice && room >= 0) slice.push(row);
		else {
			slices.push([row]);
			room = MAX_STATEMENT - size;
		}
	}
	return slices;
}
