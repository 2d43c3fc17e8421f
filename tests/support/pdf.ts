import { deflateSync } from "node:zlib";

/** An object of a document: its dictionary, and the bytes of its stream if it has one. */
interface PdfObject {
	dictionary: string;
	stream?: Uint8Array;
}

const latin = (text: string): Uint8Array<ArrayBuffer> => Buffer.from(text, "latin1");
const escaped = (text: string): string => text.replaceAll(/[\\()]/g, (mark) => `\\${mark}`);

/** The bytes of a document of these objects, the first of which is its catalogue. */
export function writePdf(objects: readonly PdfObject[], trailer = ""): Uint8Array<ArrayBuffer> {
	const parts: Uint8Array[] = [latin("%PDF-1.7\n")];
	const offsets: number[] = [];
	const length = () => parts.reduce((sum, part) => sum + part.byteLength, 0);
	objects.forEach(({ dictionary, stream }, at) => {
		offsets.push(length());
		const body = stream ? [latin(`\nstream\n`), stream, latin("\nendstream")] : [];
		parts.push(latin(`${at + 1} 0 obj\n${dictionary}`), ...body, latin("\nendobj\n"));
	});
	const start = length();
	const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
	const size = objects.length + 1;
	parts.push(
		latin(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`),
		latin(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`),
	);
	return Buffer.concat(parts);
}

const packed = (content: Uint8Array, filter = "/FlateDecode"): PdfObject => {
	const stream = deflateSync(content);
	return { dictionary: `<< /Length ${stream.byteLength} /Filter ${filter} >>`, stream };
};

const page = (content: PdfObject, others: readonly PdfObject[] = [], trailer = "") =>
	writePdf(
		[
			{ dictionary: "<< /Type /Catalog /Pages 2 0 R >>" },
			{ dictionary: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>" },
			{
				dictionary:
					"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
			},
			content,
			{
				dictionary:
					"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
			},
			...others,
		],
		trailer,
	);

/** What a page's stream says of these lines. */
export const textOf = (lines: readonly string[]): Uint8Array<ArrayBuffer> =>
	latin(
		`BT /F1 12 Tf 50 780 Td 16 TL ${lines.map((line) => `(${escaped(line)}) Tj T*`).join(" ")} ET`,
	);

/** A document of one page with these lines, packed as programs do. */
export const pdfOf = (lines: readonly string[], trailer = ""): Uint8Array<ArrayBuffer> =>
	page(packed(textOf(lines)), [], trailer);

/** A document of one page whose stream is these bytes, whatever the filter makes of them. */
export const pageOf = (
	filter: string,
	stream: Uint8Array,
	parameters = "",
): Uint8Array<ArrayBuffer> => {
	const length = `/Length ${stream.byteLength}`;
	return page({ dictionary: `<< ${length} /Filter ${filter} ${parameters} >>`, stream });
};

/** Bytes in ASCII85, in lines, with its end. */
export function ascii85(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
	let text = "";
	for (let at = 0; at < bytes.byteLength; at += 4) {
		const group = [0, 1, 2, 3].map((next) => bytes[at + next] ?? 0);
		const missing = Math.max(0, at + 4 - bytes.byteLength);
		let value = group.reduce((sum, byte) => sum * 256 + byte, 0);
		const letters = [0, 1, 2, 3, 4].map(() => {
			const letter = String.fromCharCode(33 + (value % 85));
			value = Math.floor(value / 85);
			return letter;
		});
		const whole = letters.reverse().join("");
		text += whole === "!!!!!" && missing === 0 ? "z" : whole.slice(0, 5 - missing);
		if (at % 60 === 56) text += "\n";
	}
	return latin(`${text}~>`);
}

/** A page that shows nothing that can be read, as a scanner makes it. */
export const scannedPdf = (): Uint8Array<ArrayBuffer> => page(packed(latin("0 0 m 100 100 l S")));

/** A few KB that unpack to `megabytes`. */
export const bombPdf = (megabytes: number, filter?: string): Uint8Array<ArrayBuffer> =>
	page(packed(Buffer.alloc(megabytes * 1024 * 1024, " "), filter));
