// M05: a picture shown in the page carries no metadata about place and device. A download gives the
// original.

/** JPEG segments that carry no picture: EXIF and XMP (1), Photoshop (13), comments. */
const JPEG_METADATA = new Set([0xe1, 0xed, 0xfe]);
const PNG_METADATA = new Set(["eXIf", "tEXt", "zTXt", "iTXt", "tIME"]);
const WEBP_METADATA = new Set(["EXIF", "XMP "]);
const WEBP_METADATA_FLAGS = 0x08 | 0x04;
const ORIENTATION = 0x0112;

/** The picture without its metadata, but as upright as before; unknown or broken ones unchanged. */
export function stripMetadata(bytes: Uint8Array, mimetype: string): Uint8Array {
	switch (mimetype) {
		case "image/jpeg":
			return stripJpeg(bytes);
		case "image/png":
			return stripPng(bytes);
		case "image/webp":
			return stripWebp(bytes);
		default:
			return bytes;
	}
}

function stripJpeg(bytes: Uint8Array): Uint8Array {
	const view = viewOf(bytes);
	const kept = [bytes.subarray(0, 2)];
	let at = 2;
	while (at + 4 <= bytes.length && bytes[at] === 0xff) {
		const marker = bytes[at + 1] ?? 0;
		// From the first scan on there is only picture.
		if (marker === 0xda) break;
		const end = at + 2 + view.getUint16(at + 2);
		if (end > bytes.length) return bytes;
		const segment = bytes.subarray(at, end);
		if (!JPEG_METADATA.has(marker)) kept.push(segment);
		else if (marker === 0xe1) kept.push(...orientationOnly(segment));
		at = end;
	}
	return join([...kept, bytes.subarray(at)]);
}

/** An EXIF segment that says only which side is up; none when the old one did not say it. */
function orientationOnly(segment: Uint8Array): Uint8Array[] {
	const turn = readOrientation(segment);
	if (turn === null || turn === 1) return [];
	const exif = "\xff\xe1\0\x22Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0";
	return [Uint8Array.from(`${exif}${String.fromCharCode(turn)}\0\0\0\0\0\0`, codeOf)];
}

/** 1 to 8, or null. A TIFF inside an EXIF segment: header, then the entries of the first directory. */
function readOrientation(segment: Uint8Array): number | null {
	const tiff = segment.subarray(10);
	if (tiff.length < 14 || text(segment, 4, 8) !== "Exif") return null;
	const view = viewOf(tiff);
	const isLittle = text(tiff, 0, 2) === "II";
	const start = view.getUint32(4, isLittle);
	if (start + 2 > tiff.length) return null;
	const count = view.getUint16(start, isLittle);
	for (let n = 0, at = start + 2; n < count && at + 12 <= tiff.length; n += 1, at += 12) {
		if (view.getUint16(at, isLittle) !== ORIENTATION) continue;
		const turn = view.getUint16(at + 8, isLittle);
		return turn >= 1 && turn <= 8 ? turn : null;
	}
	return null;
}

function stripPng(bytes: Uint8Array): Uint8Array {
	const view = viewOf(bytes);
	const kept = [bytes.subarray(0, 8)];
	let at = 8;
	while (at + 12 <= bytes.length) {
		const end = at + 12 + view.getUint32(at);
		if (end > bytes.length) return bytes;
		if (!PNG_METADATA.has(text(bytes, at + 4, at + 8))) kept.push(bytes.subarray(at, end));
		at = end;
	}
	return join([...kept, bytes.subarray(at)]);
}

function stripWebp(bytes: Uint8Array): Uint8Array {
	if (bytes.length < 12) return bytes;
	const view = viewOf(bytes);
	const kept: Uint8Array[] = [];
	let at = 12;
	while (at + 8 <= bytes.length) {
		const size = view.getUint32(at + 4, true);
		const end = at + 8 + size + (size % 2);
		if (end > bytes.length + 1) return bytes;
		const chunk = bytes.slice(at, end);
		const name = text(bytes, at, at + 4);
		// The header of an extended file announces what it carries.
		if (name === "VP8X") chunk[8] = (chunk[8] ?? 0) & ~WEBP_METADATA_FLAGS;
		if (!WEBP_METADATA.has(name)) kept.push(chunk);
		at = end;
	}
	const whole = join([bytes.slice(0, 12), ...kept]);
	viewOf(whole).setUint32(4, whole.length - 8, true);
	return whole;
}

const viewOf = (bytes: Uint8Array) =>
	new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const text = (bytes: Uint8Array, from: number, to: number) =>
	String.fromCharCode(...bytes.subarray(from, to));
const codeOf = (sign: string) => sign.charCodeAt(0);

function join(parts: readonly Uint8Array[]): Uint8Array {
	const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}
