import { createBase64Json } from "#workers/adapters/base64-json.ts";
import type { ChannelGateway } from "#workers/adapters/channel-gateway/port.ts";
import type { FileRule } from "#app/domain/channels/capabilities.ts";
import type { FileKind } from "#app/domain/inbox/outgoing-file.ts";
import { parseJid } from "../evolution/address.ts";
import { openFile } from "#workers/adapters/channel-gateway/opened-file.ts";
import { typeAtWhatsApp, WHATSAPP_FILES } from "../whatsapp-limits.ts";
import { bareId } from "./address.ts";
import { callWaha, type WahaTarget } from "./http.ts";
import { WahaMessage } from "./wire.ts";

/** WAHA takes bodies of 50 MB. Base64 makes four bytes of three; two megabytes are left for the words. */
export const MAX_WAHA_BYTES = 36 * 1024 * 1024;

/** There is no call for a sound that is no voice, nor for a sticker; both arrive as documents. */
export const WAHA_FILES = {
	image: WHATSAPP_FILES.image,
	video: { ...WHATSAPP_FILES.video, maxBytes: MAX_WAHA_BYTES },
	voice: WHATSAPP_FILES.voice,
	document: { ...WHATSAPP_FILES.document, maxBytes: MAX_WAHA_BYTES },
} as const satisfies Partial<Record<FileKind, FileRule>>;

/** The call for each kind, and what it wants beside the file. */
const CALLS: Partial<Record<FileKind, { path: string; more: object }>> = {
	image: { path: "/api/sendImage", more: {} },
	video: { path: "/api/sendVideo", more: { convert: false, asNote: false } },
	voice: { path: "/api/sendVoice", more: { convert: false } },
	document: { path: "/api/sendFile", more: {} },
};

/** Sends a file with its bytes. No id of ours can be given, so a repeated send would be two messages. */
export async function sendFileByWaha(
	target: WahaTarget,
	chatId: string,
	{ file, caption, quoted }: Parameters<NonNullable<ChannelGateway["sendFile"]>>[0],
): ReturnType<NonNullable<ChannelGateway["sendFile"]>> {
	const call = CALLS[file.kind];
	if (!call) return { class: "refused", reason: "file_refused" };
	const opened = await openFile(file);
	if (opened.class !== "accepted") return opened;
	const around = (data: string) => ({
		session: target.session,
		chatId,
		...call.more,
		...(caption && { caption }),
		...(quoted && { reply_to: `${quoted.fromMe}_${chatId}_${quoted.providerId}` }),
		file: { mimetype: typeAtWhatsApp(file.mimetype), filename: file.fileName, data },
	});
	const answer = await callWaha(target, {
		method: "POST",
		path: call.path,
		form: createBase64Json(around, { bytes: file.bytes, body: opened.value }),
		isCarriedOn: true,
		answer: WahaMessage.pick({ id: true }),
		doubt: "unknown",
	});
	if (answer.class !== "accepted") return answer;
	const value = { providerId: bareId(answer.value.id), address: parseJid(chatId) };
	return { class: "accepted", value };
}
