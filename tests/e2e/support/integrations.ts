/** Integrations made without the form, which has tests of its own. */
import { expect, type Page, test } from "playwright/test";

/** What a form of the page of integrations asks for, as the member of `page`. Answers what the server wrote. */
export async function askIntegrations(page: Page, form: Record<string, string>): Promise<string> {
	const answer = await page.request.post("/integrations.data", {
		headers: { origin: test.info().project.use.baseURL ?? "" },
		form,
	});
	const body = await answer.text();
	expect(answer.ok(), body).toBe(true);
	return body;
}

/** An integration with OpenAI that has this key. Answers its id. */
export async function createOpenAi(page: Page, name: string, key: string): Promise<string> {
	const filled = { type: "openai", name, credentials: { api_key: key }, settings: {} };
	const body = await askIntegrations(page, { intent: "create", filled: JSON.stringify(filled) });
	const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/.exec(body)?.[0];
	if (!id) throw new Error(`no integration was made: ${body}`);
	return id;
}
