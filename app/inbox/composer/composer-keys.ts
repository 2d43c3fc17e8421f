import type { KeyboardEvent } from "react";
import { readMark, toggleMark } from "#app/domain/chat/formatting.ts";
import { runConversationAct } from "../conversation-acts.ts";
import { writeInto } from "./write-into.ts";

interface ComposerActs {
	/** False: there was nothing to send. */
	submit: () => boolean;
	/** Leaves what is being edited, or drops the quote; null: there is neither. */
	stepBack: (() => void) | null;
	/** Takes the last message of one's own to be edited. False: there is none. */
	editLast: () => boolean;
	hasText: boolean;
}

/**
 * The composer's keydown handler. Enter sends, Ctrl+Enter also closes the conversation, Shift+Enter
 * breaks the line, PageUp and PageDown scroll the messages, ArrowUp in an empty box edits the last
 * message. Ctrl+B, Ctrl+I and Ctrl+Shift+X mark what is selected. Esc goes back one step at a time:
 * it first leaves the edited message or drops the quoted one, then moves the focus from unsent text
 * to the messages, and leaves the conversation only when the box is empty.
 */
export function createComposerKeys(
	acts: ComposerActs,
): (event: KeyboardEvent<HTMLTextAreaElement>) => void {
	return (event) => {
		// During input method composition Enter confirms the composition. Safari has already cleared
		// isComposing by then and reports keyCode 229 instead.
		if (event.nativeEvent.isComposing || event.keyCode === 229) return;
		if (event.key === "Enter" && !event.shiftKey && !event.altKey) {
			event.preventDefault();
			if (event.repeat || !acts.submit()) return;
			if (event.ctrlKey || event.metaKey) runConversationAct("close");
			return;
		}
		const box = event.currentTarget;
		const mark = readMark(event);
		if (mark !== null) {
			event.preventDefault();
			const { value: text, selectionStart: start, selectionEnd: end } = box;
			writeInto(box, toggleMark({ text, start, end }, mark));
			return;
		}
		if (event.key === "Escape" && acts.stepBack) {
			event.preventDefault();
			acts.stepBack();
			return;
		}
		if (event.key === "ArrowUp" && box.value === "" && acts.editLast()) {
			event.preventDefault();
			return;
		}
		const log = box.closest("section")?.querySelector<HTMLElement>("[role=log]");
		if (event.key === "Escape" && acts.hasText) {
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
