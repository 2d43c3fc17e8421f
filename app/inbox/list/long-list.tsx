import { type RefObject, useLayoutEffect } from "react";
import { useRowWindow } from "./row-window.ts";

/**
 * Computes which rows of a long list are drawn; renders nothing. A module of its own, so that only
 * lists longer than a screen load the windowing library.
 */
export function LongListWindow(props: {
	scroller: RefObject<HTMLElement | null>;
	count: number;
	rowPx: number;
	/** The index of the first row to draw, and of the one after the last. */
	onRange: (from: number, to: number) => void;
}) {
	const { onRange } = props;
	const { from, to } = useRowWindow(props.scroller, props.count, props.rowPx);
	// Before the paint, so that quick scrolling shows no blank rows.
	useLayoutEffect(() => onRange(from, to), [from, to, onRange]);
	return null;
}
