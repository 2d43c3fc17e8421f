/**
 * A stand-in of every vendor that integrations are tested at, in one process: `/<vendor's host>/…`,
 * and the addresses people type whole. The credential chooses how it behaves: one with `refused` in
 * it is refused, `slow` waits, `hang` never answers, `garbage`, `broken`, `throttled`, `redirect`.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { TYPED, type VendorReply, type VendorRequest, VENDORS } from "./answers.ts";

/** Longer than the latency that is still healthy. */
const SLOW_MS = 5_200;

export interface VendorEmulatorOptions {
	/** How late `slow` is; tests that measure nothing wait less. */
	slowMs?: number;
}

async function readBody(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
	return Buffer.concat(parts).toString("utf8");
}

function send(response: ServerResponse, { status, body }: VendorReply): void {
	response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
	response.end(JSON.stringify(body));
}

/** The vendor a path means, and the path as the vendor sees it. */
function findVendor(request: VendorRequest) {
	const [, host = "", ...rest] = request.path.split("/");
	const named = VENDORS[host];
	if (named) return { vendor: named, request: { ...request, path: `/${rest.join("/")}` } };
	const vendor = TYPED.find((candidate) => candidate.knows(request));
	return vendor ? { vendor, request } : null;
}

function answer(request: VendorRequest, response: ServerResponse, slowMs: number): void {
	const found = findVendor(request);
	if (!found?.vendor.knows(found.request)) return send(response, { status: 404, body: {} });
	const { vendor } = found;
	const said = JSON.stringify([request.path, request.headers, request.body]);
	const good = () => send(response, vendor.good(found.request));
	if (said.includes("refused")) return send(response, vendor.refusal);
	if (said.includes("throttled"))
		return send(response, { status: 429, body: { message: "Too many requests" } });
	if (said.includes("broken")) return send(response, { status: 503, body: {} });
	if (said.includes("hang")) return;
	if (said.includes("slow")) {
		setTimeout(good, slowMs);
		return;
	}
	if (said.includes("garbage")) {
		response.writeHead(200, { "content-type": "application/json" });
		response.end("<html>502 Bad Gateway</html>");
		return;
	}
	if (said.includes("redirect")) {
		response.writeHead(302, { location: "http://127.0.0.1:9/canary" });
		response.end();
		return;
	}
	good();
}

export function createVendorEmulator({ slowMs = SLOW_MS }: VendorEmulatorOptions = {}): Server {
	const calls: VendorRequest[] = [];
	return createServer((incoming, response) => {
		const path = incoming.url ?? "/";
		if (path === "/__emulator/calls") return send(response, { status: 200, body: calls });
		void readBody(incoming).then((body) => {
			const headers = incoming.headers as Record<string, string>;
			const request = { method: incoming.method ?? "GET", path, headers, body };
			calls.push(request);
			answer(request, response, slowMs);
		});
	});
}
