import { plainFault } from "./graph-fault.ts";
import {
	createGraphCaller,
	type GraphAnswer,
	type GraphCall,
	type GraphSettings,
} from "./graph-http.ts";
import * as login from "./graph-login.ts";
import * as marketing from "./graph-marketing.ts";
import * as payments from "./graph-payments.ts";
import { Subscription } from "./graph-subscriptions.ts";
import { list, page, Success } from "./graph-values.ts";
import type { Graph, GraphPage, GraphPurchase, GraphResult } from "./port.ts";

const CAMPAIGNS_PER_PAGE = "100";
const PIXELS_PER_PAGE = "50";
const SPENDS_PER_PAGE = "200";
/** Pages of the list of a user's Facebook pages that are read; most users have a few pages. */
const MAX_PAGES_OF_PAGES = 10;
/** Pages of a hundred purchases; an incomplete list cannot show that a purchase is absent. */
const MAX_PAGES_OF_PURCHASES = 20;
const SECOND_MS = 1000;
/** A token that expires sooner is exchanged for one of about 60 days. */
const SHORT_LIFE_MS = 30 * 24 * 3_600_000;

const NOT_CONFIGURED: { ok: false; fault: ReturnType<typeof plainFault> } = {
	ok: false,
	fault: plainFault("facebook_not_configured", { isTransient: false, isUncertain: false }),
};

const withoutPause = <Value>(answer: GraphAnswer<Value>): GraphResult<Value> =>
	answer.ok ? { ok: true, value: answer.value } : answer;

const withPause = <Row>(
	answer: GraphAnswer<{ rows: Row[]; after: string | null }>,
): GraphResult<GraphPage<Row>> =>
	answer.ok ? { ok: true, value: { ...answer.value, pauseMs: answer.pauseMs } } : answer;

const get = (
	path: string,
	token: string | null,
	query: Record<string, string> = {},
): GraphCall => ({ method: "GET", path, token, query });

const pageQuery = (fields: string, limit: string, after: string | null) => ({
	fields,
	limit,
	...(after === null ? {} : { after }),
});

/** Accounts, pixels, campaigns: the Marketing API. */
function createMarketing(call: ReturnType<typeof createGraphCaller>) {
	return {
		async getAccount(token, accountId) {
			const query = { fields: marketing.ACCOUNT_FIELDS };
			return withoutPause(await call(get(`act_${accountId}`, token, query), marketing.Account));
		},
		async listPixels(token, accountId, after) {
			const query = pageQuery(marketing.PIXEL_FIELDS, PIXELS_PER_PAGE, after);
			const asked = get(`act_${accountId}/adspixels`, token, query);
			return withPause(await call(asked, page(marketing.Pixel)));
		},
		async listCampaigns(token, accountId, after) {
			const query = {
				...pageQuery(marketing.CAMPAIGN_FIELDS, CAMPAIGNS_PER_PAGE, after),
				effective_status: marketing.CAMPAIGN_STATUSES,
			};
			const asked = get(`act_${accountId}/campaigns`, token, query);
			return withPause(await call(asked, page(marketing.Campaign)));
		},
		async getInsights(token, accountId) {
			const query = { date_preset: "last_30d", fields: "spend,reach,impressions,clicks" };
			return withoutPause(
				await call(get(`act_${accountId}/insights`, token, query), marketing.Insights),
			);
		},
		async listAds(token, adIds) {
			const query = { ids: adIds.join(","), fields: marketing.AD_FIELDS };
			return withoutPause(await call(get("", token, query), marketing.Ads));
		},
		async listAdSpend(token, accountId, { from, to }, after) {
			const query = {
				...pageQuery(marketing.SPEND_FIELDS, SPENDS_PER_PAGE, after),
				level: "ad",
				time_range: JSON.stringify({ since: from, until: to }),
			};
			const asked = get(`act_${accountId}/insights`, token, query);
			return withPause(await call(asked, page(marketing.AdSpend)));
		},
		async sendEvents(token, pixelId, body) {
			const sent = await call(
				{ method: "POST", path: `${pixelId}/events`, token, body },
				marketing.EventsTaken,
			);
			if (!sent.ok) return sent;
			const { events_received: eventsReceived, fbtrace_id: traceId } = sent.value;
			return { ok: true, value: { eventsReceived, traceId: traceId ?? null } };
		},
	} satisfies Partial<Graph>;
}

/** People, permissions and tokens. */
function createLogin(call: ReturnType<typeof createGraphCaller>, settings: GraphSettings) {
	const { app, now } = settings;

	/** `form` is sent in the body, so that no secret is in the URL. */
	async function fetchToken(form: Record<string, string>) {
		const query = { method: "POST", path: "oauth/access_token", token: null, form } as const;
		const answer = await call(query, login.NewToken);
		if (!answer.ok) return answer;
		const { access_token: token, expires_in: seconds } = answer.value;
		const expiresAt = seconds ? now() + seconds * SECOND_MS : null;
		return { ok: true as const, value: { token, expiresAt } };
	}

	return {
		async debugToken(token) {
			if (!app) return NOT_CONFIGURED;
			const asked = get("debug_token", `${app.id}|${app.secret}`, { input_token: token });
			return withoutPause(await call(asked, login.readToken(app.id, now())));
		},
		async exchangeCode(code, redirectUrl) {
			if (!app) return NOT_CONFIGURED;
			const ids = { client_id: app.id, client_secret: app.secret };
			const first = await fetchToken({ ...ids, redirect_uri: redirectUrl, code });
			if (!first.ok) return first;
			const { token, expiresAt } = first.value;
			if (expiresAt === null || expiresAt - now() > SHORT_LIFE_MS) return first;
			const grant = { grant_type: "fb_exchange_token", fb_exchange_token: token };
			const longer = await fetchToken({ ...ids, ...grant });
			// The short-lived token works too, for an hour or two.
			return longer.ok ? longer : first;
		},
		async me(token) {
			return withoutPause(await call(get("me", token, { fields: "id,name" }), login.Person));
		},
		async listPages(token) {
			const pages: { id: string; name: string }[] = [];
			let after: string | null = null;
			for (let round = 0; round < MAX_PAGES_OF_PAGES; round += 1) {
				const query = pageQuery("id,name", "100", after);
				const answer = await call(get("me/accounts", token, query), page(login.Person));
				if (!answer.ok) return answer;
				pages.push(...answer.value.rows.map(({ id, name }) => ({ id, name })));
				after = answer.value.after;
				if (after === null) break;
			}
			return { ok: true, value: pages };
		},
		async listPermissions(token) {
			const asked = get("me/permissions", token, { limit: "100" });
			return withoutPause(await call(asked, list(login.Permission)));
		},
	} satisfies Partial<Graph>;
}

/** In-app purchases. */
function createPayments(call: ReturnType<typeof createGraphCaller>, { app }: GraphSettings) {
	return {
		async listProducts(token) {
			if (!app) return NOT_CONFIGURED;
			return withoutPause(await call(get(`${app.id}/products`, token), list(payments.Product)));
		},
		async listPurchases(token) {
			if (!app) return NOT_CONFIGURED;
			// The list must be complete: a purchase that is not in it counts as consumed.
			const purchases: GraphPurchase[] = [];
			let after: string | null = null;
			for (let round = 0; round < MAX_PAGES_OF_PURCHASES; round += 1) {
				const query: Record<string, string> = {
					limit: "100",
					...(after === null ? {} : { after }),
				};
				const answer = await call(
					get(`${app.id}/purchases`, token, query),
					page(payments.Purchase),
				);
				if (!answer.ok) return answer;
				purchases.push(...answer.value.rows);
				after = answer.value.after;
				if (after === null) return { ok: true, value: purchases };
			}
			const how = { isTransient: false, isUncertain: true };
			return { ok: false, fault: plainFault("facebook_unavailable", how) };
		},
		async consume(token, purchaseToken) {
			const path = `${encodeURIComponent(purchaseToken)}/consume`;
			return withoutPause(await call({ method: "POST", path, token, form: {} }, Success));
		},
		async getPayment(paymentId) {
			if (!app) return NOT_CONFIGURED;
			const path = encodeURIComponent(paymentId);
			const query = { fields: "id,user,actions,disputes" };
			return withoutPause(
				await call(get(path, `${app.id}|${app.secret}`, query), payments.Payment),
			);
		},
	} satisfies Partial<Graph>;
}

/** The app's webhook subscriptions. */
function createSubscriptions(call: ReturnType<typeof createGraphCaller>, { app }: GraphSettings) {
	const path = `${app?.id}/subscriptions`;
	const token = `${app?.id}|${app?.secret}`;
	return {
		async listSubscriptions() {
			if (!app) return NOT_CONFIGURED;
			return withoutPause(await call(get(path, token), list(Subscription)));
		},
		async subscribe({ object, callbackUrl, fields, verifyToken, includeValues }) {
			if (!app) return NOT_CONFIGURED;
			const form = {
				object,
				callback_url: callbackUrl,
				fields: fields.join(","),
				verify_token: verifyToken,
				include_values: String(includeValues),
			};
			return withoutPause(await call({ method: "POST", path, token, form }, Success));
		},
		async unsubscribe(object) {
			if (!app) return NOT_CONFIGURED;
			const query = { object };
			return withoutPause(await call({ method: "DELETE", path, token, query }, Success));
		},
	} satisfies Partial<Graph>;
}

/** Meta's Graph API over HTTP. Methods never throw; failures are GraphFaults. */
export function createGraph(settings: GraphSettings): Graph {
	const call = createGraphCaller(settings);
	return {
		...createLogin(call, settings),
		...createMarketing(call),
		...createPayments(call, settings),
		...createSubscriptions(call, settings),
	};
}
