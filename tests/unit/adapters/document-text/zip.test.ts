import { expect, test } from "vitest";
import { docxOf, paragraph, zipOf } from "#tests/support/office.ts";
import { readDocx } from "#workers/adapters/document-text/docx.ts";
import { openArchive } from "#workers/adapters/document-text/zip.ts";

const MB = 1024 * 1024;
const UNREADABLE = { ok: false, code: "file_unreadable" };
const CENTRAL = [0x50, 0x4b, 0x01, 0x02] as const;

/** Where the central record of a part begins. */
function findRecord(bytes: Uint8Array, name: string): number {
	for (let at = bytes.byteLength - 4; at > 0; at -= 1) {
		if (!CENTRAL.every((byte, next) => bytes[at + next] === byte)) continue;
		const found = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name.length));
		if (found === name) return at;
	}
	throw new Error(`no ${name}`);
}

/** The archive with four bytes of a part's record replaced: its size, its place. */
function forge(bytes: Uint8Array, name: string, field: number, value: number): Uint8Array {
	const copy = bytes.slice();
	new DataView(copy.buffer).setUint32(findRecord(copy, name) + field, value, true);
	return copy;
}

test("a part is read by its name in any case, stored or packed; an unknown one is null", () => {
	const archive = openArchive(zipOf({ "a/B.xml": "olá", "c.txt": "x".repeat(1_000) }));
	expect(archive.read("A/b.XML")).toBe("olá");
	expect(archive.read("c.txt")).toHaveLength(1_000);
	expect(archive.read("d.txt")).toBeNull();
});

test("F08 a bomb is refused by what it says, and by what it is when it lies", () => {
	const bomb = docxOf(paragraph("Oi"), { "word/document.xml": new Uint8Array(60 * MB).fill(32) });
	expect(bomb.byteLength).toBeLessThan(100_000);
	const started = Date.now();
	expect(readDocx(bomb)).toEqual(UNREADABLE);
	expect(readDocx(forge(bomb, "word/document.xml", 24, 1_000))).toEqual(UNREADABLE);
	expect(Date.now() - started).toBeLessThan(2_000);
});

test("F08 parts may use the room of all together only once", () => {
	const part = new Uint8Array(10 * MB).fill(32);
	const archive = openArchive(zipOf({ a: part, b: part, c: part }));
	expect(archive.read("a")).toHaveLength(10 * MB);
	expect(archive.read("b")).toHaveLength(10 * MB);
	expect(() => archive.read("c")).toThrow(RangeError);
});

test("F08 too many files, a name twice, a part outside and an encrypted one are refused", () => {
	const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`f${at}`, "x"]));
	expect(() => openArchive(zipOf(many))).toThrow(RangeError);
	expect(() => openArchive(zipOf({ "A.xml": "1", "a.xml": "2" }))).toThrow(RangeError);
	const plain = zipOf({ a: "um", b: "dois" });
	expect(() => openArchive(forge(plain, "b", 42, 0xffff_fff0)).read("b")).toThrow(RangeError);
	expect(() => openArchive(forge(plain, "b", 20, 0xffff_ffff)).read("b")).toThrow(RangeError);
	expect(() => openArchive(forge(plain, "b", 8, 0x0000_0001)).read("b")).toThrow(RangeError);
	expect(openArchive(plain).read("b")).toBe("dois");
});
