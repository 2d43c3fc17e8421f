// `@name` in a text: what networks write as `@<number>` is kept and shown by name, and leaves by number again.
import { searchKey } from "./search-key.ts";
import type { Named } from "./group.ts";

/** The id of "everybody" among mentions. */
export const EVERYBODY = "all";
/** What everybody is called in a text, in both languages. */
export const EVERYBODY_NAMES = ["todos", "all"] as const;

/** Mentions of one message that are kept. */
const MAX_MENTIONS = 64;

const WORD = /[\p{L}\p{N}_]/u;
const valueOf = (id: string): string => id.slice(id.indexOf(":") + 1);
const longestFirst = (a: { from: string }, b: { from: string }): number =>
	b.from.length - a.from.length;

/** Replaces each `@from` that ends with the word by `@to`; the longest that fits counts. */
function rewrite(text: string, names: readonly { from: string; to: string }[]): string {
	const sorted = names.filter(({ from }) => from !== "").toSorted(longestFirst);
	if (sorted.length === 0 || !text.includes("@")) return text;
	let written = "";
	let at = 0;
	for (let sign = text.indexOf("@"); sign !== -1; sign = text.indexOf("@", at)) {
		const name = sorted.find(({ from }) => isAt(text, sign + 1, from));
		written += text.slice(at, sign + 1) + (name?.to ?? "");
		at = sign + 1 + (name?.from.length ?? 0);
	}
	return written + text.slice(at);
}

/** Whether `name` stands at `from` and ends there. */
const isAt = (text: string, from: number, name: string): boolean =>
	text.startsWith(name, from) && !WORD.test(text.charAt(from + name.length));

/** A text as it came, with names in place of numbers. Who has no name stays a number. */
export const nameMentions = (text: string, mentions: readonly Named[]): string =>
	rewrite(
		text,
		mentions.flatMap(({ id, name }) => (name === null ? [] : [{ from: valueOf(id), to: name }])),
	);

/** A text as it leaves, with numbers in place of names. */
export const numberMentions = (text: string, mentions: readonly Named[]): string =>
	rewrite(
		text,
		mentions.flatMap(({ id, name }) =>
			name === null || id === EVERYBODY ? [] : [{ from: name, to: valueOf(id) }],
		),
	);

/** Takes somebody's name out of a text. */
export const unnameMentions = (text: string, names: readonly string[]): string =>
	rewrite(
		text,
		names.map((from) => ({ from, to: "…" })),
	);

/** Parts of a text that name somebody, in their order. */
export function findMentions(
	text: string,
	names: readonly string[],
): { start: number; end: number; name: string }[] {
	const sorted = names.filter((name) => name !== "").toSorted((a, b) => b.length - a.length);
	const found: { start: number; end: number; name: string }[] = [];
	for (let sign = text.indexOf("@"); sign !== -1; sign = text.indexOf("@", sign + 1)) {
		const name = sorted.find((one) => isAt(text, sign + 1, one));
		if (name !== undefined) found.push({ start: sign, end: sign + 1 + name.length, name });
	}
	return found;
}

/** Who of these is named in a text, each once. */
export function mentionedIn<M extends { mention: string }>(
	text: string,
	members: readonly M[],
): M[] {
	const names = new Set(
		findMentions(
			text,
			members.map(({ mention }) => mention),
		).map(({ name }) => name),
	);
	return members.filter(({ mention }) => names.has(mention)).slice(0, MAX_MENTIONS);
}

/**
 * What each member is called after an `@`: their name on one line, else their phone. Of one name that several have, everybody gets the last digits of
 * who they are, so that it never means another one once the order changes.
 */
export function withMentionNames<
	M extends { id: string; name: string | null; phone: string | null },
>(members: readonly M[]): (M & { mention: string })[] {
	const called = members.map(({ id, name, phone }) => {
		const plain = (name ?? "").replaceAll("@", "").replace(/\s+/gu, " ").trim();
		return plain || (phone ? `+${phone}` : valueOf(id));
	});
	const counts = new Map<string, number>(EVERYBODY_NAMES.map((name) => [name, 1]));
	for (const name of called)
		counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
	return members.map((member, at) => {
		const name = called[at] ?? "";
		const isShared = (counts.get(name.toLowerCase()) ?? 0) > 1;
		const digits = (member.phone ?? valueOf(member.id)).slice(-TOLD_APART_BY);
		return { ...member, mention: isShared ? `${name} ${digits}` : name };
	});
}

/** Digits by which people of one name are told apart. */
const TOLD_APART_BY = 4;

/** Longest name that is looked for while it is written. */
const MAX_QUERY = 40;

/** The `@nome` that ends at the caret, without its sign; null where none is being written. */
export function findMentionQuery(
	text: string,
	caret: number,
): { query: string; from: number } | null {
	const before = text.slice(Math.max(0, caret - MAX_QUERY - 1), caret);
	const sign = before.lastIndexOf("@");
	if (sign === -1 || before.includes("\n", sign)) return null;
	const from = caret - before.length + sign;
	if (WORD.test(text.charAt(from - 1))) return null;
	const query = before.slice(sign + 1);
	return query.startsWith(" ") ? null : { query, from };
}

/** Members whose name has a word that begins with the query, whose name begins with it first; or whose phone has it. */
export function searchMembers<M extends { mention: string; phone: string | null }>(
	members: readonly M[],
	query: string,
	limit = members.length,
): M[] {
	const wanted = searchKey(query);
	if (wanted === "") return members.slice(0, limit);
	const digits = query.replace(/\D/gu, "");
	const [first, rest]: [M[], M[]] = [[], []];
	for (const member of members) {
		const key = searchKey(member.mention);
		if (key.startsWith(wanted)) first.push(member);
		else if (key.includes(` ${wanted}`) || (digits.length > 2 && member.phone?.includes(digits)))
			rest.push(member);
	}
	return [...first, ...rest].slice(0, limit);
}
