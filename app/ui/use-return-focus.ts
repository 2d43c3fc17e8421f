import { useLayoutEffect, useRef } from "react";

/** A menu item disappears with its menu; the button that opened the menu stays. */
function staying(element: Element | null): Element | null {
	const trigger = element?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
	return trigger ? document.getElementById(trigger) : element;
}

/** Focuses the element; false when it is gone or disabled. */
function focusOn(element: Element | null): boolean {
	if (!(element instanceof HTMLElement) || element === document.body) return false;
	element.focus();
	return document.activeElement === element;
}

/**
 * For a dialog that no Radix trigger opens: on closing, the focus returns to where it was, or to
 * the page's title when that element is gone, as after deleting a row. Without this the focus is
 * lost, and keyboard users start the page again.
 */
export function useReturnFocus(isOpen: boolean) {
	const before = useRef<Element | null>(null);
	// Runs before a part of the dialog takes the focus itself; the library then calls no handler.
	useLayoutEffect(() => {
		if (isOpen) before.current = staying(document.activeElement);
	}, [isOpen]);
	return {
		onOpenAutoFocus: () => {
			// The menu that opened it has given the focus back meanwhile.
			if (document.activeElement !== document.body)
				before.current = staying(document.activeElement);
		},
		onCloseAutoFocus: () => {
			if (!focusOn(before.current)) focusOn(document.querySelector('h1[tabindex="-1"]'));
		},
	};
}
