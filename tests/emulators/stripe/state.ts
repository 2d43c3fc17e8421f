/** What the emulated Stripe knows. Seconds since 1970 are its own clock: `advance` moves it. */

export interface Session {
	id: string;
	status: "open" | "complete" | "expired";
	paymentStatus: "unpaid" | "paid";
	customer: string | null;
	subscription: string | null;
	email: string | null;
	price: string;
	quantity: number;
	successUrl: string;
	cancelUrl: string;
	clientReference: string | null;
	metadata: Record<string, string>;
	expiresAt: number;
}

export interface Subscription {
	id: string;
	customer: string;
	status: string;
	price: string;
	created: number;
	periodStart: number;
	periodEnd: number;
	cancelAtPeriodEnd: boolean;
	metadata: Record<string, string>;
}

export interface Portal {
	id: string;
	customer: string;
	returnUrl: string;
}

export interface StripeEvent {
	id: string;
	type: string;
	body: string;
}

export const FAULT_MODES = [
	"down",
	"slow",
	"garbage",
	"reset",
	"accept_then_reset",
	"rate429",
	"error500",
] as const;
/** How the next calls go wrong; `times` null: until told otherwise. */
export interface Fault {
	mode: (typeof FAULT_MODES)[number];
	/** A path's beginning, `/v1/subscriptions`; "" for all. */
	path: string;
	ms: number;
	times: number | null;
}

/** How events travel. */
export interface Delivery {
	copies: number;
	shuffleMs: number;
	lose: boolean;
}

export interface World {
	options: { secretKey: string; webhookSecret: string; webhookUrl: string | null; price: string };
	url: string;
	clockOffset: number;
	sessions: Map<string, Session>;
	subscriptions: Map<string, Subscription>;
	portals: Map<string, Portal>;
	events: StripeEvent[];
	/** Answers by idempotency key, with the parameters they were given for. */
	replies: Map<string, { params: string; status: number; body: unknown }>;
	faults: Fault[];
	delivery: Delivery;
	log: {
		method: string;
		path: string;
		params: string;
		key: string | null;
		status: number | null;
	}[];
	deliveries: { event: string; status: number | null }[];
	count: number;
}

export const DEFAULT_OPTIONS = {
	secretKey: "sk_test_emulator",
	webhookSecret: "whsec_emulator",
	price: "price_premium",
};
export const DELIVER_AS_IT_COMES: Delivery = { copies: 1, shuffleMs: 0, lose: false };

export const createWorld = (options: World["options"]): World => ({
	options,
	url: "",
	clockOffset: 0,
	sessions: new Map(),
	subscriptions: new Map(),
	portals: new Map(),
	events: [],
	replies: new Map(),
	faults: [],
	delivery: { ...DELIVER_AS_IT_COMES },
	log: [],
	deliveries: [],
	count: 0,
});

export const clock = (world: World): number => Math.floor(Date.now() / 1000) + world.clockOffset;
export const nextId = (world: World, prefix: string): string =>
	`${prefix}_test_${(world.count += 1)}${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;

export const MONTH_S = 30 * 24 * 3600;
