/** Channels for journeys that are about something else, made without the form, which has tests of its own. */
import { expect, type Page, test } from "playwright/test";

/** A new channel of the member of `page`. Answers its id. */
export async function createChannel(
	page: Page,
	name: string,
	by: { type: "webchat" } | { type: "telegram"; token: string },
): Promise<string> {
	const made = await page.request.post("/channels/new", {
		headers: { origin: test.info().project.use.baseURL ?? "" },
		form: { name, token: "", ...by },
		maxRedirects: 0,
	});
	const place = made.headers()["location"] ?? "";
	expect(place, await made.text()).toMatch(/\/channels\/[0-9a-f-]{36}\/settings/u);
	return place.split("/")[2] ?? "";
}
