import { expect, test } from "vitest";
import {
	EVERYBODY,
	findMentionQuery,
	findMentions,
	mentionedIn,
	nameMentions,
	numberMentions,
	searchMembers,
	unnameMentions,
	withMentionNames,
} from "#app/domain/inbox/mentions.ts";

const ANA = { id: "phone:5511987654321", name: "Ana" };
const ANA_SOUZA = { id: "lid:99000000000102", name: "Ana Souza" };
const NOBODY = { id: "phone:5511900000009", name: null };

test("numbers that come are kept as names, and leave as numbers again", () => {
	const came = "Oi @5511987654321, viu @99000000000102? @5511900000009 também";
	const people = [ANA, ANA_SOUZA, NOBODY];
	const kept = "Oi @Ana, viu @Ana Souza? @5511900000009 também";
	expect(nameMentions(came, people)).toBe(kept);
	expect(numberMentions(kept, people)).toBe(came);
});

test("a number in a longer one, and a name in a longer word, are none", () => {
	expect(nameMentions("@55119876543210 e 5511987654321", [ANA])).toBe(
		"@55119876543210 e 5511987654321",
	);
	expect(numberMentions("@Anastácia e Ana@loja.com", [ANA])).toBe("@Anastácia e Ana@loja.com");
});

test("of two names that begin alike the longer one counts", () => {
	expect(numberMentions("@Ana Souza", [ANA, ANA_SOUZA])).toBe("@99000000000102");
	expect(numberMentions("@Ana Silva", [ANA, ANA_SOUZA])).toBe("@5511987654321 Silva");
});

test("everybody has no number", () => {
	expect(numberMentions("@todos bom dia", [{ id: EVERYBODY, name: "todos" }])).toBe(
		"@todos bom dia",
	);
});

test("a name is taken out of a text and leaves a mark", () => {
	expect(unnameMentions("Oi @Ana e @Beto", ["Ana"])).toBe("Oi @… e @Beto");
});

test("parts of a text that name somebody are told in their order", () => {
	expect(findMentions("@Beto e @Ana Souza", ["Ana", "Ana Souza", "Beto"])).toEqual([
		{ start: 0, end: 5, name: "Beto" },
		{ start: 8, end: 18, name: "Ana Souza" },
	]);
	expect(findMentions("sem ninguém", ["Ana"])).toEqual([]);
});

test("who is named is told once, and only who is named", () => {
	const members = [{ mention: "Ana" }, { mention: "Ana Souza" }, { mention: "Beto" }];
	expect(mentionedIn("@Ana Souza, @Beto e @Beto", members)).toEqual([members[1], members[2]]);
});

test("two people of one name are told apart, and nobody is called everybody", () => {
	const people = [
		{ id: "phone:1", name: "Ana", phone: "5511987654321" },
		{ id: "phone:2", name: "ana ", phone: "5511987650000" },
		{ id: "phone:3", name: "Todos", phone: "5511987651111" },
		{ id: "phone:4", name: null, phone: "5511987652222" },
		{ id: "lid:99", name: null, phone: null },
		{ id: "lid:98", name: "x@y\n z", phone: null },
	];
	expect(withMentionNames(people).map(({ mention }) => mention)).toEqual([
		"Ana 4321",
		"ana 0000",
		"Todos 1111",
		"+5511987652222",
		"99",
		"xy z",
	]);
});

test.each([
	["Oi @An", 6, { query: "An", from: 3 }],
	["@", 1, { query: "", from: 0 }],
	["(@Ana Sou", 9, { query: "Ana Sou", from: 1 }],
	["Oi @Ana e depois", 5, { query: "A", from: 3 }],
	["ana@loja", 8, null],
	["Oi @ ", 5, null],
	["@Ana\nOi", 7, null],
	["Oi", 2, null],
	[`@${"a".repeat(60)}`, 61, null],
])("what is being written in %j at %i", (text, caret, expected) => {
	expect(findMentionQuery(text, caret)).toEqual(expected);
});

test("members are found by any word of their name or by their number, the first word first", () => {
	const members = [
		{ mention: "Maria Antônia", phone: "5511987654321" },
		{ mention: "Ana", phone: null },
		{ mention: "Joana", phone: "5521900000000" },
	];
	const found = (query: string) => searchMembers(members, query).map(({ mention }) => mention);
	expect(found("an")).toEqual(["Ana", "Maria Antônia"]);
	expect(found("antonia")).toEqual(["Maria Antônia"]);
	expect(found("0000")).toEqual(["Joana"]);
	expect(found("")).toHaveLength(3);
	expect(searchMembers(members, "", 2)).toHaveLength(2);
});
