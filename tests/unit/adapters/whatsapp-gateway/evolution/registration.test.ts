import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";
import { createEvolutionGateway } from "#workers/adapters/whatsapp-gateway/evolution/evolution.ts";
import { readCall } from "#tests/support/recordings.ts";

const WEBHOOK = {
	url: "https://prosa.example/webhooks/evolution/abc",
	headerSecret: "h",
	jwtSecret: "j",
	hmacSecret: "s",
};
const closers: (() => void)[] = [];
afterAll(() => closers.forEach((close) => close()));

type Body = Record<string, unknown>;

/** An Evolution that remembers its webhook and settings; `isHung` reads calls and answers none. */
async function createGateway() {
	const state = { hook: null as Body | null, settings: {} as Body, isHung: false };
	const calls: string[] = [];
	const answers: Record<string, (body: Body) => unknown> = {
		"GET /webhook/find": () => state.hook,
		"POST /webhook/set": ({ webhook }) => {
			const { byEvents, base64, ...hook } = webhook as Body;
			state.hook = { ...hook, webhookByEvents: byEvents, webhookBase64: base64 };
			return state.hook;
		},
		"GET /settings/find": () => state.settings,
		"POST /settings/set": (settings) => ({ settings: (state.settings = settings) }),
		"GET /instance/connect": () => ({ count: 0 }),
		"GET /instance/connectionState": () => ({ instance: { state: "close" } }),
	};
	const server = createServer((request, response) => {
		const path = (request.url ?? "").split("?")[0]?.split("/").slice(0, 3).join("/");
		const call = `${request.method} ${path}`;
		calls.push(call);
		let text = "";
		request.on("data", (part) => (text += part));
		request.on("end", () => {
			if (state.isHung) return;
			response.writeHead(200, { "content-type": "application/json" });
			response.end(JSON.stringify(answers[call]?.(text ? JSON.parse(text) : {}) ?? null));
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	closers.push(() => {
		server.closeAllConnections();
		server.close();
	});
	const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
	const gateway = createEvolutionGateway({
		baseUrl: `http://${host}`,
		apiKey: "k",
		instanceRef: "prosa_1",
		token: "t",
		allowedPrivateHosts: [host],
		timeoutMs: 150,
	});
	return { gateway, state, calls };
}

const KEPT = { class: "accepted", value: { isRenewed: false } };
const RENEWED = { class: "accepted", value: { isRenewed: true } };

test("a webhook that is ours is left alone, after one question (gateway A1)", async () => {
	const { gateway, calls } = await createGateway();
	expect(await gateway.keepWebhook(WEBHOOK, false)).toEqual(RENEWED);
	calls.length = 0;
	expect(await gateway.keepWebhook(WEBHOOK, false)).toEqual(KEPT);
	expect(calls).toEqual(["GET /webhook/find"]);
	expect(await gateway.keepWebhook(WEBHOOK, true)).toEqual(RENEWED);
});

test.each([
	["none", null],
	["silenced", { enabled: false, events: [] }],
	["of another address", { url: "https://old.example/webhooks/evolution/abc" }],
	["of another secret", { headers: { "x-prosa-token": "wrong", jwt_key: "j" } }],
	["without headers", { headers: null }],
	["deaf to messages", { events: ["CONNECTION_UPDATE"] }],
	["spread over addresses", { webhookByEvents: true }],
	["full of media", { webhookBase64: true }],
])("a webhook that is %s is set anew (gateway A1)", async (_what, change) => {
	const { gateway, state } = await createGateway();
	await gateway.keepWebhook(WEBHOOK, true);
	const ours = state.hook;
	state.hook = change && { ...ours, ...change };
	expect(await gateway.keepWebhook(WEBHOOK, false)).toEqual(RENEWED);
	expect(state.hook).toEqual(ours);
});

test("what the real gateway tells of a webhook is understood, and is not ours (gateway A1)", async () => {
	const { gateway, state } = await createGateway();
	const recorded = readCall("http-webhook-find").response.body as Body;
	state.hook = recorded;
	expect(await gateway.keepWebhook(WEBHOOK, false)).toEqual(RENEWED);
	// The same row with what we want of it.
	const wanted = state.hook;
	state.hook = { ...recorded, ...wanted };
	expect(await gateway.keepWebhook(WEBHOOK, false)).toEqual(KEPT);
});

test("the gateway never marks messages as read by itself: nobody opened them (gateway A2)", async () => {
	const { gateway, state } = await createGateway();
	await gateway.applySettings({ ...DEFAULT_SETTINGS, autoReadMessages: true });
	expect(state.settings.readMessages).toBe(false);
});

test("a gateway that hangs is given one connect, not one for each try (gateway b)", async () => {
	const { gateway, state, calls } = await createGateway();
	state.isHung = true;
	for (let turn = 0; turn < 3; turn += 1) {
		const answer = await gateway.startLink();
		expect(answer.class).toBe("not_accepted");
	}
	const connects = () => calls.filter((call) => call === "GET /instance/connect").length;
	expect(connects()).toBe(1);
	state.isHung = false;
	expect(await gateway.startLink()).toMatchObject({ class: "accepted" });
	expect(connects()).toBe(2);
	await gateway.startLink();
	expect(calls.slice(-2)).toEqual(["GET /instance/connect", "GET /instance/connect"]);
});
