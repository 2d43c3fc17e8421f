import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Block } from "#app/domain/chat/blocks.ts";
import { computeLeftOut, type LeftOut, type PlacedBlock } from "./block-window.ts";

export interface BlockWindow {
	leftOut: LeftOut;
	/** The reader moved: draws what comes near before the next picture. */
	look: () => void;
	/** Draws a message that is loaded; false where it is not. It is there after the next render. */
	reveal: (messageId: string) => boolean;
}

const NONE: LeftOut = new Map();

/**
 * Draws the blocks of the log near what is in view. A new block is drawn until its height is known; one that is far away is then a
 * space of that height, so that nothing moves.
 */
export function useBlockWindow(
	scroller: RefObject<HTMLElement | null>,
	blocks: readonly Block<{ id: string }>[],
): BlockWindow {
	const [leftOut, setLeftOut] = useState(NONE);
	const measure = useCallback(() => {
		const log = scroller.current;
		if (!log) return;
		const placed = placeBlocks(log);
		setLeftOut((known) => computeLeftOut(placed, log.clientHeight, known));
	}, [scroller]);
	const look = useCallback(() => flushSync(measure), [measure]);
	useEffect(() => {
		const log = scroller.current;
		if (!log) return;
		const resized = new ResizeObserver(measure);
		resized.observe(log);
		// Messages and pictures that came, words that were taken back.
		for (const content of log.children) resized.observe(content);
		return () => resized.disconnect();
	}, [measure, scroller]);
	// The same function for every message that comes: each bubble has it.
	const latest = useRef(blocks);
	useEffect(() => {
		latest.current = blocks;
	});
	const reveal = useCallback((messageId: string) => {
		const block = latest.current.find(({ messages }) =>
			messages.some(({ id }) => id === messageId),
		);
		if (!block) return false;
		setLeftOut((known) => new Map([...known].filter(([id]) => id !== block.id)));
		return true;
	}, []);
	return { leftOut, look, reveal };
}

function placeBlocks(log: HTMLElement): PlacedBlock[] {
	const { top } = log.getBoundingClientRect();
	const held = findHeld(log);
	return [...log.querySelectorAll<HTMLElement>("[data-block]")].map((element) => {
		const box = element.getBoundingClientRect();
		return {
			id: element.dataset["block"] ?? "",
			topPx: box.top - top,
			bottomPx: box.bottom - top,
			isHeld: held.some((node) => element.contains(node)),
		};
	});
}

/** Focus, both ends of selected words, and what plays. */
function findHeld(log: HTMLElement): Node[] {
	const selected = document.getSelection();
	const ends = selected?.isCollapsed === false ? [selected.anchorNode, selected.focusNode] : [];
	const playing = [...log.querySelectorAll<HTMLMediaElement>("audio, video")].filter(
		(media) => !media.paused,
	);
	return [document.activeElement, ...ends, ...playing].filter((node) => node !== null);
}
