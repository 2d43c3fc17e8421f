import { expect, test } from "vitest";
import {
	keptFiles,
	MAX_RESPONSE_FILES,
	findShortcut,
	type FoundBy,
	MAX_RESPONSE_TEXT,
	MAX_TITLE,
	parseResponse,
	parseShortcut,
	type ResponseTexts,
	searchResponses,
} from "#app/domain/canned-responses/canned-response.ts";

const typed = (over: Partial<ResponseTexts> = {}): ResponseTexts => ({
	shortcut: "frete",
	title: "Frete grátis",
	text: "O frete é grátis acima de R$ 200.",
	language: "",
	...over,
});

test.each([
	["/Frete Grátis", "frete-gratis"],
	["  //horario_de_sabado ", "horario-de-sabado"],
	["Olá!!! :)", "ola"],
	["--a--b--", "a-b"],
	["\u0000/", ""],
	["配送", "配送"],
])("%j is kept as the shortcut %j", (written, shortcut) => {
	expect(parseShortcut(written)).toBe(shortcut);
});

test("a response without a title is called by the beginning of its text", () => {
	const long = `${"a".repeat(100)}\nb`;
	expect(parseResponse(typed({ title: " ", text: long }))).toEqual({
		ok: true,
		value: typed({ title: `${"a".repeat(MAX_TITLE - 1)}…`, text: long }),
	});
	expect(parseResponse(typed({ title: " Frete \n grátis " }))).toMatchObject({
		value: { title: "Frete grátis" },
	});
});

test.each<[Partial<ResponseTexts>, string]>([
	[{ shortcut: "!!" }, "shortcut_required"],
	[{ shortcut: "a".repeat(33) }, "shortcut_too_long"],
	[{ title: "a".repeat(MAX_TITLE + 1) }, "name_too_long"],
	[{ text: " \u3164\n" }, "message_empty"],
	[{ text: "a".repeat(MAX_RESPONSE_TEXT + 1) }, "message_too_long"],
])("%j is refused with %s", (over, code) => {
	expect(parseResponse(typed(over))).toEqual({ ok: false, code });
});

test.each<[string, ReturnType<typeof findShortcut>]>([
	["/", { query: "", from: 0 }],
	["/fre", { query: "fre", from: 0 }],
	["Oi /fre", { query: "fre", from: 3 }],
	["Oi\n/Hor-1", { query: "Hor-1", from: 3 }],
	["e/ou", null],
	["https://", null],
	["/fre te", null],
])("the shortcut at the end of %j", (text, expected) => {
	expect(findShortcut(text, text.length)).toEqual(expected);
});

const found = (shortcut: string, over: Partial<FoundBy> = {}): FoundBy => ({
	...typed({ shortcut, title: "", text: "" }),
	isFavourite: false,
	uses: 0,
	...over,
});

test("what is looked for stands first: by shortcut, by title, by text; favourites and what is used before others", () => {
	const all = [
		found("troca", { text: "O frete da troca é nosso" }),
		found("entrega", { title: "Prazo e frete", uses: 3 }),
		found("custo", { title: "Valor do Frete", uses: 9 }),
		found("frete-gratis"),
		found("frete"),
		found("frete-gratis-2", { isFavourite: true }),
	];
	const names = (query: string) => searchResponses(all, query, 10).map(({ shortcut }) => shortcut);
	expect(names("Frete")).toEqual([
		"frete",
		"frete-gratis-2",
		"frete-gratis",
		"custo",
		"entrega",
		"troca",
	]);
	expect(names("frete gr")).toEqual(["frete-gratis-2", "frete-gratis"]);
	expect(names("")).toEqual([
		"frete-gratis-2",
		"custo",
		"entrega",
		"frete",
		"frete-gratis",
		"troca",
	]);
	expect(names("pix")).toEqual([]);
	expect(searchResponses(all, "", 2)).toHaveLength(2);
});

test("a file stands beside a text once, and no more than a few do", () => {
	expect(keptFiles(["a", "b", "a"])).toEqual(["a", "b"]);
	expect(keptFiles("abcdefgh".split(""))).toHaveLength(MAX_RESPONSE_FILES);
});
