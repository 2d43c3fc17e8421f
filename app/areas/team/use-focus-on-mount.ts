import { type RefObject, useEffect, useRef } from "react";

/** For the main element of a dialog's later steps; the dialog itself focuses its first one. */
export function useFocusOnMount<Part extends HTMLElement>(
	isNextStep = true,
): RefObject<Part | null> {
	const part = useRef<Part>(null);
	useEffect(() => {
		if (isNextStep) part.current?.focus();
	}, [isNextStep]);
	return part;
}
