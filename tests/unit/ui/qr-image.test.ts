import jsQR from "jsqr";
import { expect, test } from "vitest";
import { drawQr, toQrSource } from "#app/ui/qr-image.ts";

const PNG =
	"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const PIXELS_PER_MODULE = 4;

/** Reads our own SVG as a camera would: the squares painted into pixels, then decoded. */
function scan(drawing: string): string | null {
	const side = Number(/viewBox="0 0 (\d+) /.exec(drawing)?.[1]) * PIXELS_PER_MODULE;
	const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
	for (const [, x, y] of drawing.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
		for (let dy = 0; dy < PIXELS_PER_MODULE; dy++)
			for (let dx = 0; dx < PIXELS_PER_MODULE; dx++) {
				const row = Number(y) * PIXELS_PER_MODULE + dy;
				const at = (row * side + Number(x) * PIXELS_PER_MODULE + dx) * 4;
				pixels.fill(0, at, at + 3);
			}
	return jsQR(pixels, side, side)?.data ?? null;
}

test.each(["prosa-sim:4f0c", `2@${"Ab3+/".repeat(45)},x,y==`, "olá, ção 🎉"])(
	"a phone reads from the drawing what the gateway gave: %s",
	(code) => {
		expect(scan(drawQr({ kind: "code", value: code }) ?? "")).toBe(code);
	},
);

test("the drawing has a white quiet zone of four modules", () => {
	const drawing = drawQr({ kind: "code", value: "prosa-sim:1" }) ?? "";
	const columns = [...drawing.matchAll(/M(\d+) (\d+)h/g)].map(([, x]) => Number(x));
	expect(Math.min(...columns)).toBe(4);
	expect(drawing).toContain('fill="#fff"');
});

const ATTACKS = [
	'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
	'<svg onload="alert(1)"><foreignObject><body onload="alert(1)"/></foreignObject></svg>',
	'<svg><image xlink:href="https://evil.example/x.png"/></svg>',
	"<svg><style>*{background:url(https://evil.example)}</style></svg>",
	'<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>',
];

test.each(ATTACKS)("F04 markup as a QR is never shown as markup: %s", (value) => {
	expect(toQrSource({ kind: "image", value })).toBeNull();
	// As text to scan it becomes squares, and nothing of it is in the drawing.
	const source = decodeURIComponent(toQrSource({ kind: "code", value }) ?? "");
	expect(source.match(/<[a-z]+/g)).toEqual(["<svg", "<rect", "<path"]);
	expect(source).not.toMatch(/script|onload|foreignObject|href|url\(|ENTITY/);
});

test("F04 a drawing reaches the page only as a data URL for an <img>", () => {
	expect(toQrSource({ kind: "code", value: "x" })).toMatch(/^data:image\/svg\+xml,%3Csvg/);
	expect(toQrSource({ kind: "image", value: PNG })).toBe(PNG);
});

test.each([
	"https://evil.example/qr.png",
	"//evil.example/qr.png",
	"javascript:alert(1)",
	"blob:https://evil.example/1",
	"data:text/html;base64,PHNjcmlwdD4=",
	"data:image/svg+xml;base64,PHN2Zy8+",
	`${PNG}"onerror="alert(1)`,
	` ${PNG}`,
	"data:image/png;base64,",
	"",
])("F05 only a PNG as data is a picture of a QR: %s", (value) => {
	expect(toQrSource({ kind: "image", value })).toBeNull();
	expect(drawQr({ kind: "image", value })).toBeNull();
});

test("what does not fit into a QR, or is no text, has no drawing", () => {
	expect(drawQr({ kind: "code", value: "x".repeat(5000) })).toBeNull();
	expect(drawQr({ kind: "code", value: "" })).toBeNull();
	expect(drawQr({ kind: "image", value: PNG.padEnd(400_000, "A") })).toBeNull();
});

test("a picture is downloaded inside our own SVG", () => {
	expect(drawQr({ kind: "image", value: PNG })).toContain(`href="${PNG}"`);
});
