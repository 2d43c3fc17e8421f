/** The HTTP side: guards in 2.3.7's order, faults, and the table of calls. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { control } from "./control.ts";
import { cutAfter } from "../faults.ts";
import { readForm } from "./files.ts";
import { type Answer, failure, readBytes, reply, write } from "./http.ts";
import * as acts from "./routes-acts.ts";
import * as chat from "./routes-chat.ts";
import * as files from "./routes-files.ts";
import * as items from "./routes-items.ts";
import * as instances from "./routes-instance.ts";
import { type Fault, type Instance, push, type World } from "./state.ts";

type Body = Record<string, unknown>;
type Handler = (world: World, instance: Instance, body: Body) => Answer | Promise<Answer>;

/** Calls about one instance, by method and path. */
const CALLS: Record<string, { call: string; handle: Handler }> = {
	"GET instance/connect": { call: "connect", handle: instances.connect },
	"GET instance/connectionState": { call: "connectionState", handle: instances.connectionState },
	"POST instance/restart": { call: "restart", handle: instances.restart },
	"DELETE instance/logout": { call: "logout", handle: instances.logout },
	"DELETE instance/delete": { call: "delete", handle: instances.remove },
	"POST settings/set": { call: "settingsSet", handle: instances.setSettings },
	"GET settings/find": { call: "settingsFind", handle: instances.findSettings },
	"POST webhook/set": { call: "webhookSet", handle: instances.setWebhook },
	"GET webhook/find": { call: "webhookFind", handle: instances.findWebhook },
	"POST message/sendText": { call: "sendText", handle: chat.sendText },
	"POST message/sendMedia": { call: "sendMedia", handle: files.sendMedia },
	"POST message/sendWhatsAppAudio": { call: "sendWhatsAppAudio", handle: files.sendWhatsAppAudio },
	"POST message/sendSticker": { call: "sendSticker", handle: files.sendSticker },
	"POST message/sendLocation": { call: "sendLocation", handle: items.sendLocation },
	"POST message/sendContact": { call: "sendContact", handle: items.sendContact },
	"POST message/sendPoll": { call: "sendPoll", handle: items.sendPoll },
	"POST message/sendReaction": { call: "sendReaction", handle: acts.sendReaction },
	"POST chat/updateMessage": { call: "updateMessage", handle: acts.updateMessage },
	"DELETE chat/deleteMessageForEveryone": {
		call: "deleteMessage",
		handle: acts.deleteMessageForEveryone,
	},
	"POST chat/sendPresence": { call: "sendPresence", handle: chat.sendPresence },
	"POST chat/markMessageAsRead": { call: "markMessageAsRead", handle: chat.markMessageAsRead },
	"POST chat/findMessages": { call: "findMessages", handle: chat.findMessages },
	"POST chat/findContacts": { call: "findContacts", handle: chat.findContacts },
	"POST chat/findChats": { call: "findChats", handle: chat.findChats },
	"POST chat/findStatusMessage": { call: "findStatusMessage", handle: chat.findStatusMessage },
	"POST chat/whatsappNumbers": { call: "whatsappNumbers", handle: chat.whatsappNumbers },
	"GET group/findGroupInfos": { call: "findGroupInfos", handle: chat.findGroupInfos },
	"POST chat/getBase64FromMediaMessage": { call: "getBase64", handle: chat.getBase64 },
};

interface Request {
	call: string;
	instance: string | null;
	key: string;
	run: (body: Body) => Answer | Promise<Answer>;
}

export function createEmulator(world: World): Server {
	return createServer((request, response) => {
		serve(world, request, response).catch((error: unknown) => {
			if (!response.headersSent) write(response, failure(500, String(error)));
		});
	});
}

async function serve(
	world: World,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const url = new URL(request.url ?? "/", "http://emulator");
	if (url.pathname.startsWith("/__emulator/")) {
		const text = (await readBytes(request)).toString("utf8");
		const body: unknown = text ? JSON.parse(text) : undefined;
		write(response, control(world, url.pathname.slice("/__emulator/".length), body));
		return;
	}
	const asked = resolve(world, request, url);
	const fault = takeFault(world, asked.call);
	const entry = {
		at: Date.now(),
		call: asked.call,
		instance: asked.instance,
		status: null as number | null,
		fault: fault?.mode ?? null,
	};
	push(world.log.calls, entry);
	if (fault?.mode === "refuse") {
		request.socket.resetAndDestroy();
		return;
	}
	if (fault?.mode === "cut_upload") {
		cutAfter(request, fault.ms);
		return;
	}
	if (fault?.mode === "too_large413") {
		response.writeHead(413, { "content-type": "text/html" }).end("<h1>413</h1>");
		request.resume();
		return;
	}
	const bytes = await readBytes(request);
	const early = fault ? (UNPROCESSED[fault.mode] ?? null) : null;
	if (fault?.mode === "slow") await new Promise((done) => setTimeout(done, fault.ms));
	const answer = early ?? (await run(asked, bytes, request.headers["content-type"] ?? ""));
	entry.status = answer.status;
	if (fault?.mode === "accept_then_hang") return;
	if (fault?.mode === "accept_then_reset") {
		request.socket.resetAndDestroy();
		return;
	}
	write(response, (fault && SPOILED[fault.mode]) ?? answer);
}

async function run(asked: Request, bytes: Buffer, type: string): Promise<Answer> {
	try {
		const isForm = type.startsWith("multipart/form-data");
		const text = isForm ? "" : bytes.toString("utf8");
		const body: unknown = isForm ? await readForm(bytes, type) : text ? JSON.parse(text) : {};
		return await asked.run((body ?? {}) as Body);
	} catch (error) {
		// Malformed JSON: status 400 under the name of a 500.
		const message = error instanceof Error ? error.message : String(error);
		return reply(400, { status: 400, error: "Internal Server Error", response: { message } });
	}
}

/** Which call it is. An unknown instance answers 404 before the key is looked at. */
function resolve(world: World, request: IncomingMessage, url: URL): Request {
	const key = String(request.headers.apikey ?? "");
	const refuse = (call: string, answer: Answer): Request => ({
		call,
		instance: null,
		key,
		run: () => answer,
	});
	const parts = url.pathname.split("/").filter(Boolean);
	const path = `${request.method} ${parts.slice(0, 2).join("/")}`;
	const isGlobal = key === world.options.apiKey;
	if (parts.length === 0)
		return refuse("root", reply(200, { status: 200, version: "2.3.7", message: "Welcome" }));
	// Only the server's own key; an instance's token is refused.
	if (path === "POST verify-creds")
		return refuse(
			"verifyCreds",
			isGlobal
				? reply(200, { status: 200, message: "Credentials are valid" })
				: failure(401, "Unauthorized"),
		);
	if (path === "POST instance/create")
		return isGlobal
			? { call: "create", instance: null, key, run: (body) => instances.create(world, body) }
			: refuse("create", failure(401, "Unauthorized"));
	if (path === "GET instance/fetchInstances")
		return key
			? refuse("fetchInstances", instances.fetchInstances(world, url.searchParams, key))
			: refuse("fetchInstances", failure(401, "Unauthorized"));
	const found = CALLS[path];
	if (!found || parts.length < 3)
		return refuse("unknown", failure(404, [`Cannot ${request.method} ${url.pathname}`]));
	const name = decodeURIComponent(parts.slice(2).join("/"));
	const instance = world.instances.get(name);
	if (!instance) return refuse(found.call, failure(404, [`The "${name}" instance does not exist`]));
	if (!isGlobal && key !== instance.token) return refuse(found.call, failure(401, "Unauthorized"));
	// A query string overrides the path after the guard: the real hole, kept.
	const target = world.instances.get(url.searchParams.get("instanceName") ?? name) ?? instance;
	return {
		call: found.call,
		instance: target.name,
		key,
		run: (body) =>
			found.handle(world, target, { ...body, ...Object.fromEntries(url.searchParams) }),
	};
}

function takeFault(world: World, call: string): Fault | null {
	const fault = world.faults.find(
		(rule) => (rule.call === "*" || rule.call === call) && rule.times !== 0,
	);
	if (fault && fault.times !== null) fault.times--;
	return fault ?? null;
}

/** Answers of faults that did none of the work. */
const UNPROCESSED: Partial<Record<Fault["mode"], Answer>> = {
	error500: failure(500, ["Internal Server Error"]),
	rate429: reply(429, { error: "Too Many Requests" }),
	unavailable503: reply(503, { error: "Service Unavailable" }),
	unlicensed: reply(503, { error: "service not activated", code: "LICENSE_REQUIRED" }),
	hidden_error: reply(200, { error: true, message: "[object Object]" }),
};

/** The work is done; what comes back says otherwise. */
const SPOILED: Partial<Record<Fault["mode"], Answer>> = {
	garbage: reply(200, "<html><body>502 Bad Gateway</body></html>"),
	accept_then_500: failure(500, ["Internal Server Error"]),
};
