/** Events: signed like Stripe's, posted to the one address, repeated while nobody takes them. */
import { createHmac } from "node:crypto";
import { API_VERSION } from "./objects.ts";
import { clock, nextId, type StripeEvent, type World } from "./state.ts";

const RETRY_MS = [200, 500, 1_000, 2_000, 4_000];

/** `Stripe-Signature` of a body at a moment. */
export function sign(world: World, body: string, at = clock(world) - world.clockOffset): string {
	const v1 = createHmac("sha256", world.options.webhookSecret)
		.update(`${at}.${body}`)
		.digest("hex");
	return `t=${at},v1=${v1}`;
}

export function emit(world: World, type: string, object: object): StripeEvent {
	const id = nextId(world, "evt");
	const body = JSON.stringify({
		id,
		object: "event",
		api_version: API_VERSION,
		created: clock(world),
		data: { object },
		livemode: false,
		pending_webhooks: 1,
		request: { id: null, idempotency_key: null },
		type,
	});
	const event = { id, type, body };
	world.events.push(event);
	if (world.delivery.lose) return event;
	for (let copy = 0; copy < world.delivery.copies; copy++) {
		const wait = Math.random() * world.delivery.shuffleMs;
		setTimeout(() => void deliver(world, event, 0), wait);
	}
	return event;
}

export async function deliver(world: World, event: StripeEvent, tried: number): Promise<void> {
	const { webhookUrl } = world.options;
	if (webhookUrl === null) return;
	const status = await post(world, webhookUrl, event);
	world.deliveries.push({ event: event.id, status });
	const wait = RETRY_MS[tried];
	if ((status === null || status >= 300) && wait !== undefined)
		setTimeout(() => void deliver(world, event, tried + 1), wait);
}

async function post(world: World, url: string, event: StripeEvent): Promise<number | null> {
	try {
		const answer = await fetch(url, {
			method: "POST",
			headers: {
				"content-type": "application/json; charset=utf-8",
				"stripe-signature": sign(world, event.body),
			},
			body: event.body,
		});
		return answer.status;
	} catch {
		return null;
	}
}
