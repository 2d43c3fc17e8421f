import { expect, test } from "vitest";
import { base64Length, createBase64Json } from "#workers/adapters/base64-json.ts";

/** The bytes in pieces of these lengths. */
function pieces(bytes: Uint8Array, lengths: number[]): ReadableStream<Uint8Array> {
	let at = 0;
	return new ReadableStream({
		pull(controller) {
			const length = lengths.shift() ?? bytes.length - at;
			if (at >= bytes.length) return controller.close();
			controller.enqueue(bytes.slice(at, at + length));
			at += length;
		},
	});
}

test.each([0, 1, 2, 3, 4, 100, 1_001])(
	"%s bytes in pieces of any length are one JSON body",
	async (bytes) => {
		const file = Uint8Array.from({ length: bytes }, (_, at) => at % 256);
		const around = (data: string) => ({ chat: 'a"ção', file: { data, name: "x" }, more: 1 });
		const made = createBase64Json(around, { bytes, body: pieces(file, [1, 1, 2, 5, 1, 30]) });
		const text = await new Response(made.body).text();
		expect(new TextEncoder().encode(text).byteLength).toBe(made.bytes);
		expect(JSON.parse(text)).toEqual(around(Buffer.from(file).toString("base64")));
		expect(made.contentType).toBe("application/json");
	},
);

test("base64 grows by a third, in fours", () => {
	expect([0, 1, 2, 3, 4].map(base64Length)).toEqual([0, 4, 4, 4, 8]);
});
