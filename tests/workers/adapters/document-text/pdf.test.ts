import { expect, test } from "vitest";
import { bombPdf, pdfOf, scannedPdf } from "#tests/support/pdf.ts";
import { readPdf } from "#workers/adapters/document-text/pdf.ts";

const REFUSED = { ok: false, code: "file_unreadable" };

test("the text of a PDF is read, line by line, with its accents", async () => {
	const read = await readPdf(pdfOf(["Horário de atendimento:", "Segunda a sexta (9h às 18h)"]));
	if (!read.ok) throw new Error(read.code);
	expect(read.value.trim().split(/\s*\n\s*/)).toEqual([
		"Horário de atendimento:",
		"Segunda a sexta (9h às 18h)",
	]);
});

test("a scanned PDF says that it has no text", async () => {
	expect(await readPdf(scannedPdf())).toEqual({ ok: false, code: "file_without_text" });
});

test("F08 what is broken, cut, encrypted or no PDF at all is unreadable", async () => {
	const whole = pdfOf(["Oi"]);
	expect(await readPdf(new TextEncoder().encode("%PDF-1.7 nada"))).toEqual(REFUSED);
	expect(await readPdf(new Uint8Array(0))).toEqual(REFUSED);
	expect(await readPdf(whole.subarray(0, 60))).toEqual(REFUSED);
	expect(await readPdf(pdfOf(["Oi"], "/Encrypt << /Filter /Standard >>"))).toEqual(REFUSED);
	expect(await readPdf(pdfOf(["Oi"], "/#45ncrypt << /Filter /Standard >>"))).toEqual(REFUSED);
});

test("F08 a document that unpacks to more than we bear is not unpacked", async () => {
	const bomb = bombPdf(30);
	expect(bomb.byteLength).toBeLessThan(60_000);
	const started = Date.now();
	expect(await readPdf(bomb)).toEqual(REFUSED);
	// Said plainly, by its short name, or with other letters.
	expect(await readPdf(bombPdf(30, "[ /Fl ]"))).toEqual(REFUSED);
	expect(await readPdf(bombPdf(30, "/Flate#44ecode"))).toEqual(REFUSED);
	// By reference, hidden by a comment, or in a way nobody measures.
	for (const filter of [
		"5 0 R",
		"[ 5 0 R ]",
		"/LZWDecode",
		"/L#5aWDecode",
		"[ /A85 /Fl ]",
		"/RL",
		"[/Fl/RL]",
		"%x\n/RL",
	])
		expect(await readPdf(bombPdf(1, filter)), filter).toEqual(REFUSED);
	// Whatever the dictionary says of it, or hides.
	expect(await readPdf(bombPdf(30, "/DCTDecode"))).toEqual(REFUSED);
	expect(Date.now() - started).toBeLessThan(20_000);
});

test("F08 an end within the data does not hide what comes after it", async () => {
	const { isBearable } = await import("#workers/adapters/document-text/pdf-streams.ts");
	const { deflateRawSync, deflateSync } = await import("node:zlib");
	// One stored block that holds the word, then the bomb: the length says where it truly ends.
	const word = Buffer.from("\nendstream\nendobj\n", "latin1");
	const head = Buffer.from([0x78, 0x01, 0, word.length, 0, 0xff - word.length, 0xff]);
	const rest = deflateRawSync(Buffer.alloc(30 * 1024 * 1024, " "));
	const stream = Buffer.concat([head, word, rest]);
	const pdf = Buffer.concat([
		Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`),
		stream,
		Buffer.from("\nendstream\nendobj\n"),
	]);
	expect(isBearable(pdf)).toBe(false);
	// Packed twice: what comes out first is small.
	const twice = deflateSync(deflateSync(Buffer.alloc(20 * 1024 * 1024, " ")));
	const parts = ["%PDF-1.7\n1 0 obj\n<< >>\nstream\n", "\nendstream\nendobj\n"];
	const nested = Buffer.concat([Buffer.from(parts[0] ?? ""), twice, Buffer.from(parts[1] ?? "")]);
	expect(isBearable(nested)).toBe(false);
	expect(isBearable(pdfOf(["Oi"]))).toBe(true);
});
