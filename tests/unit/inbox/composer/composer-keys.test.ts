import type { KeyboardEvent } from "react";
import { expect, test, vi } from "vitest";
import { createComposerKeys } from "#app/inbox/composer/composer-keys.ts";

function press(
	key: string,
	{ hasText, dropQuote }: { hasText: boolean; dropQuote: (() => void) | null },
) {
	const log = { focus: vi.fn(), scrollBy: vi.fn(), clientHeight: 100 };
	const preventDefault = vi.fn();
	const event = {
		key,
		keyCode: 0,
		nativeEvent: { isComposing: false },
		preventDefault,
		currentTarget: { closest: () => ({ querySelector: () => log }) },
	} as unknown as KeyboardEvent<HTMLTextAreaElement>;
	createComposerKeys(() => undefined, dropQuote, hasText)(event);
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
