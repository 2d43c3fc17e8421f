import type { KeyboardEvent } from "react";

/**
 * The composer's keydown handler. Enter sends, Shift+Enter breaks the line, PageUp and PageDown
 * scroll the messages. Esc goes back one step at a time: it first drops the quoted message, then
 * moves the focus from unsent text to the messages, and closes the conversation only when the box
 * is empty.
 */
export function createComposerKeys(
	submit: () => void,
	dropQuote: (() => void) | null,
	hasText: boolean,
): (event: KeyboardEvent<HTMLTextAreaElement>) => void {
	return (event) => {
		// During input method composition Enter confirms the composition. Safari has already cleared
		// isComposing by then and reports keyCode 229 instead.
		if (event.nativeEvent.isComposing || event.keyCode === 229) return;
		if (event.key === "Enter" && !event.shiftKey && !event.altKey) {
			event.preventDefault();
			if (!event.repeat) submit();
			return;
		}
		if (event.key === "Escape" && dropQuote) {
			event.preventDefault();
			dropQuote();
			return;
		}
		const log = event.currentTarget.closest("section")?.querySelector<HTMLElement>("[role=log]");
		if (event.key === "Escape" && hasText) {
			event.preventDefault();
			log?.focus();
			return;
		}
		if (event.key !== "PageUp" && event.key !== "PageDown") return;
		if (!log) return;
		event.preventDefault();
		const pagePx = log.clientHeight * 0.9;
		log.scrollBy({ top: event.key === "PageUp" ? -pagePx : pagePx });
	};
}
