// K04, F08: Markdown as models write it, as the marks of WhatsApp.
import { lexer, type Token, type Tokens } from "marked";
import { isAllowedLink } from "#app/domain/agents/answer-links.ts";

/** A table of more cells is told without its rest. */
const MAX_CELLS = 400;
const MAX_DEPTH = 12;

type Hosts = ReadonlySet<string>;

/** Entities that models write; nothing else of HTML means anything here. */
const ENTITIES: Record<string, string> = {
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": '"',
	"&#39;": "'",
	"&nbsp;": " ",
};
const plain = (text: string): string =>
	text.replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/gu, (entity) => ENTITIES[entity] ?? entity);

/** A mark hugs what it marks, on each line by itself. */
function mark(sign: string, text: string): string {
	return text
		.split("\n")
		.map((line) => {
			const said = line.trim();
			return said === "" ? line : line.replace(said, () => `${sign}${said}${sign}`);
		})
		.join("\n");
}

/** Markdown as WhatsApp shows it: no HTML, no images, links only to the hosts given. */
export function toChatMarks(markdown: string, hosts: Hosts): string {
	return blocks(read(markdown), hosts, 0)
		.replaceAll(/\n{3,}/gu, "\n\n")
		.trim();
}

function read(markdown: string): Token[] {
	try {
		return lexer(markdown, { gfm: true });
	} catch {
		// Nested thousands deep: it was no text, and what is left of it is one.
		return [{ type: "text", raw: markdown, text: markdown.replaceAll(/[<>[\]()!]/gu, "") }];
	}
}

function blocks(tokens: readonly Token[], hosts: Hosts, depth: number): string {
	if (depth > MAX_DEPTH) return "";
	return tokens.map((token) => block(token, hosts, depth + 1)).join("");
}

function block(token: Token, hosts: Hosts, depth: number): string {
	switch (token.type) {
		case "space":
			return "\n\n";
		case "heading":
			return `${mark("*", inline((token as Tokens.Heading).tokens, hosts, depth, true))}\n\n`;
		case "paragraph":
		case "text":
			return `${inlineOf(token, hosts, depth)}\n`;
		case "list":
			return list(token as Tokens.List, hosts, depth);
		case "blockquote":
			return `${blocks((token as Tokens.Blockquote).tokens, hosts, depth)
				.trim()
				.split("\n")
				.map((line) => `> ${line}`)
				.join("\n")}\n\n`;
		case "code":
			return `\`\`\`${(token as Tokens.Code).text}\`\`\`\n\n`;
		case "table":
			return table(token as Tokens.Table, hosts, depth);
		case "html":
		case "hr":
		case "def":
			return "";
		default:
			return inlineOf(token, hosts, depth);
	}
}

function list({ items, ordered, start }: Tokens.List, hosts: Hosts, depth: number): string {
	const first = typeof start === "number" ? start : 1;
	const lines = items.map((item, n) => {
		const text = blocks(item.tokens, hosts, depth)
			.trim()
			.replaceAll(/\n{2,}/gu, "\n");
		return `${ordered ? `${first + n}.` : "-"} ${text.replaceAll("\n", "\n  ")}`;
	});
	return `${lines.join("\n")}\n\n`;
}

/** A chat has no columns: each row is a line. */
function table({ header, rows }: Tokens.Table, hosts: Hosts, depth: number): string {
	const width = Math.max(1, header.length);
	const line = (cells: readonly Tokens.TableCell[]) =>
		cells.map((cell) => inline(cell.tokens, hosts, depth).trim()).join(" | ");
	const shown = rows.slice(0, Math.floor(MAX_CELLS / width));
	return `${[header, ...shown].slice(0, MAX_CELLS).map(line).join("\n")}\n\n`;
}

const inlineOf = (token: Token, hosts: Hosts, depth: number): string =>
	"tokens" in token && token.tokens
		? inline(token.tokens, hosts, depth)
		: plain("text" in token && typeof token.text === "string" ? token.text : "");

/** @param isBold a mark around it marks it already */
function inline(tokens: readonly Token[], hosts: Hosts, depth: number, isBold = false): string {
	if (depth > MAX_DEPTH) return "";
	return tokens.map((token) => piece(token, hosts, depth + 1, isBold)).join("");
}

function piece(token: Token, hosts: Hosts, depth: number, isBold: boolean): string {
	switch (token.type) {
		case "strong": {
			const text = inline((token as Tokens.Strong).tokens, hosts, depth, true);
			return isBold ? text : mark("*", text);
		}
		case "em":
			return mark("_", inline((token as Tokens.Em).tokens, hosts, depth, isBold));
		case "del":
			return mark("~", inline((token as Tokens.Del).tokens, hosts, depth, isBold));
		case "codespan":
			return `\`${(token as Tokens.Codespan).text}\``;
		case "br":
			return "\n";
		case "link":
			return link(token as Tokens.Link, hosts, depth);
		case "image":
		case "html":
			return "";
		case "escape":
			return (token as Tokens.Escape).text;
		default:
			return inlineOf(token, hosts, depth);
	}
}

/** `text (address)`, so that everybody sees where it goes; a foreign address leaves its text. */
function link({ href, tokens }: Tokens.Link, hosts: Hosts, depth: number): string {
	const text = inline(tokens, hosts, depth).trim();
	if (!isAllowedLink(href, hosts)) return text;
	return text === href || text === "" ? href : `${text} (${href})`;
}
