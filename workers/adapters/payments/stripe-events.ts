// Attack I05. Signature: `t=<seconds>,v1=<hex>[,v1=<hex>]`, HMAC-SHA256 of `<t>.<body>`.
import { z } from "zod";
import type { PaymentEvent } from "./port.ts";

/** Tolerance in both directions; a signature from the future is refused like an old one. */
const TOLERANCE_S = 300;

/** Stripe's event, reduced to the ids needed to read the state again; unknown keys are ignored. */
const Event = z.object({
	id: z.string().min(1).max(255),
	object: z.literal("event"),
	type: z.string().max(255),
	livemode: z.boolean(),
	data: z.object({
		object: z.object({
			id: z.string().max(255).optional(),
			object: z.string(),
			customer: z
				.union([z.string().max(255), z.object({ id: z.string().max(255) })])
				.nullish()
				.transform((customer) =>
					typeof customer === "string" ? customer : (customer?.id ?? null),
				),
		}),
	}),
});

/** Events of checkouts and subscriptions; all others are acknowledged and ignored. */
const HANDLED =
	/^(checkout\.session\.|customer\.subscription\.|invoice\.(paid|payment_failed|payment_succeeded)$|charge\.refunded$)/;

export async function verifyStripeEvent(call: {
	rawBody: Uint8Array;
	signature: string | null;
	/** Epoch ms. */
	now: number;
	secret: string;
	/** Whether our key is of the live mode. */
	isLive: boolean;
}): Promise<PaymentEvent | null> {
	if (call.signature === null || !isFresh(call.signature, call.now)) return null;
	const { default: StripeClient } = await import("stripe");
	const body = new TextDecoder().decode(call.rawBody);
	try {
		await StripeClient.webhooks.signature?.verifyHeaderAsync(
			body,
			call.signature,
			call.secret,
			TOLERANCE_S,
			StripeClient.createSubtleCryptoProvider(),
			call.now,
		);
	} catch {
		return null;
	}
	const event = parseEvent(body);
	if (!event || event.livemode !== call.isLive) return null;
	return { id: event.id, type: event.type, about: subjectOf(event) };
}

/** Also refuses signatures from the future; the SDK refuses only old ones. */
function isFresh(signature: string, now: number): boolean {
	const seconds = Number(/(?:^|,)t=(\d{1,15})(?:,|$)/.exec(signature)?.[1] ?? NaN);
	return Math.abs(Math.floor(now / 1000) - seconds) <= TOLERANCE_S;
}

function parseEvent(body: string): z.infer<typeof Event> | null {
	try {
		const parsed = Event.safeParse(JSON.parse(body));
		return parsed.success ? parsed.data : null;
	} catch {
		return null;
	}
}

function subjectOf({ type, data: { object } }: z.infer<typeof Event>): PaymentEvent["about"] {
	if (!HANDLED.test(type)) return { kind: "nothing" };
	if (object.object === "checkout.session" && object.id) return { kind: "checkout", id: object.id };
	return object.customer ? { kind: "customer", id: object.customer } : { kind: "nothing" };
}
