import type { ErrorCode } from "#app/contracts/errors.ts";
import type { MediaPlace, WantedMedia } from "#app/contracts/media.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import {
	contentDisposition,
	type MediaType,
	safeFileName,
	SNIFFED_BYTES,
	sniffMedia,
} from "#app/domain/inbox/media-type.ts";
import { stripMetadata } from "#app/domain/inbox/image-metadata.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { GatewayAnswer, GatewayMedia } from "#workers/adapters/channel-gateway/port.ts";
import { createInside } from "./inside-channel.ts";
import type { ChannelStub } from "./stub.ts";
import { type OpenedStream, openStream, readWhole } from "./media-stream.ts";

/** M04: larger files are not served, whatever size was declared. */
export const MAX_MEDIA_BYTES = 16 * 1024 * 1024;
/** Profile pictures are small. */
export const MAX_AVATAR_BYTES = 1024 * 1024;

export interface MediaDeps {
	channel(channel: Pick<ChannelSummary, "id" | "type">): ChannelStub;
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
	body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
	mimetype: string;
	disposition: string;
	/** All bytes are known, so ranges of it can be served. */
	isWhole: boolean;
}

export interface MediaWish {
	messageId: string;
	/** The file is to be saved, unchanged. */
	isDownload: boolean;
	/** The request has a Range header, as players send it. */
	isPart: boolean;
}

/** Serves received media and contacts' pictures through us, so that no page loads a foreign address (M02-M07). */
export function createMediaService(deps: MediaDeps) {
	const inside = createInside(deps.channel);

	/** Shown inline only if its own bytes are an image, audio or video; anything else is a download. */
	async function serve(
		opened: OpenedStream,
		type: MediaType,
		wish: MediaWish,
		originalName: string | null,
	): Promise<ServedMedia> {
		const isInline = !wish.isDownload && type.kind !== "file";
		const name = safeFileName(originalName, type, "arquivo");
		const shared = {
			mimetype: type.mimetype,
			disposition: contentDisposition(isInline ? "inline" : "attachment", name),
		};
		if (isInline && type.kind === "image") {
			const bytes = stripMetadata(await readWhole(opened.body), type.mimetype);
			return { ...shared, body: new Uint8Array(bytes), isWhole: true };
		}
		const isPlayed = isInline && (wish.isPart || type.kind === "audio");
		if (isPlayed) return { ...shared, body: await readWhole(opened.body), isWhole: true };
		return { ...shared, body: opened.body, isWhole: false };
	}

	async function serveMessage(
		owner: { workspaceId: string; channelId: string },
		place: Extract<MediaPlace, { at: "gateway" }>,
		wish: MediaWish,
	): Promise<Result<ServedMedia, ErrorCode>> {
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
			return serve(opened, sniffMedia(opened.head), wish, place.fileName ?? media.fileName);
		});
	}

	const placeOf = (signedIn: SignedIn, channelId: string, wanted: WantedMedia) =>
		inside(signedIn, channelId, "read", (instance, workspaceId) =>
			instance.media(workspaceId, wanted),
		);

	return {
		/**
		 * The medium of one message. Refuses with `media_gone` (the gateway no longer has it),
		 * `media_too_large`, `unavailable`, and `not_found` also for another workspace's (D19).
		 */
		async message(
			signedIn: SignedIn,
			channelId: string,
			wish: MediaWish,
		): Promise<Result<ServedMedia, ErrorCode>> {
			const { messageId } = wish;
			const place = await placeOf(signedIn, channelId, { messageId });
			if (!place.ok) return place;
			if (place.value.at !== "gateway") return fail("not_found");
			const owner = { workspaceId: signedIn.workspace.id, channelId };
			return serveMessage(owner, place.value, wish);
		},

		/** A contact's picture (F09); `not_found` when WhatsApp no longer has it. */
		async avatar(
			signedIn: SignedIn,
			channelId: string,
			contactId: string,
		): Promise<Result<ServedMedia, ErrorCode>> {
			const place = await placeOf(signedIn, channelId, { avatarOf: contactId });
			if (!place.ok) return place;
			if (place.value.at !== "address") return fail("not_found");
			const body = await deps.fetchAvatar(place.value.url, MAX_AVATAR_BYTES);
			if (body === null) return fail("not_found");
			return orTooLarge(deps.log, async () => {
				const opened = await openStream(body, SNIFFED_BYTES, MAX_AVATAR_BYTES);
				const type = sniffMedia(opened.head);
				const wish = { messageId: "", isDownload: type.kind !== "image", isPart: false };
				return serve(opened, type, wish, null);
			});
		},
	};
}

/** Reading fails when the body is too long or breaks off; nothing was sent yet, so a refusal can be answered. */
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
