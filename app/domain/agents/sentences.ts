/** One sentence, or one line of a list, with the white space behind it. */
export interface Sentence {
	text: string;
	gap: string;
	words: number;
	/** A line of a list, or what announces one: it stands with its neighbours. */
	isListed: boolean;
}

const LIST_LINE = /^\s*(?:[-*•–▪✓✅]\s|\d{1,2}[.)º]\s)|:\s*$/u;
/** Ends a sentence where white space follows; "Dra. Ana" and "1. Trocas" end none. */
const END = /(?<=(?:\p{L}{4}|\d|[)"”*%])[.!?…]{1,3}|[!?…])[^\S\n]{1,9}(?=\S)/gu;

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** The sentences of a text in order; joined with their gaps they are the text. */
export function listSentences(text: string): Sentence[] {
	return (text.match(/[^\n]*\n+|[^\n]+$/gu) ?? []).flatMap((line): Sentence[] => {
		const body = line.trimEnd();
		const lineGap = line.slice(body.length);
		const isListed = LIST_LINE.test(body);
		const ends = isListed ? [] : [...body.matchAll(END)];
		const starts = [0, ...ends.map(({ index, 0: gap }) => index + gap.length)];
		return starts.map((start, at) => {
			const end = ends[at];
			const said = body.slice(start, end?.index);
			return { text: said, gap: end?.[0] ?? lineGap, words: countWords(said), isListed };
		});
	});
}
