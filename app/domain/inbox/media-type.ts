// M02, M03, F06: the type of received bytes is read from the bytes, never from a name or header.
import { countBytes } from "./outgoing-text.ts";
import { isRiskyFile } from "./risky-file.ts";

export interface MediaType {
	mimetype: string;
	extension: string;
	/** Drawn or played in the page. Everything else is only ever downloaded. */
	kind: "image" | "audio" | "video" | "file";
}

/** As many bytes as `sniffMedia` looks at. */
export const SNIFFED_BYTES = 32;

/** Nothing that can carry a script is in this list: SVG, HTML and XML are only files (M03). */
const TYPES = {
	jpeg: { mimetype: "image/jpeg", extension: "jpg", kind: "image" },
	png: { mimetype: "image/png", extension: "png", kind: "image" },
	webp: { mimetype: "image/webp", extension: "webp", kind: "image" },
	avif: { mimetype: "image/avif", extension: "avif", kind: "image" },
	// As phones save it: most browsers draw none, so it is only downloaded.
	heic: { mimetype: "image/heic", extension: "heic", kind: "file" },
	gif: { mimetype: "image/gif", extension: "gif", kind: "image" },
	mp4: { mimetype: "video/mp4", extension: "mp4", kind: "video" },
	webm: { mimetype: "video/webm", extension: "webm", kind: "video" },
	ogg: { mimetype: "audio/ogg", extension: "ogg", kind: "audio" },
	mp3: { mimetype: "audio/mpeg", extension: "mp3", kind: "audio" },
	m4a: { mimetype: "audio/mp4", extension: "m4a", kind: "audio" },
	wav: { mimetype: "audio/wav", extension: "wav", kind: "audio" },
	pdf: { mimetype: "application/pdf", extension: "pdf", kind: "file" },
	unknown: { mimetype: "application/octet-stream", extension: "bin", kind: "file" },
} as const satisfies Record<string, MediaType>;

/** The type of a file by its first bytes. */
export function sniffMedia(bytes: Uint8Array): MediaType {
	const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
	const begins = (...values: number[]) => values.every((value, at) => bytes[at] === value);
	if (begins(0xff, 0xd8, 0xff)) return TYPES.jpeg;
	if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return TYPES.png;
	if (text(0, 6) === "GIF87a" || text(0, 6) === "GIF89a") return TYPES.gif;
	if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return TYPES.webp;
	if (text(0, 4) === "RIFF" && text(8, 12) === "WAVE") return TYPES.wav;
	if (text(4, 8) === "ftyp") return typeOfBrand(text(8, 12), text(16, SNIFFED_BYTES));
	if (begins(0x1a, 0x45, 0xdf, 0xa3)) return TYPES.webm;
	if (text(0, 4) === "OggS") return TYPES.ogg;
	if (text(0, 3) === "ID3" || isMp3Frame(bytes)) return TYPES.mp3;
	if (text(0, 5) === "%PDF-") return TYPES.pdf;
	return TYPES.unknown;
}

/** Brands of files of one or more pictures as phones save them. */
const HEIC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx"]);

/**
 * An ISO file, by its brand; a picture's may be `mif1` alone, and say only among the others how it is packed.
 * @param others as many of them as `sniffMedia` looks at
 */
function typeOfBrand(brand: string, others: string): MediaType {
	if (brand.startsWith("M4A")) return TYPES.m4a;
	if (brand === "avif" || brand === "avis") return TYPES.avif;
	if (HEIC_BRANDS.has(brand)) return TYPES.heic;
	if (brand !== "mif1" && brand !== "msf1") return TYPES.mp4;
	return others.includes("avif") || others.includes("avis") ? TYPES.avif : TYPES.heic;
}

/** What a file is that was read by `sniffMedia` before. Whatever is not of this file is only ever downloaded. */
export const typeNamed = (mimetype: string): MediaType =>
	Object.values(TYPES).find((type) => type.mimetype === mimetype) ?? TYPES.unknown;

/** MPEG audio, layer 3, without a tag in front. */
function isMp3Frame(bytes: Uint8Array): boolean {
	const [first = 0, second = 0, third = 0] = bytes;
	return first === 0xff && (second & 0xe6) === 0xe2 && third >> 4 !== 0xf;
}

/** File systems end at 255 bytes; a browser numbers a second file of the same name. */
const MAX_STEM_BYTES = 200;
const MAX_ENDING_BYTES = 24;
/** Windows has devices of these names, whatever their ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/iu;

/** Without paths, control characters and letters that turn the reading direction around (M06). */
function cleanName(fileName: string): string {
	const last = fileName.split(/[\\/]/u).at(-1) ?? "";
	const line = last
		.toWellFormed()
		.replace(/[\p{Cc}\p{Cf}\u2028\u2029"*:<>?|%;]/gu, "")
		.replace(/\s/gu, " ");
	return trimDots(line);
}

/** By hand: an expression anchored at the end takes long over a name of dots alone (L11). */
function trimDots(name: string): string {
	const isDot = (at: number) => name[at] === "." || name[at] === " ";
	let [start, end] = [0, name.length];
	while (start < end && isDot(start)) start += 1;
	while (end > start && isDot(end - 1)) end -= 1;
	return name.slice(start, end);
}

/** A safe file name: the given one without harmful parts, else `fallback` with the type's extension. */
export function safeFileName(told: string | null, type: MediaType, fallback: string): string {
	const name = cleanName(told ?? "");
	if (name === "") return `${fallback}.${type.extension}`;
	const dot = name.lastIndexOf(".");
	const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
	const short = cutBytes(stem, MAX_STEM_BYTES) + cutBytes(ending, MAX_ENDING_BYTES);
	// The executable extension stays visible, followed by a harmless one.
	const harmless = isRiskyFile(name) ? `${short}.bin` : short;
	return DEVICE.test(harmless) ? `_${harmless}` : harmless;
}

/** As many whole characters as fit. */
function cutBytes(text: string, most: number): string {
	let left = most;
	const isWithin = (sign: string): boolean => {
		left -= countBytes(sign);
		return left >= 0;
	};
	const signs = Array.from(text);
	const end = signs.findIndex((sign) => !isWithin(sign));
	return end === -1 ? text : signs.slice(0, end).join("");
}

/** `Content-Disposition` (RFC 6266): a plain name for everybody, the real one for who reads RFC 8187. */
export function contentDisposition(kind: "inline" | "attachment", fileName: string): string {
	const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/gu, "_");
	const encoded = encodeURIComponent(fileName).replace(
		/['()*]/gu,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
