import { type RefObject, useEffect } from "react";

const CONTROLS = "a[href], button, input, video";
const MESSAGE = "[data-message-id]";

/**
 * Makes the log one tab stop (roving tabindex): Tab reaches the focused message and its controls,
 * the arrow keys move between messages. Otherwise the controls of a hundred messages would come
 * before the composer.
 */
export function useOneTabStop(scroller: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const log = scroller.current;
		if (!log) return;
		let current: Element | null = null;
		const set = (within: Element, isStop: boolean): void => {
			for (const control of within.querySelectorAll<HTMLElement>(CONTROLS))
				if (control.closest(MESSAGE)) control.tabIndex = isStop ? 0 : -1;
		};
		const watch = new MutationObserver((records) => {
			for (const { target } of records)
				if (target instanceof Element) set(target, current?.contains(target) ?? false);
			if (current) set(current, true);
		});
		const follow = ({ target }: FocusEvent): void => {
			const message = target instanceof Element ? target.closest(MESSAGE) : null;
			if (message === current) return;
			if (current) set(current, false);
			if (message) set(message, true);
			current = message;
		};
		set(log, false);
		watch.observe(log, { childList: true, subtree: true });
		log.addEventListener("focusin", follow);
		return () => {
			watch.disconnect();
			log.removeEventListener("focusin", follow);
		};
	}, [scroller]);
}
