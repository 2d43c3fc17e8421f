import type { Page } from "playwright/test";

/**
 * Goes to a page by its entry in the sidebar.
 * @param path the titles of what it stands in and its own: `"Integrações e Equipe", "Equipe"`; a group that is folded is opened
 */
export async function goByMenu(page: Page, ...path: [...string[], string]): Promise<void> {
	const menu = page.getByRole("navigation", { name: "Menu principal" });
	for (const title of path.slice(0, -1)) {
		const fold = menu.getByRole("button", { name: title, exact: true });
		if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
	}
	await menu
		.getByRole("link", { name: path.at(-1) ?? "" })
		.last()
		.click();
}
