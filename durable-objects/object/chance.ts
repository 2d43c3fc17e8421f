/** A random number in [0, 1) for jitter, from the platform's cryptographic source. */
export function chance(): number {
	const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
	return value / 2 ** 32;
}
