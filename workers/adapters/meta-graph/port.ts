/** The interface of the Graph API's client. Tokens never leave the server. */
import type { ErrorCode } from "#app/contracts/errors.ts";

/** Why a call failed. Decided by Meta's error code, never by the HTTP status. */
export interface GraphFault {
	/**
	 * `facebook_token_invalid`, `facebook_permission_missing`, `facebook_not_found`, `facebook_rate_limited`,
	 * `facebook_parameter`, or `facebook_unavailable` (no answer, an unreadable answer, an error of Meta's own).
	 */
	code: ErrorCode;
	metaCode: number | null;
	metaSubcode: number | null;
	/** Meta's text for users, redacted and cut; null for none. */
	message: string | null;
	traceId: string | null;
	/** May be retried automatically. */
	isTransient: boolean;
	retryAfterMs: number | null;
	/** There was no answer: the call may have been executed. */
	isUncertain: boolean;
}

export type GraphResult<Value> = { ok: true; value: Value } | { ok: false; fault: GraphFault };

/** One page of a list; `after` is null on the last one. */
export interface GraphPage<Row> {
	rows: Row[];
	after: string | null;
	/** Pause before reading the next page, ms, because Meta's limit is nearly used up; 0: none. */
	pauseMs: number;
}

export interface GraphToken {
	isValid: boolean;
	/** Whether it was issued to our app; tokens of other apps are refused everywhere. */
	isOurs: boolean;
	userId: string | null;
	scopes: string[];
	/** Epoch ms; null: never. */
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

/** An ad and what it belongs to. */
export interface GraphAd {
	id: string;
	name: string;
	adSet: string | null;
	campaignId: string | null;
	campaign: string | null;
}

/** What an ad cost in a time. */
export interface GraphAdSpend {
	adId: string;
	name: string;
	adSet: string | null;
	campaignId: string | null;
	campaign: string | null;
	/** Major units as text. */
	spend: string;
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

/** `token` is always a person's or a system user's; calls without it use the app's own. No method throws. */
export interface Graph {
	debugToken(token: string): Promise<GraphResult<GraphToken>>;
	/** Exchanges a code of the dialog for a token of about 60 days. */
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
	/** Figures of the last 30 days. */
	getInsights(token: string, accountId: string): Promise<GraphResult<GraphInsights>>;
	/** Ads by their ids, at most fifty; the whole call fails where the token may not see one of them. */
	listAds(token: string, adIds: readonly string[]): Promise<GraphResult<GraphAd[]>>;
	/** What each ad of an account cost on local days, both included. */
	listAdSpend(
		token: string,
		accountId: string,
		days: { from: string; to: string },
		after: string | null,
	): Promise<GraphResult<GraphPage<GraphAdSpend>>>;
	/** `body` is the complete JSON request of the Conversions API. */
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
	/** Meta calls the callback before it answers. The fields replace the previous ones. */
	subscribe(subscription: {
		object: string;
		callbackUrl: string;
		fields: readonly string[];
		verifyToken: string;
		includeValues: boolean;
	}): Promise<GraphResult<null>>;
	unsubscribe(object: string): Promise<GraphResult<null>>;
}
