import { expect, test } from "vitest";
import {
	type Emoji,
	findEmojiName,
	MAX_RECENT,
	searchEmoji,
	withRecent,
} from "#app/domain/chat/emoji-search.ts";

const emoji = (sign: string, ...words: string[]): Emoji => ({
	emoji: sign,
	label: words[0] ?? "",
	words,
	group: 0,
	hasTones: false,
});
const ALL = [
	emoji("💌", "carta de amor", "heart", "love letter"),
	emoji("❤️", "coracao vermelho", "coracao", "red heart"),
	emoji("🧡", "coracao laranja", "orange heart"),
	emoji("🫀", "coracao humano", "anatomical heart"),
];
const REACTED = [emoji("🥰", "rosto sorridente", "coracoes"), ...ALL];
const found = (query: string) => searchEmoji(ALL, query, 10).map((one) => one.emoji);

test("emoji are found in both languages, with accents or without, the best first", () => {
	expect(found("coração")).toEqual(["❤️", "🧡", "🫀"]);
	expect(found("Heart")).toEqual(["💌", "❤️", "🧡", "🫀"]);
	expect(searchEmoji(REACTED, "cora", 10).map((one) => one.emoji)).toEqual([
		"❤️",
		"🧡",
		"🫀",
		"🥰",
	]);
	expect(found("orange")).toEqual(["🧡"]);
	expect(found("cor lar")).toEqual(["🧡"]);
	expect(found("coracao_verm")).toEqual(["❤️"]);
	expect(found("carro")).toEqual([]);
	expect(found("  ")).toEqual([]);
	expect(searchEmoji(ALL, "cor", 1)).toHaveLength(1);
});

test.for([
	["Oi :cor", "cor"],
	[":coração_v", "coração_v"],
	["(:ok", "ok"],
	["Oi :c", null],
	["às 18:30", null],
	["http://exemplo", null],
	["a::co", null],
	["Oi :cor ", null],
] as const)("%s names %s", ([text, name]) => {
	expect(findEmojiName(text, text.length)?.name ?? null).toBe(name);
});

test("only what stands before the caret is a name, and its place is told", () => {
	expect(findEmojiName("Oi :cor e tchau", 7)).toEqual({ name: "cor", from: 3 });
	expect(findEmojiName("Oi :cor", 5)).toBeNull();
});

test("the one just used comes first, none twice, and not all are kept", () => {
	expect(withRecent(["a", "b"], "b")).toEqual(["b", "a"]);
	const many = Array.from({ length: MAX_RECENT }, (_, at) => String(at));
	expect(withRecent(many, "x")).toHaveLength(MAX_RECENT);
	expect(withRecent(many, "x")[0]).toBe("x");
});
