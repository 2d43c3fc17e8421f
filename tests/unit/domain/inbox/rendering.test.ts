import { expect, test } from "vitest";
import {
	isAnimated,
	isRendered,
	isSmallFormOf,
	nameOfRendering,
	parseRenderingSize,
	RENDERINGS,
	smallSize,
} from "#app/domain/inbox/rendering.ts";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test("an address asks for a size that there is, or for the file itself", () => {
	expect(["small", "large"].map(parseRenderingSize)).toEqual(["small", "large"]);
	for (const unknown of [undefined, "", "SMALL", "original", "toString"])
		expect(parseRenderingSize(unknown)).toBeNull();
	expect(nameOfRendering("a".repeat(64), "small")).toBe(`${"a".repeat(64)}.small`);
});

test("photos have smaller forms; what is small, moves, or is no picture has none", () => {
	const photo = { mimetype: "image/jpeg", bytes: 4_000_000 };
	for (const mimetype of ["image/jpeg", "image/png", "image/webp", "image/avif"])
		expect(isRendered({ ...photo, mimetype }, "small")).toBe(true);
	for (const mimetype of ["image/gif", "image/heic", "video/mp4", "application/pdf"])
		expect(isRendered({ ...photo, mimetype }, "small")).toBe(false);
	expect(isRendered({ ...photo, bytes: RENDERINGS.small.unless }, "small")).toBe(false);
	expect(isRendered({ ...photo, bytes: RENDERINGS.large.unless }, "large")).toBe(false);
	expect(isRendered({ ...photo, bytes: 21 * 1024 * 1024 }, "large")).toBe(false);
});

test("pictures that move are known by their first bytes", () => {
	expect(isAnimated(bytes("GIF89a"))).toBe(true);
	expect(isAnimated(bytes("RIFF....WEBPVP8X\x0a\0\0\0\x02"))).toBe(true);
	expect(isAnimated(bytes("RIFF....WEBPVP8X\x0a\0\0\0\x10"))).toBe(false);
	expect(isAnimated(bytes("RIFF....WEBPVP8 "))).toBe(false);
	const png = `\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR${"\0".repeat(17)}`;
	expect(isAnimated(bytes(`${png}\0\0\0\x08acTL`))).toBe(true);
	expect(isAnimated(bytes(`${png}\0\0\0\x08IDAT`))).toBe(false);
	expect(isAnimated(bytes("\0\0\0\x20ftypavis"))).toBe(true);
	expect(isAnimated(bytes("\xff\xd8\xff"))).toBe(false);
	expect(isAnimated(new Uint8Array())).toBe(false);
});

test("a small form is 360 px wide, and never larger than the picture", () => {
	expect(smallSize({ width: 4000, height: 3000 })).toEqual({ width: 360, height: 270 });
	expect(smallSize({ width: 300, height: 900 })).toEqual({ width: 300, height: 900 });
	expect(smallSize({ width: 9000, height: 1 })).toEqual({ width: 360, height: 1 });
});

test("a form that is brought has the size of the picture's small form, whichever way the picture lies", () => {
	const photo = { width: 4000, height: 3000 };
	for (const [width, height] of [
		[360, 270],
		[360, 271],
		[360, 480],
	] as const)
		expect(isSmallFormOf({ width, height }, photo)).toBe(true);
	for (const [width, height] of [
		[360, 273],
		[270, 360],
		[720, 540],
		[180, 135],
		[1, 1],
	] as const)
		expect(isSmallFormOf({ width, height }, photo)).toBe(false);
});
