/**
 * A stand-in of every vendor that integrations are tested at, in one process: `/<vendor's host>/…`,
 * and the addresses people type whole. The credential chooses how it behaves: one with `refused` in
 * it is refused, `slow` waits, `hang` never answers, `garbage`, `broken`, `throttled`, `redirect`.
 * `POST /__emulator/refuse?marker=` has every later call with these words in it refused: a key that
 * worked is revoked.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
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

interface Behaviour {
	slowMs: number;
	/** Words of credentials that were revoked. */
	revoked: ReadonlySet<string>;
}

function answer(
	request: VendorRequest,
	response: ServerResponse,
	{ slowMs, revoked }: Behaviour,
): void {
	const found = findVendor(request);
	if (!found?.vendor.knows(found.request)) return send(response, { status: 404, body: {} });
	const { vendor } = found;
	const said = JSON.stringify([request.path, request.headers, request.body]);
	const good = () => send(response, vendor.good(found.request));
	const isRevoked = [...revoked].some((marker) => said.includes(marker));
	if (isRevoked || said.includes("refused")) return send(response, vendor.refusal);
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
		const [, to] = /redirect-to-([\w-]+)/.exec(said) ?? [];
		const location = to ? Buffer.from(to, "base64url").toString() : "http://127.0.0.1:9/canary";
		response.writeHead(said.includes("temporary") ? 307 : 302, { location });
		response.end();
		return;
	}
	if (said.includes("endless")) return pourEndlessly(response);
	if (said.includes("headers-bomb")) {
		const bomb = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`x-${n}`, "y"]));
		response.writeHead(200, bomb);
		response.end("{}");
		return;
	}
	if (said.includes("gzip-bomb")) {
		response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
		response.end(gzipSync(Buffer.alloc(20_000_000, 32)));
		return;
	}
	good();
}

/** Never ends by itself. */
function pourEndlessly(response: ServerResponse): void {
	response.writeHead(200, { "content-type": "application/json" });
	const pour = () => {
		while (!response.destroyed && response.write(" ".repeat(16_384)));
		if (!response.destroyed) response.once("drain", pour);
	};
	pour();
}

/** RFC 8484's JSON form: a name says by itself what it stands for. */
function resolve(path: string, response: ServerResponse): void {
	const query = new URL(path, "http://resolver").searchParams;
	const name = query.get("name") ?? "";
	const isV6 = query.get("type") === "AAAA";
	const v4 = name.startsWith("private") ? "10.0.0.5" : "93.184.215.14";
	const v6 = name.startsWith("v6-private") ? "fd00::5" : "2606:2800:21f:cb07:6820:80da:af6b:8b2c";
	const record = isV6 ? { type: 28, data: v6 } : { type: 1, data: v4 };
	send(response, {
		status: name.startsWith("lost") ? 503 : 200,
		body: {
			Status: 0,
			Answer: [
				{ name, type: 5, data: "alias.shop.test." },
				{ name, ...record },
			],
		},
	});
}

export function createVendorEmulator({ slowMs = SLOW_MS }: VendorEmulatorOptions = {}): Server {
	const calls: VendorRequest[] = [];
	const revoked = new Set<string>();
	return createServer((incoming, response) => {
		const path = incoming.url ?? "/";
		if (path.startsWith("/__emulator/refuse?")) {
			revoked.add(new URLSearchParams(path.split("?")[1]).get("marker") ?? "");
			return send(response, { status: 200, body: {} });
		}
		if (path === "/__emulator/calls") return send(response, { status: 200, body: calls });
		if (path.startsWith("/dns-query?")) return resolve(path, response);
		void readBody(incoming).then((body) => {
			const headers = incoming.headers as Record<string, string>;
			const request = { method: incoming.method ?? "GET", path, headers, body };
			calls.push(request);
			answer(request, response, { slowMs, revoked });
		});
	});
}
