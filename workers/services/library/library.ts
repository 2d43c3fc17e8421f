import type { ErrorCode } from "#app/contracts/errors.ts";
import { type BeginUpload, PART_BYTES, type UploadState } from "#app/contracts/files.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { contentDisposition, safeFileName, typeNamed } from "#app/domain/inbox/media-type.ts";
import {
	freeName,
	type LibraryFile,
	libraryOf,
	MAX_LIBRARY_BYTES,
	MAX_LIBRARY_FILES,
	parseLibraryWords,
	sentName,
} from "#app/domain/library/library-file.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { FileStore, FileUpload } from "#workers/adapters/file-store/port.ts";
import type { Database } from "#workers/data/database.ts";
import {
	deleteLibraryFile,
	findLibraryFile,
	insertLibraryFile,
	listLibraryFiles,
	updateLibraryFile,
} from "#workers/data/queries/library/library.ts";
import type { ServedMedia } from "../channels/media.ts";
import type { Limit } from "../limiter.ts";

export interface LibraryDeps {
	db: Database;
	/** Null: this installation keeps no files. */
	files: FileStore | null;
	limit: Limit;
	now: () => number;
	newId: () => string;
}

/**
 * The workspace's library of files. Every member reads it; who manages agents changes it. Methods throw when D1 or the store
 * fails.
 */
export function createLibrary({ db, files, limit, now, newId }: LibraryDeps) {
	const placeOf = ({ workspace }: SignedIn) => libraryOf(workspace.id);

	/** The store, for who may change the library. */
	function change({ member }: SignedIn): Result<FileStore, "forbidden" | "files_not_kept"> {
		if (!may(member.role, "manage_agents")) return fail("forbidden");
		return files ? ok(files) : fail("files_not_kept");
	}

	async function find(
		{ workspace }: SignedIn,
		id: string,
	): Promise<Result<LibraryFile, "not_found">> {
		const found = await findLibraryFile(db, workspace.id, id);
		return found ? ok(found) : fail("not_found");
	}

	return {
		/** By name. `isKept` false: this installation keeps no files. */
		list: async ({ workspace }: SignedIn): Promise<{ files: LibraryFile[]; isKept: boolean }> => ({
			files: await listLibraryFiles(db, workspace.id),
			isKept: files !== null,
		}),

		/** Begins an upload (contracts/files.ts): which parts are still wanted. `library_full`: there are as many as may be. */
		async begin(signedIn: SignedIn, upload: BeginUpload): Promise<Result<UploadState, ErrorCode>> {
			const store = change(signedIn);
			if (!store.ok) return store;
			if (!(await limit("upload", signedIn.member.id))) return fail("rate_limited");
			if (upload.bytes > MAX_LIBRARY_BYTES) return fail("file_too_large");
			const known = await listLibraryFiles(db, signedIn.workspace.id);
			const isListed = known.some(({ hash }) => hash === upload.hash);
			if (!isListed && known.length >= MAX_LIBRARY_FILES) return fail("library_full");
			const place = placeOf(signedIn);
			const isKept = (await store.value.find(place, upload.hash)) !== null;
			const parts = isKept ? [] : await store.value.listParts(place, upload);
			return ok({ isKept, parts, partBytes: PART_BYTES, wantsSmall: false });
		},

		/** Takes one part. `invalid_request`: it has not the length that this part must have. */
		async put(
			signedIn: SignedIn,
			upload: FileUpload,
			part: number,
			body: ReadableStream<Uint8Array>,
		): Promise<Result<null, ErrorCode>> {
			const store = change(signedIn);
			if (!store.ok) return store;
			const isPut = await store.value.putPart(placeOf(signedIn), upload, part, body);
			return isPut ? ok(null) : fail("invalid_request");
		},

		/**
		 * The file stands in the library from now on, under its own name or one like it; the same bytes again are the same file.
		 * `conflict`: parts are missing; `file_damaged`: they have another hash.
		 */
		async end(
			signedIn: SignedIn,
			upload: FileUpload,
			fileName: string,
		): Promise<Result<LibraryFile, ErrorCode>> {
			const store = change(signedIn);
			if (!store.ok) return store;
			const { workspace } = signedIn;
			const ended = await store.value.endUpload(placeOf(signedIn), upload);
			if (ended === "missing") return fail("conflict");
			if (ended === "damaged") return fail("file_damaged");
			const known = await listLibraryFiles(db, workspace.id);
			const same = known.find(({ hash }) => hash === ended.hash);
			if (same) return ok(same);
			const own = safeFileName(fileName, typeNamed(ended.mimetype), "arquivo");
			const file: LibraryFile = {
				...ended,
				id: newId(),
				name: freeName(own, new Set(known.map(({ name }) => name))),
				description: "",
				createdAt: now(),
			};
			if (await insertLibraryFile(db, workspace.id, file)) return ok(file);
			// Somebody else was faster: with the last place, with the name, or with the same file.
			const others = await listLibraryFiles(db, workspace.id);
			const twin = others.find(({ hash }) => hash === ended.hash);
			if (twin) return ok(twin);
			await store.value.remove(placeOf(signedIn), [ended.hash]);
			return fail(others.length >= MAX_LIBRARY_FILES ? "library_full" : "conflict");
		},

		/** Gives a file other words. `file_name_taken`: another one is called so. */
		async change(
			signedIn: SignedIn,
			id: string,
			typed: { name: string; description: string },
		): Promise<Result<null, ErrorCode>> {
			if (!may(signedIn.member.role, "manage_agents")) return fail("forbidden");
			const words = parseLibraryWords(typed);
			if (!words.ok) return words;
			const changed = await updateLibraryFile(db, signedIn.workspace.id, id, words.value, now());
			if (changed === "taken") return fail("file_name_taken");
			return changed === "changed" ? ok(null) : fail("not_found");
		},

		/** What was sent of it stays with its conversations. */
		async remove(signedIn: SignedIn, id: string): Promise<Result<null, ErrorCode>> {
			const store = change(signedIn);
			if (!store.ok) return store;
			const found = await find(signedIn, id);
			if (!found.ok) return found;
			// The bytes first: a row without them can be removed again, bytes without a row could not.
			await store.value.remove(placeOf(signedIn), [found.value.hash]);
			await deleteLibraryFile(db, signedIn.workspace.id, id);
			return ok(null);
		},

		/** Its bytes, for a member. `media_gone`: the store has them not. */
		async read(signedIn: SignedIn, id: string): Promise<Result<ServedMedia, ErrorCode>> {
			const found = await find(signedIn, id);
			if (!found.ok) return found;
			const { hash, mimetype, bytes } = found.value;
			const place = placeOf(signedIn);
			if (!files || (await files.find(place, hash)) === null) return fail("media_gone");
			const type = typeNamed(mimetype);
			const kind = type.kind === "file" ? "attachment" : "inline";
			return ok({
				mimetype: type.mimetype,
				disposition: contentDisposition(kind, safeFileName(sentName(found.value), type, "arquivo")),
				bytes,
				tag: hash,
				read: async (part) => {
					const span = part ? { from: part.from, length: part.to - part.from + 1 } : undefined;
					return files.open(place, hash, span);
				},
			});
		},
	};
}
