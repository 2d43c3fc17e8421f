import * as v from "valibot";
import { type BeginVisitorFile, type EndVisitorFile, VisitorUpload } from "../contracts/webchat.ts";
import { call, type WebchatAccess } from "./webchat-api.ts";

/** Largest file that the channel takes (domain/channels/visitor-file.ts). */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** What the browser's picker offers. The channel itself judges by the bytes. */
export const ACCEPTED =
	"image/jpeg,image/png,image/webp,image/gif,video/mp4,video/webm,audio/*,application/pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.txt,.csv";
/** Pictures that are drawn; every other file is only saved. */
export const isPicture = (type: string): boolean => /^image\/(?:jpeg|png|webp|gif)$/.test(type);

/** What hindered a file; `failed` may pass. */
export type FileTrouble = "fileLarge" | "fileType" | "fileMany" | "fileFailed";

const TROUBLES = new Map<string, FileTrouble>([
	["file_too_large", "fileLarge"],
	["file_type_not_taken", "fileType"],
	["rate_limited", "fileMany"],
]);

/** Attempts for one step: a line may be lost for a moment. */
const TRIES = 4;
const PAUSE_MS = 2_000;

class Refused extends Error {}

/** Sends something and reads the answer. @throws Refused with the code, or what `fetch` throws */
async function post(access: WebchatAccess, path: string, body: BodyInit): Promise<unknown> {
	const answer = await call(access, path, { method: "POST", body });
	const told = (await answer.json()) as { error?: { code?: string } };
	if (!answer.ok) throw new Refused(told.error?.code ?? "");
	return told;
}

/** Again after a pause where no answer came; a refusal is one. */
async function insist<T>(ask: () => Promise<T>): Promise<T> {
	for (let left = TRIES; ; left--) {
		try {
			return await ask();
		} catch (error) {
			if (error instanceof Refused || left === 1) throw error;
			await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
		}
	}
}

async function hashOf(file: Blob): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
	return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Sends a file in parts and has its message made. Bodies are texts and bytes without a type, so that the browser asks the
 * channel nothing before each call from another site.
 * @param onPart the share that has arrived, 0 to 1
 * @returns null once it is sent
 */
export async function sendFile(
	access: WebchatAccess,
	token: string,
	{ id, file }: { id: string; file: File },
	onPart: (share: number) => void,
): Promise<FileTrouble | null> {
	try {
		const send = (path: string, body: BodyInit, query = "") =>
			insist(() => post(access, `files${path}?token=${token}${query}`, body));
		const hash = await hashOf(file);
		const asked: BeginVisitorFile = { hash, bytes: file.size };
		const begun = await send("", JSON.stringify(asked));
		const { ticket, parts, partBytes } = v.parse(VisitorUpload, begun);
		const count = Math.ceil(file.size / partBytes);
		for (let part = 0; part < count; part++) {
			onPart(part / count);
			if (parts.includes(part)) continue;
			// Without a type it is sent without one.
			const bytes = await file.slice(part * partBytes, (part + 1) * partBytes).arrayBuffer();
			await send(`/${hash}/parts/${part}`, bytes, `&ticket=${ticket}&bytes=${file.size}`);
		}
		onPart(1);
		const said: EndVisitorFile = { id, bytes: file.size, name: nameOf(file) };
		await send(`/${hash}/end`, JSON.stringify(said), `&ticket=${ticket}`);
		return null;
	} catch (error) {
		const code = error instanceof Refused ? error.message : "";
		return TROUBLES.get(code) ?? "fileFailed";
	}
}

/** A name is cut in front: its end says what it is. */
const nameOf = ({ name }: File): string => name.slice(-200) || "file";

/** The bytes of a message's file; null: they are not there now. */
export async function fetchFile(
	access: WebchatAccess,
	token: string,
	messageId: string,
): Promise<Blob | null> {
	try {
		const answer = await call(access, `files/${messageId}?token=${token}`);
		return answer.ok ? await answer.blob() : null;
	} catch {
		return null;
	}
}
