/** Mails as the local outbox shows them. For tests/pages. */
import type { APIRequestContext } from "playwright/test";
import { vi } from "vitest";
import { readPage } from "./served.ts";

/** The address in the newest mail to somebody whose text has `part` in it; waits until the mail is there. */
export function findMailLink(
	visitor: APIRequestContext,
	email: string,
	part: string,
): Promise<string> {
	return vi.waitFor(
		async () => {
			const page = await readPage(await visitor.get("/dev/outbox"));
			const mail = [...page.querySelectorAll("main li")].find((each) =>
				each.textContent?.includes(email),
			);
			const links = [...(mail?.querySelectorAll("a") ?? [])];
			const link = links.map((each) => each.getAttribute("href")).find((to) => to?.includes(part));
			if (!link) throw new Error(`no mail for ${email}`);
			return link;
		},
		{ timeout: 20_000, interval: 200 },
	);
}
