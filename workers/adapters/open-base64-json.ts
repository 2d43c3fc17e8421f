import { parseBoundedJson } from "./whatsapp-gateway/bounded-json.ts";

/** A JSON object whose one long text is a file, as far as it has been read. */
export interface OpenedJson {
	/** What stood before the file; without a file, all of it. Null: no JSON. */
	before: unknown;
	/** The file's bytes as they come; null: the field is missing, empty, or no text. Fails where the JSON is damaged or cut off. */
	body: ReadableStream<Uint8Array> | null;
}

/** The body is not what it should be; see the message. */
class DamagedJsonError extends Error {
	override name = "DamagedJsonError";
}

type Pieces = ReadableStreamDefaultReader<Uint8Array>;

/** Signs of JSON's structure and of base64 are one byte each, so bytes are looked at as if each were a sign. */
const signsOf = (bytes: Uint8Array): string =>
	Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
const parse = (signs: string) => parseBoundedJson(Buffer.from(signs, "latin1").toString("utf8"));

/**
 * Reads a JSON object with a file in it as base64 while it comes: what is held is a piece of it, and what stands around the file.
 * Rejects when that is longer than `maxAround`, and as the source does.
 * @param field the file's field in the outermost object
 */
export async function openBase64Json(
	source: ReadableStream<Uint8Array>,
	field: string,
	maxAround: number,
): Promise<OpenedJson> {
	const reader = source.getReader();
	const find = createFinder(field);
	let signs = "";
	let from = find(signs);
	while (from === null) {
		const piece = await readSigns(reader);
		if (piece === null) {
			const read = parse(signs);
			return { before: read.ok ? read.value : null, body: null };
		}
		signs += piece;
		from = find(signs);
		if ((from ?? signs.length) > maxAround) {
			await reader.cancel();
			throw new DamagedJsonError("Too much stands before the file.");
		}
	}
	const around = signs.slice(0, from);
	const before = parse(`${around}"}`);
	const decoded = decode(reader, signs.slice(from), around, maxAround);
	const body = new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const next = await decoded.next().catch(async (error: unknown) => {
					await reader.cancel().catch(() => null);
					throw error;
				});
				if (next.done) controller.close();
				else controller.enqueue(next.value);
			},
			cancel: (reason) => reader.cancel(reason),
		},
		{ highWaterMark: 0 },
	);
	return { before: before.ok ? before.value : null, body };
}

async function readSigns(reader: Pieces): Promise<string | null> {
	const piece = await reader.read();
	return piece.done ? null : signsOf(piece.value);
}

/** Finds where the field's text begins; asked again with more of the same signs, it goes on where it stopped. */
function createFinder(field: string): (signs: string) => number | null {
	const token = /[^"{}[\]]*(?:"(?:[^"\\]|\\.)*"|[{}[\]])/sy;
	const text = /\s*:\s*"(?=[^"])/y;
	const unfinished = /\s*(?::\s*"?)?$/y;
	let depth = 0;
	let at = 0;
	const matches = (pattern: RegExp, signs: string): boolean => {
		pattern.lastIndex = at;
		return pattern.test(signs);
	};
	return (signs) => {
		for (;;) {
			const before = at;
			if (!matches(token, signs)) return null;
			at = token.lastIndex;
			const last = signs[at - 1];
			if (last === "{" || last === "[") depth += 1;
			if (last === "}" || last === "]") depth -= 1;
			if (depth !== 1 || !signs.slice(before, at).endsWith(`"${field}"`)) continue;
			if (matches(text, signs)) return text.lastIndex;
			if (!matches(unfinished, signs)) continue;
			at = before;
			return null;
		}
	};
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
/** The beginning of an escape whose end has not come yet. */
const CUT_ESCAPE = /\\(?:u[\da-f]{0,3})?$/i;
/** A slash may be written with a backslash before it, and any sign by its number. */
const unescape = (signs: string): string =>
	signs.replace(/\\(?:u([\da-f]{4})|\/)/gi, (_, code?: string) =>
		code === undefined ? "/" : String.fromCharCode(Number.parseInt(code, 16)),
	);

/** Decodes base64 that comes in pieces: four signs are three bytes, and what is left of a piece waits for the next one. */
function createDecoder(): (piece: string, isLast: boolean) => Uint8Array {
	let held = "";
	let isPadded = false;
	return (piece, isLast) => {
		const run = held + piece;
		const escape = isLast ? -1 : run.search(CUT_ESCAPE);
		const cut = escape === -1 ? run.length : escape;
		const signs = unescape(run.slice(0, cut));
		const whole = signs.length - (signs.length % 4);
		const quads = signs.slice(0, whole);
		held = signs.slice(whole) + run.slice(cut);
		if ((isPadded && signs !== "") || (isLast && held !== "") || !BASE64.test(quads))
			throw new DamagedJsonError("The file is no base64.");
		isPadded = quads.endsWith("=");
		return Buffer.from(quads, "base64");
	};
}

/** The bytes up to the text's end; then sees to it that what stands around them is JSON. */
async function* decode(
	reader: Pieces,
	first: string,
	around: string,
	maxAround: number,
): AsyncGenerator<Uint8Array, void> {
	const decodeSome = createDecoder();
	let piece: string | null = first;
	while (piece !== null && !piece.includes('"')) {
		const bytes = decodeSome(piece, false);
		if (bytes.byteLength > 0) yield bytes;
		piece = await readSigns(reader);
	}
	if (piece === null) throw new DamagedJsonError("It ends within the file.");
	const end = piece.indexOf('"');
	const last = decodeSome(piece.slice(0, end), true);
	if (last.byteLength > 0) yield last;
	let whole = around + piece.slice(end);
	for (piece = await readSigns(reader); piece !== null; piece = await readSigns(reader)) {
		whole += piece;
		if (whole.length > maxAround) throw new DamagedJsonError("Too much stands behind the file.");
	}
	if (!parse(whole).ok) throw new DamagedJsonError("What stands around the file is no JSON.");
}
