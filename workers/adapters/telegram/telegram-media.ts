import { z } from "zod";
import { safeStream } from "../safe-fetch.ts";
import type { GatewayAnswer, GatewayMedia } from "../channel-gateway/port.ts";
import { addressOf } from "../whatsapp-gateway/gateway-http.ts";
import { judgeMedia } from "../whatsapp-gateway/waha/media.ts";
import { MAX_FILE_BYTES } from "./telegram-content.ts";
import { callTelegram, type TelegramTarget } from "./telegram-http.ts";

const FileNode = z.looseObject({
	/** Becomes a part of an address: folders and a name, nothing that climbs. */
	file_path: z.string().regex(/^(?!.*\.\.)[\w-][\w./-]{0,250}$/),
	file_size: z.number().nullish().catch(null),
});

/** Telegram's own answer calls every file a stream of bytes; the name it gave says more. */
const TYPES: Record<string, string> = {
	jpg: "image/jpeg",
	png: "image/png",
	webp: "image/webp",
	mp4: "video/mp4",
	oga: "audio/ogg",
	mp3: "audio/mpeg",
	pdf: "application/pdf",
};

/** Two calls: the id gives a path that lives an hour, the path gives the bytes, both at Telegram. */
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
