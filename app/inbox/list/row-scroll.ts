/** Rows drawn beyond either edge, so that a quick scroll shows no blank. */
export const OVERSCAN = 8;

/** How far to scroll so that a row of a list of equally high ones is whole in view; null: it is. */
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

/** Brings a row into view by the shortest way, whether or not it is drawn yet. */
export function scrollToRow(scroller: HTMLElement | null, index: number, rowPx: number): void {
	if (!scroller) return;
	const view = { topPx: scroller.scrollTop, heightPx: scroller.clientHeight };
	const top = computeScroll(index, view, rowPx);
	if (top !== null) scroller.scrollTo({ top });
}
