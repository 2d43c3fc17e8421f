/**
 * What a test does with the emulated Graph API: `POST <url>/__emulator/graph/<order>` with JSON.
 *
 * - `account`   `{ accountId, name?, accountStatus?, currency?, amountSpent?, balance?, campaigns?: 8,
 *               pixels?: 3, insights? }`: makes an ad account, or makes it anew. Answers it.
 * - `rules`     `{ rules: [{ match, times?, error?, mode?, headers? }] }`: adds to what calls meet whose
 *               `METHOD path?query` contains `match`, e.g. `GET act_123/campaigns`. `error` is
 *               `{ code, subcode?, status?, message?, userTitle?, userMessage?, isTransient? }`; `mode` is
 *               `reset`, `hang` (the work is done, no answer comes), `garbage`, `html502`; `headers` go
 *               out with the answer (usage: `x-app-usage`, `x-business-use-case-usage`).
 * - `forget`    `{ match }`: drops the rules with exactly this `match`.
 * - `counts`    `{ match }`: how many calls there were whose `METHOD path?query` contains it. Answers a number.
 * - `events`    `{ pixelId }`: what the Conversions API took, `[{ pixelId, event, testEventCode }]`.
 * - `purchase`  `{ userId, productId }`: somebody bought it. Answers it with its `purchaseToken`.
 * - `payment`   `{ paymentId, actions?, disputes? }`: changes what happened to a payment.
 * - `purchases` `{ userId }`: all of a person's, consumed ones too.
 * - `permissions` `{ userId, permissions: { email: "granted", … } }`; `pages` `{ userId, pages: [{ id, name }] }`.
 * - `tokens`    `{ userId }`: all tokens that were issued for this person by the dialog.
 * - `subscriptions` `{}`: what is registered, with verify tokens. `handshake` `{ isOn }`.
 * - `deliver`   `{ object, entry: [...], callback?, signature?, copies? }`: Meta calls the subscribed
 *               address (or `callback`), signed with the app's secret over the escaped bytes; `signature`
 *               is `good`, `missing`, `wrong`, `sha1_only`, `other_serialisation`. Answers the statuses.
 *
 * Pasted tokens: any that begins with `EAAG` works and is the app's own. Words in it change that:
 * `expired`, `revoked` (190), `foreign` (of another app), `noads` (no right to ads),
 * `u<digits>` (of that user; else of the person of `/__emulator/set`).
 * Ad accounts there from the start: 1122334455667788 (BRL), 2233445566778899 (EUR), 3344556677889900
 * (JPY), 4455667788990011 (status 2), 5000500050005000 (5,000 campaigns). Products: creditos_100,
 * creditos_500. Page of everybody: 371024009436368.
 * The SDK is `<url>/facebook-sdk/pt_BR/sdk.js`; its pay dialog is a frame named `fb-dialog` with the
 * links Pagar, Cartão recusado, Cancelar.
 */
import { type Answer, json } from "../oauth/http.ts";
import type { World } from "../oauth/state.ts";
import { addPurchase } from "./payments.ts";
import { makeAccount } from "./seed.ts";
import { type GraphRule, permissionsOf, type PermissionStatus, type Purchase } from "./state.ts";
import { deliver, type Delivery } from "./subscriptions.ts";

interface Order {
	match: string;
	rules: GraphRule[];
	userId: string;
	productId: string;
	pixelId: string;
	permissions: Record<string, PermissionStatus>;
	pages: { id: string; name: string }[];
	isOn: boolean;
}

/** Does what was ordered; the answer is JSON. */
export async function controlGraph(world: World, order: string, body: string): Promise<Answer> {
	const { graph } = world;
	const parsed: unknown = JSON.parse(body || "{}");
	const given = parsed as Order;
	switch (order) {
		case "account": {
			const account = makeAccount(parsed as Parameters<typeof makeAccount>[0]);
			graph.accounts.set(account.accountId, account);
			return json(200, account);
		}
		case "rules":
			graph.rules.push(...given.rules);
			return json(200, {});
		case "forget":
			graph.rules = graph.rules.filter(({ match }) => match !== given.match);
			return json(200, {});
		case "counts": {
			const hits = [...graph.counts].filter(([call]) => call.includes(given.match));
			return json(
				200,
				hits.reduce((sum, [, count]) => sum + count, 0),
			);
		}
		case "events":
			return json(
				200,
				graph.events.filter(({ pixelId }) => pixelId === given.pixelId),
			);
		case "purchase":
			return json(200, addPurchase(graph, given));
		case "payment": {
			const change = parsed as Partial<Purchase> & { paymentId: string };
			const found = graph.purchases.find(({ paymentId }) => paymentId === change.paymentId);
			return found ? json(200, Object.assign(found, change)) : json(404, {});
		}
		case "purchases":
			return json(
				200,
				graph.purchases.filter(({ userId }) => userId === given.userId),
			);
		case "permissions":
			graph.permissions.set(given.userId, new Map(Object.entries(given.permissions)));
			return json(200, Object.fromEntries(permissionsOf(graph, given.userId)));
		case "pages":
			graph.pages.set(given.userId, given.pages);
			return json(200, {});
		case "tokens":
			return json(
				200,
				[...world.tokens].filter(([, userId]) => userId === given.userId).map(([token]) => token),
			);
		case "subscriptions":
			return json(200, [...graph.subscriptions.values()]);
		case "handshake":
			graph.hasHandshake = given.isOn;
			return json(200, {});
		case "deliver":
			return json(200, await deliver(graph, parsed as Delivery, world.facebook.appSecret));
		default:
			return json(404, { message: `unknown order ${order}` });
	}
}
