// What a source says now against the entries it made before: what to add, to change, to remove.
import { fold } from "../fold.ts";
import type { FoundEntry } from "./document-blocks.ts";

/** An entry that a source made. */
export interface SourceEntry {
	id: string;
	/** As the reader answered it, of a site behind the page's address. */
	path: readonly string[];
	title: string;
	text: string;
	/**
	 * `digestOf` what the source said when it was last settled, be it taken or declined. A member's own words are not
	 * proposed away as long as the source says the same.
	 */
	settled: string | null;
}

export type Proposal =
	| { kind: "added"; key: string; found: FoundEntry }
	| { kind: "changed"; key: string; id: string; found: FoundEntry }
	| { kind: "removed"; key: string; id: string };

/** 64 bits of two runs of a multiplying hash: to see that nothing changed, not to prove it to an enemy. */
function hash(text: string): string {
	let [one, other] = [0xdeadbeef, 0x41c6ce57];
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		one = Math.imul(one ^ code, 2_654_435_761);
		other = Math.imul(other ^ code, 1_597_334_677);
	}
	one =
		Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
	other =
		Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
	return [one, other].map((part) => (part >>> 0).toString(16).padStart(8, "0")).join("");
}

/** What an entry says, in 16 characters. */
export const digestOf = ({ title, text }: Pick<FoundEntry, "title" | "text">): string =>
	hash(`${title}\n${text}`);

/** What all entries of a source say, in their order: the same digest, nothing changed. */
export const digestOfAll = (entries: readonly FoundEntry[]): string =>
	hash(entries.map((entry) => `${entry.path.join("\n")}\n${digestOf(entry)}`).join("\n\n"));

/** Two texts with this share of words in common are one that was edited. */
const ALIKE = 0.5;
/** More pairs are not compared by their words: a site that was written anew. */
const MAX_PAIRS = 250_000;

const wordsOf = ({ title, text }: Pick<FoundEntry, "title" | "text">): ReadonlySet<string> =>
	new Set(fold(`${title} ${text}`).match(/[\p{L}\p{N}]+/gu) ?? []);

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	let both = 0;
	for (const word of one) if (other.has(word)) both += 1;
	return both === 0 ? 0 : both / (one.size + other.size - both);
}

interface Pair {
	known: SourceEntry;
	found: FoundEntry;
}

/** Takes pairs out of both lists, the most alike first. */
function takeAlike(known: Set<SourceEntry>, found: Set<FoundEntry>, least: number): Pair[] {
	if (known.size * found.size > MAX_PAIRS) return [];
	const words = new Map([...known, ...found].map((entry) => [entry, wordsOf(entry)] as const));
	const likenessOf = (one: SourceEntry, other: FoundEntry) =>
		likeness(words.get(one) ?? new Set(), words.get(other) ?? new Set());
	const pairs = [...known].flatMap((one) =>
		[...found].map((other) => ({ known: one, found: other, share: likenessOf(one, other) })),
	);
	return pairs
		.filter(({ share }) => share >= least)
		.toSorted((one, other) => other.share - one.share)
		.filter((pair) => known.has(pair.known) && found.has(pair.found) && take(pair, known, found));
}

function take(pair: Pair, known: Set<SourceEntry>, found: Set<FoundEntry>): boolean {
	known.delete(pair.known);
	found.delete(pair.found);
	return true;
}

const keyOf = (path: readonly string[]): string => path.map((part) => fold(part).trim()).join("\n");

/** Entries under the same headings are the same; of several the most alike. */
function takeByPath(known: Set<SourceEntry>, found: Set<FoundEntry>): Pair[] {
	const byPath = Map.groupBy(known, ({ path }) => keyOf(path));
	return [...Map.groupBy(found, ({ path }) => keyOf(path))].flatMap(([path, those]) => {
		const [ours, theirs] = [new Set(byPath.get(path)), new Set(those)];
		const pairs = takeAlike(ours, theirs, 0);
		for (const pair of pairs) take(pair, known, found);
		return pairs;
	});
}

/** What was only moved. */
function takeByDigest(known: Set<SourceEntry>, found: Set<FoundEntry>): Pair[] {
	const byDigest = new Map([...known].map((entry) => [digestOf(entry), entry]));
	return [...found].flatMap((entry) => {
		const same = byDigest.get(digestOf(entry));
		if (same === undefined || !known.has(same)) return [];
		const pair = { known: same, found: entry };
		take(pair, known, found);
		return [pair];
	});
}

/**
 * What changed in a source. An entry stays itself under the same headings, or where it says nearly the same under
 * others; so a small edit is a change, not one that goes and one that comes.
 * @param declined digests of new entries that somebody did not want
 */
export function compareEntries(
	known: readonly SourceEntry[],
	found: readonly FoundEntry[],
	declined: ReadonlySet<string> = new Set(),
): Proposal[] {
	const [ours, theirs] = [new Set(known), new Set(found)];
	const pairs = [
		...takeByPath(ours, theirs),
		...takeByDigest(ours, theirs),
		...takeAlike(ours, theirs, ALIKE),
	];
	const isSame = (pair: Pair) =>
		pair.known.settled === digestOf(pair.found) ||
		(pair.known.title === pair.found.title && pair.known.text === pair.found.text);
	const partner = new Map(pairs.map((pair) => [pair.found, pair]));
	const proposals = found.flatMap((entry): Proposal[] => {
		const pair = partner.get(entry);
		if (pair) {
			const { id } = pair.known;
			return isSame(pair) ? [] : [{ kind: "changed", key: `changed ${id}`, id, found: entry }];
		}
		const digest = digestOf(entry);
		return declined.has(digest) ? [] : [{ kind: "added", key: `added ${digest}`, found: entry }];
	});
	const removed = [...ours].map(({ id }) => ({
		kind: "removed" as const,
		key: `removed ${id}`,
		id,
	}));
	return [...proposals, ...removed];
}

/** The proposals that somebody took: all of them, or those with these keys. Keys of another comparison take nothing. */
export const takeProposals = (
	proposals: readonly Proposal[],
	taken: "all" | ReadonlySet<string>,
): Proposal[] => proposals.filter(({ key }) => taken === "all" || taken.has(key));
