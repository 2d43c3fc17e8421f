import { inflateSync } from "node:zlib";

/** All streams of a document together may unpack to this: far above a book, far below our memory. */
const MAX_UNPACKED_BYTES = 24 * 1024 * 1024;
const MAX_STREAMS = 20_000;

/** Where a stream's bytes begin: after the word, where no `endstream` is meant, and its line end. */
const BEGIN = /(?<!end)stream(?:\r\n|\n|\r)/g;

/** Ways of packing that only the reader itself can undo, and so nobody measures before. */
const UNMEASURED = /\/(?:Encrypt|LZWDecode|RunLengthDecode|ASCII85Decode|ASCIIHexDecode)\b/u;
/** The same by their short names, which random bytes spell too: judged only where a filter stands. */
const UNMEASURED_SHORT = new Set(["/LZW", "/RL", "/A85", "/AHx"]);
/** A stream's filter; the reader takes `/F` for it too. */
const FILTER_KEY = /\/F(?:ilter)?(?![A-Za-z0-9])/g;
/** Of what follows a key: no filter is longer. */
const FILTER_LENGTH = 240;
const MAX_FILTERS = 40_000;

/** Names may be written with `#xx` for any of their letters. */
const plainNames = (text: string): string =>
	text.replaceAll(/#([0-9a-f]{2})/giu, (_, code: string) =>
		String.fromCharCode(Number.parseInt(code, 16)),
	);

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
	if (/^\d+[\s\0]+\d+[\s\0]+R\b/.test(text)) return false;
	const isList = text.startsWith("[");
	const end = text.indexOf("]");
	// A list that does not end, is told by reference or holds comments: who knows.
	if (isList && (end < 0 || /[%R]/.test(text.slice(0, end).replaceAll("/RL", "")))) return false;
	const named = (isList ? text.slice(0, end) : text).match(/\/[A-Za-z0-9]*/g) ?? [];
	const filters = isList ? named : named.slice(0, 1);
	return !filters.some((name) => UNMEASURED_SHORT.has(name));
}

/** Whether each filter in a document can be measured. Attached files are named by reference: `/EF <</F …`. */
function areFiltersSure(names: string): boolean {
	let filters = 0;
	for (const { index, 0: key } of names.matchAll(FILTER_KEY)) {
		filters += 1;
		if (filters > MAX_FILTERS) return false;
		const before = names.slice(Math.max(0, index - 12), index);
		const isAttachment = before.trimEnd().endsWith("<<") && before.includes("/EF");
		const at = index + key.length;
		if (!isAttachment && !isSure(names.slice(at, at + FILTER_LENGTH))) return false;
	}
	return true;
}

/** What is packed twice is no document that a program wrote. */
const isPacked = ([first = 0, second = 0]: Uint8Array): boolean =>
	(first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;

/**
 * How many bytes a stream gives where it is packed, whatever its dictionary says; 0 where it is not,
 * more than `room` where it is too much.
 */
function measure(bytes: Uint8Array, from: number, end: number, room: number): number {
	if (!isPacked(bytes.subarray(from, from + 2))) return 0;
	for (let to = end; ; to = Math.min(bytes.byteLength, from + (to - from + 64) * 4)) {
		try {
			const { buffer, engine } = inflateSync(bytes.subarray(from, to), {
				maxOutputLength: room,
				// What is cut off is measured as far as it goes.
				finishFlush: 2,
				info: true,
			}) as unknown as { buffer: Uint8Array; engine: { bytesWritten: number } };
			// All of it was read: the real end may lie behind an `endstream` within the data.
			const isWhole = engine.bytesWritten < to - from || to >= bytes.byteLength;
			if (isWhole) return isPacked(buffer) ? room + 1 : buffer.byteLength;
		} catch (error) {
			// Too large for us, or for the platform; what nobody can unpack takes no room, and the
			// reader of the document will say so.
			return error instanceof RangeError ? room + 1 : 0;
		}
	}
}

/**
 * Whether a PDF unpacks to a size we can bear, looked at before anybody unpacks it: a few KB may hold
 * gigabytes. Documents that are encrypted, or packed in ways that cannot be measured, are not.
 */
export function isBearable(bytes: Uint8Array): boolean {
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
	const names = plainNames(text);
	if (UNMEASURED.test(names) || !areFiltersSure(names)) return false;
	let room = MAX_UNPACKED_BYTES;
	let streams = 0;
	for (const found of text.matchAll(BEGIN)) {
		streams += 1;
		if (streams > MAX_STREAMS) return false;
		const from = found.index + found[0].length;
		const end = text.indexOf("endstream", from);
		room -= measure(bytes, from, end < 0 ? bytes.byteLength : end, room);
		if (room < 0) return false;
	}
	return true;
}
