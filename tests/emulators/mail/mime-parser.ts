/** Reads a mail as mail programs do, as far as ours go: folded headers, encoded words, base64 parts. */

const decode = (base64: string) => Buffer.from(base64, "base64").toString("utf8");

/** RFC 2047: the blank between two encoded words is no part of the text. */
const decodeWords = (text: string) =>
	text
		.replace(/\?=\s+=\?/g, "?==?")
		.replace(/=\?utf-8\?b\?([^?]*)\?=/gi, (_, base64: string) => decode(base64));

function readHeaders(lines: string[]): { headers: Map<string, string>; bodyAt: number } {
	const headers = new Map<string, string>();
	let name = "";
	for (const [at, line] of lines.entries()) {
		if (line === "") return { headers, bodyAt: at + 1 };
		if (/^[ \t]/.test(line)) {
			headers.set(name, `${headers.get(name) ?? ""} ${line.trim()}`);
			continue;
		}
		const colon = line.indexOf(":");
		name = line.slice(0, colon).toLowerCase();
		headers.set(name, line.slice(colon + 1).trim());
	}
	return { headers, bodyAt: lines.length };
}

export function parseMime(lines: string[]) {
	const { headers, bodyAt } = readHeaders(lines);
	const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "")?.[1] ?? "";
	const parts = lines
		.slice(bodyAt)
		.join("\r\n")
		.split(`--${boundary}`)
		.map((part) => readHeaders(part.replace(/^\r\n/, "").split("\r\n")).headers.size > 0 && part)
		.filter((part): part is string => typeof part === "string");
	const bodyOf = (type: string) => {
		const part = parts.map((text) => text.replace(/^\r\n/, "").split("\r\n"));
		const found = part.find((each) =>
			readHeaders(each).headers.get("content-type")?.startsWith(type),
		);
		if (!found) return "";
		return decode(found.slice(readHeaders(found).bodyAt).join("")).replaceAll("\r\n", "\n");
	};
	return {
		header: (name: string) => {
			const value = headers.get(name.toLowerCase());
			return value === undefined ? null : decodeWords(value);
		},
		text: bodyOf("text/plain"),
		html: bodyOf("text/html"),
	};
}
