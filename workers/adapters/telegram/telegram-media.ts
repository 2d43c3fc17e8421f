import { z } from "zod";
import { safeStream } from "../safe-fetch.ts";
import type { GatewayAnswer, GatewayMedia } from "../channel-gateway/port.ts";
import { addressOf } from "../whatsapp-gateway/gateway-http.ts";
import { judgeMedia } from "../whatsapp-gateway/waha/media.ts";
import { MAX_FILE_BYTES } from "./telegram-content.ts";
import { callTelegram, type TelegramTarget } from "./telegram-http.ts";

const FileNode = z.looseObject({
	/** Becomes part of a URL, so only folders and a file name, without `..`. */
	file_path: z.string().regex(/^(?!.*\.\.)[\w-][\w./-]{0,250}$/),
	file_size: z.number().nullish().catch(null),
});

/** Media types by file extension, because Telegram serves every file as application/octet-stream. */
const TYPES: Record<string, string> = {
	jpg: "image/jpeg",
	png: "image/png",
	webp: "image/webp",
	mp4: "video/mp4",
	oga: "audio/ogg",
	mp3: "audio/mpeg",
	pdf: "application/pdf",
};

/** Two calls at Telegram: the id gives a path that is valid for an hour, the path gives the bytes. Never throws. */
export async function fetchTelegramMedia(
	target: TelegramTarget,
	input: { ref: string; maxBytes: number },
): Promise<GatewayAnswer<GatewayMedia>> {
	if (!/^[\w-]{1,250}$/.test(input.ref)) return { class: "refused", reason: "invalid" };
	const file = await callTelegram(target, {
		method: "getFile",
		body: { file_id: input.ref },
		result: FileNode,
		doubt: "not_accepted",
	});
	if (file.class !== "accepted") return file;
	const maxBytes = Math.min(input.maxBytes, MAX_FILE_BYTES);
	if ((file.value.file_size ?? 0) > maxBytes) return { class: "refused", reason: "rejected" };
	const { connection, botToken } = target;
	const answer = await safeStream({
		url: addressOf(connection, `/file/bot${botToken}/${file.value.file_path}`),
		allowedPrivateHosts: connection.allowedPrivateHosts,
		maxBytes,
		...(connection.timeoutMs ? { timeoutMs: connection.timeoutMs } : {}),
		...(connection.fetch ? { fetch: connection.fetch } : {}),
	});
	const name = file.value.file_path.split("/").at(-1) ?? "";
	const media = await judgeMedia(answer, maxBytes, name);
	const ending = name.split(".").at(-1) ?? "";
	const mimetype = Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined;
	return media.class === "accepted" && mimetype
		? { class: "accepted", value: { ...media.value, mimetype } }
		: media;
}
