/** A stand-in of somebody's n8n: webhooks that answer well, badly, late or without end. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

/** What arrived, for tests to look at: `GET /__emulator/calls`. */
export interface N8nCall {
	path: string;
	headers: Record<string, string>;
	body: string;
}

const HUGE_BYTES = 400_000;
const SLOW_MS = 60_000;

async function readBody(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
	return Buffer.concat(parts).toString("utf8");
}

function json(response: ServerResponse, status: number, body: unknown): void {
	response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
	response.end(JSON.stringify(body));
}

type Mode = (response: ServerResponse, call: N8nCall) => void;

/** `POST /webhook/<mode>`. */
const MODES: Record<string, Mode> = {
	ok: (response, call) =>
		json(response, 200, { ok: true, received: JSON.parse(call.body) as unknown }),
	/** Answers what it was called with: headers and all. */
	mirror: (response, call) => json(response, 200, call),
	refusal: (response) =>
		json(response, 403, { code: 403, message: "Authorization data is wrong!" }),
	error: (response) => json(response, 500, { message: "Error in workflow" }),
	/** The headers at once, the body never. */
	slow: (response) => {
		response.writeHead(200, { "content-type": "application/json" });
		response.write('{"late":');
		setTimeout(() => response.end("true}"), SLOW_MS).unref();
	},
	hang: () => {},
	garbage: (response) => {
		response.writeHead(200, { "content-type": "application/json" });
		response.end("<html>502 Bad Gateway</html>");
	},
	huge: (response) => json(response, 200, { rows: "ã".repeat(HUGE_BYTES) }),
	redirect: (response) => {
		response.writeHead(302, { location: "/webhook/ok" });
		response.end();
	},
	drop: (response) => {
		response.destroy();
	},
	empty: (response) => {
		response.writeHead(204);
		response.end();
	},
};

export function createN8nEmulator(): Server {
	const calls: N8nCall[] = [];
	return createServer((request, response) => {
		const path = request.url ?? "/";
		if (path === "/__emulator/calls") {
			json(response, 200, calls);
			return;
		}
		void readBody(request).then((body) => {
			const headers = request.headers as Record<string, string>;
			const call: N8nCall = { path, headers, body };
			const mode = request.method === "POST" && MODES[path.replace("/webhook/", "")];
			// n8n says this of a path it does not know.
			if (!mode) return json(response, 404, { code: 404, message: "webhook not registered" });
			calls.push(call);
			return mode(response, call);
		});
	});
}
