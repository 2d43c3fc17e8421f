import { createBase64Json } from "#workers/adapters/base64-json.ts";
import { createMultipart, type Multipart } from "#workers/adapters/multipart.ts";
import type { ChannelGateway, OutgoingFile } from "#workers/adapters/channel-gateway/port.ts";
import { openFile } from "#workers/adapters/channel-gateway/opened-file.ts";
import { typeAtWhatsApp } from "../whatsapp-limits.ts";
import { parseJid, toNumber } from "./address.ts";
import { callEvolution, type EvolutionTarget } from "./http.ts";
import { readEvolutionState } from "./link.ts";
import { SentMessage } from "./wire.ts";

type Input = Parameters<NonNullable<ChannelGateway["sendFile"]>>[0];
type Bytes = ReadableStream<Uint8Array>;

/** Sends a file with its bytes. As with a text, a call that changes nothing is made first: see `sendText`. */
export async function sendFileByEvolution(
	target: EvolutionTarget,
	input: Input,
): ReturnType<NonNullable<ChannelGateway["sendFile"]>> {
	const reachable = await readEvolutionState(target);
	if (reachable.class !== "accepted") return reachable;
	const opened = await openFile(input.file);
	if (opened.class !== "accepted") return opened;
	const { call, form } = CALLS[input.file.kind](input, opened.value);
	const answer = await callEvolution(target.connection, {
		method: "POST",
		path: `/message/${call}/${target.ref}`,
		apiKey: target.key,
		form,
		isCarriedOn: true,
		answer: SentMessage,
		doubt: "unknown",
	});
	if (answer.class !== "accepted") return answer;
	const { id, remoteJid } = answer.value.key;
	return { class: "accepted", value: { providerId: id, address: parseJid(remoteJid) } };
}

interface Call {
	call: "sendMedia" | "sendWhatsAppAudio" | "sendSticker";
	form: Multipart;
}

/** `sendMedia` takes forms, in which brackets make the answered message an object. */
const media =
	(mediatype: string, told: (file: OutgoingFile) => Record<string, string>) =>
	({ to, file, caption, quoted }: Input, body: Bytes): Call => {
		const fields = {
			number: toNumber(to),
			mediatype,
			...told(file),
			...(caption && { caption }),
			...(quoted && { "quoted[key][id]": quoted.providerId }),
		};
		const { bytes, fileName: name, mimetype } = file;
		const form = createMultipart(fields, { field: "file", name, mimetype, bytes, body });
		return { call: "sendMedia", form };
	};

const mimetypeOf = ({ mimetype }: OutgoingFile) => ({ mimetype: typeAtWhatsApp(mimetype) });

/**
 * As JSON: 2.3.7 converts a voice that comes in a form, after which its bytes are others, and does not look at a form's
 * sticker at all.
 */
const inJson =
	(call: Call["call"], field: string, more: Record<string, unknown>) =>
	({ to, file, quoted }: Input, body: Bytes): Call => {
		const number = toNumber(to);
		const answered = quoted ? { quoted: { key: { id: quoted.providerId } } } : {};
		const around = (data: string) => ({ number, ...more, ...answered, [field]: data });
		return { call, form: createBase64Json(around, { bytes: file.bytes, body }) };
	};

/**
 * Of a file with a name, 2.3.7 takes the type from the name. It makes a JPEG of every picture, so a picture's own name would
 * be wrong; a name that says no type gives a type that no phone opens.
 */
const CALLS: Record<OutgoingFile["kind"], (input: Input, body: Bytes) => Call> = {
	image: media("image", mimetypeOf),
	video: media("video", mimetypeOf),
	audio: media("audio", mimetypeOf),
	document: media("document", (file) => ({ ...mimetypeOf(file), fileName: nameWithType(file) })),
	voice: inJson("sendWhatsAppAudio", "audio", { encoding: false }),
	sticker: inJson("sendSticker", "sticker", { notConvertSticker: true }),
};

const ENDINGS: Record<string, string> = {
	"image/jpeg": "jpg",
	"image/png": "png",
	"image/webp": "webp",
	"image/gif": "gif",
	"video/mp4": "mp4",
	"video/webm": "webm",
	"audio/ogg": "ogg",
	"audio/mpeg": "mp3",
	"audio/mp4": "m4a",
	"audio/wav": "wav",
	"application/pdf": "pdf",
};

function nameWithType({ fileName, mimetype }: OutgoingFile): string {
	const ending = Object.hasOwn(ENDINGS, mimetype) ? ENDINGS[mimetype] : undefined;
	const hasEnding = /.\.[a-z0-9]{1,8}$/i.test(fileName);
	return hasEnding || !ending ? fileName : `${fileName}.${ending}`;
}
