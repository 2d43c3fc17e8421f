import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import type { OutgoingItem } from "#app/domain/inbox/outgoing-item.ts";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";
import { createEvolutionGateway } from "#workers/adapters/whatsapp-gateway/evolution/evolution.ts";
import type { GatewayAnswer, ChannelGateway } from "#workers/adapters/channel-gateway/port.ts";
import { outgoingFile } from "#tests/support/outgoing-file.ts";
import { HTTP_OUTCOMES } from "#tests/support/http-outcomes.ts";
import { listRecordings, readCall, type RecordedCall } from "#tests/support/recordings.ts";

/** Answers of a healthy gateway for every call but the recorded one. */
const HEALTHY: Record<string, { status: number; body: unknown }> = {
	"POST /instance/create": {
		status: 403,
		body: { response: { message: ['This name "x" is already in use.'] } },
	},
	"GET /instance/fetchInstances": { status: 200, body: [] },
	"GET /instance/connectionState": { status: 200, body: { instance: { state: "open" } } },
	"GET /settings/find": { status: 200, body: {} },
	"POST /settings/set": { status: 201, body: { settings: {} } },
	"POST /webhook/set": { status: 201, body: { url: "https://exemplo.com.br" } },
	"POST /chat/findMessages": {
		status: 200,
		body: { messages: { total: 0, pages: 0, currentPage: 1, records: [] } },
	},
};
const PHONE = { kind: "phone", value: "5511987654321" } as const;
const TARGET = { providerId: "3EB0", fromMe: true, address: PHONE };
const FILE = outgoingFile({ kind: "image", mimetype: "image/png", bytes: 100 });
const WEBHOOK = {
	url: "https://exemplo.com.br",
	headerSecret: "h",
	jwtSecret: "j",
	hmacSecret: "s",
};

const operationOf = ({ method, path }: { method: string; path: string }) =>
	`${method} ${path.split("/").slice(0, 3).join("/").split("?")[0]}`;

let current: RecordedCall | null = null;
let ref = "";
const server = createServer((request, response) => {
	const operation = operationOf({ method: request.method ?? "", path: request.url ?? "" });
	const isRecorded = current !== null && operation === operationOf(current.request);
	const owned = { status: 200, body: [{ name: ref, token: "t", integration: "WHATSAPP-BAILEYS" }] };
	const healthy =
		operation === "GET /instance/fetchInstances" ? owned : (HEALTHY[operation] ?? owned);
	const answer = isRecorded && current ? current.response : healthy;
	request.resume().on("end", () => {
		response.writeHead(answer.status, { "content-type": "application/json" });
		response.end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
	});
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

const PLACE: OutgoingItem = {
	type: "location",
	latitude: -23.55,
	longitude: -46.63,
	name: "Loja",
	address: "Praça da Sé",
};
const CARDS: OutgoingItem = {
	type: "contact",
	cards: [{ name: "Ana", phones: ["5511900000002"] }],
};
const POLL: OutgoingItem = {
	type: "poll",
	question: "Qual?",
	options: ["A", "B"],
	isMultiple: false,
};
const sendItem = (gateway: ChannelGateway, item: OutgoingItem) =>
	gateway.sendItem?.({ to: PHONE, item, clientId: "c" }) ?? never();

const never = () => Promise.reject(new Error("no such method"));

/** Which of our calls makes the recorded one; an operation that is not here is never made. */
const OURS: Record<string, (gateway: ChannelGateway) => Promise<GatewayAnswer<unknown>>> = {
	"POST /instance/create": (g) =>
		g.createInstance({ webhook: WEBHOOK, settings: DEFAULT_SETTINGS }),
	"GET /instance/fetchInstances": (g) =>
		g.createInstance({ webhook: WEBHOOK, settings: DEFAULT_SETTINGS }),
	"POST /webhook/set": (g) => g.createInstance({ webhook: WEBHOOK, settings: DEFAULT_SETTINGS }),
	"GET /instance/connect": (g) => g.startLink(),
	"GET /instance/connectionState": (g) => g.readLink(),
	"DELETE /instance/logout": (g) => g.endLink(),
	"DELETE /instance/delete": (g) => g.deleteInstance(),
	"GET /settings/find": (g) => g.applySettings(DEFAULT_SETTINGS),
	"POST /settings/set": (g) => g.applySettings(DEFAULT_SETTINGS),
	"POST /message/sendText": (g) => g.sendText({ to: PHONE, text: "oi", clientId: "c" }),
	"POST /message/sendMedia": (g) =>
		g.sendFile?.({ to: PHONE, file: FILE, ref: null, caption: "", clientId: "c" }) ?? never(),
	"POST /message/sendLocation": (g) => sendItem(g, PLACE),
	"POST /message/sendContact": (g) => sendItem(g, CARDS),
	"POST /message/sendPoll": (g) => sendItem(g, POLL),
	"POST /message/sendReaction": (g) => g.react?.({ target: TARGET, emoji: "👍" }) ?? never(),
	"POST /chat/updateMessage": (g) => g.editText?.({ target: TARGET, text: "oi" }) ?? never(),
	"DELETE /chat/deleteMessageForEveryone": (g) => g.deleteMessage?.({ target: TARGET }) ?? never(),
	"POST /chat/sendPresence": (g) => g.sendPresence({ to: PHONE, state: "typing" }),
	"POST /chat/markMessageAsRead": (g) => g.markRead({ to: PHONE, providerIds: ["X"] }),
	"POST /chat/whatsappNumbers": (g) =>
		g.findNumbers?.(["5541998765432", "5511900000099"]) ?? never(),
	"POST /chat/findMessages": (g) => g.listSince({ sinceMs: 0, limit: 500 }),
};

const shorten = (value: unknown): string => {
	if (Array.isArray(value)) return `${value.length} events`;
	const text = JSON.stringify(value) ?? "";
	return text.length > 110 ? `${text.slice(0, 110)}…` : text;
};

/** What our call makes of a recorded answer, in one line. */
async function outcomeOf(name: string): Promise<string> {
	current = readCall(name);
	const ours = OURS[operationOf(current.request)];
	if (!ours) return "never called";
	const [path = "", query = ""] = current.request.path.split("?");
	const inPath = decodeURIComponent(path.split("/").slice(3).join("/"));
	ref = new URLSearchParams(query).get("instanceName") ?? (inPath || "ws_rec-01");
	const { port } = server.address() as AddressInfo;
	const gateway = createEvolutionGateway({
		baseUrl: `http://127.0.0.1:${port}`,
		apiKey: "k",
		instanceRef: ref,
		token: null,
		allowedPrivateHosts: [`127.0.0.1:${port}`],
	});
	const answer = await ours(gateway);
	switch (answer.class) {
		case "accepted":
			return `accepted ${shorten(answer.value)}`;
		case "refused":
			return `refused ${answer.reason}`;
		case "not_accepted":
			return `not_accepted ${answer.retryAfterMs}`;
		case "unknown":
			return "unknown";
	}
}

test("the table of answers lists every recorded exchange and no other", () => {
	const recorded = listRecordings("http-");
	expect(recorded).toHaveLength(184);
	expect(Object.keys(HTTP_OUTCOMES).toSorted()).toEqual(recorded);
});

test.each(Object.entries(HTTP_OUTCOMES))(
	"%s is answered as such a call should be",
	async (name, expected) => {
		const reason = expected.replace(/^never called: .+/, "never called");
		expect(await outcomeOf(name)).toBe(reason);
	},
);
