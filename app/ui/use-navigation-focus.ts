import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the title after a navigation, so that a screen reader says which page was
 * opened.
 */
export function useNavigationFocus(): void {
	const { pathname } = useLocation();
	const previous = useRef(pathname);
	useEffect(() => {
		if (previous.current === pathname) return;
		previous.current = pathname;
		// A field that has taken the focus keeps it.
		if (document.activeElement?.matches("input, textarea")) return;
		document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
	}, [pathname]);
}
