import { expect, type Page } from "playwright/test";
import { orderGraph } from "../../emulators/graph/start.ts";
import { controlOf } from "../../emulators/oauth/start.ts";
import { configured } from "./configured.ts";

const { url, oauth } = configured();

/** An ad account of this test's own, at Meta and in the workspace. */
export async function addAdAccount(page: Page, { campaigns = 0 } = {}): Promise<void> {
	const accountId = `88${Date.now()}`;
	await orderGraph(oauth.url, "account", {
		accountId,
		name: "Loja Centro",
		campaigns,
		pixels: 1,
	});
	const added = await page.request.post(`${url}/facebook/marketing`, {
		form: { intent: "add", token: "EAAG-e2e-money", accountId },
		headers: { origin: url },
	});
	expect(added.ok()).toBe(true);
}

/** From now on Facebook's dialog knows this person; answers their id. */
export async function becomeSomebody(): Promise<string> {
	const id = `66${Date.now()}`;
	const person = { id, name: "Maria Souza", email: `maria-${id}@exemplo.test` };
	await controlOf(oauth.url).set({ facebook: { person } });
	return id;
}
