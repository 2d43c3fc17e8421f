import { inflateRawSync } from "node:zlib";
import { decodeText } from "#app/domain/agents/knowledge-text.ts";

/** All parts that are read, together: far more than a book, far less than an isolate's memory. */
const MAX_UNPACKED_BYTES = 24 * 1024 * 1024;
const MAX_FILES = 2_000;
const MAX_NAME_BYTES = 512;

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const ENCRYPTED = 0x01;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
	flags: number;
	method: number;
	packedBytes: number;
	unpackedBytes: number;
	offset: number;
}

/** The parts of an office document. */
export interface Archive {
	/** A part as text; null when there is none of this name. Throws RangeError over the limits. */
	read(name: string): string | null;
}

/** Where the archive's last record begins; it is found from the end, because a comment may follow it. */
function findEnd(view: DataView): number {
	const lowest = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT_BYTES);
	for (let at = view.byteLength - END_BYTES; at >= lowest; at -= 1)
		if (view.getUint32(at, true) === END_SIGNATURE) return at;
	throw new RangeError("no archive");
}

function listEntries(bytes: Uint8Array, view: DataView): Map<string, Entry> {
	const end = findEnd(view);
	const count = view.getUint16(end + 10, true);
	if (count > MAX_FILES) throw new RangeError("too many files");
	const entries = new Map<string, Entry>();
	let at = view.getUint32(end + 16, true);
	for (let read = 0; read < count; read += 1) {
		if (view.getUint32(at, true) !== ENTRY_SIGNATURE) throw new RangeError("no entry");
		const nameBytes = view.getUint16(at + 28, true);
		if (nameBytes > MAX_NAME_BYTES) throw new RangeError("name too long");
		const from = at + ENTRY_BYTES;
		const name = new TextDecoder().decode(bytes.subarray(from, from + nameBytes)).toLowerCase();
		// Two parts of one name are what programs read differently.
		if (entries.has(name)) throw new RangeError("the same name twice");
		entries.set(name, {
			flags: view.getUint16(at + 8, true),
			method: view.getUint16(at + 10, true),
			packedBytes: view.getUint32(at + 20, true),
			unpackedBytes: view.getUint32(at + 24, true),
			offset: view.getUint32(at + 42, true),
		});
		at = from + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
	}
	return entries;
}

/** A part's bytes. Both the declared and the real size must fit into `room`, and the real one into the declared one. */
function unpack(bytes: Uint8Array, view: DataView, entry: Entry, room: number): Uint8Array {
	const { flags, method, packedBytes, unpackedBytes, offset } = entry;
	if ((flags & ENCRYPTED) !== 0 || unpackedBytes > room) throw new RangeError("not read");
	if (view.getUint32(offset, true) !== LOCAL_SIGNATURE) throw new RangeError("no part");
	const names = view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
	const from = offset + LOCAL_BYTES + names;
	if (from + packedBytes > bytes.byteLength) throw new RangeError("cut off");
	const packed = bytes.subarray(from, from + packedBytes);
	if (method === STORED && packedBytes === unpackedBytes) return packed;
	if (method !== DEFLATED) throw new RangeError("unknown compression");
	return inflateRawSync(packed, { maxOutputLength: Math.max(1, unpackedBytes) });
}

/**
 * Opens a ZIP archive with what is not trusted in it bounded: files, names, and the bytes of everything that is read,
 * as declared and as they are. Archives inside are never opened. Names are compared without case, as programs do.
 * Throws RangeError for what is no archive or over a limit.
 */
export function openArchive(bytes: Uint8Array): Archive {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const entries = listEntries(bytes, view);
	let room = MAX_UNPACKED_BYTES;
	return {
		read(name) {
			const entry = entries.get(name.toLowerCase());
			if (entry === undefined) return null;
			const unpacked = unpack(bytes, view, entry, room);
			room -= unpacked.byteLength;
			const text = decodeText(unpacked);
			if (text === null) throw new RangeError("no text");
			return text;
		},
	};
}
