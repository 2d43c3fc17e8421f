import { expect, test } from "vitest";
import { parseDepartment, parseInvite, parseInvitedName } from "#app/domain/team/invite-form.ts";

const parse = (input: { email?: string; name?: string; department?: string | null }) =>
	parseInvite({ email: "bia@loja.com.br", name: "Bia", ...input });

test("an invitation needs an e-mail that is one and a name", () => {
	expect(parse({})).toEqual({
		ok: true,
		value: { email: "bia@loja.com.br", name: "Bia", department: null },
	});
	for (const email of ["", "   ", "\u00A0"])
		expect(parse({ email }), JSON.stringify(email)).toEqual({ ok: false, code: "email_required" });
	for (const email of [
		"bia",
		"bia@loja",
		"bia@@loja.com",
		"bia loja@x.com",
		`${"a".repeat(600)}@x.co`,
	])
		expect(parse({ email }), email.slice(0, 20)).toEqual({ ok: false, code: "email_invalid" });
	expect(parse({ name: "" })).toEqual({ ok: false, code: "name_missing" });
	expect(parse({ email: "", name: "" })).toEqual({ ok: false, code: "email_required" });
});

test("the address is kept in its one spelling", () => {
	expect(parse({ email: "  BIA@Loja.COM.br " })).toMatchObject({
		value: { email: "bia@loja.com.br" },
	});
	expect(parse({ email: "bia+vendas@loja.com" })).toMatchObject({
		value: { email: "bia+vendas@loja.com" },
	});
});

test("L12 names of any script in NFC, one to 120 graphemes, blank ones are missing", () => {
	const family = "👨‍👩‍👧‍👦";
	expect(parseInvitedName("  Jose\u0301 ")).toEqual({ ok: true, value: "José" });
	expect(parseInvitedName(family.repeat(120))).toEqual({ ok: true, value: family.repeat(120) });
	for (const blank of ["", " ", "\u00A0\u00A0", "\u3164", "\u200B\u202E", "\n\t"])
		expect(parseInvitedName(blank), JSON.stringify(blank)).toEqual({
			ok: false,
			code: "name_missing",
		});
	for (const long of ["a".repeat(121), "a".repeat(3_900), family.repeat(121)])
		expect(parseInvitedName(long), long.slice(0, 10)).toEqual({ ok: false, code: "name_too_long" });
});

test("C14 what strangers read in our mails is one line that turns nothing around", () => {
	expect(parseInvitedName("Bia\r\nBcc: todos@x.com")).toEqual({
		ok: true,
		value: "Bia Bcc: todos@x.com",
	});
	expect(parseInvitedName("Bia \u202Egnp.exe\u202C")).toEqual({ ok: true, value: "Bia gnp.exe" });
	expect(parseDepartment("Vendas\r\n<b>já</b>\u2028")).toBe("Vendas <b>já</b>");
});

test("a department is a note: blank is none, a long one is cut between characters", () => {
	for (const blank of [null, undefined, "", "  ", "\u3164", "\u200B"])
		expect(parseDepartment(blank), JSON.stringify(blank)).toBe(null);
	expect(parseDepartment("a".repeat(4_000))).toBe("a".repeat(80));
	const flag = "🇧🇷";
	expect(parseDepartment(flag.repeat(100))).toBe(flag.repeat(80));
	expect(parseDepartment("\uD800Vendas")).toBe("\uFFFDVendas");
});
