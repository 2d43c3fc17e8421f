import { expect, test } from "vitest";
import { parseMime } from "#tests/emulators/mail/mime-parser.ts";
import { makeMail } from "#tests/support/mail-conformance.ts";
import { encodeWords, formatMail } from "#workers/adapters/email/mime.ts";

const from = { name: "Café & Cia", address: "oi@prosa.example" };

test("a mail travels in short ASCII lines, and no line is a dot of its own", () => {
	const mail = makeMail({ text: ".\n..\n😀".repeat(200) });
	const lines = formatMail(mail, from, 1_800_000_000_000).split("\r\n");
	for (const line of lines) {
		expect(line).toMatch(/^[\x20-\x7e]*$/);
		expect(line.length).toBeLessThanOrEqual(200);
		expect(line.startsWith(".")).toBe(false);
	}
	const read = parseMime(lines);
	expect(read.text).toBe(mail.text);
	expect(read.html).toBe(mail.html);
	expect(read.header("Subject")).toBe(mail.subject);
	expect(read.header("From")).toBe("Café & Cia <oi@prosa.example>");
	expect(read.header("Date")).toBe("Fri, 15 Jan 2027 08:00:00 +0000");
	expect(read.header("Message-ID")).toBe(`<${mail.id}@prosa.example>`);
	expect(read.header("Reply-To")).toBeNull();
});

test("a long subject is cut into words of at most 75 characters, never through a character", () => {
	const text = "ação 😀 ".repeat(40).trim();
	const words = encodeWords(text).split("\r\n ");
	expect(words.length).toBeGreaterThan(3);
	for (const word of words) {
		expect(word.length).toBeLessThanOrEqual(75);
		expect(Buffer.from(word.slice(10, -2), "base64").toString("utf8").isWellFormed()).toBe(true);
	}
	expect(encodeWords("Plain subject")).toBe("Plain subject");
	// What only looks like an encoded word is not left for the reader to decode.
	expect(encodeWords("=?UTF-8?B?eA==?=")).not.toBe("=?UTF-8?B?eA==?=");
});
