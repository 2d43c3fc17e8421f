/** `/v1/...`: form bodies, JSON answers, idempotency keys, errors in Stripe's shape. */
import { portalObject, sessionObject, subscriptionObject } from "./objects.ts";
import { clock, nextId, type Session, type World } from "./state.ts";

export interface Answer {
	status: number;
	body: unknown;
	headers?: Record<string, string>;
}

const DAY_S = 24 * 3600;

export const failure = (
	status: number,
	type: string,
	message: string,
	extra: object = {},
): Answer => ({ status, body: { error: { type, message, ...extra } } });
const missing = (what: string, id: string, param: string): Answer =>
	failure(404, "invalid_request_error", `No such ${what}: '${id}'`, {
		code: "resource_missing",
		param,
	});

export interface Call {
	method: string;
	path: string;
	query: URLSearchParams;
	params: URLSearchParams;
	authorization: string;
	idempotencyKey: string | null;
}

/** One call with its idempotency: the same key answers the same, other words under it are refused. */
export function answer(world: World, call: Call): Answer {
	if (call.authorization !== `Bearer ${world.options.secretKey}`)
		return failure(401, "invalid_request_error", "Invalid API Key provided");
	const { idempotencyKey } = call;
	if (call.method !== "POST" || idempotencyKey === null) return route(world, call);
	const params = `${call.path}?${call.params}`;
	const known = world.replies.get(idempotencyKey);
	if (known && known.params !== params)
		return failure(
			400,
			"idempotency_error",
			"Keys for idempotent requests can only be used with the same parameters they were first used with.",
		);
	if (known)
		return { status: known.status, body: known.body, headers: { "idempotent-replayed": "true" } };
	const made = route(world, call);
	// Refusals of validation are not kept, everything that ran is.
	if (made.status !== 400) world.replies.set(idempotencyKey, { params, ...made });
	return made;
}

function route(world: World, call: Call): Answer {
	const [, , resource, second, third] = call.path.split("/");
	const key = `${call.method} ${resource}`;
	if (key === "POST checkout" && !third) return createSession(world, call.params);
	if (key === "GET checkout" && second === "sessions" && third) {
		const session = world.sessions.get(third);
		return session ? ok(sessionObject(world, session)) : missing("checkout.session", third, "id");
	}
	if (key === "POST billing_portal") return createPortal(world, call.params);
	if (key === "GET subscriptions" && second) {
		const subscription = world.subscriptions.get(second);
		return subscription
			? ok(subscriptionObject(subscription))
			: missing("subscription", second, "id");
	}
	if (key === "GET subscriptions") return listSubscriptions(world, call.query);
	if (key === "GET balance") return ok({ object: "balance", available: [], livemode: false });
	return failure(404, "invalid_request_error", `Unrecognized request URL (${call.path})`);
}

const ok = (body: unknown): Answer => ({ status: 200, body });

function createSession(world: World, params: URLSearchParams): Answer {
	const price = params.get("line_items[0][price]") ?? "";
	if (price !== world.options.price)
		return failure(400, "invalid_request_error", `No such price: '${price}'`, {
			code: "resource_missing",
			param: "line_items[0][price]",
		});
	if (params.get("mode") !== "subscription")
		return failure(400, "invalid_request_error", "Missing required param: mode.");
	if (params.has("customer") && params.has("customer_email"))
		return failure(400, "invalid_request_error", "You may only specify one of these parameters.");
	const metadata: Record<string, string> = {};
	for (const [name, value] of params) {
		const field = /^metadata\[(\w+)\]$/.exec(name)?.[1];
		if (field) metadata[field] = value;
	}
	const session: Session = {
		id: nextId(world, "cs"),
		status: "open",
		paymentStatus: "unpaid",
		customer: params.get("customer"),
		subscription: null,
		email: params.get("customer_email"),
		price,
		quantity: Number(params.get("line_items[0][quantity]") ?? 1),
		successUrl: params.get("success_url") ?? "",
		cancelUrl: params.get("cancel_url") ?? "",
		clientReference: params.get("client_reference_id"),
		metadata,
		expiresAt: clock(world) + DAY_S,
	};
	world.sessions.set(session.id, session);
	return ok(sessionObject(world, session));
}

function createPortal(world: World, params: URLSearchParams): Answer {
	const customer = params.get("customer") ?? "";
	const isKnown = [...world.sessions.values()].some((session) => session.customer === customer);
	if (!isKnown) return missing("customer", customer, "customer");
	const portal = {
		id: nextId(world, "bps"),
		customer,
		returnUrl: params.get("return_url") ?? "",
	};
	world.portals.set(portal.id, portal);
	return ok(portalObject(world, portal));
}

function listSubscriptions(world: World, query: URLSearchParams): Answer {
	const customer = query.get("customer");
	const found = [...world.subscriptions.values()]
		.filter((each) => customer === null || each.customer === customer)
		.filter((each) => query.get("status") === "all" || each.status !== "canceled")
		.toSorted((a, b) => b.created - a.created)
		.slice(0, Number(query.get("limit") ?? 10));
	return ok({
		object: "list",
		url: "/v1/subscriptions",
		has_more: false,
		data: found.map(subscriptionObject),
	});
}
