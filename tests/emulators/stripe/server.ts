import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type Answer, answer, failure } from "./api.ts";
import { control } from "./control.ts";
import { actOnCheckout, actOnPortal, checkoutPage, type Page, portalPage } from "./pages.ts";
import type { Fault, World } from "./state.ts";

export function createEmulator(world: World): Server {
	return createServer((request, response) => {
		serve(world, request, response).catch((error: unknown) => {
			if (!response.headersSent) writeJson(response, failure(500, "api_error", String(error)));
		});
	});
}

async function readBody(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
	return Buffer.concat(parts).toString("utf8");
}

async function serve(
	world: World,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const url = new URL(request.url ?? "/", "http://emulator");
	const text = await readBody(request);
	const [, head = "", kind = "", id = ""] = url.pathname.split("/");
	if (head === "__emulator") {
		writeJson(response, control(world, kind, text ? JSON.parse(text) : undefined));
		return;
	}
	if (head === "v1") return serveApi(world, request, response, url, text);
	const act = request.method === "POST" ? new URLSearchParams(text).get("act") : null;
	writePage(response, findPage(world, `${head}/${kind}`, id, act));
}

function findPage(world: World, kind: string, id: string, act: string | null): Page {
	const session = world.sessions.get(id);
	if (kind === "c/pay" && session)
		return act === null ? checkoutPage(session) : actOnCheckout(world, session, act);
	const portal = world.portals.get(id);
	if (kind === "p/session" && portal)
		return act === null ? portalPage(world, portal) : actOnPortal(world, portal, act);
	return { status: 404, html: "Not found" };
}

async function serveApi(
	world: World,
	request: IncomingMessage,
	response: ServerResponse,
	url: URL,
	text: string,
): Promise<void> {
	const fault = takeFault(world, url.pathname);
	const entry = {
		method: request.method ?? "",
		path: url.pathname + url.search,
		params: text,
		key: headerOf(request, "idempotency-key"),
		status: null as number | null,
	};
	world.log.push(entry);
	if (fault?.mode === "reset") return void request.socket.resetAndDestroy();
	if (fault?.mode === "slow") await new Promise((go) => setTimeout(go, fault.ms));
	const made =
		(fault && UNPROCESSED[fault.mode]) ??
		answer(world, {
			method: entry.method,
			path: url.pathname,
			query: url.searchParams,
			params: new URLSearchParams(text),
			authorization: headerOf(request, "authorization") ?? "",
			idempotencyKey: entry.key,
		});
	entry.status = made.status;
	if (fault?.mode === "accept_then_reset") return void request.socket.resetAndDestroy();
	if (fault?.mode === "garbage") {
		response.writeHead(200, { "content-type": "text/html" }).end("<html>502 Bad Gateway</html>");
		return;
	}
	writeJson(response, made);
}

const headerOf = (request: IncomingMessage, name: string): string | null => {
	const value = request.headers[name];
	return typeof value === "string" ? value : null;
};

/** Answers of faults that did none of the work. */
const UNPROCESSED: Partial<Record<Fault["mode"], Answer>> = {
	down: failure(503, "api_error", "Service unavailable"),
	error500: failure(500, "api_error", "Internal error"),
	rate429: failure(429, "invalid_request_error", "Too many requests", { code: "rate_limit" }),
};

function takeFault(world: World, path: string): Fault | null {
	const fault = world.faults.find((rule) => path.startsWith(rule.path) && rule.times !== 0);
	if (fault && fault.times !== null) fault.times -= 1;
	return fault ?? null;
}

function writeJson(response: ServerResponse, made: Answer): void {
	response.writeHead(made.status, {
		"content-type": "application/json",
		"request-id": `req_${crypto.randomUUID().slice(0, 8)}`,
		...made.headers,
	});
	response.end(JSON.stringify(made.body));
}

function writePage(response: ServerResponse, page: Page): void {
	if ("redirect" in page) response.writeHead(303, { location: page.redirect }).end();
	else response.writeHead(page.status, { "content-type": "text/html" }).end(page.html);
}
