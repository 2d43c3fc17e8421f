/** The platform's API over HTTP: finds the route, misbehaves as told, puts the answer into the envelope. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { accounts } from "./accounts.ts";
import { control } from "./control.ts";
import { databases, files } from "./databases.ts";
import { type Answer, type Asked, findRoute, Refusal, type Route } from "./routing.ts";
import { passOn } from "./running.ts";
import { scripts } from "./scripts.ts";
import { answerSite } from "./sites.ts";
import { faultOfCall, type World } from "./state.ts";
import { storage } from "./storage.ts";

const ROUTES: Route[] = [...accounts, ...storage, ...databases, ...scripts, ...files];

function write(response: ServerResponse, answer: Answer): void {
	if ("bytes" in answer) {
		response.writeHead(answer.status ?? 200, {
			"content-type": answer.type,
			...(answer.etag ? { etag: `"${answer.etag}"` } : {}),
		});
		response.end(answer.bytes);
		return;
	}
	const { result, info: result_info, status = 200 } = answer;
	response.writeHead(status, { "content-type": "application/json" });
	response.end(JSON.stringify({ success: true, errors: [], messages: [], result, result_info }));
}

function refuse(response: ServerResponse, { status, code, message }: Refusal): void {
	response.writeHead(status, { "content-type": "application/json" });
	const errors = [{ code, message }];
	response.end(JSON.stringify({ success: false, errors, messages: [], result: null }));
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
	const parts: Buffer[] = [];
	for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
	return Buffer.concat(parts);
}

async function serve(world: World, request: IncomingMessage, response: ServerResponse) {
	const url = new URL(request.url ?? "/", "http://emulator");
	const bytes = await readBytes(request);
	if (url.pathname.startsWith("/__emulator/")) {
		const body = bytes.length === 0 ? {} : (JSON.parse(bytes.toString("utf8")) as object);
		return write(response, control(world, url.pathname.slice("/__emulator/".length), body));
	}
	const [, site, host = "", ...rest] = url.pathname.split("/");
	if (site === "__site") {
		const port = world.running.get(host);
		if (port !== undefined) {
			const path = `/${rest.join("/")}${url.search}`;
			return passOn(request, response, { host, port, path, bytes });
		}
		const answer = answerSite(world, host, `/${rest.join("/")}`);
		if (answer === null) return request.socket.resetAndDestroy();
		return write(response, answer);
	}
	const path = url.pathname.replace(/^\/accounts\/[^/]+(?=\/)/, "");
	const found = findRoute(ROUTES, request.method ?? "GET", path);
	if (!found) throw new Refusal(404, 7_003, `Could not route to ${request.method} ${path}`);
	const { call, answer } = found.route;
	world.calls.push(call);
	if (!path.startsWith("/__files/") && !request.headers.authorization)
		throw new Refusal(401, 10_000, "Authentication error");
	const fault = faultOfCall(world, call);
	if (fault?.mode === "forbidden" || world.denied.includes(call))
		throw new Refusal(403, 10_000, "Authentication error");
	if (fault?.mode === "refuse") throw new Refusal(400, 10_013, "An unknown error has occurred.");
	if (fault?.mode === "timeout") throw new Refusal(504, 504, "Gateway time-out");
	if (fault?.mode === "hang") return;
	const headers = new Headers(
		Object.entries(request.headersDistinct).map(([k, v = []]) => [k, v.join(",")]),
	);
	const asked: Asked = { world, params: found.params, query: url.searchParams, headers, bytes };
	const done = await answer(asked);
	if (fault?.mode === "cut") return request.socket.resetAndDestroy();
	write(response, done);
}

export function createEmulator(world: () => World): Server {
	return createServer((request, response) => {
		serve(world(), request, response).catch((error: unknown) => {
			if (response.headersSent) return;
			const known = error instanceof Refusal ? error : new Refusal(500, 10_001, String(error));
			refuse(response, known);
		});
	});
}
