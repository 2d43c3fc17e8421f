import { expect, test } from "vitest";
import { MAX_MAIL_NAME, mailMessage, mailName } from "#app/domain/mail/mail-text.ts";

test("C14 a name is one line, at most eighty characters, never cut through one", () => {
	expect(mailName("Ana\r\nBcc: x\u2028y")).toBe("Ana Bcc: x y");
	const long = mailName("😀".repeat(5000));
	expect(Array.from(long)).toHaveLength(MAX_MAIL_NAME);
	expect(long.isWellFormed()).toBe(true);
	expect(long.endsWith("…")).toBe(true);
	expect(mailName("  Ana   Lima ")).toBe("Ana Lima");
});

test.each([
	"Ganhe em https://evil.example/x",
	"evil.example",
	"www.evil.example",
	"a@evil.example",
])("C14 no mail program finds a link in %j", (typed) => {
	const shown = mailName(typed);
	expect(shown).not.toMatch(/\S[.:/@][A-Za-z0-9/]/);
	// To the eye it is what was typed.
	expect(shown.replaceAll("\u2060", "")).toBe(typed);
});

test("a message keeps its lines and loses what deceives", () => {
	expect(mailMessage("um\ndois\u202E\u0007")).toBe("um\ndois");
	expect(Array.from(mailMessage("x".repeat(9000)))).toHaveLength(4000);
	expect(mailMessage("veja evil.example")).toContain("evil.\u2060example");
});
