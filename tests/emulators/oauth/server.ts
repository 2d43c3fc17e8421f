/** Google and Facebook in one process, and the control port that tells them what to do. */
import { createServer, type IncomingMessage, type Server } from "node:http";
import { facebookDialog, facebookGraph } from "./facebook.ts";
import { google } from "./google.ts";
import { type Answer, type Asked, json } from "./http.ts";
import { FACEBOOK_FAULTS, GOOGLE_FAULTS, type World } from "./state.ts";

const MAX_BODY_BYTES = 100_000;

async function readBody(request: IncomingMessage): Promise<string> {
	let text = "";
	for await (const part of request as AsyncIterable<Buffer>) {
		text += part.toString();
		if (text.length > MAX_BODY_BYTES) throw new Error("body too large");
	}
	return text;
}

/** `{ google?: { person?, fault? }, facebook?: { person?, fault? } }`. */
function control(world: World, path: string, body: string): Answer {
	if (path === "/log") return json(200, world.log);
	if (path !== "/set") return json(404, {});
	const given = JSON.parse(body) as { google?: object; facebook?: object };
	Object.assign(world.google, given.google);
	Object.assign(world.facebook, given.facebook);
	const isKnown =
		GOOGLE_FAULTS.includes(world.google.fault) && FACEBOOK_FAULTS.includes(world.facebook.fault);
	return isKnown ? json(200, {}) : json(400, { message: "unknown fault" });
}

async function answer(world: World, request: IncomingMessage): Promise<Answer> {
	const url = new URL(request.url ?? "/", world.url);
	const body = await readBody(request);
	const [, folder = ""] = url.pathname.split("/");
	const path = url.pathname.slice(folder.length + 1);
	if (folder === "__emulator") return control(world, path, body);
	const { method = "GET", headers } = request;
	world.log.push({ method, path: url.pathname, query: url.search, body, headers });
	const asked: Asked = {
		method,
		path,
		query: url.searchParams,
		form: new URLSearchParams(body),
		headers,
		address: `${world.url}${url.pathname}`,
	};
	switch (folder) {
		case "google":
			return google(world, asked);
		case "facebook-dialog":
			return facebookDialog(world, asked);
		case "facebook-graph":
			return facebookGraph(world, asked);
		default:
			return json(404, {});
	}
}

export function createEmulator(world: World): Server {
	return createServer((request, response) => {
		answer(world, request)
			.catch((error: unknown) => json(500, { message: String(error) }))
			.then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
			.catch(() => response.destroy());
	});
}
