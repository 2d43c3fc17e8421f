import { expect, test } from "vitest";
import {
	cutNodes,
	isLongText,
	LONG_FROM,
	SHOWN,
	SPOKEN_FROM,
	SPOKEN_SHOWN,
} from "#app/domain/chat/long-text.ts";
import { parseMarks } from "#app/domain/chat/marks.ts";

const text = (nodes: ReturnType<typeof parseMarks>): string =>
	nodes.map((node) => ("children" in node ? text(node.children) : node.text)).join("");

test("a text is long by its characters or its lines", () => {
	expect(isLongText("a".repeat(LONG_FROM.characters))).toBe(false);
	expect(isLongText("a".repeat(LONG_FROM.characters + 1))).toBe(true);
	expect(isLongText("a\n".repeat(LONG_FROM.lines - 1))).toBe(false);
	expect(isLongText("a\n".repeat(LONG_FROM.lines))).toBe(true);
});

test("what was said is folded sooner than what was written", () => {
	const said = "palavra ".repeat(SPOKEN_FROM.characters / 8);
	expect(isLongText(said, true)).toBe(false);
	expect(isLongText(`${said}mais`, true)).toBe(true);
	expect(isLongText(`${said}mais`)).toBe(false);
	const cut = text(cutNodes(parseMarks(said), true));
	expect(cut.length).toBeLessThanOrEqual(SPOKEN_SHOWN.characters);
	expect(cut.endsWith("palavra")).toBe(true);
});

test("the beginning ends at a word, within what is shown", () => {
	const long = "palavra ".repeat(400);
	const cut = text(cutNodes(parseMarks(long)));
	expect(long.startsWith(cut)).toBe(true);
	expect(cut.endsWith("palavra")).toBe(true);
	expect(cut.length).toBeLessThanOrEqual(SHOWN.characters);
	expect(cut.length).toBeGreaterThan(SHOWN.characters - 30);
});

test("of many short lines the first are shown", () => {
	const cut = text(cutNodes(parseMarks(Array.from({ length: 60 }, (_, at) => `${at}`).join("\n"))));
	expect(cut.split("\n")).toHaveLength(SHOWN.lines);
});

test("formatting is cut inside, a link never, and an emoji is not halved", () => {
	const bold = cutNodes(parseMarks(`*${"forte ".repeat(300)}fim*`));
	expect(bold.map(({ type }) => type)).toEqual(["bold"]);
	expect(text(bold).length).toBeLessThanOrEqual(SHOWN.characters);
	const link = `https://loja.com.br/${"a".repeat(1200)}`;
	expect(cutNodes(parseMarks(`${link} e mais`))).toMatchObject([{ type: "link", text: link }]);
	const emoji = text(cutNodes(parseMarks(`a${"😀".repeat(900)}`)));
	expect(emoji).toBe(`a${"😀".repeat((SHOWN.characters - 2) / 2)}`);
});
