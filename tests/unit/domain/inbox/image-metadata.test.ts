import fc from "fast-check";
import { expect, test } from "vitest";
import { createMetadataStripper, stripMetadata } from "#app/domain/inbox/image-metadata.ts";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const text = (from: Uint8Array) => String.fromCharCode(...from);
const u16 = (n: number) => String.fromCharCode(n >> 8, n & 255);
const u32 = (n: number) => u16(n >>> 16) + u16(n & 0xffff);
const le32 = (n: number) => [...u32(n)].toReversed().join("");

const segment = (marker: string, body: string) => `\xff${marker}${u16(body.length + 2)}${body}`;
/** EXIF with a place, and the side that is up. */
const exif = (turn: number) =>
	segment(
		"\xe1",
		`Exif\0\0MM\0*${u32(8)}${u16(2)}${u16(0x8825)}${u16(4)}${u32(1)}${u32(99)}` +
			`${u16(0x0112)}${u16(3)}${u32(1)}${u16(turn)}\0\0${u32(0)}GPS -23.5505`,
	);
const jpeg = (...segments: string[]) =>
	`\xff\xd8${segments.join("")}${segment("\xda", "scan")}picture \xff\xe1 GPS\xff\xd9`;

test("M05 a JPEG loses where it was taken and keeps its picture", () => {
	const table = segment("\xdb", "quantisation");
	const before = bytes(jpeg(segment("\xe0", "JFIF"), exif(1), segment("\xfe", "at home"), table));
	expect(text(stripMetadata(before, "image/jpeg"))).toBe(jpeg(segment("\xe0", "JFIF"), table));
});

test("M05 a JPEG that lies on its side still says so, and nothing else", () => {
	const after = text(stripMetadata(bytes(jpeg(exif(6))), "image/jpeg"));
	expect(after).not.toContain("-23.5505");
	expect(after).toContain("Exif");
	// What is left is read by the same rule: a second pass changes nothing.
	expect(text(stripMetadata(bytes(after), "image/jpeg"))).toBe(after);
});

test("M05 a PNG loses its texts", () => {
	const chunk = (name: string, body: string) => `${u32(body.length)}${name}${body}CRC.`;
	const png = (...chunks: string[]) => `\x89PNG\r\n\x1a\n${chunks.join("")}`;
	const ends = [chunk("IHDR", "size"), chunk("IDAT", "picture"), chunk("IEND", "")] as const;
	const before = png(ends[0], chunk("eXIf", "GPS"), chunk("tEXt", "me"), ends[1], ends[2]);
	expect(text(stripMetadata(bytes(before), "image/png"))).toBe(png(...ends));
});

test("M05 a WebP's EXIF is blank and no longer announced, and the file is as long as it says", () => {
	const chunk = (name: string, body: string) => `${name}${le32(body.length)}${body}`;
	const webp = (...chunks: string[]) => {
		const body = `WEBP${chunks.join("")}`;
		return `RIFF${le32(body.length)}${body}`;
	};
	const head = (flags: string) => chunk("VP8X", `${flags}\0\0\0\0\0\0\0\0\0`);
	const before = webp(head("\x1c"), chunk("EXIF", "GPS!"), chunk("VP8 ", "pict"));
	const after = webp(head("\x10"), chunk("JUNK", "\0\0\0\0"), chunk("VP8 ", "pict"));
	expect(text(stripMetadata(bytes(before), "image/webp"))).toBe(after);
});

test("whatever the bytes are, nothing breaks and nothing grows", () => {
	const head = fc.constantFrom("\xff\xd8\xff\xe1", "\x89PNG\r\n\x1a\n", "RIFF\0\0\0\0WEBP", "");
	fc.assert(
		fc.property(head, fc.uint8Array({ maxLength: 200 }), (begin, rest) => {
			const file = Uint8Array.from([...bytes(begin), ...rest]);
			for (const type of ["image/jpeg", "image/png", "image/webp", "image/gif"])
				expect(stripMetadata(file, type).length).toBeLessThanOrEqual(file.length + 36);
		}),
	);
});

test("M05 in pieces of any size a picture loses the same", () => {
	const chunk = (name: string, body: string) => `${u32(body.length)}${name}${body}CRC.`;
	const pictures = [
		["image/jpeg", jpeg(segment("\xe0", "JFIF"), exif(6), segment("\xfe", "at home"))],
		[
			"image/png",
			`\x89PNG\r\n\x1a\n${chunk("IHDR", "s")}${chunk("eXIf", "GPS")}${chunk("IDAT", "p")}`,
		],
		["image/webp", `RIFF${le32(40)}WEBPVP8X${le32(10)}\x1c${"\0".repeat(9)}EXIF${le32(4)}GPS!`],
	] as const;
	fc.assert(
		fc.property(fc.constantFrom(...pictures), fc.array(fc.nat(9)), ([type, picture], sizes) => {
			const stripper = createMetadataStripper(type);
			const passed: Uint8Array[] = [];
			let rest = bytes(picture);
			for (const size of [...sizes, rest.length]) {
				passed.push(...(stripper?.push(rest.slice(0, size)) ?? []));
				rest = rest.slice(size);
			}
			passed.push(...(stripper?.end() ?? []));
			expect(passed.map(text).join("")).toBe(text(stripMetadata(bytes(picture), type)));
		}),
	);
});

test("M05 a picture without an end passes by: nothing of it is held but one segment", () => {
	const stripper = createMetadataStripper("image/jpeg");
	stripper?.push(bytes(`\xff\xd8${segment("\xe0", "JFIF")}${segment("\xda", "scan")}`));
	const piece = new Uint8Array(1_000_000);
	for (let n = 0; n < 20; n += 1) {
		const [passed, ...more] = stripper?.push(piece) ?? [];
		// The very piece: two of a million bytes would be held against each other byte by byte.
		expect(passed === piece && more.length === 0).toBe(true);
	}
	expect(stripper?.end()).toEqual([]);
});

test("M05 what was cut off inside its metadata does not tell it", () => {
	const cut = `\xff\xd8\xff\xe1${u16(60_000)}Exif\0\0GPS -23.5505`;
	expect(text(stripMetadata(bytes(cut), "image/jpeg"))).toBe("\xff\xd8");
});
