/** The Graph API as services use it: one client, on the server, by tokens that stay there. */
import type { ErrorCode } from "#app/contracts/errors.ts";

/** Why Graph did not do it. Decided by Meta's error code, never by the HTTP status. */
export interface GraphFault {
	/**
	 * `facebook_token_invalid`, `facebook_permission_missing`, `facebook_not_found`,
	 * `facebook_rate_limited`, `facebook_parameter`, or `facebook_unavailable` (no answer, an answer
	 * nobody can read, trouble of Meta's own).
	 */
	code: ErrorCode;
	metaCode: number | null;
	metaSubcode: number | null;
	/** Meta's words for people, redacted and cut; null when it has none. */
	message: string | null;
	traceId: string | null;
	/** Worth trying again by itself. */
	isTransient: boolean;
	retryAfterMs: number | null;
	/** No answer came: what was asked for may have happened. */
	isUncertain: boolean;
}

export type GraphResult<Value> = { ok: true; value: Value } | { ok: false; fault: GraphFault };

/** One page of a list; `after` is null on the last one. */
export interface GraphPage<Row> {
	rows: Row[];
	after: string | null;
	/** How long to leave Meta alone before the next one: what it allows is nearly used up. 0: not at all. */
	pauseMs: number;
}

export interface GraphToken {
	isValid: boolean;
	/** Whether it was given to our app; a token of another app is refused everywhere. */
	isOurs: boolean;
	userId: string | null;
	scopes: string[];
	/** Milliseconds; null: never. */
	expiresAt: number | null;
}

export interface GraphAccount {
	accountId: string;
	name: string;
	accountStatus: number;
	/** Minor units as text. */
	amountSpent: string;
	balance: string;
	currency: string;
	businessName: string | null;
	timezoneName: string | null;
}

export interface GraphPixel {
	pixelId: string;
	name: string;
	isUnavailable: boolean;
	creationTime: number | null;
	lastFiredTime: number | null;
	enableAutomaticMatching: boolean;
	isCrm: boolean;
	dataUseSetting: string | null;
	firstPartyCookieStatus: string | null;
	code: string | null;
}

export interface GraphCampaign {
	id: string;
	name: string;
	objective: string | null;
	/** Lower case. */
	status: string;
	dailyBudget: string | null;
	lifetimeBudget: string | null;
	createdAt: number;
	updatedAt: number;
}

export interface GraphInsights {
	/** Major units as text. */
	spend: string;
	reach: number;
	impressions: number;
	clicks: number;
}

export interface GraphProduct {
	productId: string;
	title: string;
	description: string;
	price: string;
	productType: string | null;
	priceCurrencyCode: string;
	priceAmountCents: number;
}

export interface GraphPurchase {
	paymentId: string;
	productId: string;
	/** Milliseconds. */
	purchasedAt: number;
	purchaseToken: string;
	isConsumed: boolean;
}

export interface GraphPayment {
	id: string;
	userId: string;
	/** Newest last: `charge`, `refund`, `chargeback` …, with its status. */
	actions: { type: string; status: string }[];
	disputes: { status: string; reason: string }[];
}

export interface GraphSubscription {
	object: string;
	callbackUrl: string;
	isActive: boolean;
	fields: string[];
}

/** Every `token` is a person's or a system user's; calls without one use the app's own. */
export interface Graph {
	debugToken(token: string): Promise<GraphResult<GraphToken>>;
	/** A code of the dialog for a token of about 60 days. */
	exchangeCode(
		code: string,
		redirectUrl: string,
	): Promise<GraphResult<{ token: string; expiresAt: number | null }>>;
	me(token: string): Promise<GraphResult<{ id: string; name: string }>>;
	listPages(token: string): Promise<GraphResult<{ id: string; name: string }[]>>;
	listPermissions(
		token: string,
	): Promise<GraphResult<{ permission: string; status: "granted" | "declined" | "expired" }[]>>;
	getAccount(token: string, accountId: string): Promise<GraphResult<GraphAccount>>;
	listPixels(
		token: string,
		accountId: string,
		after: string | null,
	): Promise<GraphResult<GraphPage<GraphPixel>>>;
	listCampaigns(
		token: string,
		accountId: string,
		after: string | null,
	): Promise<GraphResult<GraphPage<GraphCampaign>>>;
	/** Of the last 30 days. */
	getInsights(token: string, accountId: string): Promise<GraphResult<GraphInsights>>;
	/** `body` is the whole request of the Conversions API, JSON. */
	sendEvents(
		token: string,
		pixelId: string,
		body: string,
	): Promise<GraphResult<{ eventsReceived: number; traceId: string | null }>>;
	listProducts(token: string): Promise<GraphResult<GraphProduct[]>>;
	listPurchases(token: string): Promise<GraphResult<GraphPurchase[]>>;
	consume(token: string, purchaseToken: string): Promise<GraphResult<null>>;
	getPayment(paymentId: string): Promise<GraphResult<GraphPayment>>;
	listSubscriptions(): Promise<GraphResult<GraphSubscription[]>>;
	/** Meta calls the address before it answers. Fields replace those of before. */
	subscribe(subscription: {
		object: string;
		callbackUrl: string;
		fields: readonly string[];
		verifyToken: string;
		includeValues: boolean;
	}): Promise<GraphResult<null>>;
	unsubscribe(object: string): Promise<GraphResult<null>>;
}
