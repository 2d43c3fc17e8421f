import type { ErrorCode } from "#app/contracts/errors.ts";
import {
	type BeginUpload,
	PART_BYTES,
	type UploadedFile,
	type UploadState,
} from "#app/contracts/files.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { findPermitted } from "#app/domain/channels/permitted.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { FilePlace, FileStore, FileUpload } from "#workers/adapters/file-store/port.ts";
import type { Limit } from "../limiter.ts";
import type { Renderings } from "./renderings.ts";
import type { ChannelStub } from "./stub.ts";

export interface UploadsDeps {
	/** Null: this installation keeps no files. */
	files: FileStore | null;
	renderings: Pick<Renderings, "wantsSmall" | "keepSmall">;
	limit: Limit;
	channel(channel: SignedIn["channels"][number]): Pick<ChannelStub, "noteUnsent">;
}

type Refused = ErrorCode;

/** Files that members upload to send them (contracts/files.ts). Every step may be repeated. Methods throw when the store fails. */
export function createUploads({ files, renderings, limit, channel: objectOf }: UploadsDeps) {
	/** Who may send in a channel may upload to it. */
	function at(
		signedIn: SignedIn,
		channelId: string,
	): Result<
		{ place: FilePlace; store: FileStore; noteUnsent: (hash: string) => Promise<unknown> },
		Refused
	> {
		const channel = findPermitted(signedIn, channelId, "send", "any");
		if (!channel.ok) return channel;
		if (!files) return fail("files_not_kept");
		const { id: workspaceId } = signedIn.workspace;
		return ok({
			place: { workspaceId, channelId },
			store: files,
			noteUnsent: (hash) => objectOf(channel.value).noteUnsent(workspaceId, hash),
		});
	}

	return {
		/** Which parts are still wanted. */
		async begin(
			signedIn: SignedIn,
			channelId: string,
			upload: BeginUpload,
		): Promise<Result<UploadState, Refused>> {
			const found = at(signedIn, channelId);
			if (!found.ok) return found;
			if (!(await limit("upload", signedIn.member.id))) return fail("rate_limited");
			const { place, store, noteUnsent } = found.value;
			const isKept = (await store.find(place, upload.hash)) !== null;
			// It may be about to leave.
			if (isKept) await noteUnsent(upload.hash);
			const parts = isKept ? [] : await store.listParts(place, upload);
			const { wantsSmall } = renderings;
			return ok({ isKept, parts, partBytes: PART_BYTES, wantsSmall: wantsSmall && !isKept });
		},

		/** Takes one part. `invalid_request`: it has not the length that this part must have. */
		async put(
			signedIn: SignedIn,
			channelId: string,
			upload: FileUpload,
			part: number,
			body: ReadableStream<Uint8Array>,
		): Promise<Result<null, Refused>> {
			const found = at(signedIn, channelId);
			if (!found.ok) return found;
			const { place, store } = found.value;
			return (await store.putPart(place, upload, part, body)) ? ok(null) : fail("invalid_request");
		},

		/** `conflict`: parts are missing; `file_damaged`: they have another hash, and were dropped. */
		async end(
			signedIn: SignedIn,
			channelId: string,
			upload: FileUpload,
		): Promise<Result<UploadedFile, Refused>> {
			const found = at(signedIn, channelId);
			if (!found.ok) return found;
			const { place, store, noteUnsent } = found.value;
			// First: a file that nobody sends, and nobody knows of, would stay for ever.
			await noteUnsent(upload.hash);
			const ended = await store.endUpload(place, upload);
			if (ended === "missing") return fail("conflict");
			return ended === "damaged" ? fail("file_damaged") : ok(ended);
		},

		/**
		 * Takes the small form of a picture that was uploaded. `not_found`: the channel has no such file; `invalid_request`: it is
		 * no picture, or too large.
		 */
		async putSmall(
			signedIn: SignedIn,
			channelId: string,
			hash: string,
			body: ReadableStream<Uint8Array>,
		): Promise<Result<null, Refused>> {
			const found = at(signedIn, channelId);
			if (!found.ok) return found;
			if (!(await limit("upload", signedIn.member.id))) return fail("rate_limited");
			const done = await renderings.keepSmall(found.value.place, hash, body);
			if (done === "missing") return fail("not_found");
			return done === "kept" ? ok(null) : fail("invalid_request");
		},
	};
}
