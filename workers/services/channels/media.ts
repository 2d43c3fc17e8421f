import type { ErrorCode } from "#app/contracts/errors.ts";
import { MAX_FILE_BYTES } from "#app/contracts/files.ts";
import type { MediaPlace, WantedMedia } from "#app/contracts/media.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import {
	contentDisposition,
	type MediaType,
	safeFileName,
	SNIFFED_BYTES,
	sniffMedia,
	typeNamed,
} from "#app/domain/inbox/media-type.ts";
import type { RenderingSize } from "#app/domain/inbox/rendering.ts";
import type { ByteRange } from "#app/domain/net/byte-range.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { FilePlace, FileStore } from "#workers/adapters/file-store/port.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { GatewayAnswer, GatewayMedia } from "#workers/adapters/channel-gateway/port.ts";
import { createInside } from "./inside-channel.ts";
import { admitToPhone } from "./phone.ts";
import type { Renderings } from "./renderings.ts";
import type { ChannelStub } from "./stub.ts";
import { type OpenedStream, onlyPart, openStream, withoutMetadata } from "./media-stream.ts";

/** M04: larger files are not passed on from a gateway, whatever size was declared; our store has no such limit. */
export const MAX_MEDIA_BYTES = 16 * 1024 * 1024;
/** Profile pictures are small. */
export const MAX_AVATAR_BYTES = 1024 * 1024;

export interface MediaDeps {
	channel(channel: Pick<ChannelSummary, "id" | "type">): ChannelStub;
	/** Null: this installation keeps no files. */
	files: Pick<FileStore, "find" | "open"> | null;
	/** Smaller forms of pictures. */
	renderings: Pick<Renderings, "find">;
	/** Keeps a file before it is served; see keeping.ts. */
	keeping: {
		keepNow(
			owner: FilePlace,
			stub: ChannelStub,
			messageId: string,
		): Promise<"kept" | "later" | "unfit">;
	};
	log: Log;
	/** Fetches the bytes of a medium from the channel's gateway. */
	fetchFromGateway(
		owner: { workspaceId: string; channelId: string },
		place: Extract<MediaPlace, { at: "gateway" }>,
		maxBytes: number,
	): Promise<GatewayAnswer<GatewayMedia>>;
	/** The bytes at one of WhatsApp's own addresses; null when it has none. */
	fetchAvatar(url: string, maxBytes: number): Promise<ReadableStream<Uint8Array> | null>;
}

/** A file as it is answered to a member's browser. */
export interface ServedMedia {
	mimetype: string;
	disposition: string;
	/** How long it is, where parts of it can be read; null: only the whole can be. */
	bytes: number | null;
	/** The same for the same bytes; null: nobody knows them yet. */
	tag: string | null;
	/** All of it, or the part; to be called once. Null: it is gone. */
	read(part: ByteRange | null): Promise<ReadableStream<Uint8Array> | null>;
}

export interface MediaWish {
	messageId: string;
	/** The file is to be saved, unchanged. */
	isDownload: boolean;
	/** A smaller form of a picture is enough; null: the file itself. */
	size: RenderingSize | null;
}

type Served = Result<ServedMedia, ErrorCode>;
type Elsewhere = Extract<MediaPlace, { at: "gateway" | "web" }>;

/** Shown in the page only if its own bytes are an image, audio or video; anything else is a download. */
function describe(type: MediaType, wish: MediaWish, originalName: string | null) {
	const isInline = !wish.isDownload && type.kind !== "file";
	const name = safeFileName(originalName, type, "arquivo");
	const disposition = contentDisposition(isInline ? "inline" : "attachment", name);
	return { isInline, shared: { mimetype: type.mimetype, disposition } };
}

/** Serves messages' files and contacts' pictures through us, so that no page loads a foreign address (M02-M07). */
export function createMediaService(deps: MediaDeps) {
	const inside = createInside(deps.channel);
	const { files } = deps;

	/** Of a file that comes from its gateway: its first bytes say what it is. Nothing of it is held. */
	function serve(
		{ head, body }: OpenedStream,
		wish: MediaWish,
		{ fileName, bytes }: { fileName: string | null; bytes: number | null },
	): ServedMedia {
		const type = sniffMedia(head);
		const { isInline, shared } = describe(type, wish, fileName);
		if (isInline && type.kind === "image") {
			const read = async () => body.pipeThrough(withoutMetadata(type.mimetype));
			return { ...shared, bytes: null, tag: null, read };
		}
		const read = async (part: ByteRange | null) =>
			part === null ? body : body.pipeThrough(onlyPart(part));
		return { ...shared, bytes: isInline ? bytes : null, tag: null, read };
	}

	async function serveFromGateway(
		owner: FilePlace,
		place: Extract<MediaPlace, { at: "gateway" }>,
		wish: MediaWish,
	): Promise<Served> {
		if ((place.bytes ?? 0) > MAX_MEDIA_BYTES) return fail("media_too_large");
		const answer = await deps.fetchFromGateway(owner, place, MAX_MEDIA_BYTES);
		if (answer.class === "refused") return fail("media_gone");
		if (answer.class !== "accepted") return fail("unavailable");
		const media = answer.value;
		if ((media.bytes ?? 0) > MAX_MEDIA_BYTES) {
			await media.body.cancel();
			return fail("media_too_large");
		}
		return orTooLarge(deps.log, async () => {
			const opened = await openStream(media.body, SNIFFED_BYTES, MAX_MEDIA_BYTES);
			const { bytes } = media;
			return serve(opened, wish, { bytes, fileName: place.fileName ?? media.fileName });
		});
	}

	/** Null: the store has it not, though the message says so. Metadata was removed before it was kept. */
	async function serveKept(
		owner: FilePlace,
		place: Extract<MediaPlace, { at: "store" }>,
		wish: MediaWish,
	): Promise<ServedMedia | null> {
		const form =
			wish.size === null || wish.isDownload
				? null
				: await deps.renderings.find(owner, place.hash, wish.size);
		const kept = form ?? (await files?.find(owner, place.hash)) ?? null;
		if (kept === null) return null;
		const { shared } = describe(typeNamed(kept.mimetype), wish, place.fileName);
		return {
			...shared,
			bytes: kept.bytes,
			tag: kept.hash,
			async read(part) {
				const span = part ? { from: part.from, length: part.to - part.from + 1 } : undefined;
				return (await files?.open(owner, kept.hash, span)) ?? null;
			},
		};
	}

	const placeOf = (signedIn: SignedIn, channelId: string, wanted: WantedMedia) =>
		inside(signedIn, channelId, "read", (instance, workspaceId) =>
			instance.media(workspaceId, wanted),
		);

	/** Where a message's file is; what the store lost is asked for at the gateway again. */
	async function findMessage(
		signedIn: SignedIn,
		channelId: string,
		wish: MediaWish,
	): Promise<Result<ServedMedia | Elsewhere, ErrorCode>> {
		const { messageId } = wish;
		const owner = { workspaceId: signedIn.workspace.id, channelId };
		const place = await placeOf(signedIn, channelId, { messageId });
		if (!place.ok) return place;
		if (place.value.at === "address") return fail("not_found");
		if (place.value.at !== "store") return ok(place.value);
		const served = await serveKept(owner, place.value, wish);
		if (served !== null) return ok(served);
		deps.log({ event: "file_lost", level: "error", ...owner, messageId, hash: place.value.hash });
		const again = await placeOf(signedIn, channelId, { messageId, isLost: true });
		if (!again.ok) return again;
		if (again.value.at === "gateway" || again.value.at === "web") return ok(again.value);
		return fail("media_gone");
	}

	/** What is too large to be passed on is kept first, and then served from the store. */
	async function keepAndServe(
		signedIn: SignedIn,
		channelId: string,
		wish: MediaWish,
	): Promise<Served> {
		const owner = { workspaceId: signedIn.workspace.id, channelId };
		const kept = await inside(signedIn, channelId, "read", async (instance) =>
			ok(await deps.keeping.keepNow(owner, instance, wish.messageId)),
		);
		if (!kept.ok) return kept;
		if (kept.value !== "kept")
			return fail(kept.value === "unfit" ? "media_too_large" : "unavailable");
		const found = await findMessage(signedIn, channelId, wish);
		if (!found.ok) return found;
		return "at" in found.value ? fail("media_gone") : ok(found.value);
	}

	return {
		/**
		 * The medium of one message. Refuses with `media_gone` (neither we nor the gateway have it any more),
		 * `media_too_large`, `unavailable`, and `not_found` also for another workspace's (D19).
		 */
		async message(signedIn: SignedIn, channelId: string, wish: MediaWish): Promise<Served> {
			const found = await findMessage(signedIn, channelId, wish);
			if (!found.ok) return found;
			if (!("at" in found.value)) return ok(found.value);
			// Nothing of the web is passed on: what is not kept is not shown.
			if (found.value.at === "web") return keepAndServe(signedIn, channelId, wish);
			const owner = { workspaceId: signedIn.workspace.id, channelId };
			const served = await serveFromGateway(owner, found.value, wish);
			const mayBeKept = files !== null && (found.value.bytes ?? 0) <= MAX_FILE_BYTES;
			const isTooLarge = !served.ok && served.code === "media_too_large";
			return isTooLarge && mayBeKept ? keepAndServe(signedIn, channelId, wish) : served;
		},

		/**
		 * A file that the simulated phone shows: for who may use the phone, of a channel that has one. `not_found`: neither,
		 * or the store has no such file.
		 */
		async ofPhone(
			signedIn: SignedIn,
			channelId: string,
			wish: { hash: string; fileName: string | null },
		): Promise<Served> {
			const admitted = admitToPhone(signedIn, channelId);
			if (!admitted.ok) return admitted;
			const owner = { workspaceId: signedIn.workspace.id, channelId };
			const place = { at: "store" as const, mimetype: null, ...wish };
			const shown = { messageId: "", isDownload: false, size: null };
			const served = await serveKept(owner, place, shown);
			return served ? ok(served) : fail("not_found");
		},

		/** A contact's picture (F09); `not_found` when WhatsApp no longer has it. */
		async avatar(signedIn: SignedIn, channelId: string, contactId: string): Promise<Served> {
			const place = await placeOf(signedIn, channelId, { avatarOf: contactId });
			if (!place.ok) return place;
			if (place.value.at !== "address") return fail("not_found");
			const body = await deps.fetchAvatar(place.value.url, MAX_AVATAR_BYTES);
			if (body === null) return fail("not_found");
			return orTooLarge(deps.log, async () => {
				const opened = await openStream(body, SNIFFED_BYTES, MAX_AVATAR_BYTES);
				const isDownload = sniffMedia(opened.head).kind !== "image";
				const wish = { messageId: "", isDownload, size: null };
				return serve(opened, wish, { fileName: null, bytes: null });
			});
		},
	};
}

/** The first bytes fail where they are too many or break off; nothing was sent yet, so a refusal can be answered. */
async function orTooLarge(
	log: Log,
	read: () => Promise<ServedMedia>,
): Promise<Result<ServedMedia, "media_too_large">> {
	try {
		return ok(await read());
	} catch (error) {
		log({ event: "media_not_read", level: "warn", error });
		return fail("media_too_large");
	}
}
