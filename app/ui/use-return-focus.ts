import { useLayoutEffect, useRef } from "react";

/** A menu item disappears with its menu; the button that opened the menu stays. */
function staying(element: Element | null): Element | null {
	const trigger = element?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
	return trigger ? document.getElementById(trigger) : element;
}

/** Whoever has the focus now comes before the others. */
function withFocused(others: readonly Element[]): readonly Element[] {
	const focused = staying(document.activeElement);
	return focused === null || focused === document.body ? others : [focused, ...others];
}

/** Focuses the element; false when it is gone or disabled. */
function focusOn(element: Element | null): boolean {
	if (!(element instanceof HTMLElement) || element === document.body) return false;
	element.focus();
	return document.activeElement === element;
}

/** A dialog, and whom it gives the focus back to, first to last: its opener, and those of the dialogs that it follows. */
interface Opened {
	openers: readonly Element[];
}

/** Those that are open, or have just given way to another one; the last one opened last. */
const stack: Opened[] = [];

/**
 * For a dialog that no Radix trigger opens: on closing, the focus returns to where it was. Where that is gone with the dialog
 * it was in, as when a form gives way to the secret that it made, it returns to what opened that one; where all are gone, as after
 * deleting a row, to the page's title. Without this the focus is lost, and keyboard users start the page again.
 */
export function useReturnFocus(isOpen: boolean) {
	const opened = useRef<Opened>({ openers: [] });
	// Runs before a part of the dialog takes the focus itself; the library then calls no handler.
	useLayoutEffect(() => {
		if (!isOpen) return;
		const own = { openers: withFocused(stack.at(-1)?.openers ?? []) };
		opened.current = own;
		stack.push(own);
		// Another one may open with the same drawing.
		return () => void setTimeout(() => stack.splice(stack.indexOf(own), 1));
	}, [isOpen]);
	return {
		onOpenAutoFocus: () => {
			// The menu that opened it has given the focus back meanwhile.
			opened.current.openers = withFocused(opened.current.openers);
		},
		onCloseAutoFocus: () => {
			if (opened.current.openers.some(focusOn)) return;
			// The dialog around it may have closed as well, and given the focus back already.
			if (document.activeElement === document.body)
				focusOn(document.querySelector('h1[tabindex="-1"]'));
		},
	};
}
