/** Channels for journeys that are about something else, made by the form as a member makes them. */
import { expect, type Page } from "playwright/test";
import { hydrated } from "./visitor.ts";

/** A new channel of the member of `page`; ends on its settings. Answers its id. */
export async function createChannel(
	page: Page,
	name: string,
	by: { type: "webchat" } | { type: "telegram"; token: string },
): Promise<string> {
	await page.goto(`/channels/new?type=${by.type}`);
	await hydrated(page);
	await page.getByRole("textbox", { name: "Nome", exact: true }).fill(name);
	if (by.type === "telegram") await page.getByLabel("Token do bot").fill(by.token);
	await page.getByRole("button", { name: "Criar canal" }).click();
	await expect(page).toHaveURL(/\/channels\/[0-9a-f-]{36}\/settings/);
	return new URL(page.url()).pathname.split("/")[2] ?? "";
}
