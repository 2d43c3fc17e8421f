/**
 * Google and all of Facebook (Login, the Graph API, the browser's SDK) in one process, and the control
 * port that tells them what to do: below, and graph/control.ts.
 */
import { createServer, type IncomingMessage, type Server } from "node:http";
import { controlGraph } from "../graph/control.ts";
import { sdkScript } from "../graph/sdk.ts";
import { facebookDialog, facebookGraph } from "./facebook.ts";
import { google } from "./google.ts";
import { type Answer, type Asked, json } from "./http.ts";
import { FACEBOOK_FAULTS, GOOGLE_FAULTS, type World } from "./state.ts";

const MAX_BODY_BYTES = 4_000_000;

async function readBody(request: IncomingMessage): Promise<string> {
	let text = "";
	for await (const part of request as AsyncIterable<Buffer>) {
		text += part.toString();
		if (text.length > MAX_BODY_BYTES) throw new Error("body too large");
	}
	return text;
}

/** `{ google?: { person?, fault? }, facebook?: { person?, fault? } }`. */
function control(world: World, path: string, body: string): Answer | Promise<Answer> {
	if (path.startsWith("/graph/")) return controlGraph(world, path.slice("/graph/".length), body);
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
	const isForm = !String(headers["content-type"]).includes("json");
	const form = new URLSearchParams(isForm ? body : "");
	const asked: Asked = {
		method,
		path,
		query: url.searchParams,
		form,
		params: new URLSearchParams([...url.searchParams, ...form]),
		body,
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
		case "facebook-sdk":
			return sdkScript(world.url);
		default:
			return json(404, {});
	}
}

export function createEmulator(world: World): Server {
	return createServer((request, response) => {
		answer(world, request)
			.catch((error: unknown) => json(500, { message: String(error) }))
			.then(({ status, headers, body, end }) => {
				if (end === "reset") return request.socket.resetAndDestroy();
				return end === "hang" ? null : response.writeHead(status, headers).end(body);
			})
			.catch(() => response.destroy());
	});
}
