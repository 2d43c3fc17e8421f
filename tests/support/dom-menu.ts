/** The menus of a page, as the keyboard goes through them. */
import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, vi } from "vitest";

const shownDialog = () => screen.queryByRole("dialog") ?? screen.queryByRole("alertdialog");

/** Opens a dialog from each of these items and closes it with Esc: the focus is on the menu's button again (screens A5). */
export async function expectFocusBack(
	user: UserEvent,
	trigger: () => HTMLElement,
	items: readonly (string | RegExp)[],
): Promise<void> {
	for (const name of items) {
		trigger().focus();
		await user.keyboard("{Enter}");
		const menu = within(await screen.findByRole("menu"));
		menu.getByRole("menuitem", { name }).focus();
		await user.keyboard("{Enter}");
		// Dialogs come when they are asked for; one may load parts of its own.
		for (const _ of [1, 2]) await act(() => vi.dynamicImportSettled());
		await waitFor(() => expect(shownDialog(), String(name)).not.toBeNull());
		expect(screen.queryByRole("menu")).toBeNull();
		await user.keyboard("{Escape}");
		await waitFor(() => expect(shownDialog(), String(name)).toBeNull());
		await waitFor(() => expect(document.activeElement, String(name)).toBe(trigger()));
	}
}
