import { useEffect, useRef } from "react";

/**
 * Alt+J and Alt+K go to the next and previous conversation, Esc closes it. By the key's place
 * (`code`): on a Mac Alt+J types a sign, and AltGr on a Brazilian keyboard is Ctrl+Alt.
 */
export function useInboxKeys(actions: { move: (step: 1 | -1) => void; close: () => void }): void {
	const latest = useRef(actions);
	useEffect(() => {
		latest.current = actions;
	});
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent): void => {
			if (event.isComposing || event.defaultPrevented) return;
			if (event.code === "Escape") {
				// A dialog, a menu or a search under the focus has the first word on Esc.
				if (isInOverlay(event.target)) return;
				latest.current.close();
				return;
			}
			const step = event.code === "KeyJ" ? 1 : event.code === "KeyK" ? -1 : null;
			if (step === null || !event.altKey || event.ctrlKey || event.metaKey) return;
			event.preventDefault();
			latest.current.move(step);
		};
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, []);
}

function isInOverlay(target: EventTarget | null): boolean {
	return (
		document.querySelector("dialog[open], [role=dialog], [role=alertdialog], [role=menu]") !==
			null ||
		(target instanceof Element && target.closest("search") !== null)
	);
}
