// Proof of work for new visitors of a flooded webchat: nobody has to do anything, and the cost per visitor
// rises with their number.

const INITIAL = fractions(8, 1 / 2);
const ROUND = fractions(64, 1 / 3);

/** The first 32 bits of the fractional parts of roots of the first primes: SHA-256's constants. */
function fractions(count: number, power: number): Uint32Array {
	const found = new Uint32Array(count);
	for (let n = 2, at = 0; at < count; n++) {
		let isPrime = true;
		for (let d = 2; d * d <= n; d++) if (n % d === 0) isPrime = false;
		if (isPrime) found[at++] = (n ** power % 1) * 2 ** 32;
	}
	return found;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The first word of the SHA-256 of a text in ASCII that fits `blocks`. */
function firstWord(text: string): number {
	const blocks = ((text.length + 8) >> 6) + 1;
	const words = new Uint32Array(blocks * 16);
	for (let at = 0; at < text.length; at++)
		words[at >> 2] = (words[at >> 2] ?? 0) | (text.charCodeAt(at) << (24 - (at & 3) * 8));
	words[text.length >> 2] = (words[text.length >> 2] ?? 0) | (0x80 << (24 - (text.length & 3) * 8));
	words[blocks * 16 - 1] = text.length * 8;
	const state = INITIAL.slice();
	const w = new Uint32Array(64);
	const at = (list: Uint32Array, index: number): number => list[index] ?? 0;
	for (let block = 0; block < blocks; block++) {
		w.set(words.subarray(block * 16, block * 16 + 16));
		for (let i = 16; i < 64; i++) {
			const [a, b] = [at(w, i - 15), at(w, i - 2)];
			w[i] =
				at(w, i - 16) +
				(turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) +
				at(w, i - 7) +
				(turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
		}
		let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
		for (let i = 0; i < 64; i++) {
			const one =
				h +
				(turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
				((e & f) ^ (~e & g)) +
				at(ROUND, i) +
				at(w, i);
			const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
			h = g;
			g = f;
			f = e;
			e = (d + one) | 0;
			d = c;
			c = b;
			b = a;
			a = (one + two) | 0;
		}
		[a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = at(state, index) + word));
	}
	return at(state, 0);
}

/** Whether a number answers a challenge: so many bits of the hash of both are zero. */
export const isProof = (challenge: string, answer: string, bits: number): boolean =>
	/^\d{1,12}$/.test(answer) && Math.clz32(firstWord(`${challenge}.${answer}`)) >= bits;

/** Tries `count` answers from `from` on; null when none of them is a proof. */
export function findProof(
	challenge: string,
	bits: number,
	from: number,
	count: number,
): string | null {
	for (let answer = from; answer < from + count; answer++)
		if (Math.clz32(firstWord(`${challenge}.${answer}`)) >= bits) return String(answer);
	return null;
}
