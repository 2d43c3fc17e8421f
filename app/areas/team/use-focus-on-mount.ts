import { type RefObject, useEffect, useRef } from "react";

/** For the element that a dialog, or the next step in it, is opened for. */
export function useFocusOnMount<Part extends HTMLElement>(): RefObject<Part | null> {
	const part = useRef<Part>(null);
	useEffect(() => part.current?.focus(), []);
	return part;
}
