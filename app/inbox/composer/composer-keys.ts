import type { KeyboardEvent } from "react";

/**
 * Enter sends, Shift+Enter breaks the line, PageUp and PageDown move the conversation above;
 * Esc goes one step back at a time: it drops what is being answered, then it leaves a text that is
 * not sent for the messages above, and only where nothing is written it closes the conversation.
 */
export function createComposerKeys(
	submit: () => void,
	dropQuote: (() => void) | null,
	hasText: boolean,
): (event: KeyboardEvent<HTMLTextAreaElement>) => void {
	return (event) => {
		// While accents or ideographs are being composed Enter belongs to the keyboard.
		// 229 is how Safari says so after it has already cleared isComposing.
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
