// Which words of two texts are not in the other, so that a reader sees what changed.

export interface Piece {
	text: string;
	isChanged: boolean;
}

/** Above it, in pairs of words, what is between the first and the last difference is marked as a whole. */
const MAX_PAIRS = 250_000;

/** Words with the blanks behind them: joined they are the text. */
const listWords = (text: string): string[] => text.match(/\S+\s*|\s+/gu) ?? [];

function join(words: readonly string[], isKept: (at: number) => boolean): Piece[] {
	const pieces: Piece[] = [];
	for (const [at, text] of words.entries()) {
		const isChanged = !isKept(at);
		const last = pieces.at(-1);
		if (last?.isChanged === isChanged) last.text += text;
		else pieces.push({ text, isChanged });
	}
	return pieces;
}

const isSame = (one: string | undefined, other: string | undefined): boolean =>
	one !== undefined && one.trim() === other?.trim();

/** Places of the longest common sequence, in both. */
function findCommon(before: readonly string[], after: readonly string[]) {
	const width = after.length + 1;
	const lengths = new Uint16Array((before.length + 1) * width);
	const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
	for (let row = before.length - 1; row >= 0; row -= 1)
		for (let column = after.length - 1; column >= 0; column -= 1)
			lengths[row * width + column] = isSame(before[row], after[column])
				? at(row + 1, column + 1) + 1
				: Math.max(at(row + 1, column), at(row, column + 1));
	const kept = { before: new Set<number>(), after: new Set<number>() };
	let [row, column] = [0, 0];
	while (row < before.length && column < after.length)
		if (isSame(before[row], after[column])) {
			kept.before.add(row);
			kept.after.add(column);
			row += 1;
			column += 1;
		} else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
		else column += 1;
	return kept;
}

/** Two texts in pieces; joined each is the text again. Blanks alone are no change. */
export function diffWords(before: string, after: string): { before: Piece[]; after: Piece[] } {
	const [old, now] = [listWords(before), listWords(after)];
	let head = 0;
	while (head < old.length && isSame(old[head], now[head])) head += 1;
	let tail = 0;
	while (
		tail < Math.min(old.length, now.length) - head &&
		isSame(old[old.length - 1 - tail], now[now.length - 1 - tail])
	)
		tail += 1;
	const middle = [old.slice(head, old.length - tail), now.slice(head, now.length - tail)] as const;
	const kept =
		middle[0].length * middle[1].length > MAX_PAIRS
			? { before: new Set<number>(), after: new Set<number>() }
			: findCommon(...middle);
	const isKeptIn = (words: readonly string[], common: ReadonlySet<number>) => (at: number) =>
		at < head || at >= words.length - tail || common.has(at - head);
	return {
		before: join(old, isKeptIn(old, kept.before)),
		after: join(now, isKeptIn(now, kept.after)),
	};
}
