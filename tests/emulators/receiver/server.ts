/** A stand-in of a customer's endpoint: takes our calls well, badly, late or not at all. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

/** What arrived, for tests to look at: `GET /__emulator/calls`. */
export interface ReceivedCall {
	path: string;
	headers: Record<string, string>;
	body: string;
}

const HUGE_BYTES = 200_000;
const SLOW_MS = 1_500;

async function readBody(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
	return Buffer.concat(parts).toString("utf8");
}

function json(response: ServerResponse, status: number, body: unknown): void {
	response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
	response.end(JSON.stringify(body));
}

/** `POST /hook/<mode>/<whatever tells tests apart>`. */
const MODES: Record<string, (response: ServerResponse) => void> = {
	ok: (response) => json(response, 200, { ok: true }),
	slow: (response) => void setTimeout(() => json(response, 200, { ok: true }), SLOW_MS).unref(),
	gone: (response) => json(response, 410, { message: "nobody here any more" }),
	error: (response) => json(response, 500, { message: "boom" }),
	hang: () => {},
	drop: (response) => void response.destroy(),
	garbage: (response) => {
		response.writeHead(502, { "content-type": "text/html" });
		response.end("<script>window.broken=1</script> Bearer abcdefgh12345678");
	},
	huge: (response) => json(response, 200, { rows: "ã".repeat(HUGE_BYTES) }),
	redirect: (response) => {
		response.writeHead(302, { location: "/hook/ok/redirected" });
		response.end();
	},
};

export function createReceiver(): Server {
	const calls: ReceivedCall[] = [];
	/** Every path that was asked for, by whatever means: a canary hears of a call that must not be. */
	const heard: string[] = [];
	return createServer((request, response) => {
		const path = request.url ?? "/";
		if (path === "/__emulator/calls") return json(response, 200, calls);
		if (path === "/__emulator/heard") return json(response, 200, heard);
		heard.push(path);
		return void readBody(request).then((body) => {
			const mode = request.method === "POST" ? MODES[path.split("/")[2] ?? ""] : undefined;
			if (!mode) return json(response, 404, { message: "not found" });
			calls.push({ path, headers: request.headers as Record<string, string>, body });
			return mode(response);
		});
	});
}
