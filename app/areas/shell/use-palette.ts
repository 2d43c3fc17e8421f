import { useCallback, useEffect, useRef, useState } from "react";

export interface PaletteState {
	/** What was typed before it was loaded; null: it was never opened. */
	typed: string | null;
	isOpen: boolean;
	open: (typed: string) => void;
	close: () => void;
	/** Returns the focus to where it was before. */
	returnFocus: () => void;
}

/** The palette's state; opened by Ctrl or Cmd and K, or by the search box. */
export function usePalette(): PaletteState {
	const [state, setState] = useState<{ typed: string | null; isOpen: boolean }>({
		typed: null,
		isOpen: false,
	});
	const before = useRef<Element | null>(null);
	const { isOpen } = state;
	const open = useCallback(
		(typed: string) => {
			if (!isOpen) before.current = document.activeElement;
			// Keys typed while it loads are kept.
			setState((now) => ({
				typed: now.isOpen ? (now.typed ?? "") + typed : typed,
				isOpen: true,
			}));
		},
		[isOpen],
	);
	const close = useCallback(() => setState((now) => ({ ...now, isOpen: false })), []);
	const returnFocus = useCallback(() => {
		if (before.current instanceof HTMLElement) before.current.focus();
	}, []);
	useEffect(() => {
		const onKey = (event: KeyboardEvent): void => {
			// AltGr is Ctrl+Alt on Brazilian keyboards.
			if (event.code !== "KeyK" || event.altKey || event.shiftKey) return;
			if (!event.ctrlKey && !event.metaKey) return;
			// Firefox would focus its own search.
			event.preventDefault();
			if (isOpen) {
				close();
				return;
			}
			open("");
			// The search box takes the typing until the palette is loaded.
			document.getElementById("busca")?.focus();
		};
		window.addEventListener("keydown", onKey);
		return () => window.removeEventListener("keydown", onKey);
	}, [isOpen, open, close]);
	return { ...state, open, close, returnFocus };
}
