// Every sentence with a count, said of one thing.
import { expect, test } from "vitest";

const files = import.meta.glob<Record<string, unknown>>(
	["../../../app/**/*.{pt,en}.ts", "../../../workers/**/*.{pt,en}.ts"],
	{ eager: true },
);

type Sentence = (...of: unknown[]) => unknown;

/** Every function within, by its path. */
function* sentencesOf(words: unknown, path: string): Generator<[string, Sentence]> {
	if (typeof words === "function") yield [path, words as Sentence];
	else if (typeof words === "object" && words !== null)
		for (const [key, value] of Object.entries(words)) yield* sentencesOf(value, `${path}.${key}`);
}

/** What it says of one; null when that is not how it is asked. */
function sayOfOne(sentence: Sentence, one: unknown): string | null {
	try {
		const said = sentence(...Array.from({ length: Math.max(1, sentence.length) }, () => one));
		return typeof said === "string" ? said : null;
	} catch {
		return null;
	}
}

/** "1 não lidas", "1 replies". After "até" or "of" stands a limit, which is never one. */
const PLURAL = {
	pt: /(?<![\d.,:/]|(?:de|até|menos|máximo|últimos|últimas) )1 (?:não )?(?!ms\b|mês\b|os\b|nos\b)\p{L}+s(?!\p{L})/iu,
	en: /(?<![\d.,:/]|(?:of|last|least|most|needs|to) )1 (?:new |unread |more )?(?!ms\b|is\b|was\b|has\b|appears\b|asks\b|uses\b|pays\b|joins\b|leaves\b|calls carry\b|as\b)[a-z]+s\b/i,
};

/** Said of several only: who calls them has other words for one. Samples have fixed figures. */
const NEVER_ONE =
	/\/demo\/(?:samples|dashboard)\/|\.sample\.|\.(?:unreadMany|doneTitleMany|attempts|unread|news|queued|span\.\w+|shownNewest|announceLeft|newest|purpose|latest|labelled|several)$/;

test("no sentence speaks of one thing in the plural, in neither language (screens A10)", () => {
	const wrong: string[] = [];
	let asked = 0;
	for (const [file, words] of Object.entries(files)) {
		const locale = file.endsWith(".pt.ts") ? "pt" : "en";
		for (const [path, sentence] of sentencesOf(words, file.replace("../../../", ""))) {
			asked += 1;
			const isInShell = path.includes("/shell/");
			if (NEVER_ONE.test(path) && !isInShell) continue;
			const said = [sayOfOne(sentence, 1), sayOfOne(sentence, "1")].filter((each) => each !== null);
			if (said.length > 0 && said.every((each) => PLURAL[locale].test(each)))
				wrong.push(`${path}: ${said[0] ?? ""}`);
		}
	}
	expect(asked).toBeGreaterThan(300);
	expect(wrong).toEqual([]);
});

test("the plural is seen where it is wrong, and only there", () => {
	for (const text of ["1 não lidas", "Encontrou 1 mensagens novas"])
		expect(PLURAL.pt.test(text), text).toBe(true);
	for (const text of ["1 não lida", "Até 1 caracteres", "1 ms", "21 respostas", "1 mês"])
		expect(PLURAL.pt.test(text), text).toBe(false);
	expect(PLURAL.en.test("1 unread messages")).toBe(true);
	expect(PLURAL.en.test("1 of 1 texts")).toBe(false);
});
