/** Rows drawn beyond either edge, so that quick scrolling shows no blank rows. */
export const OVERSCAN = 8;

/**
 * The scrollTop that brings a row fully into view, in a list of rows of one height; null when it is
 * in view.
 */
export function computeScroll(
	index: number,
	view: { topPx: number; heightPx: number },
	rowPx: number,
): number | null {
	const start = index * rowPx;
	if (start < view.topPx) return start;
	const end = start + rowPx;
	return end > view.topPx + view.heightPx ? end - view.heightPx : null;
}

/** Scrolls a row into view by the shortest distance, whether or not it is drawn yet. */
export function scrollToRow(scroller: HTMLElement | null, index: number, rowPx: number): void {
	if (!scroller) return;
	const view = { topPx: scroller.scrollTop, heightPx: scroller.clientHeight };
	const top = computeScroll(index, view, rowPx);
	if (top !== null) scroller.scrollTo({ top });
}
