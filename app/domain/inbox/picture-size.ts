// How wide and high a picture says it is, by its own headers: nothing is decoded.

export interface PictureSize {
	width: number;
	height: number;
}

/** A photo's size stands behind what its camera wrote, which may be a preview of its own. */
export const PICTURE_HEAD_BYTES = 256 * 1024;

const READERS: Partial<Record<string, (view: DataView) => PictureSize | null>> = {
	"image/jpeg": readJpeg,
	"image/png": readPng,
	"image/webp": readWebp,
	"image/avif": readAvif,
};

/**
 * The size of a picture. Null: it says none, or is of a type that is not read.
 * @param head its first bytes, PICTURE_HEAD_BYTES of them where it has so many
 */
export function readPictureSize(head: Uint8Array, mimetype: string): PictureSize | null {
	const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
	try {
		const size = READERS[mimetype]?.(view) ?? null;
		return size && size.width > 0 && size.height > 0 ? size : null;
	} catch (error) {
		// It is cut off before it says so.
		if (error instanceof RangeError) return null;
		throw error;
	}
}

/** Start of scan: no frame follows. */
const SCAN = 0xda;
/** Of C0 to CF, which begin a frame, three are tables. */
const TABLES = new Set([0xc4, 0xc8, 0xcc]);

function readJpeg(view: DataView): PictureSize | null {
	for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
		// Any number of fill bytes may stand before a marker.
		while (view.getUint8(at + 1) === 0xff) at += 1;
		const marker = view.getUint8(at + 1);
		if (marker === SCAN) return null;
		if (marker >= 0xc0 && marker <= 0xcf && !TABLES.has(marker))
			return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
	}
	return null;
}

function readPng(view: DataView): PictureSize | null {
	if (textAt(view, 12) !== "IHDR") return null;
	return { width: view.getUint32(16), height: view.getUint32(20) };
}

function readWebp(view: DataView): PictureSize | null {
	switch (textAt(view, 12)) {
		case "VP8X": {
			const side = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
			return { width: side(24), height: side(27) };
		}
		case "VP8L": {
			const bits = view.getUint32(21, true);
			return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
		}
		case "VP8 ": {
			const side = (at: number) => view.getUint16(at, true) & 0x3fff;
			return { width: side(26), height: side(28) };
		}
		default:
			return null;
	}
}

/** Each part of it, such as a preview or what is transparent, says a size of its own; the picture's is the largest. */
function readAvif(view: DataView): PictureSize | null {
	let largest: PictureSize | null = null;
	for (let at = 0; at + 16 <= view.byteLength; at += 1) {
		if (view.getUint8(at) !== 0x69 || textAt(view, at) !== "ispe") continue;
		const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
		if (largest === null || size.width * size.height > largest.width * largest.height)
			largest = size;
	}
	return largest;
}

const textAt = (view: DataView, at: number): string =>
	String.fromCharCode(...[0, 1, 2, 3].map((step) => view.getUint8(at + step)));
