import { createHmac } from "node:crypto";
import { type Browser, expect, type Page, test } from "playwright/test";
import { orderGraph } from "../emulators/graph/start.ts";
import { disguisesOf, expectCleanState, findMarkers } from "./support/canary.ts";
import { configured } from "./support/configured.ts";
import { becomeSomebody } from "./support/facebook.ts";
import { beginSession } from "./support/session.ts";
import { SITE_MAP } from "./support/site-map.ts";
import { DEMO } from "./support/visitor.ts";

const { url, oauth, oauthSettings } = configured();
test.use({ baseURL: url });

const TYPED = `EAAGCanary7Q${Date.now()}EndZ5`;
const VERIFY = `Verify9W${Date.now()}EndK3`;
const APP_SECRET = oauthSettings.FACEBOOK_APP_SECRET;
const SECRETS_OF_APP = [
	APP_SECRET,
	`${oauthSettings.FACEBOOK_APP_ID}|${APP_SECRET}`,
	oauthSettings.FACEBOOK_VERIFY_TOKEN,
];

const PATHS = SITE_MAP.filter((address) => address.startsWith("/facebook/"));
/** What stands on none of the first tabs. */
const TABS = [
	"/facebook/marketing?tab=pixels",
	"/facebook/conversions?tab=envio",
	"/facebook/payments?tab=compras",
	"/facebook/webhooks?view=criar",
	"/facebook/webhooks?tab=endpoint",
	"/facebook/webhooks?tab=permissoes",
];

async function act(page: Page, address: string, form: Record<string, string>): Promise<string> {
	const answer = await page.request.post(address, { form, headers: { origin: url } });
	const text = await answer.text();
	expect(answer.ok(), text).toBe(true);
	return text;
}

/** A browser of a demonstration member's own, signed in at the configured server. */
async function enter(browser: Browser, who: string): Promise<Page> {
	const context = await browser.newContext();
	await beginSession(context, `${who}@demo.prosa.test`, DEMO.password, url);
	return context.newPage();
}

/** What the server answers, and where it sends one. */
async function read(page: Page, address: string): Promise<string> {
	const answer = await page.request.get(address, { maxRedirects: 0 });
	return `${JSON.stringify(answer.headers())} ${await answer.text()}`;
}

test("J11 J13 no token of Facebook is in any page, address or file, for any role", async ({
	browser,
}) => {
	const accountId = `44${Date.now()}`;
	await orderGraph(oauth.url, "account", { accountId, campaigns: 1, pixels: 1 });
	const manager = await enter(browser, "gestor");
	const addresses: string[] = [];
	manager.on("request", (request) => addresses.push(request.url()));
	const account = { token: TYPED, accountId };
	const answers = [
		await act(manager, "/facebook/marketing.data", { intent: "validate", ...account }),
		await act(manager, "/facebook/marketing.data", { intent: "add", ...account }),
	];

	const userId = await becomeSomebody();
	await orderGraph(oauth.url, "purchase", { userId, productId: "creditos_100" });
	await manager.goto("/facebook/connect?for=webhooks");
	await manager.getByRole("link", { name: /^Continuar/ }).click();
	await expect(manager).toHaveURL(/\/facebook\/webhooks/);
	const hook = { name: "Isca", objectType: "page", fields: "feed", includeValues: "on" };
	answers.push(
		await act(manager, "/facebook/webhooks.data", {
			intent: "create",
			...hook,
			verifyToken: VERIFY,
		}),
		// Read once so that it is kept.
		await read(manager, "/facebook/payments"),
	);
	const issued = await orderGraph<string[]>(oauth.url, "tokens", { userId });
	const bought = await orderGraph<{ purchaseToken: string }[]>(oauth.url, "purchases", { userId });
	expect(issued.length).toBeGreaterThan(0);
	const kept = [TYPED, VERIFY, ...issued, ...bought.map(({ purchaseToken }) => purchaseToken)];
	const proofs = kept.map((token) => createHmac("sha256", APP_SECRET).update(token).digest("hex"));
	const secrets = [...kept, ...proofs, ...SECRETS_OF_APP];
	// A check that cannot fail is none: it sees each one in each of its disguises.
	for (const secret of secrets)
		for (const disguise of disguisesOf(secret))
			expect(findMarkers(secrets, `a${disguise}b`)).toContain(secret);

	expect(findMarkers(secrets, answers.join())).toEqual([]);
	expect(findMarkers(secrets, addresses.join())).toEqual([]);
	for (const who of ["admin", "gestor", "operador", "visualizador"] as const) {
		const page = who === "gestor" ? manager : await enter(browser, who);
		// Inside, and at the account that was added.
		expect(await read(page, "/facebook/marketing"), who).toContain(accountId);
		const asked = [...PATHS, ...PATHS.map((address) => `${address}.data`), ...TABS];
		await Promise.all(
			asked.map(async (address) =>
				expect(findMarkers(secrets, await read(page, address)), `${address} as ${who}`).toEqual([]),
			),
		);
	}
	await act(manager, "/facebook/marketing.data", { intent: "remove", accountId });
	expectCleanState("configured-state", [...kept, ...proofs]);
	// Its settings are where the app's own secrets come from.
	expectCleanState("configured-state", SECRETS_OF_APP, (file) => file !== "server.env");
});
