/** The Facebook area as its screens and its queue know it. No view carries a token. */
import { z } from "zod";
import type { ConversionState } from "../domain/facebook/conversion.ts";
import { FACEBOOK_JOB_KINDS, type SyncKind, type SyncState } from "../domain/facebook/sync.ts";
import type { EventObject, WebhookObject } from "../domain/facebook/webhook.ts";
import type { ErrorCode } from "./errors.ts";

/** Why Meta said no, as people are told: a code of ours, and Meta's own words on it, redacted. */
export interface GraphFaultView {
	code: ErrorCode;
	/** `error_user_title` or `error_user_msg`; null when Meta has none for people. */
	message: string | null;
	/** By which Meta's support finds the call. */
	traceId: string | null;
}

export interface SyncView {
	kind: SyncKind;
	state: SyncState;
	/** Rows written so far. */
	doneCount: number;
	error: ErrorCode | null;
	startedAt: number;
	updatedAt: number;
}

export interface AccountView {
	accountId: string;
	name: string;
	accountStatus: number;
	/** Minor units of `currency`, whole numbers as text. */
	amountSpent: string;
	balance: string;
	currency: string;
	businessName: string | null;
	timezoneName: string | null;
	permissions: string[];
	/** Meta said that the token is no good: add the account again. */
	isTokenRefused: boolean;
	/** Of the last 30 days; `spend` in major units as text; null before the first sync. */
	insights: { spend: string; reach: number; impressions: number; clicks: number } | null;
	lastSyncAt: number | null;
	syncs: SyncView[];
}

export interface PixelView {
	accountId: string;
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
	lastSyncAt: number;
}

export interface CampaignView {
	id: string;
	accountId: string;
	name: string;
	objective: string | null;
	status: string;
	/** Minor units as text; null when set for its ad sets. */
	dailyBudget: string | null;
	lifetimeBudget: string | null;
	currency: string;
	createdAt: number;
}

/** One's own sign-in at Facebook; null fields never: no sign-in is null as a whole. */
export interface FacebookLoginView {
	name: string;
	expiresAt: number | null;
	isExpired: boolean;
}

export interface WebhookView {
	id: string;
	name: string;
	objectType: WebhookObject;
	fields: string[];
	includeValues: boolean;
	isRegistered: boolean;
	createdAt: number;
}

export interface FacebookEventView {
	id: string;
	objectType: EventObject;
	objectId: string;
	field: string;
	/** JSON text of what Meta sent, cut. */
	value: string;
	happenedAt: number;
	receivedAt: number;
}

export interface PermissionView {
	permission: string;
	status: "granted" | "declined" | "expired";
}

export interface ConversionView {
	eventId: string;
	eventName: string;
	pixelId: string;
	isTest: boolean;
	state: ConversionState;
	attempts: number;
	eventsReceived: number | null;
	traceId: string | null;
	fault: GraphFaultView | null;
	eventAt: number;
	createdAt: number;
	updatedAt: number;
}

/** An account whose token may send events. */
export interface ConversionSender {
	accountId: string;
	name: string;
	isTokenRefused: boolean;
}

export interface ProductView {
	productId: string;
	title: string;
	description: string;
	/** As Meta writes it, e.g. `R$ 9,90`. */
	price: string;
	productType: string | null;
}

export interface PurchaseView {
	paymentId: string;
	productId: string;
	purchasedAt: number;
	isConsumed: boolean;
	/** Somebody asked for it and no answer came yet. */
	isBeingConsumed: boolean;
}

/** What the browser needs for Facebook's SDK (spec 2, section 7); nothing of it is secret. */
export interface PaymentSdk {
	appId: string;
	url: string;
	version: string;
}

/** What is known of payments without asking Meta. */
export interface PaymentPage {
	isConfigured: boolean;
	/** Null: no app is configured. */
	sdk: PaymentSdk | null;
	/** One's own, newest first. */
	purchases: PurchaseView[];
}

/** What Meta offers and what was bought; null where it did not say. */
export interface FacebookShop {
	products: ProductView[] | null;
	productsFault: GraphFaultView | null;
	purchases: PurchaseView[] | null;
	purchasesFault: GraphFaultView | null;
}

/** Spec 2, section 2: Ads manager, settings; the switches that do something. */
export interface FacebookSettingsView {
	isTokenValidationOn: boolean;
	isHourlySyncOn: boolean;
}

/** The ads manager: a page of campaigns of all accounts, newest first. */
export interface AdsView {
	isConfigured: boolean;
	accounts: AccountView[];
	campaigns: CampaignView[];
	/** Opaque; null on the last page. */
	nextAfter: string | null;
	counts: { total: number; active: number };
	settings: FacebookSettingsView;
}

/** One page of one list of an account, or one look at its token (which has no run of its own). */
export const FacebookSyncJob = z.strictObject({
	workspaceId: z.uuid(),
	accountId: z.string().regex(/^\d{5,20}$/),
	kind: z.enum(FACEBOOK_JOB_KINDS),
	runId: z.uuid(),
});
export type FacebookSyncJob = z.infer<typeof FacebookSyncJob>;
