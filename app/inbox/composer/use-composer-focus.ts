import { useCallback, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/**
 * Moves the focus into the composer of a conversation once `shownId` is on screen, or into its
 * messages where this member may not write. It does nothing on touch screens, where the keyboard
 * would cover half of the page, or when a page is restored. Returns the function that asks for the
 * focus by contact id; null cancels.
 */
export function useComposerFocus(shownId: string | null): (contactId: string | null) => void {
	const isLedHere = useNavigationType() === "PUSH";
	const wanted = useRef<string | null>(null);
	useEffect(() => {
		if (shownId === null) return;
		if (wanted.current === shownId || (wanted.current === null && isLedHere))
			focusComposer(shownId);
		wanted.current = null;
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each conversation
	}, [shownId]);
	return useCallback(
		(contactId) => {
			wanted.current = contactId;
			if (contactId === null || contactId !== shownId) return;
			wanted.current = null;
			focusComposer(contactId);
		},
		[shownId],
	);
}

/** Moves the focus into the composer of a conversation that is drawn, but not on touch screens. */
export function focusComposer(contactId: string): void {
	if (window.matchMedia("(pointer: coarse)").matches) return;
	const pane = document.querySelector(`[data-conversation="${CSS.escape(contactId)}"]`);
	const place =
		pane?.querySelector<HTMLElement>("form textarea:not(:disabled)") ??
		pane?.querySelector<HTMLElement>("[role=log]");
	place?.focus();
}
