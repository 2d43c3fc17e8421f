/** Makes a chosen file ready: its type by its bytes, a picture of the size that is sent, and whether the channel takes it. */
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import { stripMetadata } from "#app/domain/inbox/image-metadata.ts";
import { sniffMedia, SNIFFED_BYTES } from "#app/domain/inbox/media-type.ts";
import {
	chooseKind,
	type FileKind,
	judgeFile,
	kindOf,
	MAX_FILE_NAME,
} from "#app/domain/inbox/outgoing-file.ts";
import { fittedName, isSticker, isToBeFitted } from "#app/domain/inbox/picture-fit.ts";
import type { TrayFile } from "../store/tray-book.ts";
import type { MadeFilm } from "./gif.ts";
import { decodePicture, encodePicture } from "./picture.ts";
import { readPlayed } from "./played.ts";

export type FileRules = NonNullable<GatewayCapabilities["files"]>;

/** Pictures of more bytes than this are not looked into: decoded they would take gigabytes. */
const MAX_PICTURE_BYTES = 60 * 1024 * 1024;

interface Found {
	blob: Blob;
	name: string;
	/** As the store will read it from the bytes. */
	mimetype: string;
	width?: number;
	height?: number;
	isSticker?: boolean;
}

/** What becomes of it: its bytes, or why it cannot be sent. */
export type Prepared =
	| { ok: true; blob: Blob; facts: Partial<TrayFile> }
	| { ok: false; facts: Partial<TrayFile> };

/** @param gifs the channel shows a film without sound as a picture that moves */
export async function prepareFile(file: File, rules: FileRules, gifs: boolean): Promise<Prepared> {
	let head: Uint8Array;
	try {
		head = new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
	} catch {
		// A folder, or a file that another program holds.
		return { ok: false, facts: { code: "unreadable" } };
	}
	const sniffed = sniffMedia(head).mimetype;
	if (sniffed === "image/gif") {
		const film = await filmOf(file, rules);
		if (film) return { ok: true, ...asFilm(film, file.name, gifs) };
	}
	const isPicture = kindOf(sniffed) === "image" && file.size <= MAX_PICTURE_BYTES;
	const name = Array.from(file.name).slice(-MAX_FILE_NAME).join("") || "arquivo";
	const plain: Found = { blob: file, name, mimetype: sniffed };
	const found = isPicture ? await fitPicture(plain, rules) : plain;
	const { blob, mimetype, width, height } = found;
	// A picture of a phone that this browser cannot read is a file like any other.
	const isUnread = isPicture && mimetype === "image/heic";
	const facts = { mimetype, bytes: blob.size };
	const chosen = chooseKind(facts, rules);
	if (!chosen.ok)
		return { ok: false, facts: { ...facts, code: chosen.code, ...limitOf(facts, rules) } };
	const kind = found.isSticker === true ? "sticker" : chosen.value;
	const own = kindOf(mimetype);
	const played = kind === "video" || kind === "audio" ? await readPlayed(blob, kind) : {};
	return {
		ok: true,
		blob,
		facts: {
			...facts,
			name: found.name,
			kind,
			...(kind === "document" && own !== "document" && { asDocument: true }),
			...(kind !== "document" && width !== undefined && { width }),
			...(kind !== "document" && height !== undefined && { height }),
			...played,
			...noteOf(kind, own, isUnread, facts.bytes, rules),
		},
	};
}

/** A GIF as a film, where the channel takes films and no GIFs; null where it goes as it is. */
async function filmOf(file: File, rules: FileRules): Promise<MadeFilm | null> {
	const gif = { mimetype: "image/gif", bytes: file.size };
	if (judgeFile(gif, "image", rules).ok) return null;
	try {
		const { gifToFilm } = await import("./gif.ts");
		const film = await gifToFilm(file);
		const facts = film && { mimetype: "video/mp4", bytes: film.blob.size };
		return facts && judgeFile(facts, "video", rules).ok ? film : null;
	} catch {
		return null;
	}
}

/** Where the channel knows no such pictures, the customer sees a film with a button to play it. */
function asFilm(film: MadeFilm, name: string, gifs: boolean) {
	const { blob, seconds, width, height } = film;
	const facts: Partial<TrayFile> = {
		mimetype: "video/mp4",
		bytes: blob.size,
		name: `${name.replace(/\.gif$/iu, "").slice(-MAX_FILE_NAME + 4) || "gif"}.mp4`,
		kind: "video",
		seconds: Math.round(seconds * 10) / 10,
		width,
		height,
		...(gifs ? { isGif: true } : { note: "gif_as_film" }),
	};
	return { blob, facts };
}

/** Why it goes as a document, where its sender would expect a picture or a film. */
function noteOf(
	kind: FileKind,
	own: FileKind,
	isUnread: boolean,
	bytes: number,
	rules: FileRules,
): { note?: string; limit?: number } {
	// What its camera wrote into it stays in it, as nobody here can read it.
	if (isUnread) return { note: "unread_picture" };
	if (kind !== "document" || own === "document") return {};
	const most = rules[own]?.maxBytes;
	if (most === undefined || bytes <= most) return { note: "as_document" };
	return { note: "large_as_document", limit: most };
}

/** The largest that would be taken, for the words that refuse it. */
function limitOf({ mimetype }: { mimetype: string }, rules: FileRules): { limit?: number } {
	const limit = Math.max(rules[kindOf(mimetype)]?.maxBytes ?? 0, rules.document?.maxBytes ?? 0);
	return limit === 0 ? {} : { limit };
}

async function fitPicture(plain: Found, rules: FileRules): Promise<Found> {
	const picture = await decodePicture(plain.blob);
	if (!picture) return plain;
	const { width, height } = picture;
	let isAsSticker = false;
	try {
		const known = { mimetype: plain.mimetype, bytes: plain.blob.size, width, height };
		isAsSticker = isSticker(known, rules.sticker);
		if (!isAsSticker && rules.image && isToBeFitted(known, rules.image)) {
			const made = await encodePicture(picture);
			if (made) return { ...made, name: fittedName(plain.name), mimetype: "image/jpeg" };
		}
	} finally {
		picture.close();
	}
	const bytes = new Uint8Array(await plain.blob.arrayBuffer());
	const bare = stripMetadata(bytes, plain.mimetype);
	// The same bytes: nothing was in it.
	const blob =
		bare.length === bytes.length
			? plain.blob
			: new Blob([bare as Uint8Array<ArrayBuffer>], { type: plain.mimetype });
	return { ...plain, blob, width, height, isSticker: isAsSticker };
}
