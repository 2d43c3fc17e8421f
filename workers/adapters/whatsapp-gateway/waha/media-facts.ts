import type { FileKind } from "#app/domain/inbox/outgoing-file.ts";
import type { MessageContent } from "#app/domain/inbox/message.ts";
import { readMediaFacts } from "../evolution/media-facts.ts";
import { describeMedia, findMedia, type MediaFields } from "../evolution/sent-file.ts";
import type { SentFile } from "../sent-file.ts";
import type { WahaMessage } from "./wire.ts";

/** What the browser engine calls a message. */
const KINDS: Record<string, FileKind> = {
	image: "image",
	video: "video",
	ptt: "voice",
	audio: "audio",
	document: "document",
	sticker: "sticker",
};

const asFields = (value: unknown): Record<string, unknown> | null =>
	typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;

/**
 * The file of a message in the engine's own record, which is the only place that tells length and hash: WhatsApp's message
 * (`message`, of GOWS `Message`), or the browser's flat one.
 */
function findWahaMedia({ _data: data }: WahaMessage): MediaFields | null {
	if (!data) return null;
	const message = asFields(data.message) ?? asFields(data.Message);
	if (message) return findMedia(message);
	const { type, filehash, size, duration } = data;
	const kind = typeof type === "string" && Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
	if (!kind) return null;
	const ptt = kind === "voice";
	return {
		kind,
		fields: { ...data, ptt, fileSha256: filehash, fileLength: size, seconds: duration },
	};
}

/** What is told of a message's file beside its type and name; {} where the engine tells nothing. */
export function readWahaMedia(message: WahaMessage): {
	kind: FileKind | null;
	media: NonNullable<MessageContent["media"]>;
} {
	const found = findWahaMedia(message);
	return { kind: found?.kind ?? null, media: found ? readMediaFacts(found.fields) : {} };
}

/** The file of a message of ours; null where the engine tells nothing of it. */
export function readWahaFile(message: WahaMessage): SentFile | null {
	const found = findWahaMedia(message);
	// An engine that tells no caption with the file tells it as the message's text.
	return found && { ...describeMedia(found), caption: message.body ?? "" };
}
