import { inflateRawSync } from "node:zlib";
import { decodeAscii85 } from "./pdf-ascii85.ts";
import { countMapped } from "./pdf-maps.ts";
import { hidePictures, isMeasurable, plainNames, usesAscii85 } from "./pdf-filters.ts";

/** What all streams of a document together may still use. */
interface Budget {
	/** Decompressed bytes. */
	room: number;
	/** Streams with broken compression: measuring one costs as much as twenty intact ones. */
	broken: number;
	/** Bytes read as ASCII85. */
	reads: number;
	/** Characters that the fonts' maps generate. */
	mapped: number;
}

/** Far more than a book, far less than an isolate's memory. */
const MAX_UNPACKED_BYTES = 24 * 1024 * 1024;
const MAX_STREAMS = 20_000;
const MAX_BROKEN = 8;
/** About thirty fonts with all 65,536 characters. */
const MAX_MAPPED = 2_000_000;
/** Multiples of the document's size; reading each stream once needs one. */
const ASCII85_READS = 4;

/** The beginning of a stream's bytes: after `stream` (not `endstream`) and a line end. */
const BEGIN = /(?<!end)stream(?:\r\n|\n|\r)/g;
/** The zlib header. The checksum after the data is not verified by the reader either. */
const HEAD_BYTES = 2;

/** Whether bytes begin with a zlib header. No program compresses a stream twice. */
const isPacked = ([first = 0, second = 0]: Uint8Array): boolean =>
	(first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;

/** Decompresses as much as there is; answers also how many bytes were read. Throws RangeError over `room`. */
function unpack(packed: Uint8Array, room: number): { unpacked: Uint8Array; read: number } {
	const { buffer, engine } = inflateRawSync(packed, {
		maxOutputLength: Math.max(1, room),
		// Z_SYNC_FLUSH: truncated data is decompressed as far as possible.
		finishFlush: 2,
		info: true,
	}) as unknown as { buffer: Uint8Array; engine: { bytesWritten: number } };
	return { unpacked: buffer, read: engine.bytesWritten };
}

/** The bytes before the error in a broken stream, which the reader uses too. */
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

/** Decompresses a stream that has a zlib header, whatever its dictionary says. Throws RangeError over the budget. */
function unpackStream(bytes: Uint8Array, from: number, end: number, budget: Budget): Uint8Array {
	const begin = from + HEAD_BYTES;
	for (let to = end; ; to = Math.min(bytes.byteLength, from + (to - from + 64) * 4)) {
		const packed = bytes.subarray(begin, to);
		try {
			const { unpacked, read } = unpack(packed, budget.room);
			// All of it was read: the real end may be after an `endstream` inside the data.
			if (read < packed.byteLength || to >= bytes.byteLength) return unpacked;
		} catch (error) {
			budget.broken -= 1;
			if (error instanceof RangeError || budget.broken < 0) throw new RangeError("over the budget");
			return unpackToBreak(packed, budget.room);
		}
	}
}

/** Subtracts a stream's decompressed size from the budget. @returns whether it was enough */
function takeStream(bytes: Uint8Array, from: number, end: number, budget: Budget): boolean {
	if (!isPacked(bytes.subarray(from, from + HEAD_BYTES))) return true;
	try {
		const unpacked = unpackStream(bytes, from, end, budget);
		budget.room -= unpacked.byteLength;
		budget.mapped -= countMapped(unpacked);
		return budget.room >= 0 && budget.mapped >= 0 && !isPacked(unpacked);
	} catch {
		// Over the budget, or over the platform's limit.
		return false;
	}
}

/** The same for a stream that may be ASCII85, possibly with compressed data inside. */
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
 * A PDF that is safe to give to the reader: its decompressed size is measured first, because a few KB may contain
 * gigabytes; images are made unreadable so that they are not decompressed at all.
 * @returns null when it is too large decompressed, encrypted, or compressed in ways that cannot be measured
 */
export function toSafePdf(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
	const names = plainNames(text);
	if (!isMeasurable(names) || !isSmallEnough(bytes, text, usesAscii85(names))) return null;
	const hidden = hidePictures(text, names);
	// The reader refuses a Node Buffer.
	return hidden === null ? null : new Uint8Array(Buffer.from(hidden, "latin1"));
}
