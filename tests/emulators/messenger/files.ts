/** Files at the Graph API's messages: they come with the message, as one form. */
import { createHash } from "node:crypto";
import type { AskedFile } from "../emulator-server.ts";
import type { Account, Send } from "./state.ts";

const MB = 1024 * 1024;
const INSTAGRAM_TYPES: Record<string, RegExp> = {
	image: /^image\/(?:png|jpeg|gif)$/,
	audio: /^audio\/(?:aac|mp4|wav|x-m4a)$/,
	video: /^video\/(?:mp4|ogg|avi|quicktime|webm)$/,
	file: /^application\/pdf$/,
};

/** What an attachment brings; words for what is wrong with it. */
export function readFile(
	account: Account,
	file: AskedFile,
	message: Record<string, unknown>,
): NonNullable<Send["file"]> | string {
	const { attachment } = message as { attachment?: { type?: string } };
	const kind = attachment?.type ?? "";
	if (file.field !== "filedata") return "(#100) Param filedata is missing";
	if (!["image", "audio", "video", "file"].includes(kind))
		return "(#100) Param message[attachment][type] must be one of {AUDIO, FILE, IMAGE, VIDEO}";
	if ("text" in message) return "(#100) Cannot send both text and attachment";
	const max = kind === "image" ? 8 * MB : 25 * MB;
	const isOther = account.object === "instagram" && !INSTAGRAM_TYPES[kind]?.test(file.type);
	if (file.bytes.byteLength > max || isOther) return "(#100) Upload attachment failure.";
	const sha256 = createHash("sha256").update(file.bytes).digest("hex");
	return { kind, name: file.name, mimetype: file.type, sha256 };
}
