import { useLayoutEffect, useRef } from "react";

/** An item goes away with its menu; what stays is the button that opened the menu. */
function staying(element: Element | null): Element | null {
	const trigger = element?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
	return trigger ? document.getElementById(trigger) : element;
}

/** Whether the element has the focus now; one that is gone or disabled takes none. */
function focusOn(element: Element | null): boolean {
	if (!(element instanceof HTMLElement) || element === document.body) return false;
	element.focus();
	return document.activeElement === element;
}

/**
 * For a dialog that no trigger of the library opens: where the focus was comes back when it closes,
 * and to the page's title when that is gone, as with the row that was just deleted. Without this
 * the library takes the focus to nowhere, and whoever uses a keyboard begins the page again.
 */
export function useReturnFocus(isOpen: boolean) {
	const before = useRef<Element | null>(null);
	// Before any part of the dialog takes the focus by itself: the library then asks nobody.
	useLayoutEffect(() => {
		if (isOpen) before.current = staying(document.activeElement);
	}, [isOpen]);
	return {
		onOpenAutoFocus: () => {
			// A menu that led here has given the focus back meanwhile.
			if (document.activeElement !== document.body)
				before.current = staying(document.activeElement);
		},
		onCloseAutoFocus: () => {
			if (!focusOn(before.current)) focusOn(document.querySelector('h1[tabindex="-1"]'));
		},
	};
}
