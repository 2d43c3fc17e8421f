import type { ErrorCode } from "#app/contracts/errors.ts";
import { PART_BYTES } from "#app/contracts/files.ts";
import type { VisitorVisit } from "#app/contracts/visitor-identity.ts";
import type { BeginVisitorFile, EndVisitorFile, VisitorUpload } from "#app/contracts/webchat.ts";
import {
	isShownInline,
	judgeVisitorFile,
	MAX_VISITOR_FILE_BYTES,
	VISITOR_FILE_HEAD,
} from "#app/domain/channels/visitor-file.ts";
import { contentDisposition, safeFileName, sniffMedia } from "#app/domain/inbox/media-type.ts";
import { storableName } from "#app/domain/inbox/stored-text.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type {
	FilePlace,
	FileStore,
	FileUpload,
	KeptFile,
} from "#workers/adapters/file-store/port.ts";
import type { UploadTicket } from "#workers/adapters/webchat/keys.ts";
import type { ChannelStub } from "./stub.ts";
import type { VisitorCall } from "./webchat.ts";

/** Seconds within which an upload that was allowed has to end. */
const TICKET_S = 30 * 60;
const PLAIN_TYPE = "application/octet-stream";
const NAMELESS = "arquivo";

/** A call of a visitor who is known by their token. */
export interface KnownCall extends VisitorCall {
	token: string;
}

export interface WebchatFilesDeps {
	/** Null: this installation keeps no files. */
	files: FileStore | null;
	now(): number;
	stubOf(channelId: string): ChannelStub;
	/** The webchat of a call; counts the call and checks its origin. */
	open(call: VisitorCall): Promise<Result<{ channelId: string; workspaceId: string }, ErrorCode>>;
	openVisitor(channelId: string, token: string): string | null;
	signUpload(channelId: string, upload: UploadTicket, until: number): string;
	/** When the ticket of an upload ends, epoch seconds; null: it is none. */
	openUpload(channelId: string, upload: UploadTicket, ticket: string): number | null;
}

/** A file as it is answered to a visitor's browser. */
export interface VisitorDownload {
	body: ReadableStream<Uint8Array>;
	mimetype: string;
	disposition: string;
}

/** What is known of a visitor's call. */
interface Known {
	visit: VisitorVisit;
	/** Of the channel's files. */
	place: FilePlace;
	/** Of what this visitor uploads: nobody gets a file by naming the hash of somebody else's. */
	uploads: FilePlace;
	store: FileStore;
	object: ChannelStub;
}

/**
 * Files of a webchat's visitors: those they send, and those of their own conversation. Refusals are those of `open`,
 * `files_not_kept`, and what the methods say. Methods throw when the store fails.
 */
export function createWebchatFiles(deps: WebchatFilesDeps) {
	async function know(call: KnownCall): Promise<Result<Known, ErrorCode>> {
		const opened = await deps.open(call);
		if (!opened.ok) return opened;
		const { channelId, workspaceId } = opened.value;
		const visitorId = deps.openVisitor(channelId, call.token);
		if (visitorId === null) return fail("not_found");
		if (!deps.files) return fail("files_not_kept");
		return ok({
			visit: { visitorId, origin: call.origin },
			place: { workspaceId, channelId },
			uploads: { workspaceId, channelId, visitorId },
			store: deps.files,
			object: deps.stubOf(channelId),
		});
	}

	const ticketOf = ({ visit, place }: Known, upload: FileUpload, ticket: string): boolean => {
		const { visitorId } = visit;
		const until = deps.openUpload(place.channelId, { visitorId, ...upload }, ticket);
		return until !== null && until * 1000 > deps.now();
	};

	/** The type by which a file is shown; null: it is not taken. */
	async function judge({ store, uploads }: Known, { hash, mimetype }: KeptFile, name: string) {
		const span = { from: 0, length: VISITOR_FILE_HEAD };
		const head = await store.open(uploads, hash, span);
		const bytes = new Uint8Array(await new Response(head).arrayBuffer());
		return judgeVisitorFile({ name, mimetype, head: bytes });
	}

	return {
		/** Allows one file to be uploaded. `file_too_large`, `rate_limited`, `storage_full`. */
		async begin(
			call: KnownCall,
			{ hash, bytes }: BeginVisitorFile,
		): Promise<Result<VisitorUpload, ErrorCode>> {
			if (bytes > MAX_VISITOR_FILE_BYTES) return fail("file_too_large");
			const known = await know(call);
			if (!known.ok) return known;
			const { visit, place, uploads, store, object } = known.value;
			const admitted = await object.admitVisitorFile(visit);
			if (!admitted.ok) return admitted;
			const until = Math.floor(deps.now() / 1000) + TICKET_S;
			const upload = { visitorId: visit.visitorId, hash, bytes };
			const ticket = deps.signUpload(place.channelId, upload, until);
			const parts = await store.listParts(uploads, { hash, bytes });
			return ok({ ticket, parts, partBytes: PART_BYTES });
		},

		/** Takes one part. `forbidden`: no ticket; `invalid_request`: it has another length than this part must have. */
		async put(
			call: KnownCall & { ticket: string },
			upload: FileUpload,
			part: number,
			body: ReadableStream<Uint8Array>,
		): Promise<Result<object, ErrorCode>> {
			const known = await know(call);
			if (!known.ok) return known;
			if (!ticketOf(known.value, upload, call.ticket)) return fail("forbidden");
			const { store, uploads } = known.value;
			return (await store.putPart(uploads, upload, part, body)) ? ok({}) : fail("invalid_request");
		},

		/**
		 * Makes the message of an upload. `conflict`: parts are missing; `file_damaged`: they have another hash;
		 * `file_type_not_taken`: visitors may not send this, by its bytes.
		 */
		async end(
			call: KnownCall & { ticket: string },
			hash: string,
			{ id, bytes, name }: EndVisitorFile,
		): Promise<Result<object, ErrorCode>> {
			const known = await know(call);
			if (!known.ok) return known;
			if (!ticketOf(known.value, { hash, bytes }, call.ticket)) return fail("forbidden");
			const { store, uploads, place, object, visit } = known.value;
			const ended = await store.endUpload(uploads, { hash, bytes });
			// After an answer that was lost nothing is left of it: then its message stands already.
			if (ended === "missing") {
				const known = await object.takeVisitorFile(visit, { id, file: null });
				return known.ok ? ok({}) : known;
			}
			if (ended === "damaged") return fail("file_damaged");
			try {
				const kind = await judge(known.value, ended, name);
				if (kind === null) return fail("file_type_not_taken");
				// First: a file that no message brings, and nobody knows of, would stay for ever.
				await object.noteUnsent(place.workspaceId, hash);
				const kept = await store.copy(uploads, hash, place);
				if (!kept) return fail("conflict");
				const file = { ...kept, kind, name: storableName(name) ?? NAMELESS };
				const taken = await object.takeVisitorFile(visit, { id, file });
				return taken.ok ? ok({}) : taken;
			} finally {
				await store.remove(uploads, [hash]);
			}
		},

		/** The file of a message of the visitor's own conversation. `file_gone`: it is not kept any more. */
		async open(call: KnownCall, messageId: string): Promise<Result<VisitorDownload, ErrorCode>> {
			const known = await know(call);
			if (!known.ok) return known;
			const { store, place, object, visit } = known.value;
			const found = await object.findVisitorFile(visit, messageId);
			if (!found.ok) return found;
			const { hash, name } = found.value;
			const kept = await store.find(place, hash);
			const body = kept && (await store.open(place, hash));
			if (!body) return fail("file_gone");
			const isShown = isShownInline(kept.mimetype);
			const type = { ...sniffMedia(new Uint8Array()), mimetype: kept.mimetype };
			const fileName = safeFileName(name, type, NAMELESS);
			return ok({
				body,
				mimetype: isShown ? kept.mimetype : PLAIN_TYPE,
				disposition: contentDisposition(isShown ? "inline" : "attachment", fileName),
			});
		},
	};
}
