import { vi } from "vitest";
import type { OwnVendor } from "#app/domain/gateways/own-gateway.ts";

interface Server {
	vendor: OwnVendor;
	key: string;
}

/** One call that reached a server. */
export interface ServerCall {
	host: string;
	/** `POST /instance/create` */
	call: string;
	key: string;
	body: string;
}

/**
 * Gateways on the internet, played inside the test's isolate: each takes only its own key and answers what linking
 * asks. Everything else that is called gets 404. `vi.unstubAllGlobals()` ends it.
 */
export function playServers(servers: Record<string, Server>) {
	const calls: ServerCall[] = [];
	const state = { calls, servers, isAway: new Set<string>() };
	vi.stubGlobal("fetch", async (input: string | URL | Request, init: RequestInit = {}) => {
		const url = new URL(input instanceof Request ? input.url : input);
		const headers = new Headers(init.headers);
		const key = headers.get("apikey") ?? headers.get("x-api-key") ?? "";
		const call = `${init.method ?? "GET"} ${url.pathname}`;
		const body = typeof init.body === "string" ? init.body : "";
		calls.push({ host: url.host, call, key, body });
		if (state.isAway.has(url.host)) throw new TypeError("connect ECONNREFUSED");
		const server = servers[url.host];
		if (!server) return Response.json({ message: "nobody" }, { status: 404 });
		const isTokenOf = key === `token-of-${url.host}` && !call.endsWith("/create");
		if (key !== server.key && !isTokenOf)
			return Response.json({ error: "Unauthorized" }, { status: 401 });
		return answerOf(server, url.host, call);
	});
	return state;
}

function answerOf({ vendor }: Server, host: string, call: string): Response {
	if (vendor === "waha")
		return call === "GET /api/sessions"
			? Response.json([])
			: Response.json({ message: "Session does not exist" }, { status: 404 });
	if (call === "POST /verify-creds")
		return Response.json({ status: 200, message: "Credentials are valid" });
	if (call === "POST /instance/create")
		return Response.json(
			{ instance: { instanceName: "x" }, hash: `token-of-${host}` },
			{ status: 201 },
		);
	if (call.startsWith("GET /instance/connect/")) return Response.json({ count: 0 });
	if (call.startsWith("GET /instance/connectionState/"))
		return Response.json({ instance: { instanceName: "x", state: "open" } });
	if (call.startsWith("DELETE /instance/"))
		return Response.json({ status: "SUCCESS", error: false, response: { message: "ok" } });
	return Response.json({ message: "not told" }, { status: 404 });
}
