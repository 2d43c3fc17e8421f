import { expect, test } from "vitest";
import { parseMarks, type InlineNode } from "#app/domain/chat/marks.ts";
import { measureProcessor } from "#tests/support/processor-time.ts";

/** A compact picture of a tree: <b>…</b> only in the test. */
function draw(nodes: readonly InlineNode[]): string {
	return nodes
		.map((node) => {
			if (node.type === "text") return node.text;
			if (node.type === "code") return `[${node.isBlock ? "pre" : "code"} ${node.text}]`;
			if (node.type === "link") return `[link ${node.href}|${node.text}]`;
			if (node.type === "mention") return `[mention ${node.text}]`;
			return `[${node.type} ${draw(node.children)}]`;
		})
		.join("");
}

test.each([
	["*bold*", "[bold bold]"],
	["um *dois* três", "um [bold dois] três"],
	["_it_ ~st~", "[italic it] [strike st]"],
	["*_both_*", "[bold [italic both]]"],
	["```a *b*\nc```", "[pre a *b*\nc]"],
	["`x_y_z`", "[code x_y_z]"],
	["2 * 3 * 4", "2 * 3 * 4"],
	["snake_case_name", "snake_case_name"],
	["*a\nb*", "*a\nb*"],
	["**", "**"],
	["* item*", "* item*"],
	["(*a*)!", "([bold a])!"],
	["*não*sei", "*não*sei"],
	[
		"veja https://a.com/x_y_z _ok_",
		"veja [link https://a.com/x_y_z|https://a.com/x_y_z] [italic ok]",
	],
])("%j is read as %j", (text, drawn) => {
	expect(draw(parseMarks(text))).toBe(drawn);
});

test("F01 markup in a message stays text", () => {
	const attack = '<img src=x onerror=alert(1)><script>alert("1")</script>';
	expect(parseMarks(attack)).toEqual([{ type: "text", text: attack }]);
});

test.each([
	["marks", "*a ".repeat(20_000)],
	["letters", "a".repeat(65_000)],
	["punctuation", `https://a.com/${"!".repeat(60_000)}x`],
	["brackets", `https://a.com/${")".repeat(60_000)}`],
	["backticks", "`".repeat(65_000)],
])("a message of 60,000 %s is read in an instant", (_name, text) => {
	const spent = measureProcessor();
	parseMarks(text);
	expect(spent()).toBeLessThan(500);
});

test("whom a text names is a part of its own, also inside marks and where only a number is known", () => {
	const names = ["Ana Souza", "5511987654321"];
	expect(draw(parseMarks("Oi *@Ana Souza* e @5511987654321, ana@loja", names))).toBe(
		"Oi [bold [mention @Ana Souza]] e [mention @5511987654321], ana@loja",
	);
});
