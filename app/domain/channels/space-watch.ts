/** Changes between two looks at the size: together they cannot fill what is left of an object beyond the limit. */
const EVERY = 256;

/**
 * Whether a store is full. Asking for its size costs a message more than writing half of it does, so it is asked once
 * in some hundred times; a store that was full is asked each time, because it may have been cleared.
 * @param sizeOf bytes that are stored
 */
export function createSpaceWatch(sizeOf: () => number, limit: number): () => boolean {
	let left = 0;
	return () => {
		if (left > 0) {
			left -= 1;
			return false;
		}
		if (sizeOf() >= limit) return true;
		left = EVERY - 1;
		return false;
	};
}
