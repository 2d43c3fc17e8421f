import { useRef } from "react";

/**
 * For a dialog that no trigger of the library opens: where the focus was comes back when it
 * closes. Without this the library takes the focus to nowhere.
 */
export function useReturnFocus() {
	const before = useRef<Element | null>(null);
	return {
		onOpenAutoFocus: () => {
			before.current = document.activeElement;
		},
		onCloseAutoFocus: () => {
			const element = before.current;
			if (element instanceof HTMLElement && element !== document.body && element.isConnected)
				element.focus();
		},
	};
}
