import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a navigation the title has the focus, so that a screen reader says where one arrived. */
export function useNavigationFocus(): void {
	const { pathname } = useLocation();
	const previous = useRef(pathname);
	useEffect(() => {
		if (previous.current === pathname) return;
		previous.current = pathname;
		// A field that asked for the focus keeps it.
		if (document.activeElement?.matches("input, textarea")) return;
		document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
	}, [pathname]);
}
