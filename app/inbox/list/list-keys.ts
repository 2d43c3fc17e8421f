import type { KeyboardEvent } from "react";

/**
 * Keydown handler for ArrowUp, ArrowDown, Home and End in a windowed list; `scrollTo` draws the
 * target row first.
 */
export function createListKeys(
	ids: readonly string[],
	scrollTo: (index: number) => void,
	onFocus: (id: string) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
	return (event) => {
		const at = ids.indexOf(event.currentTarget.dataset["contactId"] ?? "");
		const to = nextIndex(event.key, at, ids.length);
		const id = to === null ? undefined : ids[to];
		if (to === null || id === undefined) return;
		event.preventDefault();
		onFocus(id);
		scrollTo(to);
		const list = event.currentTarget.closest("ul");
		// The row may be in the DOM only after the scroll.
		requestAnimationFrame(() => {
			list?.querySelector<HTMLElement>(`[data-contact-id="${CSS.escape(id)}"]`)?.focus();
		});
	};
}

/** The index that a key moves to; null for other keys and at both ends. */
export function nextIndex(key: string, at: number, count: number): number | null {
	if (count === 0) return null;
	if (key === "Home") return 0;
	if (key === "End") return count - 1;
	const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
	const to = at + step;
	return step === 0 || to < 0 || to >= count ? null : to;
}
