import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { encodeText } from "../../../vite.encoder.ts";

const native = new TextEncoder();

test("a text's bytes are those of the runtime's own encoder, whatever stands in it", () => {
	const texts = [
		"",
		"a",
		"<div>",
		"ação",
		"é",
		"🙂",
		"\ud800",
		"a\udc00b",
		"\u007f\u0080",
		"x".repeat(128),
	];
	for (const text of [...texts, `${"x".repeat(127)}é`, "x".repeat(129)])
		expect([...encodeText(text, native)], text).toEqual([...native.encode(text)]);
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 150 }), (text) => {
			expect([...encodeText(text, native)]).toEqual([...native.encode(text)]);
		}),
	);
});

test("short texts without accents do not reach the runtime's encoder", () => {
	const asked = { encode: vi.fn(() => new Uint8Array()) };
	encodeText('<li class="row">', asked as never);
	expect(asked.encode).not.toHaveBeenCalled();
	encodeText("ação", asked as never);
	expect(asked.encode).toHaveBeenCalledOnce();
});
