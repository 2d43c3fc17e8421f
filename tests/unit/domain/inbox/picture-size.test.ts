import { expect, test } from "vitest";
import { readPictureSize } from "#app/domain/inbox/picture-size.ts";

const text = (words: string) => [...words].map((sign) => sign.charCodeAt(0));
const zeros = (count: number) => Array.from({ length: count }, () => 0);
const size = (mimetype: string, ...bytes: number[]) =>
	readPictureSize(Uint8Array.from(bytes), `image/${mimetype}`);

/** A segment that says nothing of the size, before the frame that does. */
const JPEG = [0xff, 0xd8, 0xff, 0xe1, 0, 5, 0xff, 0xc0, 0];
const frame = (marker: number) => [0xff, marker, 0, 11, 8, 0x01, 0x0e, 0x01, 0x68];

test("a JPEG says its size in its frame, behind any segments and fill bytes", () => {
	expect(size("jpeg", ...JPEG, ...frame(0xc0))).toEqual({ width: 360, height: 270 });
	expect(size("jpeg", ...JPEG, 0xff, 0xff, ...frame(0xc2))).toEqual({ width: 360, height: 270 });
	// Tables and the scan are no frames.
	expect(size("jpeg", ...JPEG, ...frame(0xc4))).toBeNull();
	expect(size("jpeg", ...JPEG, ...frame(0xda))).toBeNull();
});

test("so do PNG, the three kinds of WebP, and AVIF, whose largest part it is", () => {
	const png = [...zeros(12), ...text("IHDR"), 0, 0, 0x10, 0, 0, 0, 0, 9];
	expect(size("png", ...png)).toEqual({ width: 4096, height: 9 });
	const webp = (kind: string, ...bytes: number[]) =>
		size("webp", ...text("RIFF....WEBP"), ...text(kind), ...zeros(4), ...bytes);
	expect(webp("VP8X", 0, 0, 0, 0, 0x67, 1, 0, 0x0d, 1, 1)).toEqual({ width: 360, height: 65_806 });
	expect(webp("VP8L", 0x2f, 0x67, 0x41, 0x43, 0)).toEqual({ width: 360, height: 270 });
	expect(webp("VP8 ", ...zeros(6), 0x68, 0x41, 0x0e, 1)).toEqual({ width: 360, height: 270 });
	expect(webp("ALPH", ...zeros(20))).toBeNull();
	const part = (side: number) => [...text("ispe"), ...zeros(6), 1, side, 0, 0, 1, side];
	expect(size("avif", ...part(1), ...part(9), ...part(2))).toEqual({ width: 265, height: 265 });
});

test("what is cut off, says no size, or is no picture has none", () => {
	expect(size("jpeg", ...JPEG, ...frame(0xc0).slice(0, -1))).toBeNull();
	expect(size("jpeg", ...JPEG, 0xff, 0xc0, 0, 11, 8, 0, 0, 1, 1)).toBeNull();
	expect(size("png", ...zeros(12), ...text("IHDR"), 0)).toBeNull();
	expect(size("gif", ...text("GIF89a"), ...zeros(20))).toBeNull();
	for (const mimetype of ["jpeg", "png", "webp", "avif"]) expect(size(mimetype)).toBeNull();
});
