import { expect, test } from "vitest";
import { openBase64Json } from "#workers/adapters/open-base64-json.ts";

const MAX_AROUND = 500;
const FILE = Uint8Array.from({ length: 200 }, (_, at) => (at * 37) % 256);
const DATA = Buffer.from(FILE).toString("base64");

/** The text in pieces of this many bytes; tells whether it was left. */
function inPieces(text: string, size = text.length) {
	const bytes = new TextEncoder().encode(text);
	const told = { at: 0, isCancelled: false };
	const stream = new ReadableStream<Uint8Array>(
		{
			pull(controller) {
				if (told.at >= bytes.length) return controller.close();
				controller.enqueue(bytes.slice(told.at, told.at + size));
				told.at += size;
			},
			cancel: () => void (told.isCancelled = true),
		},
		{ highWaterMark: 0 },
	);
	return { stream, told };
}

async function read(text: string, size?: number) {
	const { stream } = inPieces(text, size);
	const { before, body } = await openBase64Json(stream, "base64", MAX_AROUND);
	const bytes = body && new Uint8Array(await new Response(body).arrayBuffer());
	return { before, bytes };
}

test("the file is the same wherever the pieces end, and what stood before it is told", async () => {
	const text = JSON.stringify({ name: 'a"ção {[\\', size: { low: 7 }, base64: DATA, buffer: null });
	for (let size = 1; size <= text.length; size += 1) {
		const { before, bytes } = await read(text, size);
		expect(before).toMatchObject({ name: 'a"ção {[\\', size: { low: 7 } });
		expect(bytes, `pieces of ${size}`).toEqual(FILE);
	}
});

test.each([0, 1, 2, 3])("a file that fills its last four signs but for %s", async (rest) => {
	const file = FILE.slice(0, 60 + rest);
	const { bytes } = await read(`{"base64":"${Buffer.from(file).toString("base64")}"}`, 5);
	expect(bytes).toEqual(file);
});

test("signs may be written as escapes, also cut ones", async () => {
	const escaped = DATA.replaceAll("/", "\\/").replaceAll("+", "\\u002B");
	expect(escaped).toMatch(/\\\/.*\\u002B|\\u002B.*\\\//);
	for (let size = 1; size <= 12; size += 1)
		expect((await read(`{ "base64" : "${escaped}" }`, size)).bytes).toEqual(FILE);
});

test("only the outermost field of the name is the file", async () => {
	const text = `{"a":{"base64":"xxxx"},"b":["base64","yyyy"],"c":"base64","base64":"${DATA}"}`;
	for (const size of [1, 7, undefined]) expect((await read(text, size)).bytes).toEqual(FILE);
});

test.each([
	["is missing", '{"error":true}', { error: true }],
	["is null", '{"base64":null,"a":1}', { base64: null, a: 1 }],
	["is empty", '{"base64":""}', { base64: "" }],
	["is in no object", '["base64"]', ["base64"]],
	["cannot be, in a text", "<html>", null],
	["cannot be, in nothing", "", null],
])("where the file %s, all there is is told", async (_, text, before) => {
	for (const size of [1, undefined])
		expect(await read(text, size)).toEqual({ before, bytes: null });
});

test.each([
	["ends within the file", `{"base64":"${DATA}`],
	["ends behind the file", `{"base64":"${DATA}"`],
	["ends within what follows", `{"base64":"${DATA}","a":`],
	["has another sign", `{"base64":"${DATA.replace("A", "!")}"}`],
	["has an escape of no sign", `{"base64":"${DATA.slice(0, 8)}\\u0000AAA"}`],
	["has a quotation mark", `{"base64":"AAA\\"AAAA"}`],
	["has signs behind its padding", `{"base64":"AA==AAAA"}`],
	["has signs that make no byte", `{"base64":"AAAAA"}`],
	["has too much behind it", `{"base64":"${DATA}","a":"${"x".repeat(2 * MAX_AROUND)}"}`],
])("a body that %s fails instead of ending early", async (_, text) => {
	for (const size of [1, 6, 400]) await expect(read(text, size)).rejects.toThrow(/file|JSON/);
});

test("what goes on for ever before the file, or behind it, is left", async () => {
	const before = inPieces(`{"a":"${"x".repeat(100_000)}`, 100);
	await expect(openBase64Json(before.stream, "base64", MAX_AROUND)).rejects.toThrow(/before/);
	expect(before.told).toMatchObject({ at: MAX_AROUND + 100, isCancelled: true });
	const behind = inPieces(`{"base64":"AAAA"${" ".repeat(100_000)}`, 100);
	const { body } = await openBase64Json(behind.stream, "base64", MAX_AROUND);
	await expect(new Response(body).arrayBuffer()).rejects.toThrow(/behind/);
	expect(behind.told.isCancelled).toBe(true);
	expect(behind.told.at).toBeLessThanOrEqual(MAX_AROUND + 200);
});

test("whoever leaves the file leaves its source, and no more was read than was asked for", async () => {
	const { stream, told } = inPieces(`{"base64":"${"AAAA".repeat(100_000)}"}`, 1_000);
	const { body } = await openBase64Json(stream, "base64", MAX_AROUND);
	const reader = body?.getReader();
	for (let n = 0; n < 5; n += 1) await reader?.read();
	expect(told.at).toBeLessThanOrEqual(6_000);
	await reader?.cancel();
	expect(told.isCancelled).toBe(true);
});
