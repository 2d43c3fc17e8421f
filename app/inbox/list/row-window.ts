import { type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { computeRange, type Range } from "./row-scroll.ts";

/**
 * Which rows of one height are drawn, from index `from` to before `to`; `first` until the height of
 * the scroller is known.
 */
export function useRowWindow(
	scroller: RefObject<HTMLElement | null>,
	rowPx: number,
	first: Range,
): { range: Range; isKnown: boolean } {
	const [range, setRange] = useState<Range | null>(null);
	useLayoutEffect(() => {
		const element = scroller.current;
		if (!element) return;
		const look = (): void => {
			const view = { topPx: element.scrollTop, heightPx: element.clientHeight };
			if (view.heightPx === 0) return;
			const next = computeRange(view, rowPx);
			setRange((known) => (known?.from === next.from && known.to === next.to ? known : next));
		};
		// Before the next picture: else quick scrolling shows blank rows.
		const onScroll = (): void => flushSync(look);
		look();
		const resized = new ResizeObserver(look);
		resized.observe(element);
		element.addEventListener("scroll", onScroll, { passive: true });
		return () => {
			resized.disconnect();
			element.removeEventListener("scroll", onScroll);
		};
	}, [scroller, rowPx]);
	return { range: range ?? first, isKnown: range !== null };
}
