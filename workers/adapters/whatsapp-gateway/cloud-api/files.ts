import { z } from "zod";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import { createMultipart } from "#workers/adapters/multipart.ts";
import type { GatewayAnswer, OutgoingFile } from "#workers/adapters/channel-gateway/port.ts";
import { openFile } from "#workers/adapters/channel-gateway/opened-file.ts";
import { callGraph, type CloudTarget } from "./http.ts";

const KB = 1024;
const MB = 1024 * KB;
const MAX_CAPTION = 1024;

const IMAGES = ["image/jpeg", "image/png"];
const VIDEOS = ["video/mp4", "video/3gpp"];
const SOUNDS = ["audio/ogg", "audio/mpeg", "audio/mp4", "audio/aac", "audio/amr"];

/** Office's files and plain texts: Meta wants their type, which the bytes do not say, so their name does. */
const TYPES_BY_ENDING: Record<string, string> = {
	txt: "text/plain",
	csv: "text/plain",
	doc: "application/msword",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	xls: "application/vnd.ms-excel",
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	ppt: "application/vnd.ms-powerpoint",
	pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
};
const PLAIN = "application/octet-stream";
/** What Meta's upload takes. */
const DOCUMENTS = [
	"application/pdf",
	...new Set(Object.values(TYPES_BY_ENDING)),
	...IMAGES,
	...VIDEOS,
	...SOUNDS,
	PLAIN,
];

export const CLOUD_FILES: NonNullable<GatewayCapabilities["files"]> = {
	image: { maxBytes: 5 * MB, mimetypes: IMAGES, caption: true, maxCaption: MAX_CAPTION },
	video: { maxBytes: 16 * MB, mimetypes: VIDEOS, caption: true, maxCaption: MAX_CAPTION },
	audio: { maxBytes: 16 * MB, mimetypes: SOUNDS, caption: false },
	// Opus in ogg alone is shown as a voice note.
	voice: { maxBytes: 16 * MB, mimetypes: ["audio/ogg"], caption: false },
	document: { maxBytes: 100 * MB, mimetypes: DOCUMENTS, caption: true, maxCaption: MAX_CAPTION },
	// One that does not move may have 100 KB only; Meta says so when it was sent.
	sticker: { maxBytes: 500 * KB, mimetypes: ["image/webp"], caption: false },
};

/** The type Meta is told; null for a file that it takes under no type. */
export function typeAtMeta({
	mimetype,
	fileName,
}: Pick<OutgoingFile, "mimetype" | "fileName">): string | null {
	if (mimetype !== PLAIN) return mimetype;
	const ending = fileName.split(".").at(-1)?.toLowerCase() ?? "";
	return Object.hasOwn(TYPES_BY_ENDING, ending) ? (TYPES_BY_ENDING[ending] ?? null) : null;
}

const Uploaded = z.looseObject({ id: z.string().regex(/^\d{5,40}$/) });

/** Hands the bytes to Meta, which keeps them for 30 days: longer than any message waits. May be repeated. */
export async function uploadFile(
	target: CloudTarget,
	file: OutgoingFile,
): Promise<GatewayAnswer<{ ref: string }>> {
	const type = typeAtMeta(file);
	if (type === null) return { class: "refused", reason: "file_refused" };
	if (!target.credentials) return { class: "refused", reason: "unauthorized" };
	const opened = await openFile(file);
	if (opened.class !== "accepted") return opened;
	const { fileName: name, bytes } = file;
	const form = createMultipart(
		{ messaging_product: "whatsapp", type },
		{ field: "file", name, mimetype: type, bytes, body: opened.value },
	);
	const answer = await callGraph(target, {
		method: "POST",
		path: ({ phoneNumberId }) => `/${phoneNumberId}/media`,
		form,
		answer: Uploaded,
		doubt: "not_accepted",
	});
	if (answer.class === "accepted") return { class: "accepted", value: { ref: answer.value.id } };
	// Type, size or contents are all that can be wrong with it.
	const isFile = answer.class === "refused" && ["invalid", "rejected"].includes(answer.reason);
	return isFile ? { class: "refused", reason: "file_refused" } : answer;
}
