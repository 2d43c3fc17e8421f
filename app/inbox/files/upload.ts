/** Brings a file to the channel's store in parts (contracts/files.ts), going on wherever it stopped before. */
import * as v from "valibot";
import { MessageView } from "#app/contracts/frames.ts";
import type { SendFile } from "#app/contracts/files.ts";
import { ApiError } from "#app/ui/api-error.ts";
import { callApi, parseAnswer } from "#app/ui/api-request.ts";
import { callChannel } from "#app/ui/channel-call.ts";
import type { FileEntry, FileWay, OutgoingFile } from "../store/outbox.ts";
import { readBytes } from "./bytes.ts";
import { makeSmall } from "./small-form.ts";

const State = v.object({
	isKept: v.boolean(),
	parts: v.array(v.number()),
	partBytes: v.pipe(v.number(), v.minValue(1)),
	/** Of a picture its small form is wanted too. */
	wantsSmall: v.optional(v.boolean(), false),
});
const Accepted = v.object({ message: MessageView });

/** A part on a slow line: a megabyte at 100 kbit/s. */
const PART_TIMEOUT_MS = 90_000;
/** The store puts the parts together, and may be told again. */
const END_TIMEOUT_MS = 60_000;
/** Nobody waits longer for a form without which the picture is shown as it is. */
const SMALL_TIMEOUT_MS = 15_000;
/** How often parts that were told to be there turn out to be missing before it is given up. */
const MAX_ROUNDS = 3;

/** The SHA-256 of a file, lower-case hexadecimal. It is read whole: browsers have no digest of a stream. */
export async function hashOf(blob: Blob): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", await blob.arrayBuffer());
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

interface Upload {
	/** Where its parts go, such as `/api/channels/:channelId/files`. */
	base: string;
	hash: string;
	blob: Blob;
	/** What is said with the end of it; its length when left out. */
	end?: { bytes: number } & Record<string, unknown>;
	/** The end is said also of a file that is there already. */
	isEndedAlways?: boolean;
	signal?: AbortSignal;
	/** How much of it the server has, 0 to 1. */
	onProgress?: (part: number) => void;
}

/** Resolves once the server has the file. Throws ApiError as `callApi` does; may be called again then. */
export async function uploadParts({
	base,
	hash,
	blob,
	end = { bytes: blob.size },
	isEndedAlways = false,
	signal,
	onProgress = () => undefined,
}: Upload): Promise<void> {
	const post = (path: string, body: unknown, timeoutMs?: number): Promise<Response> =>
		callApi(`${base}${path}`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body),
			...(signal && { signal }),
			...(timeoutMs !== undefined && { timeoutMs }),
		});
	const bytes = blob.size;
	for (let round = 1; ; round += 1) {
		const state = await parseAnswer(State, await post("", { hash, bytes }));
		if (state.isKept && !isEndedAlways) return onProgress(1);
		const count = state.isKept ? 0 : Math.ceil(bytes / state.partBytes);
		const there = new Set(state.parts);
		// The end is a step too: until it is done, the file is not there.
		const tell = (): void => onProgress(there.size / (count + 1));
		tell();
		for (let part = 0; part < count; part += 1) {
			if (there.has(part)) continue;
			const from = part * state.partBytes;
			await callApi(`${base}/${hash}/parts/${String(part)}?bytes=${String(bytes)}`, {
				method: "PUT",
				headers: { "content-type": "application/octet-stream" },
				body: blob.slice(from, from + state.partBytes),
				...(signal && { signal }),
				timeoutMs: PART_TIMEOUT_MS,
			});
			there.add(part);
			tell();
		}
		try {
			await post(`/${hash}/end`, end, END_TIMEOUT_MS);
			if (state.wantsSmall) await bringSmall(`${base}/${hash}/small`, blob, signal);
			return onProgress(1);
		} catch (error) {
			const isMissing = error instanceof ApiError && error.code === "conflict";
			if (!isMissing || round >= MAX_ROUNDS) throw error;
		}
	}
}

/** Brings the small form of a picture along. What fails here is no failure of the upload. */
async function bringSmall(address: string, blob: Blob, signal?: AbortSignal): Promise<void> {
	try {
		const small = await makeSmall(blob);
		if (!small) return;
		await callApi(address, {
			method: "PUT",
			headers: { "content-type": small.type },
			body: small,
			...(signal && { signal }),
			timeoutMs: SMALL_TIMEOUT_MS,
		});
	} catch {
		// Bubbles show the picture itself.
	}
}

/** The same to a channel, for a message that brings it. */
export const uploadFile = ({
	channelId,
	...upload
}: Omit<Upload, "base" | "end"> & { channelId: string }): Promise<void> =>
	uploadParts({ ...upload, base: `/api/channels/${encodeURIComponent(channelId)}/files` });

/** What is said of a file with its message. */
export function saidOf(
	file: OutgoingFile,
): Omit<SendFile, "id" | "contactId" | "caption" | "quotedId"> {
	const { name, kind, asDocument, seconds, waveform, isGif, width, height } = file;
	const as = kind === "voice" || kind === "sticker" ? kind : asDocument ? "document" : null;
	return {
		name,
		...(as && { as }),
		...(seconds !== undefined && { seconds }),
		...(waveform && { waveform }),
		...(isGif && { isGif: true as const }),
		...(width !== undefined && { width }),
		...(height !== undefined && { height }),
	};
}

/** Brings the bytes of a file to the channel's store; returns their hash. */
export async function bringFile(
	channelId: string,
	owner: string,
	file: OutgoingFile,
	way: Partial<FileWay> = {},
): Promise<string> {
	const blob = await readBytes(file.key, owner);
	if (!blob) throw new ApiError(410, "bytes_gone");
	const hash =
		file.hash ??
		(await hashOf(blob).catch(() => {
			// It was a name on a disk, and is not there any more as it was chosen.
			throw new ApiError(410, "bytes_gone");
		}));
	if (file.hash === undefined) way.onHash?.(hash);
	const { signal, onProgress } = way;
	await uploadFile({
		channelId,
		hash,
		blob,
		...(signal && { signal }),
		...(onProgress && { onProgress }),
	});
	return hash;
}

/** Uploads the file of an entry of the outbox and sends its message. */
export async function carryFile(
	channelId: string,
	owner: string,
	{ id, contactId, text, quotedId, file }: FileEntry,
	way: FileWay,
): Promise<MessageView> {
	const said = { id, contactId, caption: text, ...(quotedId !== null && { quotedId }) };
	const body = { ...said, ...saidOf(file) };
	for (let isAgain = false; ; isAgain = true) {
		const hash = await bringFile(channelId, owner, file, way);
		try {
			// Not to be called off any more: the server may have it.
			const answer = await callChannel(channelId, "sendFile", { params: { hash }, body });
			return (await parseAnswer(Accepted, answer)).message;
		} catch (error) {
			// It left the store between the two, as a file that no message names does.
			const isGone = error instanceof ApiError && error.code === "file_gone";
			if (!isGone || isAgain) throw error;
		}
	}
}
