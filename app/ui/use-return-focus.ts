import { useLayoutEffect, useRef } from "react";

/**
 * For a dialog that no trigger of the library opens: where the focus was comes back when it
 * closes. Without this the library takes the focus to nowhere.
 */
export function useReturnFocus(isOpen: boolean) {
	const before = useRef<Element | null>(null);
	// Before any part of the dialog takes the focus by itself: the library then asks nobody.
	useLayoutEffect(() => {
		if (isOpen) before.current = document.activeElement;
	}, [isOpen]);
	return {
		onOpenAutoFocus: () => {
			// A menu that led here has given the focus back meanwhile.
			if (document.activeElement !== document.body) before.current = document.activeElement;
		},
		onCloseAutoFocus: () => {
			const element = before.current;
			if (element instanceof HTMLElement && element !== document.body && element.isConnected)
				element.focus();
		},
	};
}
