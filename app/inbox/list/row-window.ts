import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { computeRange, fills, type Range, scrollToRow } from "./row-scroll.ts";

/**
 * Which rows of one height are drawn, from index `from` to before `to`; `first` until the height of
 * the scroller is known. `scrollToIndex` brings a row into view, drawn or not.
 */
export function useRowWindow(
	scroller: RefObject<HTMLElement | null>,
	rowPx: number,
	first: Range,
): { range: Range; isKnown: boolean; scrollToIndex: (index: number) => void } {
	const [range, setRange] = useState<Range | null>(null);
	useLayoutEffect(() => {
		const element = scroller.current;
		if (!element) return;
		const look = (): void => {
			const view = { topPx: element.scrollTop, heightPx: element.clientHeight };
			if (view.heightPx === 0) return;
			const next = computeRange(view, rowPx);
			setRange((known) => {
				// Nobody scrolled: rows beyond what is drawn would be made in the middle of making the page live.
				if (known === null && fills(first, view, rowPx)) return first;
				return known?.from === next.from && known.to === next.to ? known : next;
			});
		};
		// Before the next picture: else quick scrolling shows blank rows.
		const onScroll = (): void => flushSync(look);
		// Looks at once as well, after the page was made live: asking for a height meanwhile would cost a layout of its own.
		const resized = new ResizeObserver(look);
		resized.observe(element);
		element.addEventListener("scroll", onScroll, { passive: true });
		return () => {
			resized.disconnect();
			element.removeEventListener("scroll", onScroll);
		};
	}, [scroller, rowPx, first]);
	const scrollToIndex = useCallback(
		(index: number) => scrollToRow(scroller.current, index, rowPx),
		[scroller, rowPx],
	);
	return { range: range ?? first, isKnown: range !== null, scrollToIndex };
}
