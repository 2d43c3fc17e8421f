import { createHmac } from "node:crypto";
import path from "node:path";
import type { APIRequestContext, APIResponse } from "playwright/test";
import { expect, inject, test } from "vitest";
import { SITE_MAP } from "#tests/e2e/support/site-map.ts";
import { orderGraph } from "#tests/emulators/graph/start.ts";
import { becomeSomebody, walkDialog } from "#tests/support/at-facebook.ts";
import { disguisesOf, expectCleanState, findMarkers } from "#tests/support/canary.ts";
import { CONFIGURED, openMember } from "#tests/support/served.ts";

const { url, oauth, oauthSettings } = CONFIGURED;

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

type Member = APIRequestContext;

const dataOf = (address: string): string => address.replace(/(?=\?|$)/u, ".data");

/** A member of the demonstration's, signed in at the configured server. */
const enter = (who: string): Promise<Member> => openMember(`${who}@demo.prosa.test`, { url });

async function act(member: Member, address: string, form: Record<string, string>): Promise<string> {
	const answer = await member.post(address, { form });
	const text = await answer.text();
	expect(answer.ok(), text).toBe(true);
	return text;
}

const wordsOf = async (answer: APIResponse): Promise<string> =>
	`${JSON.stringify(answer.headers())} ${await answer.text()}`;
/** What the server answers, and where it sends one. */
const read = async (member: Member, address: string): Promise<string> =>
	wordsOf(await member.get(address));

test("J11 J13 no token of Facebook is in any page, address or file, for any role", async () => {
	const accountId = `44${Date.now()}`;
	await orderGraph(oauth.url, "account", { accountId, campaigns: 1, pixels: 1 });
	const manager = await enter("gestor");
	const account = { token: TYPED, accountId };
	const answers = [
		await act(manager, "/facebook/marketing.data", { intent: "validate", ...account }),
		await act(manager, "/facebook/marketing.data", { intent: "add", ...account }),
	];

	const userId = await becomeSomebody();
	await orderGraph(oauth.url, "purchase", { userId, productId: "creditos_100" });
	const { last, addresses } = await walkDialog(manager, "/facebook/connect?for=webhooks");
	expect(new URL(last.url()).pathname).toBe("/facebook/webhooks");
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
		const member = await enter(who);
		// Those who may most and least get it drawn, which holds its data too; between them the data alone.
		const isDrawn = who === "admin" || who === "visualizador";
		const shown = (address: string): string => (isDrawn ? address : dataOf(address));
		// Inside, and at the account that was added.
		expect(await read(member, shown("/facebook/marketing")), who).toContain(accountId);
		const asked = [...PATHS, ...TABS].map(shown);
		await Promise.all(
			asked.map(async (address) =>
				expect(findMarkers(secrets, await read(member, address)), `${address} as ${who}`).toEqual(
					[],
				),
			),
		);
	}
	await act(manager, "/facebook/marketing.data", { intent: "remove", accountId });
	const state = path.join(inject("served").scratch, "configured-state");
	expectCleanState(state, [...kept, ...proofs]);
	// Its settings are where the app's own secrets come from.
	expectCleanState(state, SECRETS_OF_APP, (file) => file !== "server.env");
});
