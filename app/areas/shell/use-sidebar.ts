import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { writePreference } from "#app/ui/preference-cookie.ts";

/** Spec 1, section 9: below this width the sidebar is a drawer. */
const MOBILE_BELOW_PX = 768;
/**
 * An inbox needs the width: up to here the menu beside it is a rail, and opens as a drawer. Phones draw neither: theirs
 * would be made again, unseen, as soon as the page is live.
 */
const RAIL_ONLY = "(48rem <= width < 64rem)";

function subscribe(listener: () => void): () => void {
	const query = window.matchMedia(RAIL_ONLY);
	query.addEventListener("change", listener);
	return () => query.removeEventListener("change", listener);
}

/**
 * Open or rail on a wide screen, drawer on a narrow one; Ctrl or Cmd and B toggles both.
 * @param isTight the page fills the window with panes of its own
 */
export function useSidebar(initiallyOpen: boolean, isTight: boolean) {
	const [isOpen, setOpen] = useState(initiallyOpen);
	const isNarrow = useSyncExternalStore(
		subscribe,
		() => window.matchMedia(RAIL_ONLY).matches,
		() => false,
	);
	const isRailOnly = isTight && isNarrow;
	const drawer = useRef<HTMLDialogElement>(null);
	const closeDrawer = useCallback(() => drawer.current?.close(), []);
	const toggle = useCallback(() => {
		if (isRailOnly || window.innerWidth < MOBILE_BELOW_PX) {
			const dialog = drawer.current;
			if (dialog?.open) dialog.close();
			else dialog?.showModal();
			return;
		}
		setOpen((open) => {
			writePreference("sidebar", open ? "closed" : "open");
			return !open;
		});
	}, [isRailOnly]);
	/** Opens the rail. */
	const widen = useCallback(() => {
		if (isRailOnly) return drawer.current?.showModal();
		writePreference("sidebar", "open");
		setOpen(true);
	}, [isRailOnly]);
	useEffect(() => {
		const onKey = (event: KeyboardEvent): void => {
			// AltGr is Ctrl+Alt on Brazilian keyboards.
			if (event.code !== "KeyB" || event.altKey || event.shiftKey) return;
			if (!event.ctrlKey && !event.metaKey) return;
			event.preventDefault();
			toggle();
		};
		const onWiden = (): void => {
			if (window.innerWidth >= MOBILE_BELOW_PX && !isRailOnly) closeDrawer();
		};
		window.addEventListener("keydown", onKey);
		window.addEventListener("resize", onWiden);
		return () => {
			window.removeEventListener("keydown", onKey);
			window.removeEventListener("resize", onWiden);
		};
	}, [toggle, closeDrawer, isRailOnly]);
	return { isOpen: isOpen && !isRailOnly, toggle, widen, drawer, closeDrawer };
}
