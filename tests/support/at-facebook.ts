/** People and ad accounts at the emulated Facebook beside the configured product. For tests/pages. */
import type { APIRequestContext, APIResponse } from "playwright/test";
import { orderGraph } from "#tests/emulators/graph/start.ts";
import { controlOf } from "#tests/emulators/oauth/start.ts";
import { CONFIGURED, readPage } from "./served.ts";

const { oauth } = CONFIGURED;
let count = 0;
const freshId = (start: string): string => `${start}${Date.now()}${(count += 1)}`;

/** From now on Facebook's dialog knows this person; answers their id. */
export async function becomeSomebody(): Promise<string> {
	const id = freshId("66");
	const person = { id, name: "Maria Souza", email: `maria-${id}@exemplo.test` };
	await controlOf(oauth.url).set({ facebook: { person } });
	return id;
}

/** An ad account of the test's own, at Meta and in the member's workspace; answers its first pixel's id too. */
export async function addAdAccount(
	member: APIRequestContext,
	{ campaigns = 0, pixels = 1 } = {},
): Promise<{ accountId: string; pixelId: string }> {
	const accountId = freshId("88");
	const made = await orderGraph<{ pixels: { id: string }[] }>(oauth.url, "account", {
		accountId,
		name: "Loja Centro",
		campaigns,
		pixels,
	});
	const form = { intent: "add", token: "EAAG-pages-money", accountId };
	const added = await member.post("/facebook/marketing", { form });
	if (!added.ok()) throw new Error(`no account: ${added.status()}`);
	return { accountId, pixelId: made.pixels[0]?.id ?? "" };
}

/** Through Facebook's dialog from this address and back with this answer, as a browser goes. @returns where one ends, and every address on the way */
export async function walkDialog(
	member: APIRequestContext,
	from: string,
	answer: "Continuar" | "Cancelar" = "Continuar",
): Promise<{ last: APIResponse; addresses: string[] }> {
	const addresses: string[] = [];
	const go = async (to: string): Promise<APIResponse> => {
		addresses.push(to);
		const answer = await member.get(to);
		const next = answer.headers()["location"];
		return next ? go(new URL(next, answer.url()).href) : answer;
	};
	const dialog = await go(from);
	const links = [...(await readPage(dialog)).querySelectorAll("a")];
	const chosen = links.find((each) => each.textContent?.startsWith(answer))?.getAttribute("href");
	const last = await go(new URL(chosen ?? "", dialog.url()).href);
	return { last, addresses };
}
