import { inflateRawSync } from "node:zlib";
import { decodeAscii85 } from "./pdf-ascii85.ts";
import { countMapped } from "./pdf-maps.ts";
import { hidePictures, isMeasurable, plainNames, usesAscii85 } from "./pdf-filters.ts";

/** What all streams of a document together may still take. */
interface Budget {
	/** Bytes, unpacked. */
	room: number;
	/** Streams whose packing breaks off: measuring one costs as much as twenty others. */
	broken: number;
	/** Bytes read for ASCII85. */
	reads: number;
	/** Letters that the maps of its fonts stand for. */
	mapped: number;
}

/** Far above a book, far below our memory. */
const MAX_UNPACKED_BYTES = 24 * 1024 * 1024;
const MAX_STREAMS = 20_000;
const MAX_BROKEN = 8;
/** Many fonts of all that two bytes can name. */
const MAX_MAPPED = 2_000_000;
/** Times of the document: each stream is in it once. */
const ASCII85_READS = 4;

/** Where a stream's bytes begin: after the word, where no `endstream` is meant, and its line end. */
const BEGIN = /(?<!end)stream(?:\r\n|\n|\r)/g;
/** Before the packed bytes. A checksum comes after them, which the reader does not ask for. */
const HEAD_BYTES = 2;

/** What is packed twice is no document that a program wrote. */
const isPacked = ([first = 0, second = 0]: Uint8Array): boolean =>
	(first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;

/** What comes out as far as the bytes go, and how many were read. Throws RangeError over `room`. */
function unpack(packed: Uint8Array, room: number): { unpacked: Uint8Array; read: number } {
	const { buffer, engine } = inflateRawSync(packed, {
		maxOutputLength: Math.max(1, room),
		// What is cut off is unpacked as far as it goes.
		finishFlush: 2,
		info: true,
	}) as unknown as { buffer: Uint8Array; engine: { bytesWritten: number } };
	return { unpacked: buffer, read: engine.bytesWritten };
}

/** Bytes that come before the break of a broken stream, which the reader keeps. */
function unpackToBreak(packed: Uint8Array, room: number): Uint8Array {
	let whole = 0;
	let unpacked: Uint8Array = new Uint8Array();
	for (let broken = packed.byteLength; whole + 1 < broken;) {
		const middle = Math.floor((whole + broken) / 2);
		try {
			({ unpacked } = unpack(packed.subarray(0, middle), room));
			whole = middle;
		} catch (error) {
			if (error instanceof RangeError) throw error;
			broken = middle;
		}
	}
	return unpacked;
}

/** What a stream gives where it is packed, whatever its dictionary says. Throws RangeError over the budget. */
function unpackStream(bytes: Uint8Array, from: number, end: number, budget: Budget): Uint8Array {
	const begin = from + HEAD_BYTES;
	for (let to = end; ; to = Math.min(bytes.byteLength, from + (to - from + 64) * 4)) {
		const packed = bytes.subarray(begin, to);
		try {
			const { unpacked, read } = unpack(packed, budget.room);
			// All of it was read: the real end may lie behind an `endstream` within the data.
			if (read < packed.byteLength || to >= bytes.byteLength) return unpacked;
		} catch (error) {
			budget.broken -= 1;
			if (error instanceof RangeError || budget.broken < 0) throw new RangeError("over the budget");
			return unpackToBreak(packed, budget.room);
		}
	}
}

/** Takes from the budget what a stream gives. @returns whether it was enough */
function takeStream(bytes: Uint8Array, from: number, end: number, budget: Budget): boolean {
	if (!isPacked(bytes.subarray(from, from + HEAD_BYTES))) return true;
	try {
		const unpacked = unpackStream(bytes, from, end, budget);
		budget.room -= unpacked.byteLength;
		budget.mapped -= countMapped(unpacked);
		return budget.room >= 0 && budget.mapped >= 0 && !isPacked(unpacked);
	} catch {
		// Too large for us, or for the platform.
		return false;
	}
}

/** The same of a stream that may be ASCII85, with something packed inside of it or not. */
function takeAscii85(bytes: Uint8Array, from: number, budget: Budget): boolean {
	const { read, decoded } = decodeAscii85(bytes, from, budget.room);
	budget.reads -= read;
	if (decoded === null || budget.reads < 0) return false;
	budget.room -= decoded.byteLength;
	budget.mapped -= countMapped(decoded);
	return budget.mapped >= 0 && takeStream(decoded, 0, decoded.byteLength, budget);
}

function isSmallEnough(bytes: Uint8Array, text: string, isAscii85: boolean): boolean {
	const reads = bytes.byteLength * ASCII85_READS;
	const mapped = MAX_MAPPED - countMapped(bytes);
	const budget: Budget = { room: MAX_UNPACKED_BYTES, broken: MAX_BROKEN, reads, mapped };
	if (mapped < 0) return false;
	let streams = 0;
	for (const found of text.matchAll(BEGIN)) {
		streams += 1;
		if (streams > MAX_STREAMS) return false;
		const from = found.index + found[0].length;
		const end = text.indexOf("endstream", from);
		if (!takeStream(bytes, from, end < 0 ? bytes.byteLength : end, budget)) return false;
		if (isAscii85 && !takeAscii85(bytes, from, budget)) return false;
	}
	return true;
}

/**
 * A PDF as it may be given to its reader: what is in it unpacks to a size we can bear, looked at before
 * anybody unpacks it, because a few KB may hold gigabytes; pictures are not unpacked at all.
 * @returns null: too big once unpacked, encrypted, or packed in ways that cannot be measured
 */
export function toBearable(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
	const names = plainNames(text);
	if (!isMeasurable(names) || !isSmallEnough(bytes, text, usesAscii85(names))) return null;
	const hidden = hidePictures(text, names);
	// The reader refuses Node's own kind of bytes.
	return hidden === null ? null : new Uint8Array(Buffer.from(hidden, "latin1"));
}
