// RFC 5322 and 2047: formats a mail for SMTP. Everything that is not ASCII is encoded as base64.
import type { MailAddress, OutgoingMail } from "./port.ts";

const LINE_LENGTH = 76;
/** An encoded word has at most 75 characters, 63 of them base64: 45 bytes. */
const WORD_BYTES = 45;

const base64 = (text: string): string => Buffer.from(text, "utf8").toString("base64");

/** Removes line breaks and controls, so that no value can begin another header (F16). */
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f]+/g, " ").trim();

/** A header's text: unchanged if printable ASCII, else encoded words that do not split a character. */
export function encodeWords(text: string): string {
	const line = oneLine(text);
	if (/^[\x20-\x7e]*$/.test(line) && !line.includes("=?") && line.length < LINE_LENGTH) return line;
	const words: string[] = [];
	let word = "";
	for (const character of line) {
		if (Buffer.byteLength(word + character) > WORD_BYTES) {
			words.push(word);
			word = "";
		}
		word += character;
	}
	return [...words, word].map((part) => `=?UTF-8?B?${base64(part)}?=`).join("\r\n ");
}

function formatAddress({ name, address }: MailAddress): string {
	if (name === "") return `<${oneLine(address)}>`;
	const isPlain = /^[A-Za-z0-9 ]+$/.test(name);
	return `${isPlain ? name : encodeWords(name)} <${oneLine(address)}>`;
}

function encodeBody(text: string): string {
	return (base64(text.replace(/\r?\n/g, "\r\n")).match(/.{1,76}/g) ?? []).join("\r\n");
}

/** The complete mail, headers and both bodies, with CRLF line ends. No line starts with a dot. */
export function formatMail(mail: OutgoingMail, from: MailAddress, now: number): string {
	const boundary = `=_prosa_${mail.id.replaceAll("-", "")}`;
	const host = from.address.split("@").at(-1) ?? "localhost";
	const part = (type: string, text: string) => [
		`--${boundary}`,
		`Content-Type: ${type}; charset=utf-8`,
		"Content-Transfer-Encoding: base64",
		"",
		encodeBody(text),
	];
	return [
		`From: ${formatAddress(from)}`,
		`To: <${oneLine(mail.to)}>`,
		...(mail.replyTo ? [`Reply-To: <${oneLine(mail.replyTo)}>`] : []),
		`Subject: ${encodeWords(mail.subject)}`,
		`Date: ${new Date(now).toUTCString().replace("GMT", "+0000")}`,
		// The same for every attempt, so that mail clients merge duplicates.
		`Message-ID: <${mail.id}@${host}>`,
		"MIME-Version: 1.0",
		"Auto-Submitted: auto-generated",
		`Content-Type: multipart/alternative; boundary="${boundary}"`,
		"",
		...part("text/plain", mail.text),
		...part("text/html", mail.html),
		`--${boundary}--`,
		"",
	].join("\r\n");
}
