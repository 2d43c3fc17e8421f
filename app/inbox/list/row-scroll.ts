/** Rows drawn beyond either edge, so that quick scrolling shows no blank rows. */
export const OVERSCAN = 8;
/** The drawn rows change by this many at once: not with each row that passes an edge. */
const STEP = 4;

/** Rows from index `from` to before `to`. */
export interface Range {
	from: number;
	to: number;
}

interface View {
	topPx: number;
	heightPx: number;
}

/** The rows in view and beyond; `to` may be larger than there are rows. */
export function computeRange(view: View, rowPx: number): Range {
	const first = Math.floor(view.topPx / rowPx) - OVERSCAN;
	const last = Math.ceil((view.topPx + view.heightPx) / rowPx) + OVERSCAN;
	return {
		from: Math.max(0, Math.floor(first / STEP) * STEP),
		to: Math.ceil(last / STEP) * STEP,
	};
}

/** Whether the rows of a range fill the view. */
export const fills = ({ from, to }: Range, { topPx, heightPx }: View, rowPx: number): boolean =>
	from * rowPx <= topPx && to * rowPx >= topPx + heightPx;

/**
 * The scrollTop that brings a row fully into view, in a list of rows of one height; null when it is
 * in view.
 */
export function computeScroll(index: number, view: View, rowPx: number): number | null {
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
