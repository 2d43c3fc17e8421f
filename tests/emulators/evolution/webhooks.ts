/** The webhook sender of 2.3.7: not ordered, signed by a token only, retried from memory. */
import { createHmac } from "node:crypto";
import { push, type Instance, type World } from "./state.ts";

const MAX_ATTEMPTS = 10;
const FIRST_DELAY_MS = 5_000;
const MAX_DELAY_MS = 300_000;
const JITTER = 0.2;
const CALL_TIMEOUT_MS = 30_000;
const NEVER_RETRIED = [400, 401, 403, 404, 422];
const TOKEN_LIFE_S = 600;
/** America/Sao_Paulo, told as if it were UTC. */
const ZONE_MS = -3 * 3_600_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const base64url = (text: string) => Buffer.from(text).toString("base64url");

function signToken(secret: string, nowMs: number): string {
	const iat = Math.floor(nowMs / 1000);
	const head = base64url(JSON.stringify({ alg: "HS256", typ: "JWT" }));
	const claims = base64url(
		JSON.stringify({ iat, exp: iat + TOKEN_LIFE_S, app: "evolution", action: "webhook" }),
	);
	const mac = createHmac("sha256", secret).update(`${head}.${claims}`).digest("base64url");
	return `${head}.${claims}.${mac}`;
}

/** Tells an event to the instance's webhook, if it listens to it. Resolves when it was queued. */
export function emit(
	world: World,
	instance: Instance,
	event: string,
	data: unknown,
	extra: Record<string, unknown> = {},
): void {
	const hook = instance.webhook;
	const listed = event.replaceAll(/[.-]/g, "_").toUpperCase();
	if (!hook?.enabled || !hook.events.includes(listed)) return;
	const suffix = hook.webhookByEvents ? `/${event.replaceAll(".", "-")}` : "";
	const body = {
		...extra,
		event,
		instance: instance.name,
		data,
		destination: hook.url,
		date_time: new Date(Date.now() + ZONE_MS).toISOString(),
		...(instance.ownerJid ? { sender: instance.ownerJid } : {}),
		server_url: world.serverUrl,
		apikey: world.options.exposeApikey ? instance.token : null,
	};
	post(world, instance, event, hook.url + suffix, JSON.stringify(body));
}

/** Sends a body, already in its final text, with this instance's headers. */
export function post(
	world: World,
	instance: Instance,
	event: string,
	url: string,
	body: string,
): void {
	if (world.webhookFaults.lose > 0) {
		world.webhookFaults.lose--;
		return;
	}
	// The token is made once; late attempts carry an expired one.
	const headers = headersOf(instance, Date.now());
	const before = instance.gate;
	for (let copy = 0; copy < world.webhookFaults.copies; copy++) {
		world.undelivered++;
		world.calling++;
		const pause = Math.random() * world.webhookFaults.shuffleMs;
		const delivery = before
			.then(() => sleep(pause))
			.then(() => deliver(world, instance, event, url, headers, body))
			.finally(() => {
				world.undelivered--;
				world.calling--;
			});
		if (event === "messages.edited") instance.gate = delivery;
	}
}

function headersOf(instance: Instance, nowMs: number): Record<string, string> {
	const { jwt_key: secret, ...own } = instance.webhook?.headers ?? {};
	return {
		"content-type": "application/json",
		"user-agent": "axios/1.13.2",
		...own,
		...(secret ? { authorization: `Bearer ${signToken(secret, nowMs)}` } : {}),
	};
}

async function deliver(
	world: World,
	instance: Instance,
	event: string,
	url: string,
	headers: Record<string, string>,
	body: string,
): Promise<void> {
	for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
		const answered = await callOnce(world, url, headers, body);
		const at = Date.now();
		push(world.log.webhooks, { at, instance: instance.name, event, attempt, answered });
		if (answered !== null && (answered < 300 || NEVER_RETRIED.includes(answered))) return;
		const spread = 1 + (Math.random() * 2 - 1) * JITTER;
		const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempt - 1)) * spread;
		world.calling--;
		await sleep(Math.max(FIRST_DELAY_MS, delay) * world.options.retryScale);
		world.calling++;
		// Deleted meanwhile: nobody keeps calling for it.
		if (!world.instances.has(instance.name) && attempt > 3) return;
	}
}

async function callOnce(
	{ options }: World,
	url: string,
	headers: Record<string, string>,
	body: string,
): Promise<number | null> {
	try {
		const { origin, host } = new URL(url);
		const at = options.reached[origin] ?? origin;
		const response = await fetch(url.replace(origin, at), {
			method: "POST",
			headers: { ...headers, host },
			body,
			redirect: "manual",
			signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
		});
		await response.arrayBuffer();
		return response.status;
	} catch {
		return null;
	}
}
