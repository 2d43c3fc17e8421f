import { expect, test } from "vitest";
import {
	fittedName,
	fittedSize,
	isSticker,
	isToBeFitted,
	LONGEST_SIDE_PX,
} from "#app/domain/inbox/picture-fit.ts";

const rule = { maxBytes: 5_000_000, mimetypes: ["image/jpeg", "image/png"] };
const photo = { mimetype: "image/jpeg", bytes: 800_000, width: 1600, height: 1200 };

test.for([
	["as it is taken", photo, false],
	["too many pixels", { ...photo, width: LONGEST_SIDE_PX + 1 }, true],
	["too many bytes", { ...photo, bytes: rule.maxBytes + 1 }, true],
	["a type that is not taken", { ...photo, mimetype: "image/webp" }, true],
	["a phone's own type", { ...photo, mimetype: "image/heic" }, true],
	["the web's newest type", { ...photo, mimetype: "image/avif" }, true],
	["what moves stays as it is", { ...photo, mimetype: "image/gif", width: 4000 }, false],
] as const)("a picture is made anew only when it has to be: %s", ([, picture, isAnew]) => {
	expect(isToBeFitted(picture, rule)).toBe(isAnew);
});

test("where a channel takes no pictures, a picture stays the file that it is", () => {
	expect(isToBeFitted({ ...photo, width: 9000 }, undefined)).toBe(false);
});

test("the longest side becomes 1920, the other follows, and nothing grows", () => {
	expect(fittedSize({ width: 4000, height: 3000 })).toEqual({ width: 1920, height: 1440 });
	expect(fittedSize({ width: 900, height: 9000 })).toEqual({ width: 192, height: 1920 });
	expect(fittedSize({ width: 10_000, height: 1 })).toEqual({ width: 1920, height: 1 });
	expect(fittedSize({ width: 300, height: 200 })).toEqual({ width: 300, height: 200 });
});

test("its name says what it became", () => {
	expect(fittedName("IMG_0012.HEIC")).toBe("IMG_0012.jpg");
	expect(fittedName("a.b.png")).toBe("a.b.jpg");
	expect(fittedName(".png")).toBe(".png.jpg");
	expect(fittedName("foto")).toBe("foto.jpg");
});

test("a WebP of a sticker's size is a sticker, where the channel takes it as one", () => {
	const rule = { maxBytes: 500 * 1024, mimetypes: ["image/webp"] };
	const sticker = { mimetype: "image/webp", bytes: 40_000, width: 512, height: 400 };
	expect(isSticker(sticker, rule)).toBe(true);
	expect(isSticker(sticker, undefined)).toBe(false);
	expect(isSticker({ ...sticker, bytes: 600 * 1024 }, rule)).toBe(false);
	expect(isSticker({ ...sticker, width: 800 }, rule)).toBe(false);
	expect(isSticker({ ...sticker, mimetype: "image/png" }, rule)).toBe(false);
});
