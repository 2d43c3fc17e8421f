import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { outgoingFile } from "#tests/support/outgoing-file.ts";
import {
	isSameFile,
	readBytes,
	readHash,
	type SentFile,
} from "#workers/adapters/whatsapp-gateway/sent-file.ts";

const file = outgoingFile({ kind: "image", mimetype: "image/jpeg", width: 40, height: 30 });
const sent = (told: Partial<SentFile> = {}): SentFile => ({
	kind: "image",
	caption: "Olha",
	hash: file.hash,
	bytes: file.bytes,
	width: 40,
	height: 30,
	...told,
});
const OTHER = "0".repeat(64);

test.each<[string, Partial<SentFile>, boolean]>([
	["the same bytes and words", {}, true],
	["words that differ by spaces around them", { caption: " Olha\n" }, true],
	["the same bytes under other words", { caption: "Veja" }, false],
	["the same bytes as another kind", { kind: "document" }, false],
	["other bytes of the same length", { hash: OTHER }, false],
	["no hash and the same length", { hash: null }, true],
	["no hash and another length", { hash: null, bytes: 9 }, false],
	["nothing told but the words", { hash: null, bytes: null }, true],
])("a record with %s", (_, told, expected) => {
	expect(isSameFile(sent(told), file, "Olha")).toBe(expected);
});

test("of which nothing is told at all, without words, is no match: it could be any file", () => {
	expect(isSameFile(sent({ caption: "", hash: null, bytes: null }), file, "")).toBe(false);
});

test("where the gateway makes a kind anew its bytes say nothing: words and size decide", () => {
	const remade = sent({ hash: OTHER, bytes: 270 });
	expect(isSameFile(remade, file, "Olha", ["image"])).toBe(true);
	expect(isSameFile({ ...remade, width: 41 }, file, "Olha", ["image"])).toBe(false);
	expect(isSameFile({ ...remade, width: null, height: null }, file, "Olha", ["image"])).toBe(true);
	expect(isSameFile(remade, file, "Veja", ["image"])).toBe(false);
	const unmeasured = { ...file, width: undefined, height: undefined };
	expect(isSameFile(remade, unmeasured, "Olha", ["image"])).toBe(true);
});

test("bytes are read in every shape in which JSON tells them, and in no other", () => {
	const digest = createHash("sha256").update("x").digest();
	const numbered = Object.fromEntries([...digest].map((byte, at) => [String(at), byte]));
	for (const told of [digest.toString("base64"), numbered, [...digest], digest.toJSON()])
		expect(readHash(told)).toBe(digest.toString("hex"));
	for (const told of ["", null, undefined, 5, {}, [], [256], [-1], [1.5], { a: "b" }, { data: 7 }])
		expect(readBytes(told), JSON.stringify(told)).toBeNull();
	expect(readHash("AAAA")).toBeNull();
});
