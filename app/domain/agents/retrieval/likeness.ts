// Whether a word may be another one, mistyped or written as it sounds.

/** How a folded word sounds in Portuguese: "xegar" as "chegar", "canselar" as "cancelar", "ospital" as "hospital". */
export const soundOf = (word: string): string =>
	word
		.replaceAll(/(.)\1+/gu, "$1")
		.replaceAll(/ch|sh/gu, "x")
		.replaceAll("lh", "li")
		.replaceAll(/nh/gu, "ni")
		.replaceAll("ph", "f")
		.replaceAll(/h/gu, "")
		.replaceAll(/qu(?=[eia])|q(?=u?[aeio])|k/gu, "c")
		.replaceAll(/c(?=[ei])|z|ss/gu, "s")
		.replaceAll(/xc|sc(?=[ei])/gu, "s")
		.replaceAll(/g(?=[ei])/gu, "j")
		.replaceAll(/gu(?=[ei])/gu, "g")
		.replaceAll("w", "v")
		.replaceAll("y", "i")
		.replaceAll(/l(?![aeiou])/gu, "u")
		.replaceAll(/n(?![aeiou])/gu, "m")
		.replaceAll(/am$/gu, "ao")
		.replaceAll(/(.)\1+/gu, "$1");

const SAME_SOUND: ReadonlySet<string> = new Set(
	"ei ie ou uo sz zs cs sc xs sx cz zc gj jg mn nm ck kc qc cq kq qk lu ul vw wv iy yi".split(" "),
);
const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
/** Letters that lie beside each other on a keyboard. */
const NEIGHBOURS: ReadonlySet<string> = new Set(
	ROWS.flatMap((row, at) =>
		[...row].flatMap((key, column) =>
			[
				row[column - 1],
				row[column + 1],
				ROWS[at + 1]?.[column],
				ROWS[at + 1]?.[column - 1],
			].flatMap((other) => (other === undefined ? [] : [key + other, other + key])),
		),
	),
);

/** What slips cost, 1 being a letter too few: hands swap and double letters more easily than they take any other. */
const COST = {
	swapped: 0.7,
	doubled: 0.4,
	silent: 0.4,
	lost: 0.9,
	alike: 0.6,
	other: 1.2,
	first: 0.5,
} as const;

const LETTERS = 26;
const letterAt = (word: string, at: number): number => word.charCodeAt(at) - 97;
const isLetter = (letter: number): boolean => letter >= 0 && letter < LETTERS;
/** By both letters: what it costs to take one for the other. */
const COST_OF_OTHER = new Float32Array(LETTERS * LETTERS).fill(COST.other);
for (const pair of [...SAME_SOUND, ...NEIGHBOURS])
	COST_OF_OTHER[letterAt(pair, 0) * LETTERS + letterAt(pair, 1)] = COST.alike;

const costOfOther = (one: number, other: number): number =>
	one === other
		? 0
		: isLetter(one) && isLetter(other)
			? (COST_OF_OTHER[one * LETTERS + other] ?? COST.other)
			: COST.other;

/** Which letters a word has, a bit each: words of very different ones need not be compared. */
export function lettersOf(word: string): number {
	let letters = 0;
	for (let at = 0; at < word.length; at += 1) letters |= 1 << (letterAt(word, at) & 31);
	return letters;
}

/** Letters that only one of two words has. */
export function countForeign(one: number, other: number): number {
	let left = one ^ other;
	let count = 0;
	for (; left !== 0; left &= left - 1) count += 1;
	return count;
}

const costOfLost = (word: string, at: number): number =>
	word[at] === word[at - 1] ? COST.doubled : word[at] === "h" ? COST.silent : COST.lost;

/**
 * What the slips between two words cost together, swapped letters being one (optimal string alignment); more than
 * `limit` is Infinity.
 */
export function costOfSlips(one: string, other: string, limit: number): number {
	if (Math.abs(one.length - other.length) * COST.doubled > limit) return Infinity;
	let before: number[] = [];
	let leastBefore = 0;
	let last = [0];
	for (let at = 0; at < other.length; at += 1) last.push((last[at] ?? 0) + costOfLost(other, at));
	for (let row = 1; row <= one.length; row += 1) {
		const line = [(last[0] ?? 0) + costOfLost(one, row - 1)];
		let least = line[0] ?? 0;
		for (let at = 1; at <= other.length; at += 1) {
			const [a = "", b = ""] = [one[row - 1], other[at - 1]];
			let cost = Math.min(
				(last[at] ?? 0) + costOfLost(one, row - 1),
				(line[at - 1] ?? 0) + costOfLost(other, at - 1),
				(last[at - 1] ?? 0) + costOfOther(letterAt(one, row - 1), letterAt(other, at - 1)),
			);
			if (row > 1 && at > 1 && a === other[at - 2] && one[row - 2] === b && a !== b)
				cost = Math.min(cost, (before[at - 2] ?? 0) + COST.swapped);
			line.push(cost);
			least = Math.min(least, cost);
		}
		// A swap goes on from the row before.
		if (least > limit && leastBefore + COST.swapped > limit) return Infinity;
		leastBefore = least;
		before = last;
		last = line;
	}
	// Few mistype how a word begins.
	const begins = one[0] === other[0] || (one[0] === other[1] && one[1] === other[0]);
	const cost = (last[other.length] ?? Infinity) + (begins ? 0 : COST.first);
	return cost > limit ? Infinity : cost;
}

/** What the slips of a word of its length may cost, if it is still to be meant. */
export const slipsAllowed = (word: string): number =>
	word.length >= 8
		? 1.8
		: word.length >= 6
			? 1.25
			: word.length === 5
				? 0.95
				: word.length === 4
					? 0.75
					: 0;

/** Slips between two words, swapped letters being one (optimal string alignment); more than `limit` is `limit + 1`. */
export function countSlips(one: string, other: string, limit: number): number {
	if (Math.abs(one.length - other.length) > limit) return limit + 1;
	let before: number[] = [];
	let last = Array.from({ length: other.length + 1 }, (_, at) => at);
	for (let row = 1; row <= one.length; row += 1) {
		const line = [row];
		let least = row;
		for (let at = 1; at <= other.length; at += 1) {
			const isSame = one[row - 1] === other[at - 1];
			let slips = Math.min(
				(last[at] ?? 0) + 1,
				(line[at - 1] ?? 0) + 1,
				(last[at - 1] ?? 0) + (isSame ? 0 : 1),
			);
			if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
				slips = Math.min(slips, (before[at - 2] ?? 0) + 1);
			line.push(slips);
			least = Math.min(least, slips);
		}
		if (least > limit) return limit + 1;
		before = last;
		last = line;
	}
	return last[other.length] ?? limit + 1;
}
