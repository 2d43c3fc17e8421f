import type { Rewrite } from "#app/domain/chat/formatting.ts";

/** Writes into a text box as if it were typed: it can be undone, and whoever listens for input hears of it. */
export function writeInto(box: HTMLTextAreaElement, rewrite: Rewrite): void {
	const { from, to, insert, start, end } = rewrite;
	box.focus();
	box.setSelectionRange(from, to);
	// Deprecated, and the only way that browsers undo with Ctrl+Z.
	const isTyped =
		// oxlint-disable-next-line typescript/no-deprecated
		typeof document.execCommand === "function" && document.execCommand("insertText", false, insert);
	if (!isTyped) {
		// The prototype's setter: React compares what was set on the box itself, and would hear of nothing.
		const text = `${box.value.slice(0, from)}${insert}${box.value.slice(to)}`;
		Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(box, text);
		box.dispatchEvent(new Event("input", { bubbles: true }));
	}
	box.setSelectionRange(start, end);
}

/** Writes at the caret, or over what is selected. */
export function typeInto(box: HTMLTextAreaElement, insert: string): void {
	const { selectionStart: from, selectionEnd: to } = box;
	const end = from + insert.length;
	writeInto(box, { from, to, insert, start: end, end });
}
