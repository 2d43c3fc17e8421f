import { PART_BYTES } from "#app/contracts/files.ts";
import type { OperatorRefusal } from "#app/contracts/operator.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { FilePlace, FileStore, FileUpload } from "#workers/adapters/file-store/port.ts";

/** Whose a file is. */
export type RestoredPlace = FilePlace;

export interface BackupFilesDeps {
	/** Null: this installation keeps no files. */
	files: FileStore | null;
	/** Whether the restoration of this backup was begun and has not ended. */
	isBegun(backup: string): Promise<boolean>;
}

/**
 * Puts the bytes of messages' files back, in parts as uploads are: a cut goes on, and the store itself compares the hash. Methods throw when the store fails.
 */
export function createBackupFiles({ files, isBegun }: BackupFilesDeps) {
	async function storeOf(backup: string): Promise<Result<FileStore, OperatorRefusal>> {
		if (!files) return fail("files_not_kept");
		return (await isBegun(backup)) ? ok(files) : fail("out_of_order");
	}

	return {
		/** Which parts are still wanted; `isKept`: none, it is there. */
		async begin(
			backup: string,
			place: FilePlace,
			upload: FileUpload,
		): Promise<Result<{ isKept: boolean; parts: number[]; partBytes: number }, OperatorRefusal>> {
			const store = await storeOf(backup);
			if (!store.ok) return store;
			const isKept = (await store.value.find(place, upload.hash)) !== null;
			const parts = isKept ? [] : await store.value.listParts(place, upload);
			return ok({ isKept, parts, partBytes: PART_BYTES });
		},

		async put(
			backup: string,
			place: FilePlace,
			upload: FileUpload,
			part: { at: number; body: ReadableStream<Uint8Array> },
		): Promise<Result<null, OperatorRefusal>> {
			const store = await storeOf(backup);
			if (!store.ok) return store;
			const isStored = await store.value.putPart(place, upload, part.at, part.body);
			return isStored ? ok(null) : fail("unreadable");
		},

		/** `incomplete`: parts are missing; `unreadable`: together they have another hash. */
		async end(
			backup: string,
			place: FilePlace,
			upload: FileUpload,
		): Promise<Result<null, OperatorRefusal>> {
			const store = await storeOf(backup);
			if (!store.ok) return store;
			const ended = await store.value.endUpload(place, upload);
			if (ended === "missing") return fail("incomplete");
			return ended === "damaged" ? fail("unreadable") : ok(null);
		},
	};
}
