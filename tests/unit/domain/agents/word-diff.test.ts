import { expect, test } from "vitest";
import { diffWords, type Piece } from "#app/domain/agents/word-diff.ts";

const marked = (pieces: readonly Piece[]): string =>
	pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join("");
const diff = (before: string, after: string) => {
	const { before: old, after: now } = diffWords(before, after);
	return [marked(old), marked(now)];
};

test("words that differ are marked on both sides, and nothing else", () => {
	expect(diff("Troque em até 30 dias, com a nota.", "Troque em até 60 dias, com a nota.")).toEqual([
		"Troque em até [30 ]dias, com a nota.",
		"Troque em até [60 ]dias, com a nota.",
	]);
	expect(diff("Abrimos segunda.", "Abrimos segunda e sábado.")).toEqual([
		"Abrimos [segunda.]",
		"Abrimos [segunda e sábado.]",
	]);
	expect(diff("a b c d", "a x c y d")).toEqual(["a [b ]c d", "a [x ]c [y ]d"]);
});

test("the same text, other blanks or none at all mark nothing that is there", () => {
	expect(diff("um  dois\ntrês", "um dois três")).toEqual(["um  dois\ntrês", "um dois três"]);
	expect(diff("", "novo")).toEqual(["", "[novo]"]);
	expect(diff("velho", "")).toEqual(["[velho]", ""]);
});

test("long texts that have little in common are marked in good time", () => {
	const [one, other] = [0, 1].map((from) =>
		Array.from({ length: 4_000 }, (_, at) => `w${at * 2 + from}`).join(" "),
	);
	const started = Date.now();
	const { before, after } = diffWords(`igual ${one} fim`, `igual ${other} fim`);
	expect(Date.now() - started).toBeLessThan(1_000);
	expect(before.map(({ isChanged }) => isChanged)).toEqual([false, true, false]);
	expect(after.at(-1)).toEqual({ text: "fim", isChanged: false });
});
