import { expect, test } from "vitest";
import { maskSecret, parseSecretField } from "#app/domain/settings/secret-field.ts";

test("a long secret shows its last four characters, a short one none", () => {
	expect(maskSecret("sk-proj-0123456789abcd")).toBe("••••••••abcd");
	expect(maskSecret("0123456789abcdef")).toBe("••••••••cdef");
	expect(maskSecret("0123456789abcde")).toBe("••••••••");
	expect(maskSecret("")).toBe("••••••••");
	expect(maskSecret("🔑".repeat(16))).toBe("••••••••🔑🔑🔑🔑");
});

test("J06 the mask coming back means unchanged, also an old or a shortened one", () => {
	for (const typed of [maskSecret("sk-proj-0123456789abcd"), "••••wxyz", " •••••••• ", "••••"])
		expect(parseSecretField(typed), typed).toEqual({ ok: true, value: { kind: "keep" } });
});

test("J07 an empty field removes the secret", () => {
	for (const typed of ["", "  ", "\n\t"])
		expect(parseSecretField(typed)).toEqual({ ok: true, value: { kind: "remove" } });
});

test("anything else replaces it, trimmed; what no key can be is refused", () => {
	expect(parseSecretField(" sk-abc \n")).toEqual({
		ok: true,
		value: { kind: "set", value: "sk-abc" },
	});
	expect(parseSecretField("x".repeat(512))).toMatchObject({ ok: true });
	for (const typed of ["x".repeat(513), "a\0b", "a\nb", "a\uD800"])
		expect(parseSecretField(typed)).toEqual({ ok: false, code: "invalid_request" });
});
