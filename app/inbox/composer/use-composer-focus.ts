import { useCallback, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/**
 * Who opens a conversation writes at once: the focus goes into its composer when `shownId` stands
 * there, or into its messages where nothing may be written. Not where a keyboard would cover half
 * of the screen, and not when one comes back to a page. Answers what asks for it.
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

function focusComposer(contactId: string): void {
	if (window.matchMedia("(pointer: coarse)").matches) return;
	const pane = document.querySelector(`[data-conversation="${CSS.escape(contactId)}"]`);
	const place =
		pane?.querySelector<HTMLElement>("form textarea:not(:disabled)") ??
		pane?.querySelector<HTMLElement>("[role=log]");
	place?.focus();
}
