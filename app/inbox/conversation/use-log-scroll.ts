import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

/** Nearer than this to the end counts as reading along. */
const NEAR_END_PX = 48;
const NEAR_START_PX = 400;
const OPENING_MARGIN_PX = 48;
const FLASH_MS = 1600;

export interface LogScroll {
	scroller: RefObject<HTMLDivElement | null>;
	isAtEnd: boolean;
	onScroll: () => void;
	toEnd: () => void;
	toMessage: (messageId: string, keepsFocus?: boolean) => void;
	/** Brings what `selector` names below the upper edge, unless it is in view. */
	openAt: (selector: string) => void;
}

/**
 * The log lies in a reversed column: the browser keeps the end in view by itself, even before any
 * script runs, and earlier messages above never move what is read. Left to do: hold the place
 * when messages arrive below somebody who has scrolled up, which not every browser does.
 */
export function useLogScroll(
	messageKey: string,
	near: { start: () => void; end: () => void },
	/** The newest messages are not loaded: the end of the log is not the end of the conversation. */
	hasLater: boolean,
): LogScroll {
	const { start: onNearStart, end: onNearEnd } = near;
	const scroller = useRef<HTMLDivElement>(null);
	const anchor = useRef<{ id: string; top: number } | null>(null);
	const [isAtEnd, setIsAtEnd] = useState(true);

	const onScroll = useCallback(() => {
		const element = scroller.current;
		if (!element) return;
		const isNearEnd = !hasLater && -element.scrollTop < NEAR_END_PX;
		setIsAtEnd(isNearEnd);
		anchor.current = isNearEnd ? null : findAnchor(element);
		const leftAbove = element.scrollHeight - element.clientHeight + element.scrollTop;
		if (leftAbove < NEAR_START_PX) onNearStart();
		if (hasLater && -element.scrollTop < NEAR_START_PX) onNearEnd();
	}, [hasLater, onNearEnd, onNearStart]);

	useLayoutEffect(() => {
		const element = scroller.current;
		const held = anchor.current;
		if (!element || !held) return;
		const top = topOf(element, held.id);
		if (top !== null) element.scrollTop += top - held.top;
	}, [messageKey]);

	const toEnd = useCallback(() => {
		anchor.current = null;
		scroller.current?.scrollTo({ top: 0 });
		setIsAtEnd(true);
	}, []);

	const toMessage = useCallback((messageId: string, keepsFocus = false) => {
		const target = findMessage(scroller.current, messageId);
		target?.scrollIntoView({ block: "center" });
		if (!keepsFocus) target?.focus({ preventScroll: true });
		// A colour that fades, not a movement: it shows where the jump led.
		target?.animate?.(
			[{ backgroundColor: "var(--accent-a5)" }, { backgroundColor: "transparent" }],
			{
				duration: FLASH_MS,
				easing: "ease-in",
			},
		);
	}, []);

	const openAt = useCallback(
		(selector: string) => {
			const element = scroller.current;
			const target = element?.querySelector(selector);
			if (!element || !target) return;
			const top = target.getBoundingClientRect().top - element.getBoundingClientRect().top;
			if (top >= 0) return;
			element.scrollTop += top - OPENING_MARGIN_PX;
			onScroll();
		},
		[onScroll],
	);

	return { scroller, isAtEnd, onScroll, toEnd, toMessage, openAt };
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
function findAnchor(scroller: Element): { id: string; top: number } | null {
	const box = scroller.getBoundingClientRect();
	for (const element of scroller.querySelectorAll<HTMLElement>("[data-message-id]")) {
		const own = element.getBoundingClientRect();
		if (own.bottom > box.top + 8) {
			return { id: element.dataset["messageId"] ?? "", top: own.top - box.top };
		}
	}
	return null;
}
