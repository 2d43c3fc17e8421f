import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { createEvolutionGateway } from "#workers/adapters/whatsapp-gateway/evolution/evolution.ts";

const TO = { kind: "phone", value: "5511987654321" } as const;
const TIMEOUT_MS = 300;
const closers: (() => void)[] = [];
afterAll(() => {
	for (const close of closers) close();
});

/** A gateway whose sendText is answered by `handle`; everything else is healthy. */
async function gatewayThat(handle: RequestListener, everything = false) {
	const paths: string[] = [];
	const server = createServer((request, response) => {
		paths.push(`${request.method} ${request.url}`);
		if (everything || request.url?.startsWith("/message/sendText")) {
			handle(request, response);
			return;
		}
		response.writeHead(200, { "content-type": "application/json" });
		response.end('{"instance":{"state":"open"}}');
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	closers.push(() => {
		server.closeAllConnections();
		server.close();
	});
	const { port } = server.address() as AddressInfo;
	const gateway = createEvolutionGateway({
		baseUrl: `http://127.0.0.1:${port}/`,
		apiKey: "k",
		instanceRef: "prosa_a b?x=1",
		token: "t",
		allowedPrivateHosts: [`127.0.0.1:${port}`],
		timeoutMs: TIMEOUT_MS,
	});
	const send = () => gateway.sendText({ to: TO, text: "oi", clientId: "c" });
	return { gateway, send, paths };
}

const answers =
	(status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
	(request, response) => {
		request.resume().on("end", () => response.writeHead(status, headers).end(body));
	};
const errorBody = (message: unknown) => JSON.stringify({ status: 400, response: { message } });

test.each([
	["a page of HTML", "<html>502</html>"],
	["nothing", ""],
	["an error inside", '{"error":true,"message":"x"}'],
	["another shape", '{"ok":true}'],
	["null", "null"],
	["a message without id", '{"key":{"remoteJid":"x"}}'],
	["an id that is a number", '{"key":{"id":9007199254740993}}'],
	["JSON cut in the middle", '{"key":{"id":"A"'],
	["a body nested too deep", `${'{"a":'.repeat(100)}1${"}".repeat(100)}`],
])("R41 a send answered 200 with %s is unknown, never sent", async (_what, body) => {
	const { send } = await gatewayThat(answers(200, body));
	expect(await send()).toEqual({ class: "unknown" });
});

test("R41 a link call with an error hidden in its 200 may simply be repeated", async () => {
	const hidden = answers(200, '{"error":true,"message":"[object Object]"}');
	const { gateway } = await gatewayThat(hidden, true);
	expect(await gateway.startLink()).toEqual({ class: "not_accepted", retryAfterMs: null });
	expect(await gateway.readLink()).toEqual({ class: "not_accepted", retryAfterMs: null });
});

test.each([500, 502, 504, 520, 524, 408])(
	"R04 a send answered %s may have left: unknown",
	async (status) => {
		const { send } = await gatewayThat(answers(status, "{}"));
		expect(await send()).toEqual({ class: "unknown" });
	},
);

test.each([503, 429, 521, 522, 523, 530])(
	"R05 a send answered %s surely did not leave",
	async (status) => {
		const { send } = await gatewayThat(answers(status, "{}"));
		expect(await send()).toEqual({ class: "not_accepted", retryAfterMs: null });
	},
);

test("Retry-After is told in milliseconds, in either form, and never believed beyond a day", async () => {
	const told = async (value: string) => {
		const { send } = await gatewayThat(answers(429, "{}", { "retry-after": value }));
		const answer = await send();
		return answer.class === "not_accepted" ? answer.retryAfterMs : undefined;
	};
	expect(await told("7")).toBe(7_000);
	expect(await told("99999999")).toBe(86_400_000);
	expect(await told("soon")).toBeNull();
	const date = (await told(new Date(Date.now() + 60_000).toUTCString())) ?? 0;
	expect(date).toBeGreaterThan(50_000);
	expect(date).toBeLessThan(61_000);
});

test.each([
	[400, errorBody([{ jid: "x", exists: false, number: "1" }]), "not_on_whatsapp"],
	[400, errorBody(["Error: Connection Closed"]), "not_linked"],
	[500, errorBody("Cannot read properties of undefined (reading 'onWhatsApp')"), "not_linked"],
	[400, errorBody([['instance requires property "text"']]), "invalid"],
	[422, errorBody(["?"]), "rejected"],
	[400, "not even JSON", "rejected"],
	[401, errorBody("Unauthorized"), "unauthorized"],
	[403, errorBody("Forbidden"), "unauthorized"],
	[404, errorBody(['The "x" instance does not exist']), "no_instance"],
	[404, errorBody(["Cannot POST /message/sendText/x"]), "rejected"],
	[302, "", "rejected"],
	[413, "", "rejected"],
	[503, '{"error":"service not activated","code":"LICENSE_REQUIRED"}', "unlicensed"],
])("a send answered %s %s is refused as %s", async (status, body, reason) => {
	const { send } = await gatewayThat(answers(status, body));
	expect(await send()).toEqual({ class: "refused", reason });
});

test("R04 a client that timed out behind the gateway leaves the outcome open", async () => {
	const { send } = await gatewayThat(answers(400, errorBody(["Error: Timed Out"])));
	expect(await send()).toEqual({ class: "unknown" });
});

test("R04 a send that is never answered, or whose line breaks, is unknown", async () => {
	const hanging = await gatewayThat((request) => void request.resume());
	expect(await hanging.send()).toEqual({ class: "unknown" });
	const broken = await gatewayThat((request) => {
		request.resume().on("end", () => request.socket.resetAndDestroy());
	});
	expect(await broken.send()).toEqual({ class: "unknown" });
	const cut = await gatewayThat((request, response) => {
		request.resume().on("end", () => {
			response.writeHead(201, { "content-length": "500" });
			response.write('{"key":{"id":"A"');
			setTimeout(() => request.socket.destroy(), 20);
		});
	});
	expect(await cut.send()).toEqual({ class: "unknown" });
});

test("R05 a gateway that resets every connection gets no text, so repeating is safe", async () => {
	const { send, paths } = await gatewayThat((request) => request.socket.resetAndDestroy(), true);
	expect(await send()).toEqual({ class: "not_accepted", retryAfterMs: null });
	expect(paths.some((path) => path.includes("sendText"))).toBe(false);
});

test("a reading that fails in any way is repeated, never a conclusion", async () => {
	const { gateway } = await gatewayThat(answers(500, "{}"), true);
	const query = { addresses: [TO], text: "x", sinceMs: 0, isTaken: () => false };
	expect((await gateway.findSent(query)).class).toBe("not_accepted");
	expect((await gateway.listSince({ sinceMs: 0, limit: 5 })).class).toBe("not_accepted");
});

test("URLs are made of the instance's name alone, encoded", async () => {
	const { send, paths } = await gatewayThat(answers(201, '{"key":{"id":"A"}}'));
	expect((await send()).class).toBe("accepted");
	expect(paths).toEqual([
		"GET /instance/connectionState/prosa_a%20b%3Fx%3D1",
		"POST /message/sendText/prosa_a%20b%3Fx%3D1",
	]);
});

test("an address nobody allowed is refused before any call", async () => {
	const gateway = createEvolutionGateway({
		baseUrl: "http://127.0.0.1:9",
		apiKey: "k",
		instanceRef: "x",
		token: null,
		allowedPrivateHosts: [],
	});
	expect(await gateway.readLink()).toEqual({ class: "refused", reason: "rejected" });
});
