/** How the streams of a PDF are packed, judged by their dictionaries before anybody unpacks them. */

/** Names may be written with `#xx` for any of their letters. */
export const plainNames = (text: string): string =>
	text.replaceAll(/#([0-9a-f]{2})/giu, (_, code: string) =>
		String.fromCharCode(Number.parseInt(code, 16)),
	);

/** Ways of packing that only the reader itself can undo, and so nobody measures before. */
const UNMEASURED = /\/(?:Encrypt|LZWDecode|RunLengthDecode|ASCIIHexDecode|BrotliDecode)\b/u;
/** The same by their short names, which random bytes spell too: judged only where a filter stands. */
const UNMEASURED_SHORT = new Set(["/LZW", "/RL", "/AHx"]);
const FLATE = new Set(["/FlateDecode", "/Fl"]);
const ASCII85 = new Set(["/ASCII85Decode", "/A85"]);
/** A few bytes may claim a picture of gigabytes, and text is in none. */
const PICTURE = /\/(DCTDecode|DCT|JPXDecode|JPX|CCITTFaxDecode|CCF|JBIG2Decode)(?![A-Za-z0-9])/g;
/** A stream's filter; the reader takes `/F` for it too. */
const FILTER_KEY = /\/F(?:ilter)?(?![A-Za-z0-9])/g;
/** Of what follows a key: no filter is longer. */
const FILTER_LENGTH = 240;
const MAX_FILTERS = 40_000;
/** What a filter is told besides its name. */
const PARAMETERS_KEY = /\/(?:DecodeParms|DP)(?![A-Za-z0-9])/g;
const REFERENCE = /^\d+[\s\0]+\d+[\s\0]+R\b/;

/** What makes the rows of an unpacked stream: the reader takes room for a row before it has one. */
const ROW_KEY = /\/(Columns|Colors|BitsPerComponent|BPC)(?![A-Za-z0-9])/g;
const MAX_COLUMNS = 100_000;
const MAX_COMPONENTS = 32;
const NUMBER_LENGTH = 60;

/** Without the spaces and comments before it. */
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

/** Whether what stands behind a key is a filter that we can be sure of, or none at all. */
function isSure(value: string): boolean {
	const text = afterSpace(value);
	if (REFERENCE.test(text)) return false;
	const isList = text.startsWith("[");
	const end = text.indexOf("]");
	// A list that does not end, is told by reference or holds comments: who knows.
	if (isList && (end < 0 || /[%R]/.test(text.slice(0, end).replaceAll("/RL", "")))) return false;
	const named = (isList ? text.slice(0, end) : text).match(/\/[A-Za-z0-9]*/g) ?? [];
	const filters = isList ? named : named.slice(0, 1);
	if (filters.some((name) => UNMEASURED_SHORT.has(name))) return false;
	const [outer = "", ...inner] = filters;
	if (inner.some((name) => ASCII85.has(name))) return false;
	return !ASCII85.has(outer) || isWithinAscii85(inner);
}

/** As programs write it: nothing more, or one thing that is measured or never unpacked. */
function isWithinAscii85(filters: readonly string[]): boolean {
	const [only, ...others] = filters;
	if (only === undefined) return true;
	return others.length === 0 && (FLATE.has(only) || only.search(PICTURE) === 0);
}

/** Whether the key at `index` is that of an attached file, `/EF << /F …`, which is no filter. */
function isAttachment(names: string, index: number): boolean {
	const found = /\/EF\s*<<\s*$/.exec(names.slice(Math.max(0, index - 24), index));
	if (!found) return false;
	const at = index - found[0].length;
	const line = Math.max(names.lastIndexOf("\n", at), names.lastIndexOf("\r", at));
	// In a comment it would say nothing of what comes on the next line.
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

/** Parameters that stand elsewhere may stand where nobody looks before it is unpacked. */
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
 * Whether every stream is packed in ways that can be measured, by what the document says of itself.
 * @param names the document as Latin-1, with plain names
 */
export const isMeasurable = (names: string): boolean =>
	!UNMEASURED.test(names) &&
	areFiltersSure(names) &&
	areParametersHere(names) &&
	areRowsBearable(names);

export const usesAscii85 = (names: string): boolean => /\/(?:ASCII85Decode|A85)\b/.test(names);

/**
 * The document with the filters of its pictures made unknown: the reader then leaves their bytes alone,
 * whoever refers to them. Nothing moves. Null: a picture's filter is written with hidden letters.
 * @param text the document as Latin-1
 */
export function hidePictures(text: string, names: string): string | null {
	const count = (of: string) => [...of.matchAll(PICTURE)].length;
	if (count(names) !== count(text)) return null;
	return text.replaceAll(PICTURE, (_, filter: string) => `/${"X".repeat(filter.length)}`);
}
