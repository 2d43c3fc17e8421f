// Vectors of texts as a model makes them, kept as bytes: a quarter of the room, and nothing that a ranking would notice.

/** Models make vectors of these lengths; anything else is no vector. */
const MIN_DIMENSIONS = 32;
const MAX_DIMENSIONS = 4_096;
const MAX_BYTE = 127;

export const isDimension = (length: number): boolean =>
	Number.isInteger(length) && length >= MIN_DIMENSIONS && length <= MAX_DIMENSIONS;

/**
 * A vector in bytes, each figure as a part of the largest: its direction is kept, its length is not.
 * @returns null for what is no vector: another length, a figure that is no number, only noughts
 */
export function quantize(vector: readonly number[]): Int8Array | null {
	if (!isDimension(vector.length)) return null;
	let largest = 0;
	for (const figure of vector) {
		if (!Number.isFinite(figure)) return null;
		largest = Math.max(largest, Math.abs(figure));
	}
	if (largest === 0) return null;
	return Int8Array.from(vector, (figure) => Math.round((figure / largest) * MAX_BYTE));
}

/** Vectors of a text's passages, one behind the other, with the length of each. */
export interface PassageVectors {
	bytes: Int8Array;
	lengths: Float64Array;
}

/** @param bytes whole vectors of `dimensions` */
export function readVectors(bytes: Int8Array, dimensions: number): PassageVectors {
	const lengths = new Float64Array(bytes.length / dimensions);
	for (let at = 0; at < lengths.length; at += 1)
		lengths[at] = Math.sqrt(
			dotProduct(bytes.subarray(at * dimensions, (at + 1) * dimensions), bytes, at * dimensions),
		);
	return { bytes, lengths };
}

/** Whole numbers below 2^31: 4,096 products of bytes are far from it. */
function dotProduct(question: Int8Array, bytes: Int8Array, from: number): number {
	let sum = 0;
	for (let at = 0; at < question.length; at += 1)
		sum = (sum + (question[at] as number) * (bytes[from + at] as number)) | 0;
	return sum;
}

/** Cosine (-1 to 1) of a question and of the passage at a place. */
export function likenessOf(
	question: Int8Array,
	questionLength: number,
	{ bytes, lengths }: PassageVectors,
	at: number,
): number {
	const length = (lengths[at] ?? 0) * questionLength;
	return length === 0 ? 0 : dotProduct(question, bytes, at * question.length) / length;
}

export const lengthOf = (vector: Int8Array): number => Math.sqrt(dotProduct(vector, vector, 0));
