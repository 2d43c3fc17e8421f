// M05: a picture that is kept or shown carries no metadata about place and device. Read piece by piece, so that
// nobody has to hold a large one.

/** JPEG segments that carry no picture: EXIF and XMP (1), Photoshop (13), comments. */
const JPEG_METADATA = new Set([0xe1, 0xed, 0xfe]);
const PNG_METADATA = new Set(["eXIf", "tEXt", "zTXt", "iTXt", "tIME"]);
const WEBP_METADATA = new Set(["EXIF", "XMP "]);
const WEBP_METADATA_FLAGS = 0x08 | 0x04;
const ORIENTATION = 0x0112;

/** What becomes of the bytes that come next. */
type Step =
	/** More has to be known first. */
	| "more"
	/** Whatever comes now is picture. */
	| "rest"
	/** `used` of the bytes at hand become `emit`; then `left` more bytes are kept, dropped, or blanked. */
	| { used: number; emit: Uint8Array[]; left: number; run: "keep" | "drop" | "blank" };

/** Looks at bytes where a part of a picture begins. */
type Reader = (bytes: Uint8Array, isFirst: boolean) => Step;

const keep = (left: number): Step => ({ used: 0, emit: [], left, run: "keep" });
const drop = (left: number): Step => ({ used: 0, emit: [], left, run: "drop" });

/** Of each type of picture how its parts are read. Types that are not here carry nothing about a place. */
const READERS: Partial<Record<string, Reader>> = {
	"image/jpeg": readJpeg,
	"image/png": readPng,
	"image/webp": readWebp,
};

/** Undecided bytes beyond this many are a segment of metadata that was cut off. */
const LONGEST_HEADER = 9;

/** Takes the metadata out of a picture that comes in pieces of any size; what it holds back is at most one segment. */
export interface MetadataStripper {
	push(piece: Uint8Array): Uint8Array[];
	/** Nothing comes any more. */
	end(): Uint8Array[];
}

/** Null: pictures of this type, and files of any other one, stay as they are. */
export function createMetadataStripper(mimetype: string): MetadataStripper | null {
	const read = READERS[mimetype];
	if (!read) return null;
	let held: Uint8Array = new Uint8Array();
	let isFirst = true;
	let isRest = false;
	let run: "keep" | "drop" | "blank" = "keep";
	let left = 0;

	/** Passes what the present part wants of the held bytes. */
	function passRun(): Uint8Array[] {
		const part = held.subarray(0, left);
		held = held.subarray(part.length);
		left -= part.length;
		if (run === "drop" || part.length === 0) return [];
		return [run === "blank" ? new Uint8Array(part.length) : part];
	}

	return {
		push(piece) {
			if (isRest) return [piece];
			held = held.length === 0 ? piece : join([held, piece]);
			const passed = passRun();
			while (left === 0) {
				const step = read(held, isFirst);
				if (step === "more") {
					// Not a view of the piece, which may be large.
					held = held.slice();
					break;
				}
				isFirst = false;
				if (step === "rest") {
					isRest = true;
					if (held.length > 0) passed.push(held);
					break;
				}
				passed.push(...step.emit);
				held = held.subarray(step.used);
				({ left, run } = step);
				passed.push(...passRun());
			}
			return passed;
		},
		end: () => (isRest || held.length === 0 || held.length >= LONGEST_HEADER ? [] : [held]),
	};
}

/** The picture without its metadata, but as upright as before; other files unchanged. */
export function stripMetadata(bytes: Uint8Array, mimetype: string): Uint8Array {
	const stripper = createMetadataStripper(mimetype);
	return stripper ? join([...stripper.push(bytes), ...stripper.end()]) : bytes;
}

function readJpeg(bytes: Uint8Array, isFirst: boolean): Step {
	if (bytes.length < (isFirst ? 2 : 4)) return "more";
	if (isFirst) return keep(2);
	const marker = bytes[1] ?? 0;
	// From the first scan on there is only picture.
	if (bytes[0] !== 0xff || marker === 0xda) return "rest";
	const size = 2 + viewOf(bytes).getUint16(2);
	if (!JPEG_METADATA.has(marker)) return keep(size);
	if (marker !== 0xe1) return drop(size);
	if (bytes.length < size) return "more";
	return { used: size, emit: orientationOnly(bytes.subarray(0, size)), left: 0, run: "keep" };
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

function readPng(bytes: Uint8Array, isFirst: boolean): Step {
	if (bytes.length < 8) return "more";
	if (isFirst) return keep(8);
	const size = 12 + viewOf(bytes).getUint32(0);
	return PNG_METADATA.has(text(bytes, 4, 8)) ? drop(size) : keep(size);
}

/** The file says at its beginning how long it is, so what goes is blanked: readers pass over parts they do not know. */
function readWebp(bytes: Uint8Array, isFirst: boolean): Step {
	if (bytes.length < (isFirst ? 12 : LONGEST_HEADER)) return "more";
	if (isFirst) return keep(12);
	const length = viewOf(bytes).getUint32(4, true);
	const size = length + (length % 2);
	const name = text(bytes, 0, 4);
	if (WEBP_METADATA.has(name)) {
		const head = join([Uint8Array.from("JUNK", codeOf), bytes.subarray(4, 8)]);
		return { used: 8, emit: [head], left: size, run: "blank" };
	}
	if (name !== "VP8X" || size === 0) return keep(8 + size);
	// The header of an extended file announces what it carries.
	const head = bytes.slice(0, 9);
	head[8] = (head[8] ?? 0) & ~WEBP_METADATA_FLAGS;
	return { used: 9, emit: [head], left: size - 1, run: "keep" };
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
