// Phrases that stand for many ways to say a thing, and whether a message says one of them.

/**
 * A phrase: words in a row. `a|b` is one of several words, `respond*` a word with any ending, `me?` a word that may be
 * missing, `..3` up to three words between, `<` before the first word and `>` behind the last one of the message.
 */
export type Phrases = readonly (readonly Part[])[];

type Part =
	| { kind: "word"; words: ReadonlySet<string>; beginnings: readonly string[]; mayMiss: boolean }
	| { kind: "gap"; most: number }
	| { kind: "begin" }
	| { kind: "end" };

function readPart(written: string): Part {
	if (written === "<") return { kind: "begin" };
	if (written === ">") return { kind: "end" };
	if (written.startsWith("..")) return { kind: "gap", most: Number(written.slice(2)) };
	const mayMiss = written.endsWith("?");
	const all = (mayMiss ? written.slice(0, -1) : written).split("|");
	const beginnings = all.flatMap((word) => (word.endsWith("*") ? [word.slice(0, -1)] : []));
	const words = new Set(all.filter((word) => !word.endsWith("*")));
	return { kind: "word", words, beginnings, mayMiss };
}

/** Phrases of a text, one between commas or lines; folded, without marks. */
export const readPhrases = (text: string): Phrases =>
	text
		.split(/[,\n]/u)
		.map((phrase) => phrase.trim())
		.filter((phrase) => phrase !== "")
		.map((phrase) => phrase.split(/\s+/u).map(readPart));

/** Where a phrase that begins at `at` ends; -1: it does not stand there. */
function endOf(tokens: readonly string[], at: number, phrase: readonly Part[], from = 0): number {
	const part = phrase[from];
	if (part === undefined) return at;
	switch (part.kind) {
		case "begin":
			return at === 0 ? endOf(tokens, at, phrase, from + 1) : -1;
		case "end":
			return at === tokens.length ? endOf(tokens, at, phrase, from + 1) : -1;
		case "gap": {
			for (let skipped = 0; skipped <= part.most && at + skipped <= tokens.length; skipped += 1) {
				const end = endOf(tokens, at + skipped, phrase, from + 1);
				if (end >= 0) return end;
			}
			return -1;
		}
		case "word": {
			const token = tokens[at];
			const isThere =
				token !== undefined &&
				(part.words.has(token) || part.beginnings.some((beginning) => token.startsWith(beginning)));
			const end = isThere ? endOf(tokens, at + 1, phrase, from + 1) : -1;
			return end < 0 && part.mayMiss ? endOf(tokens, at, phrase, from + 1) : end;
		}
	}
}

/** Where the first word of each phrase that is said stands. @param tokens the message's words (listTokens) */
export function* findSaid(tokens: readonly string[], phrases: Phrases): Generator<number> {
	for (const phrase of phrases)
		for (let at = 0; at < tokens.length; at += 1) if (endOf(tokens, at, phrase) >= 0) yield at;
}

export const says = (tokens: readonly string[], phrases: Phrases): boolean =>
	findSaid(tokens, phrases).next().done !== true;
