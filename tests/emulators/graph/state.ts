/** What the emulated Graph API knows of ad accounts, events, purchases and subscriptions. */
import type { Ad } from "./ads.ts";
import { seedAccounts } from "./seed.ts";

export interface AdAccount {
	accountId: string;
	name: string;
	accountStatus: number;
	/** Minor units, as Meta writes them. */
	amountSpent: string;
	balance: string;
	currency: string;
	businessName?: string;
	timezoneName: string;
	pixels: AdPixel[];
	campaigns: AdCampaign[];
	/** Left out: it has none. */
	ads?: Ad[];
	/** Left out: an account that never spent anything, whose insights are an empty list. */
	insights?: { spend: string; reach: string; impressions: string; clicks: string };
}

export interface AdPixel {
	id: string;
	name: string;
	/** Left out: never fired. */
	lastFiredTime?: string;
	enableAutomaticMatching: boolean;
	isCrm: boolean;
	isUnavailable: boolean;
}

export interface AdCampaign {
	id: string;
	name: string;
	objective: string;
	status: string;
	/** Left out: its ad sets have the budget. */
	dailyBudget?: string;
	lifetimeBudget?: string;
	createdTime: string;
}

export interface Product {
	productId: string;
	title: string;
	description: string;
	productType: string;
	price: string;
	currency: string;
	cents: number;
}

export interface Purchase {
	userId: string;
	productId: string;
	paymentId: string;
	purchaseToken: string;
	/** Seconds. */
	purchaseTime: number;
	isConsumed: boolean;
	developerPayload: string;
	actions: { type: string; status: string }[];
	disputes: { status: string; reason: string }[];
}

export interface Subscription {
	object: string;
	callbackUrl: string;
	fields: string[];
	verifyToken: string;
	includeValues: boolean;
}

/** What a call meets whose `METHOD path` (without version) contains `match`. */
export interface GraphRule {
	match: string;
	/** So many calls; without it all of them. */
	times?: number;
	/** An error of Graph instead of an answer. */
	error?: {
		code: number;
		subcode?: number;
		status?: number;
		message?: string;
		userTitle?: string;
		userMessage?: string;
		isTransient?: boolean;
	};
	/** `reset` breaks the connection unread; the others do the work and spoil the answer. */
	mode?: "reset" | "hang" | "garbage" | "html502";
	headers?: Record<string, string>;
}

export interface SentEvent {
	pixelId: string;
	event: Record<string, unknown>;
	testEventCode: string | null;
}

export type PermissionStatus = "granted" | "declined" | "expired";

export interface GraphWorld {
	accounts: Map<string, AdAccount>;
	products: Product[];
	purchases: Purchase[];
	subscriptions: Map<string, Subscription>;
	/** By user; whoever is not in it has `DEFAULT_PERMISSIONS`. */
	permissions: Map<string, Map<string, PermissionStatus>>;
	pages: Map<string, { id: string; name: string }[]>;
	events: SentEvent[];
	rules: GraphRule[];
	/** How many calls each `METHOD path` had. */
	counts: Map<string, number>;
	/** Whether the callback is asked before a subscription is made. */
	hasHandshake: boolean;
}

export const DEFAULT_PERMISSIONS: Readonly<Record<string, PermissionStatus>> = {
	public_profile: "granted",
	email: "granted",
	ads_read: "granted",
	ads_management: "granted",
	pages_show_list: "granted",
	user_photos: "declined",
	user_posts: "expired",
};

export const DEFAULT_PAGES = [{ id: "371024009436368", name: "Página da Loja" }];

export const createGraphWorld = (): GraphWorld => ({
	accounts: new Map(seedAccounts().map((account) => [account.accountId, account])),
	products: [
		{
			productId: "creditos_100",
			title: "100 créditos",
			description: "Pacote de 100 créditos de atendimento",
			productType: "CONSUMABLE",
			price: "R$ 9,90",
			currency: "BRL",
			cents: 990,
		},
		{
			productId: "creditos_500",
			title: "500 créditos",
			description: "Pacote de 500 créditos de atendimento",
			productType: "CONSUMABLE",
			price: "R$ 39,90",
			currency: "BRL",
			cents: 3990,
		},
	],
	purchases: [],
	subscriptions: new Map(),
	permissions: new Map(),
	pages: new Map(),
	events: [],
	rules: [],
	counts: new Map(),
	hasHandshake: true,
});

export function permissionsOf(world: GraphWorld, userId: string): Map<string, PermissionStatus> {
	const known = world.permissions.get(userId);
	if (known) return known;
	const fresh = new Map(Object.entries(DEFAULT_PERMISSIONS));
	world.permissions.set(userId, fresh);
	return fresh;
}
