// Entries of a workspace's knowledge that tell the same twice, or tell it differently: an agent says either.
import { fold } from "../fold.ts";
import { FIGURE_KINDS, type FigureKind, listFigures } from "./answer-facts.ts";
import { STOP_WORDS } from "./retrieval/common-words.ts";
import { stemOf } from "./retrieval/stems.ts";
import { listTokens } from "./retrieval/tokens.ts";

export interface ComparedEntry {
	id: string;
	title: string;
	text: string;
	/** Pages of one site often share a title; then only their texts say whether they tell the same. */
	isPage: boolean;
}

/** What two entries tell differently: figures of a kind, or yes and no. */
export type Difference = FigureKind | "yes_no";

export interface EntryPair<Entry extends ComparedEntry = ComparedEntry> {
	one: Entry;
	other: Entry;
	/** Null: both tell the same. */
	differs: Difference | null;
}

/** Of a text so much is compared: what it is about stands at its beginning. */
export const COMPARED_CHARACTERS = 600;
/** Entries that one is compared with, and pairs that are found at most: 5,000 entries of one title must not take for ever. */
const MAX_COMPARED = 30;
const MAX_PAIRS = 200;
/** Of all stems of two texts the share that both have, if they are to be taken for the same. */
const SAME = 0.9;
const ALIKE = 0.8;
/** The same, where the titles say already that both are about one thing. */
const RELATED = 0.5;
/** Shorter texts are alike by chance. */
const FEWEST_STEMS = 6;
/** Nothing is searched for by these, and yet they make another question. */
const DISTINGUISHING = new Set(
	"quanto quanta quantos quantas quando onde sem nao antes depois dia tarde noite hoje".split(" "),
);
const NEGATED = /\b(?:nao|nunca|nem|jamais)\b/u;

/** What a first sentence is about, and whether it says no. */
interface Claim {
	about: ReadonlySet<string>;
	isNegated: boolean;
}

interface Read<Entry> {
	entry: Entry;
	title: ReadonlySet<string>;
	words: ReadonlySet<string>;
	/** With its numbers. */
	told: ReadonlySet<string>;
	// Read when they are compared, which few are.
	figures(): ReturnType<typeof listFigures>;
	claim(): Claim;
}

const stemsOf = (text: string): string[] =>
	listTokens(text)
		.filter((token) => !STOP_WORDS.has(token) || DISTINGUISHING.has(token))
		.map(stemOf);

function read<Entry extends ComparedEntry>(entry: Entry): Read<Entry> {
	const text = entry.text.slice(0, COMPARED_CHARACTERS);
	const title = [...stemsOf(entry.title), ...lettersOf(entry.title)];
	const told = stemsOf(text);
	return {
		entry,
		title: new Set(title.length === 0 ? [fold(entry.title).trim()] : title),
		words: new Set(told.filter((stem) => !/\d/u.test(stem))),
		told: new Set(told),
		figures: once(() => listFigures(text)),
		claim: once(() => readClaim(text)),
	};
}

function once<Value>(make: () => Value): () => Value {
	let made: Value | undefined;
	return () => (made ??= make());
}

function readClaim(text: string): Claim {
	const [sentence = ""] = fold(text).split(/[.!?\n]/u, 1);
	const about = new Set(stemsOf(sentence).filter((stem) => stem !== "nao"));
	return { about, isNegated: NEGATED.test(sentence) };
}

/** Whether one says yes and the other no to the same. @param least likeness of what they say it to */
function areOpposed(a: Claim, b: Claim, least: number): boolean {
	return a.isNegated !== b.isNegated && a.about.size > 0 && likeness(a.about, b.about) >= least;
}

/** Letters that stand alone: sizes and grades. A chat's spelling would make them other words. */
const lettersOf = (title: string): string[] =>
	fold(title).match(/(?<![\p{L}\p{N}])[b-df-np-z](?![\p{L}\p{N}])/gu) ?? [];

const isWithin = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
	[...one].every((stem) => other.has(stem));

/** Of all that two sets have the share that both have. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	const shared = [...one].filter((stem) => other.has(stem)).length;
	return shared / Math.max(1, one.size + other.size - shared);
}

/** Figures of one kind that have nothing in common, or of which each of two like texts has one that the other lacks. */
function findFigures<Entry>(
	one: Read<Entry>,
	other: Read<Entry>,
	areAlike: boolean,
): FigureKind | null {
	for (const kind of FIGURE_KINDS) {
		const [a, b] = [one.figures()[kind], other.figures()[kind]];
		if (a.size === 0 || b.size === 0) continue;
		const shared = [...a].filter((figure) => b.has(figure)).length;
		if (shared === 0 || (areAlike && shared < a.size && shared < b.size)) return kind;
	}
	return null;
}

/** What two entries that are about the same tell differently; undefined: they are not about the same. */
function compare<Entry extends ComparedEntry>(
	one: Read<Entry>,
	other: Read<Entry>,
): Difference | null | undefined {
	const alike = likeness(one.words, other.words);
	const isLong = Math.min(one.words.size, other.words.size) >= FEWEST_STEMS;
	const isSame = isLong && likeness(one.told, other.told) >= SAME;
	const [narrow, wide] = one.title.size <= other.title.size ? [one, other] : [other, one];
	// Titles of which each has a word of its own are two subjects, told by one pattern maybe.
	if (!isWithin(narrow.title, wide.title)) return isSame ? null : undefined;
	const isOneTitle = narrow.title.size === wide.title.size;
	const isPage = one.entry.isPage || other.entry.isPage;
	const isOpposed = areOpposed(one.claim(), other.claim(), isOneTitle ? RELATED : ALIKE);
	if (!isOneTitle && !isLong) return isOpposed ? "yes_no" : undefined;
	if ((!isOneTitle || isPage) && alike < RELATED) return undefined;
	const differs = findFigures(one, other, alike >= ALIKE);
	if (differs !== null) return differs;
	if (isOpposed) return "yes_no";
	return isOneTitle || alike >= ALIKE ? null : undefined;
}

/** A number for a text, by a salt. */
function hash(text: string, salt: number): number {
	let value = salt;
	for (let at = 0; at < text.length; at += 1)
		value = Math.imul(value ^ text.charCodeAt(at), 0x01_00_01_93);
	return value >>> 0;
}

const SALTS = [0x81_1c_9d_c5, 0x2b_f1_05_37, 0x6c_62_27_2e];
/** Two texts share each of these as often as they share their words (MinHash). */
const sketchOf = (words: ReadonlySet<string>): string[] =>
	SALTS.map((salt, at) => `${at} ${Math.min(...[...words].map((word) => hash(word, salt)))}`);

/** Collects what has a key in common, so that not all is compared with all. */
function createBuckets() {
	const buckets = new Map<string, number[]>();
	return {
		add(key: string, at: number): void {
			const bucket = buckets.get(key);
			if (bucket) bucket.push(at);
			else buckets.set(key, [at]);
		},
		of: (key: string): readonly number[] => buckets.get(key) ?? [],
	};
}

/** The stem of each title that the fewest titles have: every wider title with these stems has it too. */
function rarestStems<Entry>(all: readonly Read<Entry>[]): string[] {
	const counts = new Map<string, number>();
	for (const { title } of all)
		for (const stem of title) counts.set(stem, (counts.get(stem) ?? 0) + 1);
	return all.map(({ title }) =>
		[...title].reduce((best, stem) =>
			(counts.get(stem) ?? 0) < (counts.get(best) ?? 0) ? stem : best,
		),
	);
}

/**
 * Pairs of entries that are about the same, those that contradict each other first. At most MAX_PAIRS, and each entry is
 * compared with few others that share a word of the title or much of the text: the work grows with the number of entries.
 */
export function findPairs<Entry extends ComparedEntry>(
	entries: readonly Entry[],
): EntryPair<Entry>[] {
	const all = entries.map(read);
	const byTitle = createBuckets();
	const byText = createBuckets();
	for (const [at, rarest] of rarestStems(all).entries()) byTitle.add(rarest, at);
	for (const [at, { words }] of all.entries())
		if (words.size >= FEWEST_STEMS) for (const key of sketchOf(words)) byText.add(key, at);
	const pairs: EntryPair<Entry>[] = [];
	const seen = new Set<number>();
	for (const [at, one] of all.entries()) {
		const near = new Set<number>();
		const take = (others: readonly number[]): void => {
			for (const other of others) {
				if (near.size >= MAX_COMPARED) return;
				if (other !== at) near.add(other);
			}
		};
		if (one.words.size >= FEWEST_STEMS) for (const key of sketchOf(one.words)) take(byText.of(key));
		for (const stem of one.title) take(byTitle.of(stem));
		for (const other of near) {
			const [first, second] = [all[Math.min(at, other)], all[Math.max(at, other)]];
			const key = Math.min(at, other) * all.length + Math.max(at, other);
			if (seen.has(key) || !first || !second) continue;
			seen.add(key);
			const differs = compare(first, second);
			if (differs !== undefined) pairs.push({ one: first.entry, other: second.entry, differs });
		}
	}
	return pairs
		.toSorted((a, b) => Number(a.differs === null) - Number(b.differs === null))
		.slice(0, MAX_PAIRS);
}
