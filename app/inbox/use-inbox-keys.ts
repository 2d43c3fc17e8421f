import { useEffect, useRef } from "react";
import { runConversationAct } from "./conversation-acts.ts";
import { type InboxCommand, isConversationAct, isTyping, readInboxCommand } from "./inbox-keys.ts";
import { hasSingleKeys } from "./single-keys.ts";

export interface InboxKeyActions {
	move: (step: 1 | -1) => void;
	compose: () => void;
	close: () => void;
	search: () => void;
	help: () => void;
}

/** Listens for the inbox's shortcuts (inbox-keys.ts) wherever the focus is. */
export function useInboxKeys(actions: InboxKeyActions): void {
	const latest = useRef(actions);
	useEffect(() => {
		latest.current = actions;
	});
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent): void => {
			if (event.isComposing || event.defaultPrevented) return;
			const command = readInboxCommand(event, isWriting(event.target), hasSingleKeys());
			if (command === null && !isTyping(event)) return;
			// An open dialog, menu or search handles the key first.
			if (isInOverlay(event.target, command === "back")) return;
			if (command === null) return beginAnswer(event.target);
			if (command !== "back") event.preventDefault();
			run(command, latest.current);
		};
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, []);
}

/** A letter typed over the list or the messages goes into the composer: the browser writes it where the focus is by then. */
function beginAnswer(target: EventTarget | null): void {
	if (!(target instanceof Element) || !hasSingleKeys()) return;
	if (isWriting(target) || target.closest(READ_HERE) === null) return;
	document
		.querySelector<HTMLTextAreaElement>("[data-conversation] form textarea:not(:disabled)")
		?.focus();
}

/** The messages, and the rows of the list. */
const READ_HERE = "[role=log], [data-contact-id]";

function run(command: InboxCommand, actions: InboxKeyActions): void {
	if (isConversationAct(command)) return runConversationAct(command);
	switch (command) {
		case "next":
			return actions.move(1);
		case "previous":
			return actions.move(-1);
		case "compose":
			return actions.compose();
		case "search":
			return actions.search();
		case "help":
			return actions.help();
		case "back":
			return actions.close();
	}
}

const OVERLAYS = "dialog[open], [role=dialog], [role=alertdialog], [role=menu]";

function isInOverlay(target: EventTarget | null, isBack: boolean): boolean {
	if (document.querySelector(OVERLAYS) !== null) return true;
	return isBack && target instanceof Element && target.closest("search") !== null;
}

/** Input types that accept no text. */
const NOT_TYPED = new Set(["radio", "checkbox", "button", "submit", "file", "range"]);

function isWriting(target: EventTarget | null): boolean {
	if (target instanceof HTMLInputElement) return !NOT_TYPED.has(target.type);
	if (!(target instanceof HTMLElement)) return false;
	return target.isContentEditable || target.matches("textarea, select");
}
