import { expect, type Page } from "playwright/test";
import { giveSession } from "./session.ts";

/** Accounts of the demonstration workspace (scripts/demo). */
export const DEMO = {
	admin: "admin@demo.prosa.test",
	operator: "operador@demo.prosa.test",
	viewer: "visualizador@demo.prosa.test",
	password: "demonstracao",
} as const;

/** The form of the tab that is open. */
export const openForm = (page: Page) => page.getByRole("tabpanel");

/** Fills the sign-in form of the page one is on and waits until it was left. */
export async function signInHere(page: Page, email: string, password: string): Promise<void> {
	const form = openForm(page);
	await form.getByLabel("E-mail", { exact: true }).fill(email);
	await form.getByLabel("Senha", { exact: true }).fill(password);
	await form.getByRole("button", { name: "Entrar", exact: true }).click();
	await expect(page).not.toHaveURL(/\/auth/);
}

/**
 * Waits until the scripts of the page answer to clicks. React marks parts while it still renders
 * them; only its root says that they are its own and no field is written over any more.
 */
export const hydrated = (page: Page) =>
	page.waitForFunction(() => {
		const keyOf = (part: object, start: string) =>
			Object.keys(part).find((key) => key.startsWith(start));
		const part = document.querySelector("button, a");
		const root = keyOf(document, "__reactContainer$");
		if (part === null || !keyOf(part, "__reactProps") || root === undefined) return false;
		const fiber = (document as unknown as Record<string, ReactRoot>)[root];
		return fiber?.stateNode.current.memoizedState.isDehydrated === false;
	});

/** The part of React's root that says whether it still takes over what the server rendered. */
interface ReactRoot {
	stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/** Signs in without the form (support/session.ts). The page stays where it is. */
export const signIn = (page: Page, email: string = DEMO.admin): Promise<void> =>
	giveSession(page.context(), email, DEMO.password);

/** Signed in, on the home page, ready for clicks. */
export async function openHome(page: Page, email?: string): Promise<void> {
	await signIn(page, email);
	await page.goto("/");
	await hydrated(page);
}
