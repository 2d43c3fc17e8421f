import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { findPlace, keepPlace, type LogPlace } from "./kept-places.ts";
import type { BlockWindow } from "./use-block-window.ts";

/** Within this distance of the end the reader counts as following the conversation. */
const NEAR_END_PX = 48;
const NEAR_START_PX = 400;
const OPENING_MARGIN_PX = 48;
const FLASH_MS = 1600;

export interface LogScroll extends Pick<BlockWindow, "leftOut" | "reveal"> {
	scroller: RefObject<HTMLDivElement | null>;
	isAtEnd: boolean;
	onScroll: () => void;
	toEnd: () => void;
	toMessage: (messageId: string, keepsFocus?: boolean) => void;
	/** Scrolls to where the reader left, where that message is drawn; false where it is not. */
	toPlace: (place: LogPlace) => boolean;
	/** Where the reader is; null at the end. */
	place: () => LogPlace | null;
	/** Scrolls the first match of `selector` below the upper edge, unless it is in view already. */
	openAt: (selector: string) => void;
}

/**
 * Scroll position of the log. Its column is reversed (`column-reverse`), so the browser keeps the
 * end in view even before scripts run, and earlier messages loading above never move what is being
 * read. What remains: keeping the position when messages arrive below a reader who has scrolled up,
 * which not every browser does.
 */
export function useLogScroll(
	scroller: RefObject<HTMLDivElement | null>,
	messageKey: string,
	/** Which part of the log is drawn. */
	drawn: Pick<BlockWindow, "leftOut" | "look" | "reveal">,
	near: { start: () => void; end: () => void },
	/**
	 * Whether newer messages exist that are not loaded: then the end of the log is not the end of the
	 * conversation.
	 */
	hasLater: boolean,
): LogScroll {
	const { start: onNearStart, end: onNearEnd } = near;
	const { leftOut, look, reveal } = drawn;
	const anchor = useRef<LogPlace | null>(null);
	const [isAtEnd, setIsAtEnd] = useState(true);

	const note = useCallback(() => {
		const element = scroller.current;
		if (!element) return;
		const isNearEnd = !hasLater && -element.scrollTop < NEAR_END_PX;
		setIsAtEnd(isNearEnd);
		anchor.current = isNearEnd ? null : findAnchor(element);
		const leftAbove = element.scrollHeight - element.clientHeight + element.scrollTop;
		if (leftAbove < NEAR_START_PX) onNearStart();
		if (hasLater && -element.scrollTop < NEAR_START_PX) onNearEnd();
	}, [hasLater, onNearEnd, onNearStart, scroller]);
	const onScroll = useCallback(() => {
		note();
		look();
	}, [look, note]);

	useLayoutEffect(() => {
		const element = scroller.current;
		const held = anchor.current;
		if (!element || !held) return;
		const top = topOf(element, held.id);
		if (top !== null) element.scrollTo({ top: element.scrollTop + top - held.top });
	}, [messageKey, leftOut, scroller]);

	const toEnd = useCallback(() => {
		anchor.current = null;
		scroller.current?.scrollTo({ top: 0 });
		setIsAtEnd(true);
	}, [scroller]);

	const toMessage = useCallback(
		(messageId: string, keepsFocus = false) => {
			const target = findMessage(scroller.current, messageId);
			target?.scrollIntoView({ block: "center" });
			if (!keepsFocus) target?.focus({ preventScroll: true });
			// Highlights the target by a fading colour, not by movement.
			target?.animate?.(
				[{ backgroundColor: "var(--accent-a5)" }, { backgroundColor: "transparent" }],
				{
					duration: FLASH_MS,
					easing: "ease-in",
				},
			);
		},
		[scroller],
	);

	const openAt = useCallback(
		(selector: string) => {
			const element = scroller.current;
			const target = element?.querySelector(selector);
			if (!element || !target) return;
			const top = target.getBoundingClientRect().top - element.getBoundingClientRect().top;
			if (top >= 0) return;
			element.scrollTo({ top: element.scrollTop + top - OPENING_MARGIN_PX });
			note();
		},
		[note, scroller],
	);

	const toPlace = useCallback(
		({ id, top }: LogPlace) => {
			const element = scroller.current;
			const at = element && topOf(element, id);
			if (!element || at === null) return false;
			element.scrollTo({ top: element.scrollTop + at - top });
			note();
			return true;
		},
		[note, scroller],
	);
	const place = useCallback(() => anchor.current, []);

	return {
		scroller,
		isAtEnd,
		onScroll,
		toEnd,
		toMessage,
		toPlace,
		place,
		openAt,
		reveal,
		leftOut,
	};
}

/**
 * A conversation that is opened again in this tab stands where it was left, if that was not its end. `isFree` false:
 * it opens elsewhere, at what is unread or at a message that was searched for.
 */
export function useKeptPlace(
	conversation: string,
	{ toPlace, place }: Pick<LogScroll, "toPlace" | "place">,
	isFree: boolean,
): void {
	useLayoutEffect(() => {
		const kept = findPlace(conversation);
		if (isFree && kept) toPlace(kept);
		return () => keepPlace(conversation, place());
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- as it opens, and as it is left
	}, [conversation]);
}

export function findMessage(scroller: Element | null, messageId: string): HTMLElement | null {
	return (
		scroller?.querySelector<HTMLElement>(`[data-message-id="${CSS.escape(messageId)}"]`) ?? null
	);
}

function topOf(scroller: Element, messageId: string): number | null {
	const element = findMessage(scroller, messageId);
	if (!element) return null;
	return element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
}

/** The first message that is wholly or partly in view. */
function findAnchor(scroller: Element): LogPlace | null {
	const box = scroller.getBoundingClientRect();
	for (const element of scroller.querySelectorAll<HTMLElement>("[data-message-id]")) {
		const own = element.getBoundingClientRect();
		if (own.bottom > box.top + 8) {
			return { id: element.dataset["messageId"] ?? "", top: own.top - box.top };
		}
	}
	return null;
}
