import { z } from "zod";
import type { Address } from "#app/domain/inbox/address.ts";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { FileKind } from "#app/domain/inbox/outgoing-file.ts";
import { openFile } from "../channel-gateway/opened-file.ts";
import type { ChannelGateway, GatewayAnswer, Quoted } from "../channel-gateway/port.ts";
import { createMultipart } from "../multipart.ts";
import { acceptWhen } from "../whatsapp-gateway/gateway-http.ts";
import { callTelegram, type TelegramTarget } from "./telegram-http.ts";
import { writeMentions } from "./telegram-mentions.ts";
import { withoutMarks } from "./telegram-marks.ts";
import { providerIdOf } from "./telegram-updates.ts";

const MB = 1024 * 1024;
const LARGEST = 50 * MB;
/** Counted without the marks, which are no part of it at Telegram. */
const MAX_CAPTION = 1024;

const captioned = { caption: true, maxCaption: MAX_CAPTION } as const;

export const TELEGRAM_FILES: NonNullable<GatewayCapabilities["files"]> = {
	image: {
		maxBytes: 10 * MB,
		mimetypes: ["image/jpeg", "image/png", "image/webp"],
		...captioned,
	},
	video: { maxBytes: LARGEST, mimetypes: ["video/mp4"], ...captioned },
	audio: { maxBytes: LARGEST, mimetypes: ["audio/mpeg", "audio/mp4"], ...captioned },
	voice: {
		maxBytes: LARGEST,
		mimetypes: ["audio/ogg", "audio/mpeg", "audio/mp4"],
		...captioned,
	},
	document: { maxBytes: LARGEST, ...captioned },
	sticker: { maxBytes: 512 * 1024, mimetypes: ["image/webp", "video/webm"], caption: false },
};

/** Method and field of each kind. */
const METHODS: Record<FileKind, { method: string; field: string }> = {
	image: { method: "sendPhoto", field: "photo" },
	video: { method: "sendVideo", field: "video" },
	audio: { method: "sendAudio", field: "audio" },
	voice: { method: "sendVoice", field: "voice" },
	document: { method: "sendDocument", field: "document" },
	sticker: { method: "sendSticker", field: "sticker" },
};

/** A film without sound that plays by itself. */
const ANIMATION = { method: "sendAnimation", field: "animation" };

/** The chat id of an address; null for another vendor's address. */
export function chatIdOf(to: Address): number | null {
	const isChat = to.kind === "telegram" || to.kind === "group";
	return isChat && /^-?\d{1,16}$/.test(to.value) ? Number(to.value) : null;
}

export const Sent = z.looseObject({
	message_id: z.int().transform(String),
	chat: z.looseObject({ id: z.int().transform(String) }),
});

const sent = (
	answer: GatewayAnswer<z.infer<typeof Sent>>,
): GatewayAnswer<{ providerId: string; address: null }> =>
	answer.class === "accepted"
		? {
				class: "accepted",
				value: {
					providerId: providerIdOf(answer.value.chat.id, answer.value.message_id),
					address: null,
				},
			}
		: answer;

/** A quoted message that was deleted meanwhile must not prevent the reply. */
function replyTo(quoted: Quoted | null | undefined) {
	const id = quoted && /:(\d{1,16})$/.exec(quoted.providerId)?.[1];
	return id ? { message_id: Number(id), allow_sending_without_reply: true } : null;
}

/** A harmless call: when it fails, nothing was sent. */
export const reachBot = (target: TelegramTarget): Promise<GatewayAnswer<unknown>> =>
	callTelegram(target, { method: "getMe", result: z.looseObject({}), doubt: "not_accepted" });

/** Sends a text with its marks. */
export async function sendText(
	target: TelegramTarget,
	{ to, text, quoted, mentions = [] }: Parameters<ChannelGateway["sendText"]>[0],
): ReturnType<ChannelGateway["sendText"]> {
	const chatId = chatIdOf(to);
	if (chatId === null) return { class: "refused", reason: "invalid" };
	const reachable = await reachBot(target);
	if (reachable.class !== "accepted") return reachable;
	const said = writeMentions(withoutMarks(text), mentions);
	const reply = replyTo(quoted);
	const answer = await callTelegram(target, {
		method: "sendMessage",
		body: {
			chat_id: chatId,
			text: said.text,
			...(said.entities.length > 0 ? { entities: said.entities } : {}),
			link_preview_options: { is_disabled: true },
			...(reply ? { reply_parameters: reply } : {}),
		},
		result: Sent,
		doubt: "unknown",
	});
	return sent(answer);
}

type SendFile = NonNullable<ChannelGateway["sendFile"]>;

/** Sends a file, its bytes with the message: Telegram takes none before. */
export async function sendFile(
	target: TelegramTarget,
	{ to, file, caption, quoted }: Parameters<SendFile>[0],
): ReturnType<SendFile> {
	const chatId = chatIdOf(to);
	const said = withoutMarks(caption);
	const { maxCaption = 0 } = TELEGRAM_FILES[file.kind] ?? {};
	if (chatId === null || said.text.length > maxCaption)
		return { class: "refused", reason: "invalid" };
	const reachable = await reachBot(target);
	if (reachable.class !== "accepted") return reachable;
	const opened = await openFile(file);
	if (opened.class !== "accepted") return opened;
	const { method, field } = file.isGif ? ANIMATION : METHODS[file.kind];
	const { mimetype, fileName: name, bytes, seconds } = file;
	const reply = replyTo(quoted);
	const fields = {
		chat_id: String(chatId),
		...(said.text === "" ? {} : { caption: said.text }),
		...(said.entities.length > 0 ? { caption_entities: JSON.stringify(said.entities) } : {}),
		...(seconds === undefined ? {} : { duration: String(Math.round(seconds)) }),
		// Else a document that is a film would be shown as one.
		...(file.kind === "document" ? { disable_content_type_detection: "true" } : {}),
		...(file.kind === "video" && !file.isGif ? { supports_streaming: "true" } : {}),
		...(reply ? { reply_parameters: JSON.stringify(reply) } : {}),
	};
	const answer = await callTelegram(target, {
		method,
		form: createMultipart(fields, { field, name, mimetype, bytes, body: opened.value }),
		result: Sent,
		doubt: "unknown",
	});
	return sent(answer);
}

/** Shows the customer that somebody writes. */
export async function showTyping(
	target: TelegramTarget,
	to: Address,
): Promise<GatewayAnswer<null>> {
	const chatId = chatIdOf(to);
	if (chatId === null) return { class: "refused", reason: "invalid" };
	const answer = await callTelegram(target, {
		method: "sendChatAction",
		body: { chat_id: chatId, action: "typing" },
		result: z.literal(true),
		doubt: "not_accepted",
	});
	return acceptWhen(answer);
}
