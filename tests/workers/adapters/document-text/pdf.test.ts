import { constants, deflateRawSync, deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { ascii85, bombPdf, pageOf, pdfOf, scannedPdf, textOf } from "#tests/support/pdf.ts";
import { toSafePdf } from "#workers/adapters/document-text/pdf-streams.ts";
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
		"[ /A85 /A85 /Fl ]",
		"[ /Fl /A85 ]",
		"/BrotliDecode",
		"/Brotli#44ecode",
		"/RL",
		"[/Fl/RL]",
		"%x\n/RL",
	])
		expect(await readPdf(bombPdf(1, filter)), filter).toEqual(REFUSED);
	// Whatever the dictionary says of it, or hides.
	expect(await readPdf(bombPdf(30, "/DCTDecode"))).toEqual(REFUSED);
	expect(Date.now() - started).toBeLessThan(20_000);
});

const withStream = (dictionary: string, stream: Uint8Array): Uint8Array =>
	Buffer.concat([
		Buffer.from(`%PDF-1.7\n1 0 obj\n<< ${dictionary} >>\nstream\n`),
		stream,
		Buffer.from("\nendstream\nendobj\n"),
	]);
const isBearable = (bytes: Uint8Array): boolean => toSafePdf(bytes) !== null;
const spaces = (megabytes: number): Buffer => Buffer.alloc(megabytes * 1024 * 1024, " ");

test("F08 an end within the data does not hide what comes after it", () => {
	// One stored block that holds the word, then the bomb: the length says where it truly ends.
	const word = Buffer.from("\nendstream\nendobj\n", "latin1");
	const head = Buffer.from([0x78, 0x01, 0, word.length, 0, 0xff - word.length, 0xff]);
	const stream = Buffer.concat([head, word, deflateRawSync(spaces(30))]);
	expect(isBearable(withStream("/Filter /FlateDecode", stream))).toBe(false);
	// Packed twice: what comes out first is small.
	expect(isBearable(withStream("", deflateSync(deflateSync(spaces(20)))))).toBe(false);
	expect(isBearable(pdfOf(["Oi"]))).toBe(true);
});

/** Packed, and followed by a block of a kind that there is not. */
const breakAfter = (bytes: Uint8Array): Uint8Array => {
	const head = Buffer.from([0x78, 0x9c]);
	const whole = deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH });
	return Buffer.concat([head, whole, Buffer.from([0x07, 0, 0, 0])]);
};

test("F08 what comes before a break, or a wrong checksum, counts: the reader keeps it", () => {
	const unchecked = Buffer.concat([deflateSync(spaces(9)).subarray(0, -4), Buffer.from("0000")]);
	for (const stream of [breakAfter(spaces(9)), unchecked]) {
		const one = withStream("/Filter /FlateDecode", stream);
		expect(isBearable(one)).toBe(true);
		expect(isBearable(Buffer.concat([one, one]))).toBe(true);
		expect(isBearable(Buffer.concat([one, one, one]))).toBe(false);
	}
	// Measuring them costs: nobody gets us to do it a thousand times.
	const small = withStream("", breakAfter(Buffer.from("Oi")));
	expect(isBearable(Buffer.concat(Array.from({ length: 8 }, () => small)))).toBe(true);
	expect(isBearable(Buffer.concat(Array.from({ length: 9 }, () => small)))).toBe(false);
});

test("a document in ASCII85, as some programs write it, is read", async () => {
	const text = textOf(["Prazo de entrega:", "três dias úteis"]);
	for (const [filter, stream] of [
		["[ /ASCII85Decode /FlateDecode ]", ascii85(deflateSync(text))],
		["[/A85/Fl]", ascii85(deflateSync(text))],
		["/ASCII85Decode", ascii85(text)],
	] as const) {
		const read = await readPdf(pageOf(filter, stream));
		expect(read.ok && read.value.trim().split(/\s*\n\s*/), filter).toEqual([
			"Prazo de entrega:",
			"três dias úteis",
		]);
	}
});

/** Two bytes that a packed stream may begin with. */
const HEADS = Array.from({ length: 1 << 16 }, (_, head) => head).filter(
	(head) => ((head >> 8) & 0x0f) === 8 && head % 31 === 0 && !(head & 0x20),
);

/**
 * ASCII85 of packed bytes, itself beginning as packed bytes do: its first letters are none of the
 * alphabet's, which the reader of documents does not mind.
 */
function findTwofold(packed: Uint8Array): Uint8Array {
	const text = ascii85(packed);
	const third = (packed[2] ?? 0) * 256 + (packed[3] ?? 0);
	for (const inner of HEADS.filter((head) => head >> 8 <= 0x78))
		for (const outer of HEADS) {
			const begin = [outer >> 8, outer & 0xff];
			const told = begin.reduce((sum, byte, at) => sum + (byte - 33) * 85 ** (4 - at), 0);
			const rest = (inner * 65_536 + third - told) >>> 0;
			const most = Math.min(222, Math.floor(rest / 7225));
			const last = rest - most * 7225;
			const letters = [33 + most, 33 + Math.floor(last / 85), 33 + (last % 85)];
			const bytes = [...begin, ...letters];
			if (last >= 7225 || bytes.some((byte) => [9, 10, 13, 32, 0x7e].includes(byte))) continue;
			return Buffer.concat([Uint8Array.from(bytes), text.subarray(5)]);
		}
	throw new Error("none");
}

test("F08 ASCII85 hides no bomb: neither inside, nor in its letter for zeros", async () => {
	const bomb = ascii85(deflateSync(spaces(30)));
	expect(bomb.byteLength).toBeLessThan(60_000);
	expect(await readPdf(pageOf("[/ASCII85Decode /FlateDecode]", bomb))).toEqual(REFUSED);
	// Beginning like something packed, so that only one of the two would be looked at.
	const twofold = findTwofold(deflateSync(spaces(30)));
	expect(HEADS).toContain((twofold[0] ?? 0) * 256 + (twofold[1] ?? 0));
	expect(await readPdf(pageOf("[/A85 /Fl]", twofold))).toEqual(REFUSED);
	const harmless = findTwofold(deflateSync(textOf(["Oi"])));
	expect(await readPdf(pageOf("[/A85 /Fl]", harmless))).toMatchObject({ ok: true });
	expect(await readPdf(pageOf("/A85", Buffer.alloc(7_000_000, "z")))).toEqual(REFUSED);
	// Told of by what only looks like an attached file: a comment, in front of the stream's own.
	for (const before of ["%/EF\n<<", "<< %/EF <<\n"])
		expect(isBearable(Buffer.from(`%PDF-1.7\n${before}/F 7 0 R >>`, "latin1")), before).toBe(false);
	expect(isBearable(Buffer.from("<< /EF << /F 7 0 R >> >>", "latin1"))).toBe(true);
});

test("F08 a picture is never unpacked, whoever refers to it", async () => {
	for (const name of ["DCTDecode", "DCT", "JPXDecode", "CCITTFaxDecode", "CCF", "JBIG2Decode"]) {
		const pdf = pageOf(`/${name}`, textOf(["Oi"]));
		const bearable = toSafePdf(pdf);
		expect(bearable?.byteLength, name).toBe(pdf.byteLength);
		expect(Buffer.from(bearable ?? []).toString("latin1"), name).not.toContain(`/${name} `);
		// Left alone, the bytes are what they are.
		const read = await readPdf(pdf);
		expect(read.ok && read.value.trim(), name).toBe("Oi");
	}
	expect(await readPdf(pageOf("/#44CTDecode", textOf(["Oi"])))).toEqual(REFUSED);
});

test.each([
	"/DecodeParms << /Predictor 12 /Columns 900000000 >>",
	"/DecodeParms << /Predictor 2 /Columns 9 /Colors 900000 >>",
	"/DecodeParms << /Predictor 12 /Columns %x\n9e9 >>",
	"/DecodeParms << /Predictor 12 /Columns 6 0 R >>",
	"/DecodeParms 6 0 R",
	"/DP [ null 6 0 R ]",
])("F08 no row of a document is longer than we can bear: %s", async (parameters) => {
	const text = textOf(["Oi"]);
	expect(await readPdf(pageOf("/FlateDecode", deflateSync(text), parameters))).toEqual(REFUSED);
});

const mapOf = (ranges: string): Buffer =>
	Buffer.from(`/CMapName /Adobe-Identity-UCS def\n1 beginbfrange\n${ranges}\nendbfrange\nendcmap`);

test.each([
	["all that three bytes can name", "<000000> <ffffff> <0041>", false],
	["the same small range again and again", "<0000> <ffff> <0041>\n".repeat(40), false],
	["codes that are no hexadecimal string", "(\\000\\000\\000) (\\377\\377\\377) <0041>", false],
	["a code with a bracket in it", "<00<0000> <ffffff> <0041>", false],
	["a list that ends in a code", "<0000> <0001> [<00]00>] <000000> <ffffff> <0041>", false],
	["an end that is only a comment", "%endbfrange\n<000000> <ffffff> <0041>", false],
	[
		"a font as programs write it",
		"<0003> <0041> <0020>\n<0042> <0043> [ <0061> <00620063> ]",
		true,
	],
])("F08 a map of %s is refused before it is read, or is read", (_, ranges, isRead) => {
	const map = mapOf(ranges);
	const packed = deflateSync(map);
	expect(isBearable(withStream("/Filter /FlateDecode", packed))).toBe(isRead);
	expect(isBearable(withStream("", map))).toBe(isRead);
	expect(isBearable(withStream("/Filter [/A85 /Fl]", ascii85(packed)))).toBe(isRead);
	expect(isBearable(withStream("/Filter /A85", ascii85(map)))).toBe(isRead);
});
