import type { ClaimedMedium } from "#app/contracts/media.ts";
import {
	MAX_AUDIO_BYTES,
	MAX_IMAGE_BYTES,
	type PerceivedKind,
} from "#app/domain/agents/listening.ts";
import { stripMetadata } from "#app/domain/inbox/image-metadata.ts";
import { sniffMedia, SNIFFED_BYTES } from "#app/domain/inbox/media-type.ts";
import type { FilePlace, FileStore } from "#workers/adapters/file-store/port.ts";
import type { PerceivedFile } from "#workers/adapters/listening/port.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { MediaDeps } from "../channels/media.ts";
import { openStream, readWhole } from "../channels/media-stream.ts";

export interface MediumReaderDeps {
	fetchFromGateway: MediaDeps["fetchFromGateway"];
	/** Null: this installation keeps no files. */
	files: Pick<FileStore, "open"> | null;
	log: Log;
}

/** Reads voice notes and pictures for a model: from our store where they are kept, else from their gateway. */
export function createMediumReader({ fetchFromGateway, files, log }: MediumReaderDeps) {
	async function open(
		owner: FilePlace,
		place: ClaimedMedium["place"],
		maxBytes: number,
	): Promise<ReadableStream<Uint8Array> | "unavailable" | "unreadable"> {
		if (place.at === "store") return (await files?.open(owner, place.hash)) ?? "unreadable";
		const fetched = await fetchFromGateway(owner, place, maxBytes);
		if (fetched.class === "refused") return "unreadable";
		return fetched.class === "accepted" ? fetched.value.body : "unavailable";
	}

	/** The bytes of a medium and what they are; `unavailable`: the gateway may have them later. */
	return async (
		owner: FilePlace,
		kind: PerceivedKind,
		place: ClaimedMedium["place"],
	): Promise<Pick<PerceivedFile, "bytes" | "mimetype"> | "unavailable" | "unreadable"> => {
		const maxBytes = kind === "audio" ? MAX_AUDIO_BYTES : MAX_IMAGE_BYTES;
		const source = await open(owner, place, maxBytes);
		if (typeof source === "string") return source;
		try {
			const opened = await openStream(source, SNIFFED_BYTES, maxBytes);
			const type = sniffMedia(opened.head);
			const bytes = await readWhole(opened.body);
			// A voice note's container is often one of films.
			const isRight =
				kind === "image" ? type.kind === "image" : type.kind === "audio" || type.kind === "video";
			if (!isRight || bytes.byteLength === 0) return "unreadable";
			return {
				// Where a picture was taken is nothing for a model.
				bytes: kind === "image" ? new Uint8Array(stripMetadata(bytes, type.mimetype)) : bytes,
				mimetype: type.mimetype,
			};
		} catch (error) {
			log({ event: "medium_not_heard", level: "warn", error });
			return "unreadable";
		}
	};
}
