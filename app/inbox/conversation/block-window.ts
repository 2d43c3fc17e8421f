/** A block is drawn when it comes this near to what is in view, in px. */
export const NEAR_PX = 1200;
/** It is left out again only beyond this, so that a reader who goes back and forth changes nothing. */
export const FAR_PX = 2400;

/** A block as it lies in the log; distances from the log's upper edge, in px. */
export interface PlacedBlock {
	id: string;
	topPx: number;
	bottomPx: number;
	/** Something in it must not go: focus, selected words, a recording that plays. */
	isHeld: boolean;
}

/** Blocks that are not drawn, with the height that keeps their place, in px. */
export type LeftOut = ReadonlyMap<string, number>;

/**
 * Which blocks are left out when the log is `heightPx` high. Whoever holds something keeps its neighbours: the arrow keys go
 * on there. Returns `known` itself when nothing changes.
 */
export function computeLeftOut(
	blocks: readonly PlacedBlock[],
	heightPx: number,
	known: LeftOut,
): LeftOut {
	// Nothing is laid out: hidden, or drawn on the server.
	if (heightPx === 0) return known;
	const next = new Map<string, number>();
	for (const [at, { id, topPx, bottomPx }] of blocks.entries()) {
		const marginPx = known.has(id) ? NEAR_PX : FAR_PX;
		const isFar = bottomPx < -marginPx || topPx > heightPx + marginPx;
		const isHeld = blocks.slice(Math.max(0, at - 1), at + 2).some((one) => one.isHeld);
		if (isFar && !isHeld) next.set(id, known.get(id) ?? bottomPx - topPx);
	}
	const isSame = next.size === known.size && [...next.keys()].every((id) => known.has(id));
	return isSame ? known : next;
}
