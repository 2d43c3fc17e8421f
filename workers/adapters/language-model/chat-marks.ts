// K04, F08: converts a model's Markdown to WhatsApp's text marks.
import { lexer, type Token, type Tokens } from "marked";
import { isAllowedLink } from "#app/domain/agents/answer-links.ts";

/** Cells of a table that are converted; the rest is left out. */
const MAX_CELLS = 400;
const MAX_DEPTH = 12;

type Hosts = ReadonlySet<string>;

/** The HTML entities that are decoded; other HTML is removed. */
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

/** Puts a mark around each line without adjacent spaces, as WhatsApp requires. */
function mark(sign: string, text: string): string {
	return text
		.split("\n")
		.map((line) => {
			const said = line.trim();
			return said === "" ? line : line.replace(said, () => `${sign}${said}${sign}`);
		})
		.join("\n");
}

/** Markdown as WhatsApp text: no HTML, no images, links only to the given hosts. Never throws. */
export function toChatMarks(markdown: string, hosts: Hosts): string {
	return blocks(read(markdown), hosts, 0)
		.replaceAll(/\n{3,}/gu, "\n\n")
		.trim();
}

function read(markdown: string): Token[] {
	try {
		return lexer(markdown, { gfm: true });
	} catch {
		// The lexer overflows on extreme nesting; such input is no honest text, so its marks are removed.
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

/** Each row becomes a line. */
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

/** @param isBold the text is inside bold already */
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

/** `text (address)`, so that the target is visible; a link to another host is reduced to its text. */
function link({ href, tokens }: Tokens.Link, hosts: Hosts, depth: number): string {
	const text = inline(tokens, hosts, depth).trim();
	if (!isAllowedLink(href, hosts)) return text;
	return text === href || text === "" ? href : `${text} (${href})`;
}
