import { expect, type Page } from "playwright/test";

/** The link with `part` in it of the newest mail to an address, from the local outbox; waits until the mail is there. */
export async function findMailLink(page: Page, email: string, part: string): Promise<string> {
	let link = "";
	await expect(async () => {
		const outbox = await (await page.request.get("/dev/outbox")).text();
		const mail = outbox.slice(outbox.indexOf(email) + 1);
		link = new RegExp(`href="([^"]*${part}[^"]*)"`).exec(mail)?.[1] ?? "";
		expect(link).not.toBe("");
	}).toPass({ timeout: 60_000 });
	return link.replaceAll("&amp;", "&");
}
