import type { KeyboardEvent } from "react";
import { expect, test, vi } from "vitest";
import { createComposerKeys } from "#app/inbox/composer/composer-keys.ts";

function press(
	key: string,
	{ hasText, dropQuote }: { hasText: boolean; dropQuote: (() => void) | null },
	editLast = () => false,
) {
	const log = { focus: vi.fn(), scrollBy: vi.fn(), clientHeight: 100 };
	const preventDefault = vi.fn();
	const event = {
		key,
		keyCode: 0,
		nativeEvent: { isComposing: false },
		preventDefault,
		currentTarget: { value: hasText ? "Oi" : "", closest: () => ({ querySelector: () => log }) },
	} as unknown as KeyboardEvent<HTMLTextAreaElement>;
	createComposerKeys({ submit: () => true, stepBack: dropQuote, hasText, editLast })(event);
	return { isHandled: preventDefault.mock.calls.length > 0, log };
}

test("Esc drops the quote, then leaves a text for the messages, and closes only from an empty composer (inbox B10)", () => {
	const dropQuote = vi.fn();
	expect(press("Escape", { hasText: true, dropQuote }).isHandled).toBe(true);
	expect(dropQuote).toHaveBeenCalledOnce();
	const left = press("Escape", { hasText: true, dropQuote: null });
	expect(left.isHandled).toBe(true);
	expect(left.log.focus).toHaveBeenCalledOnce();
	expect(press("Escape", { hasText: false, dropQuote: null }).isHandled).toBe(false);
});

test("ArrowUp edits the last message only from an empty box, and only where there is one", () => {
	const plain = { dropQuote: null };
	expect(press("ArrowUp", { ...plain, hasText: false }, () => true).isHandled).toBe(true);
	expect(press("ArrowUp", { ...plain, hasText: false }, () => false).isHandled).toBe(false);
	expect(press("ArrowUp", { ...plain, hasText: true }, () => true).isHandled).toBe(false);
});
