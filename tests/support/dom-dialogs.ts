/** Dialogs as somebody without a mouse meets them. tests/unit/house/dialogs.test.ts asks that every one of the product comes by here. */
import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, vi } from "vitest";

/** The file of a dialog, and the part that draws it there: "app/areas/team/role-dialog.tsx#Dialog". */
export type ProductDialog = `app/${string}.tsx#${string}`;

interface Way {
	/** What has the focus before, and again afterwards. */
	from: () => HTMLElement | Promise<HTMLElement>;
	/** The item of the menu that it opens. */
	item?: string | RegExp;
	/** What is done there in place of pressing Enter. */
	open?: (from: HTMLElement) => Promise<void>;
	/** Who has the focus afterwards, where `from` is gone. */
	back?: () => HTMLElement | Promise<HTMLElement>;
}

const listShown = () => [
	...document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog], dialog[open]"),
];

/** Opens a dialog by the control that people open it with, and closes it with Esc: the focus is where it was (screens A5). */
export async function expectFocusBack(
	user: UserEvent,
	dialog: ProductDialog,
	{ from, item, open, back }: Way,
): Promise<void> {
	const before = listShown();
	const opener = await from();
	opener.focus();
	expect(document.activeElement, `${dialog}: its opener takes the focus`).toBe(opener);
	await (open ? open(opener) : user.keyboard("{Enter}"));
	if (item !== undefined) {
		const menu = within(await screen.findByRole("menu"));
		menu.getByRole("menuitem", { name: item }).focus();
		await user.keyboard("{Enter}");
	}
	// Dialogs come when they are asked for; one may load parts of its own.
	for (const _ of [1, 2]) await act(() => vi.dynamicImportSettled());
	const shown = await waitFor(() => {
		const found = listShown().find((one) => !before.includes(one));
		expect(found, dialog).toBeDefined();
		return found;
	});
	if (item !== undefined) expect(screen.queryByRole("menu")).toBeNull();
	await waitFor(() =>
		expect(shown?.contains(document.activeElement), `${dialog}: has the focus`).toBe(true),
	);
	await user.keyboard("{Escape}");
	await waitFor(() => expect(shown && listShown().includes(shown), dialog).toBe(false));
	const returned = back ?? from;
	const expected = await returned();
	await waitFor(() => expect(document.activeElement, `${dialog}: gives it back`).toBe(expected));
}
