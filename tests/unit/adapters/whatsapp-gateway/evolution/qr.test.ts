import { expect, test } from "vitest";
import { parsePairingCode, parseQr } from "#workers/adapters/whatsapp-gateway/evolution/qr.ts";

const PNG =
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==";
const CODE = "2@k9T+/a=,7bAA==,QmBB==,Zz11==";

test("the raw pairing text is preferred, with or without WhatsApp's own address before it", () => {
	expect(parseQr({ code: CODE, base64: PNG })).toEqual({ kind: "code", value: CODE });
	const linked = `https://wa.me/settings/linked_devices#${CODE}`;
	expect(parseQr({ code: linked })).toEqual({ kind: "code", value: linked });
});

test("a PNG is taken as a data URL or bare", () => {
	const image = { kind: "image", value: `data:image/png;base64,${PNG}` };
	expect(parseQr({ base64: PNG })).toEqual(image);
	expect(parseQr({ base64: `data:image/png;base64,${PNG}` })).toEqual(image);
});

test.each([
	'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
	"data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+",
	"data:image/svg+xml,<svg onload=alert(1)>",
	`data:image/png;base64,${Buffer.from("<svg onload=alert(1)>").toString("base64")}`,
	`data:text/html;base64,${PNG}`,
	`data:image/png;base64,${PNG}" onerror="alert(1)`,
	`data:image/png;base64,iVBORw0KGgo${"A".repeat(400_000)}`,
	"javascript:alert(1)",
])("F04 a QR that is markup or no PNG is refused: %s", (value) => {
	expect(parseQr({ base64: value })).toBeNull();
	expect(parseQr({ code: value })).toBeNull();
});

test.each([
	"https://evil.example/qr.png",
	"//evil.example/qr.png",
	`https://evil.example/#${CODE}`,
	"http://wa.me/settings/linked_devices#x",
])("F05 a QR that is a foreign address is refused: %s", (value) => {
	expect(parseQr({ base64: value })).toBeNull();
	expect(parseQr({ code: value })).toBeNull();
});

test("nothing gives nothing", () => {
	expect(parseQr({})).toBeNull();
	expect(parseQr({ code: null, base64: "" })).toBeNull();
});

test("a pairing code is eight characters, or none", () => {
	expect(parsePairingCode("ABCD1234")).toBe("ABCD1234");
	expect(parsePairingCode("ABCD-1234")).toBe("ABCD-1234");
	expect(parsePairingCode("<b>")).toBeNull();
	expect(parsePairingCode(null)).toBeNull();
});
