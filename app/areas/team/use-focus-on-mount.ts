import { type RefObject, useEffect, useRef } from "react";

/** For the element that the next step in a dialog is there for; the dialog sees to its first one. */
export function useFocusOnMount<Part extends HTMLElement>(
	isNextStep = true,
): RefObject<Part | null> {
	const part = useRef<Part>(null);
	useEffect(() => {
		if (isNextStep) part.current?.focus();
	}, [isNextStep]);
	return part;
}
