import fc from "fast-check";
import { expect, test } from "vitest";
import {
	contentDisposition,
	safeFileName,
	sniffMedia,
	typeNamed,
} from "#app/domain/inbox/media-type.ts";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const sniff = (text: string) => sniffMedia(bytes(text)).mimetype;

test("M02 the type is read from the bytes", () => {
	expect(sniff("\xff\xd8\xff\xe0..JFIF")).toBe("image/jpeg");
	expect(sniff("\x89PNG\r\n\x1a\n")).toBe("image/png");
	expect(sniff("GIF89a")).toBe("image/gif");
	expect(sniff("RIFF....WEBPVP8 ")).toBe("image/webp");
	expect(sniff("\0\0\0\x18ftypmp42")).toBe("video/mp4");
	expect(sniff("\0\0\0\x18ftypM4A ")).toBe("audio/mp4");
	expect(sniff("\x1aE\xdf\xa3")).toBe("video/webm");
	expect(sniff("OggS\0\x02")).toBe("audio/ogg");
	expect(sniff("ID3\x04")).toBe("audio/mpeg");
	expect(sniff("\xff\xfb\x90\x64")).toBe("audio/mpeg");
	expect(sniff("RIFF....WAVEfmt ")).toBe("audio/wav");
	expect(sniff("%PDF-1.7")).toBe("application/pdf");
});

test("M02 pictures of phones and of the web are told from films and sounds by their brand", () => {
	const file = (brand: string, ...others: string[]) =>
		sniff(`\0\0\0\x20ftyp${brand}\0\0\0\0${others.join("")}`);
	for (const brand of ["heic", "heix", "hevc"]) expect(file(brand)).toBe("image/heic");
	for (const brand of ["avif", "avis"]) expect(file(brand)).toBe("image/avif");
	expect(file("mif1", "mif1", "heic")).toBe("image/heic");
	expect(file("mif1", "miaf", "avif")).toBe("image/avif");
	for (const brand of ["isom", "mp42", "qt  "]) expect(file(brand, "mif1")).toBe("video/mp4");
	expect(file("M4A ")).toBe("audio/mp4");
	// One is drawn in the page, the other only ever downloaded.
	expect([typeNamed("image/avif").kind, typeNamed("image/heic").kind]).toEqual(["image", "file"]);
});

test("M02 M03 what can carry a script is an unknown file, whatever it calls itself", () => {
	for (const text of [
		"<!doctype html><script>alert(1)</script>",
		"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
		"<?xml version='1.0'?>",
		"MZ\x90\0",
		"PK\x03\x04",
		"",
		"\xff\xd8",
	])
		expect(sniffMedia(bytes(text))).toMatchObject({
			mimetype: "application/octet-stream",
			kind: "file",
		});
});

const pdf = sniffMedia(bytes("%PDF-1.7"));

test("M06 a file name has no path, no control character and no turned reading direction", () => {
	expect(safeFileName("../../etc/passwd", pdf, "m")).toBe("passwd");
	expect(safeFileName("C:\\Users\\ana\\nota.pdf", pdf, "m")).toBe("nota.pdf");
	expect(safeFileName("no\r\nta\u202Efdp.pdf", pdf, "m")).toBe("notafdp.pdf");
	expect(safeFileName("..", pdf, "arquivo")).toBe("arquivo.pdf");
	expect(safeFileName(null, pdf, "arquivo")).toBe("arquivo.pdf");
	expect(safeFileName("nota.exe", pdf, "m")).toBe("nota.exe.bin");
});

test("M06 a file name fits into any file system, and is no device", () => {
	expect(safeFileName(`${"a".repeat(500)}.pdf`, pdf, "m")).toBe(`${"a".repeat(200)}.pdf`);
	expect(safeFileName(`${"ção".repeat(100)}.pdf`, pdf, "m")).toBe(`${"ção".repeat(40)}.pdf`);
	expect(safeFileName(`a.${"😀".repeat(50)}`, pdf, "m")).toBe(`a.${"😀".repeat(5)}`);
	for (const name of ["CON", "nul.pdf", "Com1.tar.gz", "lpt9"])
		expect(safeFileName(name, pdf, "m")).toBe(`_${name}`);
	for (const name of ["console.pdf", "contrato", "com.pdf"])
		expect(safeFileName(name, pdf, "m")).toBe(name);
	expect(safeFileName("nota.pdf. . .", pdf, "m")).toBe("nota.pdf");
});

test("F06 a name that is cut within a character still makes a header", () => {
	for (let length = 0; length < 30; length += 1) {
		const name = safeFileName(`a.${"x".repeat(length)}😀😀`, pdf, "m");
		expect(contentDisposition("inline", name)).toContain("filename*=UTF-8''a.");
	}
});

test("F06 any name makes one well-formed header and nothing more", () => {
	expect(contentDisposition("attachment", "orçamento (1).pdf")).toBe(
		`attachment; filename="or_amento (1).pdf"; filename*=UTF-8''or%C3%A7amento%20%281%29.pdf`,
	);
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 200 }), (told) => {
			const name = safeFileName(told, pdf, "m");
			const header = contentDisposition("attachment", name);
			expect(header).toMatch(/^attachment; filename="[^"\\\r\n]+"; filename\*=UTF-8''[\w.!~%-]+$/);
			expect(name).not.toMatch(/[/\\]/);
		}),
	);
});
