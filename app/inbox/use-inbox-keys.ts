import { useEffect, useRef } from "react";
import { readInboxCommand } from "./inbox-keys.ts";
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
			// An open dialog, menu or search handles the key first.
			if (command === null || isInOverlay(event.target, command === "back")) return;
			if (command !== "back") event.preventDefault();
			run(command, latest.current);
		};
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, []);
}

function run(
	command: NonNullable<ReturnType<typeof readInboxCommand>>,
	actions: InboxKeyActions,
): void {
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
