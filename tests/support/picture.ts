import { Buffer } from "node:buffer";
import { crc32, deflateSync } from "node:zlib";

/** The smallest PNG, base64: what a customer sends when only "a picture" matters. */
export const PICTURE =
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==";

/**
 * A PNG of three bytes a pixel, whatever it shows, as its deflate blocks are stored: light and shadow with a little grain,
 * like a photo.
 */
export function heavyPng(width: number, height: number): Uint8Array<ArrayBuffer> {
	const row = width * 3 + 1;
	const pixels = new Uint8Array(row * height);
	for (let y = 0; y < height; y += 1)
		for (let x = 0; x < width; x += 1)
			for (let channel = 0; channel < 3; channel += 1) {
				const light = 127 + 90 * Math.sin(x / (60 + channel * 9)) * Math.cos(y / 80);
				const grain = ((x * 7919 + y * 104_729 + channel * 31) % 13) - 6;
				pixels[y * row + 1 + x * 3 + channel] = light + grain;
			}
	const head = new Uint8Array(13);
	const size = new DataView(head.buffer);
	size.setUint32(0, width);
	size.setUint32(4, height);
	head.set([8, 2, 0, 0, 0], 8);
	const parts = [
		Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
		pngChunk("IHDR", head),
		pngChunk("IDAT", new Uint8Array(deflateSync(pixels, { level: 0 }))),
		pngChunk("IEND", new Uint8Array()),
	];
	return new Uint8Array(Buffer.concat(parts));
}

function pngChunk(type: string, data: Uint8Array): Uint8Array {
	const body = Buffer.concat([Buffer.from(type), data]);
	const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.byteLength);
	check.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, check]);
}
