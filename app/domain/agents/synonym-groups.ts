// Words of a workspace that mean the same: its own groups beside those that are shipped, and pairs that its team's answers suggest.
import { fold } from "../fold.ts";
import { isBlank, storableText } from "../inbox/stored-text.ts";
import { fail, ok, type Result } from "../result.ts";
import { readCourtesy } from "./courtesy.ts";
import { SOFT_WORDS, STOP_WORDS } from "./retrieval/common-words.ts";
import { stemOf } from "./retrieval/stems.ts";
import { readSynonyms, type Synonyms } from "./retrieval/synonyms.ts";
import { listTokens } from "./retrieval/tokens.ts";

export const MAX_SYNONYM_GROUPS = 200;
export const MAX_SYNONYMS = 20;
export const MAX_SYNONYM_LENGTH = 40;
/** A phrase of more words is nobody's word for anything. */
const MAX_PHRASE_WORDS = 5;

/** A pair of words that may mean the same. */
export type WordPair = readonly [asked: string, told: string];

/** 2 to 20 words or short phrases, each once; commas part them. Words that nothing is searched for by say nothing here. */
export function parseSynonyms(typed: readonly string[]): Result<string[], "synonyms_invalid"> {
	const words = new Map<string, string>();
	for (const written of typed.flatMap((each) => storableText(each).split(","))) {
		const word = written.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
		if (isBlank(word)) continue;
		const tokens = fold(word).match(/[\p{L}\p{N}]+/gu) ?? [];
		const isLong = word.length > MAX_SYNONYM_LENGTH || tokens.length > MAX_PHRASE_WORDS;
		if (isLong || tokens.every((token) => STOP_WORDS.has(token))) return fail("synonyms_invalid");
		const key = tokens.join(" ");
		if (!words.has(key)) words.set(key, word);
	}
	return words.size < 2 || words.size > MAX_SYNONYMS
		? fail("synonyms_invalid")
		: ok([...words.values()]);
}

/** Those that are known with a workspace's own groups beside them: no group takes another's place. */
export function addSynonyms(known: Synonyms, groups: readonly (readonly string[])[]): Synonyms {
	if (groups.length === 0) return known;
	// As a question's words are read, chat spellings written out.
	const own = readSynonyms(
		groups.map((words) => words.map((word) => listTokens(word).join(" ")).join(",")),
	);
	const groupsOf = new Map(known.groupsOf);
	for (const [key, numbers] of own.groupsOf) {
		const shifted = numbers.map((number) => number + known.groups.length);
		groupsOf.set(key, [...(groupsOf.get(key) ?? []), ...shifted]);
	}
	const phrases = new Map(known.phrases);
	for (const [first, parts] of own.phrases)
		phrases.set(
			first,
			[...(phrases.get(first) ?? []), ...parts].toSorted((a, b) => b.length - a.length),
		);
	return {
		groupsOf,
		groups: [...known.groups, ...own.groups],
		phrases,
		words: new Set([...known.words, ...own.words]),
	};
}

const areKnown = ({ groupsOf }: Synonyms, one: string, other: string): boolean => {
	const groups = groupsOf.get(one) ?? [];
	return (groupsOf.get(other) ?? []).some((group) => groups.includes(group));
};

/** Words that tell something, by their stems, as they are written; numbers name no thing. */
function tellingWords(text: string): Map<string, string> {
	const written = new Map(
		(text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [fold(word), word.toLowerCase()]),
	);
	const words = new Map<string, string>();
	for (const token of listTokens(text))
		if (token.length > 2 && !/\d/u.test(token) && !STOP_WORDS.has(token) && !SOFT_WORDS.has(token))
			words.set(stemOf(token), written.get(token) ?? token);
	return words;
}

/** With more words that only one of them has nobody can tell which mean the same. */
const MOST_FOREIGN = 2;

/** The words that only the question has, each beside those that only the title has, by stems. */
function pairsOf(
	question: string,
	title: ReadonlyMap<string, string>,
	told: ReadonlyMap<string, string>,
): { stems: WordPair; words: WordPair }[] {
	const asked = tellingWords(readCourtesy(question).question);
	const onlyAsked = [...asked].filter(([stem]) => !title.has(stem) && !told.has(stem));
	const onlyTold = [...title].filter(([stem]) => !asked.has(stem));
	if (onlyAsked.length > MOST_FOREIGN || onlyTold.length > MOST_FOREIGN) return [];
	return onlyAsked.flatMap(([one, word]) =>
		onlyTold.map(([other, name]) => ({
			stems: [one, other] as const,
			words: [word, name] as const,
		})),
	);
}

/**
 * Pairs of words that questions nothing answered, and the title of the entry that the team wrote for them, call the same
 * thing by. Nothing where the entry has a question's words, or too many are left over; where a question leaves one pair,
 * that is it.
 */
export function suggestWords(
	questions: readonly string[],
	entry: { title: string; text: string },
	known: Synonyms,
): WordPair[] {
	const title = tellingWords(entry.title);
	const told = tellingWords(entry.text);
	const found = questions.map((question) => pairsOf(question, title, told));
	const clear = found.filter(({ length }) => length === 1);
	const pairs = new Map<string, WordPair>();
	for (const { stems, words } of (clear.length > 0 ? clear : found).flat())
		if (!areKnown(known, ...stems) && !pairs.has(stems.join(" ")))
			pairs.set(stems.join(" "), words);
	return [...pairs.values()];
}
