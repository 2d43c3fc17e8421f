/** What stays free beside the current entry, so that one sees that there is more. */
const EDGE_PX = 16;

/**
 * Brings an entry of a row that scrolls sideways into view. Only the row is moved: `scrollIntoView`
 * would also scroll the page down to a row below its fold.
 */
export function scrollRowTo(row: HTMLElement, entry: HTMLElement): void {
	const frame = row.getBoundingClientRect();
	const { left, right } = entry.getBoundingClientRect();
	const before = frame.left + EDGE_PX - left;
	const after = right + EDGE_PX - frame.right;
	if (before > 0) row.scrollLeft -= before;
	else if (after > 0) row.scrollLeft += after;
}
