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

/** As many slips as a word of its length may have and still be meant. */
export const slipsAllowed = (word: string): number =>
	word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
