const END = 0x7e;
const FOUR_ZEROS = 0x7a;
const FIRST = 0x21;
const LAST = 0x75;
const GROUP = 5;
const BASE = 85;
const isSpace = (byte: number): boolean =>
	byte === 0x20 || byte === 0x09 || byte === 0x0d || byte === 0x0a;

/**
 * Decodes ASCII85 from `from` to its `~` exactly like the PDF reader: no byte is refused, so that the result is never
 * smaller than the reader's.
 * @returns how many bytes were read; `decoded` is null for more than `room` bytes
 */
export function decodeAscii85(
	bytes: Uint8Array,
	from: number,
	room: number,
): { read: number; decoded: Uint8Array | null } {
	const found = bytes.indexOf(END, from);
	const end = found < 0 ? bytes.byteLength : found;
	// `z` stands for four zero bytes, so a byte becomes four at most.
	const decoded = new Uint8Array(Math.min((end - from) * 4, room) + 4);
	let length = 0;
	let value = 0;
	let taken = 0;
	const put = (count: number): void => {
		for (let at = 3; at >= 0; at -= 1) {
			if (at < count) decoded[length + at] = value & 0xff;
			value >>= 8;
		}
		length += count;
		value = 0;
		taken = 0;
	};
	for (let at = from; at < end; at += 1) {
		const byte = bytes[at] ?? 0;
		if (isSpace(byte)) continue;
		if (byte === FOUR_ZEROS && taken === 0) put(4);
		else {
			value = value * BASE + (byte - FIRST);
			taken += 1;
			if (taken === GROUP) put(4);
		}
		if (length > room) return { read: at - from, decoded: null };
	}
	if (taken > 0) {
		const count = taken - 1;
		for (; taken < GROUP; taken += 1) value = value * BASE + (LAST - FIRST);
		put(count);
	}
	return { read: end - from, decoded: length > room ? null : decoded.subarray(0, length) };
}
