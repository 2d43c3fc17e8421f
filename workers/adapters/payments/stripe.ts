// Stripe by its own SDK; the API version is pinned with the package (2026-10-28.endive).
import type { Stripe } from "stripe";
import { parseSubscriptionStatus } from "#app/domain/billing/subscription.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { type Fetch, safeFetch } from "../safe-fetch.ts";
import type {
	CheckoutRequest,
	CheckoutState,
	PaymentFault,
	PaymentVendor,
	ProviderSubscription,
} from "./port.ts";
import { verifyStripeEvent } from "./stripe-events.ts";

export interface StripeSettings {
	secretKey: string;
	webhookSecret: string;
	/** The price id of Premium; prices never come from a request (N02). */
	premiumPrice: string;
	/** Origin of an emulator; null in production. */
	url: string | null;
	allowedPrivateHosts: readonly string[];
	/** The SDK's fetch; replaced by tests. */
	fetch?: Fetch;
}

/** For one call; two calls fit into the time a user waits. */
const TIMEOUT_MS = 8_000;
const MAX_RETRIES = 1;
const SUBSCRIPTIONS_READ = 20;
const PAGE_ORIGINS = ["https://checkout.stripe.com", "https://billing.stripe.com"];
const LOCALES = { pt: "pt-BR", en: "en" } as const;

export function createStripePayments(settings: StripeSettings): PaymentVendor {
	let client: Promise<Stripe> | undefined;
	const connect = (): Promise<Stripe> => (client ??= createClient(settings));

	return {
		name: "stripe",
		pageOrigins: settings.url === null ? PAGE_ORIGINS : [new URL(settings.url).origin],

		async createCheckout(request) {
			const made = await attempt(async () =>
				(await connect()).checkout.sessions.create(toParams(request, settings.premiumPrice), {
					idempotencyKey: request.idempotencyKey,
				}),
			);
			if (!made.ok) return made;
			const { id, url } = made.value;
			return url ? ok({ id, url }) : fail("payments_unavailable");
		},

		async readCheckout(checkoutId) {
			const read = await attempt(async () =>
				(await connect()).checkout.sessions.retrieve(checkoutId),
			);
			return read.ok ? ok(toCheckoutState(read.value)) : read;
		},

		async listSubscriptions(customerId) {
			const read = await attempt(async () =>
				(await connect()).subscriptions.list({
					customer: customerId,
					status: "all",
					limit: SUBSCRIPTIONS_READ,
				}),
			);
			return read.ok ? ok(read.value.data.map(toSubscription)) : read;
		},

		async openPortal({ customerId, returnUrl, locale }) {
			const opened = await attempt(async () =>
				(await connect()).billingPortal.sessions.create({
					customer: customerId,
					return_url: returnUrl,
					locale: LOCALES[locale],
				}),
			);
			return opened.ok ? ok({ url: opened.value.url }) : opened;
		},

		verifyEvent: (rawBody, signature, now) =>
			verifyStripeEvent({
				rawBody,
				signature,
				now,
				secret: settings.webhookSecret,
				isLive: isLiveKey(settings.secretKey),
			}),
	};
}

/** Product and price come from the configuration, never from the request (N02). */
const toParams = (
	request: CheckoutRequest,
	premiumPrice: string,
): Stripe.Checkout.SessionCreateParams => ({
	mode: "subscription",
	line_items: [{ price: premiumPrice, quantity: 1 }],
	...(request.customerId === null
		? { customer_email: request.email }
		: { customer: request.customerId }),
	client_reference_id: request.workspaceId,
	metadata: { workspace_id: request.workspaceId },
	subscription_data: { metadata: { workspace_id: request.workspaceId } },
	// Stripe replaces this placeholder by the id; the braces must not be escaped.
	success_url: request.successUrl("{CHECKOUT_SESSION_ID}"),
	cancel_url: request.cancelUrl,
	locale: LOCALES[request.locale],
});

/** `sk_live_`, `rk_live_`: live mode. Events of the other mode are refused (I05). */
const isLiveKey = (key: string): boolean => /^[a-z]+_live_/.test(key);

async function createClient(settings: StripeSettings): Promise<Stripe> {
	// Loaded on first use, because most requests need no payments.
	const { default: StripeClient } = await import("stripe");
	const place = settings.url === null ? null : new URL(settings.url);
	return new StripeClient(settings.secretKey, {
		httpClient: StripeClient.createFetchHttpClient(guardedFetch(settings)),
		timeout: TIMEOUT_MS,
		maxNetworkRetries: MAX_RETRIES,
		telemetry: false,
		...(place && {
			host: place.hostname,
			port: place.port,
			protocol: place.protocol === "http:" ? ("http" as const) : ("https" as const),
		}),
	});
}

/** The SDK's requests go through the guarded fetch, like every call of the server. */
function guardedFetch(settings: StripeSettings): typeof fetch {
	return async (input, init) => {
		const answer = await safeFetch({
			url: input instanceof Request ? input.url : String(input),
			method: init?.method ?? "GET",
			headers: Object.fromEntries(new Headers(init?.headers)),
			...(typeof init?.body === "string" && init.body !== "" && { body: init.body }),
			allowedPrivateHosts: settings.allowedPrivateHosts,
			timeoutMs: TIMEOUT_MS,
			...(settings.fetch && { fetch: settings.fetch }),
		});
		if (answer.kind !== "answer") throw new TypeError(`Stripe was not reached: ${answer.kind}`);
		// The body is decoded, so the headers of its encoding are removed.
		const headers = new Headers(answer.headers);
		headers.delete("content-encoding");
		headers.delete("content-length");
		return new Response(answer.text, { status: answer.status, headers });
	};
}

/** One call; maps every exception of the SDK to one of our codes. */
async function attempt<T>(call: () => Promise<T>): Promise<Result<T, PaymentFault>> {
	try {
		return ok(await call());
	} catch (error) {
		return fail(faultOf(error));
	}
}

function faultOf(error: unknown): PaymentFault {
	if (typeof error !== "object" || error === null) return "payments_unavailable";
	const { type, statusCode, code } = error as Record<"type" | "statusCode" | "code", unknown>;
	if (type === "StripeIdempotencyError" || statusCode === 409) return "conflict";
	// A wrong key, a missing portal configuration or price are our faults; for the user all are `payments_unavailable`.
	const isMissing = statusCode === 404 && code === "resource_missing";
	return isMissing ? "not_found" : "payments_unavailable";
}

function toCheckoutState(session: Stripe.Checkout.Session): CheckoutState {
	const { customer, status, url } = session;
	const isOver = status === "complete" || status === "expired";
	return {
		// The SDK's type allows other strings too.
		state: isOver ? (status as "complete" | "expired") : "open",
		url: status === "open" ? url : null,
		customerId: typeof customer === "string" ? customer : (customer?.id ?? null),
	};
}

function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
	// Since 2025 the period's end is a field of the items; our subscriptions have one item.
	const end = subscription.cancel_at ?? subscription.items.data[0]?.current_period_end;
	return {
		id: subscription.id,
		status: parseSubscriptionStatus(subscription.status),
		currentPeriodEnd: end === undefined ? null : end * 1000,
		cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
		createdAt: subscription.created * 1000,
	};
}
