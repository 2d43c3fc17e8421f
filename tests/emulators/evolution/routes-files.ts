/** Sending files: `sendMedia` of forms and JSON as recorded, voices and stickers as the sources of 2.3.7 say. */
import { describeFile, fileOf, type FormFile, keepFile, mediaMessage } from "./files.ts";
import { type Answer, failure, invalid, reply, typeError } from "./http.ts";
import { sendFromApi } from "./phone.ts";
import { quotedIdOf, recipient } from "./routes-chat.ts";
import type { Instance, World } from "./state.ts";

type Body = Record<string, unknown>;
const textOf = (value: unknown): string | undefined =>
	typeof value === "string" && value !== "" ? value : undefined;

const KINDS = ["image", "document", "video", "audio"];
const NO_MEDIA = "Owned media must be a url or base64";
/** The type a name says: 2.3.7 writes its library's "false" for an unknown one. */
const TYPES: Record<string, string> = {
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
	png: "image/png",
	mp4: "video/mp4",
	pdf: "application/pdf",
	ogg: "audio/ogg",
	mp3: "audio/mpeg",
};
const typeOfName = (name: string): string =>
	TYPES[name.split(".").at(-1)?.toLowerCase() ?? ""] ?? "false";

/** The checks every send of a file passes; a jid, or the refusal. */
export function admit(world: World, instance: Instance, body: Body): string | Answer {
	if (!instance.hasClient) return failure(500, typeError("onWhatsApp"));
	if (instance.memory !== "open") return failure(400, ["Error: Connection Closed"]);
	const jid = recipient(world, String(body.number));
	return typeof jid === "string" ? jid : failure(400, [jid]);
}

interface Sent {
	/** As the product names it. */
	kind: string;
	message: Body;
	bytes: Buffer;
	name: string;
	caption?: string | undefined;
}

function send(world: World, instance: Instance, body: Body, sent: Sent): Answer {
	const jid = admit(world, instance, body);
	if (typeof jid !== "string") return jid;
	const [messageType = ""] = Object.keys(sent.message);
	const record = sendFromApi(world, instance, jid, sent.caption ?? "", quotedIdOf(body), {
		message: sent.message,
		messageType,
		file: describeFile(sent.kind, sent.name, sent.bytes),
	});
	keepFile(instance, (record.key as { id: string }).id, sent.bytes);
	return reply(201, record);
}

export function sendMedia(world: World, instance: Instance, body: Body): Answer {
	const kind = textOf(body.mediatype);
	if (body.number === undefined) return invalid('instance requires property "number"');
	if (kind === undefined) return invalid('instance requires property "mediatype"');
	if (!KINDS.includes(kind)) return invalid("mediatype is not one of enum values");
	const isForm = Object.keys(body).some((name) => name.startsWith("\0"));
	const fileName = textOf(body.fileName);
	const bytes = fileOf(body, "media");
	if (bytes && !isForm && kind === "document" && !fileName)
		return failure(400, ["For base64 the file name must be informed."]);
	if (!bytes) return failure(400, [NO_MEDIA]);
	// What no picture library reads: told as a 500, though nothing was sent.
	if (kind === "image" && bytes.toString("latin1").startsWith("broken"))
		return failure(500, ["Error: Input buffer contains unsupported image format"]);
	const defaults: Record<string, string> = { image: "image.jpg", video: "video.mp4" };
	const name = fileName ?? defaults[kind];
	const mimetype = name ? typeOfName(name) : textOf(body.mimetype);
	const caption = textOf(body.caption);
	const message = mediaMessage(kind, bytes, {
		mimetype,
		caption,
		...(kind === "document" ? { fileName, title: fileName } : {}),
	});
	return send(world, instance, body, { kind, message, bytes, name: fileName ?? "", caption });
}

/** `encoding: false` leaves the bytes alone; a form's field is a text, and that is true. */
export function sendWhatsAppAudio(world: World, instance: Instance, body: Body): Answer {
	const given = fileOf(body, "audio");
	if (!given) return failure(400, ["Owned media must be a url, base64, or valid file with buffer"]);
	const isKept = body.encoding === false;
	const bytes = isKept ? given : Buffer.concat([Buffer.from("OggS-converted"), given]);
	const told = { mimetype: "audio/ogg; codecs=opus", ptt: true, seconds: 3 };
	const message = mediaMessage("audio", bytes, told);
	return send(world, instance, body, { kind: "voice", message, bytes, name: "" });
}

/** Of a form 2.3.7 reads nothing here: it looks at a field that only JSON brings. */
export function sendSticker(world: World, instance: Instance, body: Body): Answer {
	const isForm = Object.values(body).some((value) =>
		Buffer.isBuffer((value as FormFile | undefined)?.bytes),
	);
	const bytes = fileOf(body, "sticker");
	if (!bytes) return failure(400, [NO_MEDIA]);
	if (isForm) return failure(500, ["TypeError: Invalid URL"]);
	const kept = body.notConvertSticker === true ? bytes : Buffer.concat([bytes, bytes]);
	const message = mediaMessage("sticker", kept, { mimetype: "image/webp" });
	return send(world, instance, body, { kind: "sticker", message, bytes: kept, name: "" });
}
