/** Judges by a PDF's dictionaries how its streams are compressed, before anything is decompressed. */

/** Decodes `#xx` in names: PDF allows any letter of a name to be written so. */
export const plainNames = (text: string): string =>
	text.replaceAll(/#([0-9a-f]{2})/giu, (_, code: string) =>
		String.fromCharCode(Number.parseInt(code, 16)),
	);

/** Filters whose decompressed size we cannot measure. */
const UNMEASURED = /\/(?:Encrypt|LZWDecode|RunLengthDecode|ASCIIHexDecode|BrotliDecode)\b/u;
/** Their short names. Random bytes contain them too, so they count only as the value of a filter. */
const UNMEASURED_SHORT = new Set(["/LZW", "/RL", "/AHx"]);
const FLATE = new Set(["/FlateDecode", "/Fl"]);
const ASCII85 = new Set(["/ASCII85Decode", "/A85"]);
/** Filters of images. A few bytes may claim gigabytes, and images contain no text. */
const PICTURE = /\/(DCTDecode|DCT|JPXDecode|JPX|CCITTFaxDecode|CCF|JBIG2Decode)(?![A-Za-z0-9])/g;
/** The key of a stream's filter; the reader also accepts `/F`. */
const FILTER_KEY = /\/F(?:ilter)?(?![A-Za-z0-9])/g;
/** Characters after a key that are inspected; no real filter is longer. */
const FILTER_LENGTH = 240;
const MAX_FILTERS = 40_000;
/** The keys of a filter's parameters. */
const PARAMETERS_KEY = /\/(?:DecodeParms|DP)(?![A-Za-z0-9])/g;
const REFERENCE = /^\d+[\s\0]+\d+[\s\0]+R\b/;

/** Parameters that define the rows of a stream: the reader allocates a row before it has any data. */
const ROW_KEY = /\/(Columns|Colors|BitsPerComponent|BPC)(?![A-Za-z0-9])/g;
const MAX_COLUMNS = 100_000;
const MAX_COMPONENTS = 32;
const NUMBER_LENGTH = 60;

/** Skips leading spaces and comments. */
function afterSpace(text: string): string {
	let rest = text;
	for (;;) {
		const begin = rest.search(/[^\s\0]/);
		if (begin < 0) return "";
		rest = rest.slice(begin);
		if (!rest.startsWith("%")) return rest;
		const end = rest.search(/[\r\n]/);
		rest = end < 0 ? "" : rest.slice(end);
	}
}

/** Whether the value of a filter key is understood completely, or is no filter at all. */
function isSure(value: string): boolean {
	const text = afterSpace(value);
	if (REFERENCE.test(text)) return false;
	const isList = text.startsWith("[");
	const end = text.indexOf("]");
	// A list without an end, with references or with comments is not understood.
	if (isList && (end < 0 || /[%R]/.test(text.slice(0, end).replaceAll("/RL", "")))) return false;
	const named = (isList ? text.slice(0, end) : text).match(/\/[A-Za-z0-9]*/g) ?? [];
	const filters = isList ? named : named.slice(0, 1);
	if (filters.some((name) => UNMEASURED_SHORT.has(name))) return false;
	const [outer = "", ...inner] = filters;
	if (inner.some((name) => ASCII85.has(name))) return false;
	return !ASCII85.has(outer) || isWithinAscii85(inner);
}

/** What programs write after ASCII85: nothing, or one filter that is measured or never decompressed. */
function isWithinAscii85(filters: readonly string[]): boolean {
	const [only, ...others] = filters;
	if (only === undefined) return true;
	return others.length === 0 && (FLATE.has(only) || only.search(PICTURE) === 0);
}

/** Whether the `/F` at `index` belongs to an attached file, `/EF << /F …`, and is no filter. */
function isAttachment(names: string, index: number): boolean {
	const found = /\/EF\s*<<\s*$/.exec(names.slice(Math.max(0, index - 24), index));
	if (!found) return false;
	const at = index - found[0].length;
	const line = Math.max(names.lastIndexOf("\n", at), names.lastIndexOf("\r", at));
	// An `/EF` inside a comment does not count.
	return !names.slice(line + 1, index).includes("%");
}

function areFiltersSure(names: string): boolean {
	let filters = 0;
	for (const { index, 0: key } of names.matchAll(FILTER_KEY)) {
		filters += 1;
		if (filters > MAX_FILTERS) return false;
		const at = index + key.length;
		if (!isSure(names.slice(at, at + FILTER_LENGTH)) && !isAttachment(names, index)) return false;
	}
	return true;
}

/** Parameters given by reference may be inside a compressed stream, where they are not inspected. */
function areParametersHere(names: string): boolean {
	for (const { index, 0: key } of names.matchAll(PARAMETERS_KEY)) {
		const at = index + key.length;
		const value = afterSpace(names.slice(at, at + FILTER_LENGTH));
		if (REFERENCE.test(value)) return false;
		if (!value.startsWith("[")) continue;
		const [own = ""] = value.replaceAll(/<<[^<>]*>>/g, "").split("]");
		if (/\d[\s\0]+R\b/.test(own)) return false;
	}
	return true;
}

function areRowsBearable(names: string): boolean {
	for (const { index, 0: key, 1: name } of names.matchAll(ROW_KEY)) {
		const at = index + key.length;
		const value = afterSpace(names.slice(at, at + NUMBER_LENGTH));
		const limit = name === "Columns" ? MAX_COLUMNS : MAX_COMPONENTS;
		if (REFERENCE.test(value) || Number.parseFloat(value.replace(/^\++/, "")) > limit) return false;
	}
	return true;
}

/**
 * Whether all streams use filters whose decompressed size can be measured, by the document's dictionaries.
 * @param names the document as Latin-1, with plain names
 */
export const isMeasurable = (names: string): boolean =>
	!UNMEASURED.test(names) &&
	areFiltersSure(names) &&
	areParametersHere(names) &&
	areRowsBearable(names);

export const usesAscii85 = (names: string): boolean => /\/(?:ASCII85Decode|A85)\b/.test(names);

/**
 * The document with the names of image filters replaced by unknown ones of the same length, so that the reader does not
 * decompress images. Null when an image filter is written with escaped letters.
 * @param text the document as Latin-1
 */
export function hidePictures(text: string, names: string): string | null {
	const count = (of: string) => [...of.matchAll(PICTURE)].length;
	if (count(names) !== count(text)) return null;
	return text.replaceAll(PICTURE, (_, filter: string) => `/${"X".repeat(filter.length)}`);
}
