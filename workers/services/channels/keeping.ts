import { MAX_FILE_BYTES } from "#app/contracts/files.ts";
import type { MessageJob } from "#app/contracts/jobs.ts";
import type { MediaPlace } from "#app/contracts/media.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import type { KeepFailure } from "#app/domain/inbox/keeping-files.ts";
import { sniffMedia, SNIFFED_BYTES } from "#app/domain/inbox/media-type.ts";
import type { RefusalReason } from "#workers/adapters/channel-gateway/port.ts";
import type { FilePlace, FileStore, KeptFile } from "#workers/adapters/file-store/port.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { FetchDocument } from "#workers/adapters/website/fetch-document.ts";
import type { MediaDeps } from "./media.ts";
import { openStream, TooLargeError, withoutMetadata } from "./media-stream.ts";
import type { ChannelStub } from "./stub.ts";

export interface KeepingDeps {
	/** Null: this installation keeps no files. */
	files: FileStore | null;
	channel(channel: Pick<ChannelSummary, "id" | "type">): ChannelStub;
	fetchFromGateway: MediaDeps["fetchFromGateway"];
	/** Small pictures at addresses of others. */
	fetchPicture: FetchDocument;
	/** Keeps the invocation alive for work that goes on after the answer. */
	defer(work: Promise<unknown>): void;
	log: Log;
}

/** Longest time that one file may take to arrive. */
const MAX_KEEP_MS = 10 * 60_000;
/** Files that one invocation holds parts of: each takes some megabytes while it passes. */
const SIDE_BY_SIDE = 2;

/** Let through by the gateway's own limit, so that ours says what is too long: a broken line is tried again, this is not. */
const OVERRUN_BYTES = 1024 * 1024;

/** With these the gateway says that it has no such file; with any other one only that it cannot be asked now. */
const SAYS_GONE: ReadonlySet<RefusalReason> = new Set(["rejected", "invalid", "unsupported"]);

type WantedPlace = Extract<MediaPlace, { at: "gateway" | "web" }>;

export type Keeping = ReturnType<typeof createKeeping>;

/** Fetches received files from their gateways and keeps them, as streams: no file is held as a whole. */
export function createKeeping({ files, channel, defer, log, ...deps }: KeepingDeps) {
	const inTurn = createTurns(SIDE_BY_SIDE);

	/** Of the web only pictures are kept, as their bytes say. */
	async function open(
		owner: FilePlace,
		place: WantedPlace,
	): Promise<ReadableStream<Uint8Array> | KeepFailure> {
		if (place.at === "web") {
			const fetched = await deps.fetchPicture(place.url);
			if (fetched.kind === "failed")
				return fetched.problem === "unreachable" ? "unreached" : "refused";
			const { bytes } = fetched;
			const isPicture = sniffMedia(bytes.subarray(0, SNIFFED_BYTES)).kind === "image";
			return isPicture ? new Blob([bytes as Uint8Array<ArrayBuffer>]).stream() : "refused";
		}
		if ((place.bytes ?? 0) > MAX_FILE_BYTES) return "unfit";
		const answer = await deps.fetchFromGateway(owner, place, MAX_FILE_BYTES + OVERRUN_BYTES);
		if (answer.class === "refused") return SAYS_GONE.has(answer.reason) ? "refused" : "unreached";
		return answer.class === "accepted" ? answer.value.body : "unreached";
	}

	/** Nothing is stored when the stream breaks off, is too long, or empty. */
	async function fetchInto(
		store: FileStore,
		owner: FilePlace,
		place: WantedPlace,
	): Promise<KeptFile | KeepFailure> {
		const maxBytes = MAX_FILE_BYTES;
		const opened = await open(owner, place);
		if (typeof opened === "string") return opened;
		const { head, body } = await openStream(opened, SNIFFED_BYTES, maxBytes);
		const kept = await store.keep(
			owner,
			body.pipeThrough(withoutMetadata(sniffMedia(head).mimetype), {
				signal: AbortSignal.timeout(MAX_KEEP_MS),
			}),
			// Without its metadata a picture is shorter than the gateway said.
			{ maxBytes, bytes: null },
		);
		return kept ?? "unfit";
	}

	/** Keeps the file of a message that was claimed, and tells the channel what became of it. Null: it is kept. */
	async function keepClaimed(
		store: FileStore,
		owner: FilePlace,
		stub: ChannelStub,
		{ messageId, place }: { messageId: string; place: WantedPlace },
	): Promise<KeepFailure | null> {
		const { workspaceId } = owner;
		const kept = await fetchInto(store, owner, place).catch((error: unknown): KeepFailure => {
			log({ event: "file_not_kept", level: "warn", ...owner, messageId, error });
			return error instanceof TooLargeError ? "unfit" : "unreached";
		});
		if (typeof kept === "string") {
			await stub.failFile(workspaceId, messageId, kept);
			return kept;
		}
		const told = await stub.keepFile(workspaceId, messageId, kept);
		// The channel was erased meanwhile, and its files with it: nobody else would remove this one.
		if (!told.ok) await store.remove(owner, [kept.hash]);
		return null;
	}

	return {
		/**
		 * Handles a job of the queue. Never throws: the channel's object asks again for what it never heard of. The same job
		 * twice, or after the message was deleted, does nothing.
		 */
		async run({ workspaceId, channelId, channelType, messageId }: MessageJob): Promise<void> {
			if (files === null) return;
			const store = files;
			const owner = { workspaceId, channelId };
			await inTurn(async () => {
				try {
					const stub = channel({ id: channelId, type: channelType });
					const claimed = await stub.claimFile(workspaceId, messageId);
					if (claimed.ok)
						await keepClaimed(store, owner, stub, { messageId, place: claimed.value });
				} catch (error) {
					log({ event: "file_not_kept", level: "error", ...owner, messageId, error });
				}
			});
		},

		/**
		 * Keeps a file that somebody waits for, up to the size that is kept. `later`: a job is at it, or the gateway could
		 * not be asked. Throws when the channel's object fails.
		 */
		async keepNow(
			owner: FilePlace,
			stub: ChannelStub,
			messageId: string,
		): Promise<"kept" | "later" | "unfit"> {
			if (files === null) return "unfit";
			const claimed = await stub.claimFile(owner.workspaceId, messageId);
			if (!claimed.ok) return claimed.code === "conflict" ? "later" : "unfit";
			const work = keepClaimed(files, owner, stub, { messageId, place: claimed.value });
			// Whoever asked may go away: what has begun is ended.
			defer(work);
			const failure = await work;
			if (failure === null) return "kept";
			return failure === "unfit" ? "unfit" : "later";
		},
	};
}

/** Runs at most `width` works at once; the others wait for their turn. */
function createTurns(width: number) {
	const waiting: (() => void)[] = [];
	let free = width;
	return async <T>(work: () => Promise<T>): Promise<T> => {
		if (free > 0) free -= 1;
		else await new Promise<void>((resolve) => void waiting.push(resolve));
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else free += 1;
		}
	};
}
