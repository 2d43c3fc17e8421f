/** The Facebook area in screens and queue. No view contains a token. */
import { z } from "zod";
import type { ConversionState } from "../domain/facebook/conversion.ts";
import { FACEBOOK_JOB_KINDS, type SyncKind, type SyncState } from "../domain/facebook/sync.ts";
import type { EventObject, WebhookObject } from "../domain/facebook/webhook.ts";
import type { ErrorCode } from "./errors.ts";

/** An error of Meta as it is shown: a code of ours and Meta's own redacted text. */
export interface GraphFaultView {
	code: ErrorCode;
	/** `error_user_title` or `error_user_msg`; null when Meta has none for people. */
	message: string | null;
	/** Meta's trace id of the call, for its support. */
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
	/** Meta refuses the token: the account has to be added again. */
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

/** The member's own sign-in at Facebook. */
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
	/** The agent that reported it, its name null once it is deleted; null or absent: a member did. */
	agent?: { name: string | null } | null;
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
	/** Consuming was requested and Meta's answer is not known yet. */
	isBeingConsumed: boolean;
}

/** What the browser needs for Facebook's SDK (spec 2, section 7); nothing of it is secret. */
export interface PaymentSdk {
	appId: string;
	url: string;
	version: string;
}

/** What the page of payments shows without calling Meta. */
export interface PaymentPage {
	isConfigured: boolean;
	/** Null: no app is configured. */
	sdk: PaymentSdk | null;
	/** The member's own, newest first. */
	purchases: PurchaseView[];
}

/** Products and purchases from Meta; null where Meta did not answer. */
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

/** A job: reads one page of one list of an account, or checks its token (which has no run). */
export const FacebookSyncJob = z.strictObject({
	workspaceId: z.uuid(),
	accountId: z.string().regex(/^\d{5,20}$/),
	kind: z.enum(FACEBOOK_JOB_KINDS),
	runId: z.uuid(),
});
export type FacebookSyncJob = z.infer<typeof FacebookSyncJob>;
