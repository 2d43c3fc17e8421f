import { type RefObject, useLayoutEffect } from "react";
import { useRowWindow } from "./row-window.ts";

/**
 * Tells which rows of a long list are to be drawn; draws nothing itself. Apart from the list, so
 * that only those with more people than a screen shows load what windows them.
 */
export function LongListWindow(props: {
	scroller: RefObject<HTMLElement | null>;
	count: number;
	rowPx: number;
	/** The first row to draw, and the one after the last. */
	onRange: (from: number, to: number) => void;
}) {
	const { onRange } = props;
	const { from, to } = useRowWindow(props.scroller, props.count, props.rowPx);
	// Before the paint: a quick scroll shows no blank.
	useLayoutEffect(() => onRange(from, to), [from, to, onRange]);
	return null;
}
