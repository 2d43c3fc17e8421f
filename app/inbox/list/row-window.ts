import { useVirtualizer } from "@tanstack/react-virtual";
import type { RefObject } from "react";
import { OVERSCAN } from "./row-scroll.ts";

/** Rows drawn on the server, where the window's height is unknown: enough for a tall screen. */
const FIRST_ROWS = 24;
const FIRST_WIDTH_PX = 352;

/** Which of `count` rows of one height are drawn: from index `from` to before `to`. */
export function useRowWindow(
	scroller: RefObject<HTMLElement | null>,
	count: number,
	rowPx: number,
): { from: number; to: number; scrollToIndex: (index: number) => void } {
	// oxlint-disable-next-line react/incompatible-library -- no compiler runs here; the rows are read in this render
	const rows = useVirtualizer({
		count,
		getScrollElement: () => scroller.current,
		estimateSize: () => rowPx,
		// The library writes this offset to the scroller when it mounts: a position scrolled to before
		// that is kept.
		initialOffset: () => scroller.current?.scrollTop ?? 0,
		initialRect: { width: FIRST_WIDTH_PX, height: FIRST_ROWS * rowPx },
		overscan: OVERSCAN,
	});
	const drawn = rows.getVirtualItems();
	return {
		from: drawn[0]?.index ?? 0,
		to: (drawn.at(-1)?.index ?? -1) + 1,
		scrollToIndex: (index) => rows.scrollToIndex(index),
	};
}
