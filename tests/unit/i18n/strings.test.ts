import { expect, test } from "vitest";
import { ERROR_CODES } from "#app/contracts/errors.ts";

/** Every strings file, by its path without the language. */
const modules: Record<string, Record<string, unknown>> = import.meta.glob(
	["../../../app/**/*.{pt,en}.ts"],
	{ eager: true },
);
const areas = [...new Set(Object.keys(modules).map((path) => path.replace(/\.(pt|en)\.ts$/, "")))];

/** A text, and at the same time an object whose every value is a text. */
const ANY = new Proxy(new String("X"), {
	get(text, key) {
		const own: unknown = Reflect.get(text, key);
		if (typeof own === "function") return own.bind(text) as unknown;
		return typeof key === "symbol" ? own : (own ?? "X");
	},
});

/** Each word with its path; a sentence with values is called with stand-ins. */
function flatten(value: unknown, path: string): [string, string][] {
	if (typeof value === "string") return [[path, value]];
	if (typeof value === "function") return [[path, String(value(ANY, 2, "Y"))]];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) => flatten(part, `${path}.${key}`));
}

const words = (area: string, language: "pt" | "en") =>
	flatten(modules[`${area}.${language}.ts`]?.[language], "");

test("every strings file has its twin", () => {
	expect(areas.length).toBeGreaterThan(6);
	for (const area of areas)
		expect(Object.keys(modules).filter((path) => path.startsWith(`${area}.`))).toHaveLength(2);
});

test.each(areas)("%s says the same things in both languages, none of them empty", (area) => {
	const pt = words(area, "pt");
	const en = words(area, "en");
	expect(en.map(([path]) => path).toSorted()).toEqual(pt.map(([path]) => path).toSorted());
	for (const [path, word] of [...pt, ...en]) {
		// A step may end before its bold part.
		if (!/steps?\.\d/i.test(path)) expect(word.trim(), path).not.toBe("");
		expect(word, path).not.toMatch(/undefined|\[object/);
	}
});

/** Words of codes that only one area answers with travel with that area. */
const ERROR_WORDS = [
	"i18n/errors",
	"i18n/errors-account",
	"i18n/errors-contact",
	"areas/agents/errors",
	"areas/facebook/errors",
	"areas/gateways/errors",
	"areas/canned-responses/errors",
	"areas/desk/errors",
	"areas/rules/errors",
	"areas/team/departments/errors",
	"inbox/begin/strings",
	"inbox/scheduled/strings",
];

test("every error code has a sentence in both languages, and it is no code", () => {
	for (const language of ["pt", "en"] as const) {
		const files = ERROR_WORDS.map((file) => `../../../app/${file}`);
		const sentences = new Map(files.flatMap((path) => words(path, language)));
		for (const code of ERROR_CODES) {
			const sentence = sentences.get(`.${code}`) ?? sentences.get(`.errors.${code}`) ?? "";
			expect(sentence.length, code).toBeGreaterThan(8);
			expect(sentence, code).not.toContain("_");
		}
	}
});
