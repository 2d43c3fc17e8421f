/** Space beside the current entry that shows that the row goes on. */
const EDGE_PX = 16;

/**
 * Scrolls an entry of a horizontal row into view. Only the row is moved: `scrollIntoView` would
 * also scroll the page.
 */
export function scrollRowTo(row: HTMLElement, entry: HTMLElement): void {
	const frame = row.getBoundingClientRect();
	const { left, right } = entry.getBoundingClientRect();
	const before = frame.left + EDGE_PX - left;
	const after = right + EDGE_PX - frame.right;
	if (before > 0) row.scrollLeft -= before;
	else if (after > 0) row.scrollLeft += after;
}
