import { useEffect, useRef } from "react";

/** Whether nobody has the focus: the dialog itself, or what had it is gone. */
const isFocusFree = (): boolean =>
	document.activeElement === document.body ||
	document.activeElement?.getAttribute("role") === "dialog";

/**
 * Fields that come after their dialog, and take each other's place: whoever is nowhere goes on at the one that begins
 * (`data-begin`). On a touch screen the keyboard would cover half of a dialog that nobody has read yet.
 * @param stage changes when other fields are there
 */
export function useBeginFocus(stage: string | null) {
	const fields = useRef<HTMLDivElement>(null);
	const before = useRef<string | null>(null);
	useEffect(() => {
		const isFirst = before.current === null;
		before.current = stage;
		if (stage === null || !isFocusFree()) return;
		if (isFirst && matchMedia("(pointer: coarse)").matches) return;
		fields.current?.querySelector<HTMLElement>("[data-begin]")?.focus();
	}, [stage]);
	return fields;
}
