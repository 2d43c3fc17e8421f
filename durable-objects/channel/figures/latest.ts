/** The later of two moments; null only when both are. */
export function latest(a: number | null, b: number | null): number | null {
	return a === null || b === null ? (a ?? b) : Math.max(a, b);
}
