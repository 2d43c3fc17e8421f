import { expect, test } from "vitest";
import { qrFileName } from "#app/ui/file-name.ts";

test.each([
	["Loja Aurora", "qr-code-loja-aurora.svg"],
	["  Atendimento   São Paulo ", "qr-code-atendimento-sao-paulo.svg"],
	["Promoção!", "qr-code-promocao.svg"],
])("the file of %s is %s", (name, file) => {
	expect(qrFileName(name)).toBe(file);
});

test.each([
	"../../etc/passwd",
	"a\r\nContent-Type: text/html",
	'"; rm -rf /',
	"CON",
	"\u202Egvs.exe",
	"😀",
	"",
	"-".repeat(300),
	"a".repeat(300),
	".hidden",
])("F07 a download's name has letters, digits and hyphens only: %j", (name) => {
	const file = qrFileName(name);
	expect(file).toMatch(/^qr-code-[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.svg$/);
	expect(file.length).toBeLessThanOrEqual(84);
});
