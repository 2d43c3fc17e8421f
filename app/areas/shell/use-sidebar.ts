import { useCallback, useEffect, useRef, useState } from "react";
import { writePreference } from "#app/ui/preference-cookie.ts";

/** Spec 1, section 9: below this width the sidebar is a drawer. */
const MOBILE_BELOW_PX = 768;

/** Open or rail on a wide screen, drawer on a narrow one; Ctrl or Cmd and B toggles both. */
export function useSidebar(initiallyOpen: boolean) {
	const [isOpen, setOpen] = useState(initiallyOpen);
	const drawer = useRef<HTMLDialogElement>(null);
	const closeDrawer = useCallback(() => drawer.current?.close(), []);
	const toggle = useCallback(() => {
		if (window.innerWidth < MOBILE_BELOW_PX) {
			const dialog = drawer.current;
			if (dialog?.open) dialog.close();
			else dialog?.showModal();
			return;
		}
		setOpen((open) => {
			writePreference("sidebar", open ? "closed" : "open");
			return !open;
		});
	}, []);
	/** Opens the rail. */
	const widen = useCallback(() => {
		writePreference("sidebar", "open");
		setOpen(true);
	}, []);
	useEffect(() => {
		const onKey = (event: KeyboardEvent): void => {
			// AltGr is Ctrl+Alt on Brazilian keyboards.
			if (event.code !== "KeyB" || event.altKey || event.shiftKey) return;
			if (!event.ctrlKey && !event.metaKey) return;
			event.preventDefault();
			toggle();
		};
		const onWiden = (): void => {
			if (window.innerWidth >= MOBILE_BELOW_PX) closeDrawer();
		};
		window.addEventListener("keydown", onKey);
		window.addEventListener("resize", onWiden);
		return () => {
			window.removeEventListener("keydown", onKey);
			window.removeEventListener("resize", onWiden);
		};
	}, [toggle, closeDrawer]);
	return { isOpen, toggle, widen, drawer, closeDrawer };
}
