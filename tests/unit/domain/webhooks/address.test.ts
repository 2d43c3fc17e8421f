import { expect, test } from "vitest";
import { hostOf, maskAddress, parseAddressField } from "#app/domain/webhooks/address.ts";

const SECRET = "https://hooks.loja.com.br:8443/rest/1/abc123segredo?token=x#y";

test("H18 an address shows its origin and nothing behind it", () => {
	expect(maskAddress(SECRET)).toBe("https://hooks.loja.com.br:8443/••••••••");
	expect(maskAddress("https://user:senha@hooks.loja.com.br/x")).toBe(
		"https://hooks.loja.com.br/••••••••",
	);
	expect(maskAddress("nada")).toBe("••••••••");
});

test("J06 J07 the mask keeps what is stored, nothing removes it, anything else replaces it", () => {
	expect(parseAddressField(` ${maskAddress(SECRET)} `)).toEqual({
		ok: true,
		value: { kind: "keep" },
	});
	expect(parseAddressField("  ")).toEqual({ ok: true, value: { kind: "remove" } });
	expect(parseAddressField(` ${SECRET} `)).toEqual({
		ok: true,
		value: { kind: "set", value: SECRET },
	});
});

test("what is no address, or endless, is refused", () => {
	for (const typed of ["hooks", "loja.com.br/x", `https://a.com/${"x".repeat(2048)}`])
		expect(parseAddressField(typed).ok, typed.slice(0, 20)).toBe(false);
});

test("calls are counted by host and port, whatever stands around them", () => {
	expect(hostOf(SECRET)).toBe("hooks.loja.com.br:8443");
	expect(hostOf("HTTPS://Hooks.Loja.com.br/x")).toBe(hostOf("https://hooks.loja.com.br/y"));
	expect(hostOf("nada")).toBe("");
});
