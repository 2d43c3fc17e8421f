/**
 * A stand-in of a browser vendor's push service and of the browsers behind it: it takes what RFC 8030 and 8292 allow,
 * refuses the rest as the vendors do, and decrypts what it takes.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type Browser, createBrowser, decryptPush } from "./decrypt.ts";

/** A push as its browser got it. */
export interface ReceivedPush {
	payload: string;
	topic: string | null;
	ttl: number;
	urgency: string | null;
	/** Of the VAPID token. */
	contact: string;
	/** Something with the same topic was waiting: it took its place. */
	hasReplaced: boolean;
}

/** A browser that subscribed. `status`: what its pushes are answered, to misbehave. */
interface Subscribed extends Browser {
	key: string;
	status: number;
	received: ReceivedPush[];
}

/** Answer of `POST /__emulator/browsers`. */
export interface SubscribedBrowser {
	id: string;
	endpoint: string;
	publicKey: string;
	authSecret: string;
}

const DAY_S = 24 * 60 * 60;
const MAX_BODY = 4096;

async function readBody(request: IncomingMessage): Promise<Buffer> {
	const parts: Buffer[] = [];
	for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
	return Buffer.concat(parts);
}

function json(response: ServerResponse, status: number, body: unknown): void {
	response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
	response.end(JSON.stringify(body));
}

const headerOf = (request: IncomingMessage, name: string): string | null => {
	const value = request.headers[name];
	return typeof value === "string" ? value : null;
};

/** The contact of a valid VAPID header; null for one that the vendors refuse. */
async function checkVapid(header: string, key: string, origin: string): Promise<string | null> {
	const [, token = "", named] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
	if (named !== key) return null;
	const [head = "", claims = "", signature = ""] = token.split(".");
	const point = new Uint8Array(Buffer.from(key, "base64url"));
	const curve = { name: "ECDSA", namedCurve: "P-256" };
	const open = await crypto.subtle.importKey("raw", point, curve, false, ["verify"]);
	const isSigned = await crypto.subtle.verify(
		{ name: "ECDSA", hash: "SHA-256" },
		open,
		new Uint8Array(Buffer.from(signature, "base64url")),
		new TextEncoder().encode(`${head}.${claims}`),
	);
	const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString()) as {
		aud: string;
		exp: number;
		sub: string;
	};
	const left = exp - Date.now() / 1000;
	const isValid = isSigned && aud === origin && left > 0 && left <= DAY_S;
	return isValid && /^(mailto:|https:)/.test(sub) ? sub : null;
}

export function createPushService(): Server {
	const browsers = new Map<string, Subscribed>();

	function subscribe(origin: string, body: Buffer): SubscribedBrowser {
		const { key } = JSON.parse(body.toString("utf8")) as { key: string };
		const id = crypto.randomUUID();
		const browser = { ...createBrowser(), key, status: 201, received: [] };
		browsers.set(id, browser);
		return {
			id,
			endpoint: `${origin}/push/${id}`,
			publicKey: browser.ecdh.getPublicKey("base64url"),
			authSecret: browser.auth.toString("base64url"),
		};
	}

	async function push(request: IncomingMessage, browser: Subscribed, origin: string) {
		const body = await readBody(request);
		const ttl = Number(headerOf(request, "ttl") ?? "none");
		const topic = headerOf(request, "topic");
		if (!Number.isInteger(ttl) || (topic !== null && !/^[\w-]{1,32}$/.test(topic))) return 400;
		if (headerOf(request, "content-encoding") !== "aes128gcm") return 400;
		if (body.length > MAX_BODY) return 413;
		const vapid = headerOf(request, "authorization") ?? "";
		const contact = await checkVapid(vapid, browser.key, origin);
		if (contact === null) return 403;
		if (browser.status !== 201) return browser.status;
		browser.received.push({
			payload: decryptPush(browser, body),
			topic,
			ttl,
			urgency: headerOf(request, "urgency"),
			contact,
			hasReplaced: topic !== null && browser.received.some((one) => one.topic === topic),
		});
		return 201;
	}

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const origin = `http://${request.headers.host ?? ""}`;
		const [, area, id = "", act] = (request.url ?? "/").split("/");
		const isPost = request.method === "POST";
		if (request.url === "/__emulator/browsers" && isPost)
			return json(response, 201, subscribe(origin, await readBody(request)));
		const browser = browsers.get(area === "push" ? id : (act ?? ""));
		if (!browser) return json(response, 410, { reason: "unsubscribed" });
		if (area === "push" && isPost) return json(response, await push(request, browser, origin), {});
		if (area === "__emulator" && isPost) {
			const asked = JSON.parse((await readBody(request)).toString()) as { status: number };
			browser.status = asked.status;
		}
		return json(response, 200, browser.received);
	}

	return createServer((request, response) => {
		answer(request, response).catch((error: unknown) =>
			json(response, 400, { reason: String(error) }),
		);
	});
}
