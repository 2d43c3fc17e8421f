import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_RESULT_LENGTH } from "#app/domain/agents/acts/act.ts";
import { type ShopEmulator, startShop } from "#tests/emulators/shop/start.ts";
import { createHttpCalls } from "#workers/adapters/agent-action/http.ts";
import { createMcpCalls } from "#workers/adapters/agent-action/mcp.ts";

let shop: ShopEmulator;
beforeAll(async () => {
	shop = await startShop();
});
afterAll(() => shop.stop());

const SECRET = { header: "Authorization", value: "Bearer shop" };
const guards = (change: { timeoutMs?: number; allowed?: string[] } = {}) => ({
	allowedPrivateHosts: change.allowed ?? [shop.host],
	ownOrigin: "http://localhost:8787",
	timeoutMs: change.timeoutMs ?? 5_000,
});
const get = (path: string, change = {}, secret: typeof SECRET | null = SECRET) =>
	createHttpCalls(guards(change))(
		{ method: "GET", url: `${shop.url}/orders/${path}`, body: null },
		secret,
		"key-1",
	);
const server = () => ({ url: `${shop.url}/mcp`, secret: SECRET });
const use = (order: string, change = {}) =>
	createMcpCalls(guards(change)).callTool(server(), "orders.find", { order });

test("a call carries the secret and comes back as data", async () => {
	expect(await get("1234")).toEqual({
		kind: "answer",
		isOk: true,
		text: '{"order":"1234","status":"em transporte"}',
	});
	expect(await get("9")).toEqual({
		kind: "answer",
		isOk: false,
		text: 'HTTP 404 {"error":"no order"}',
	});
	expect(await get("1234", {}, null)).toMatchObject({ isOk: false });
});

test("a change names its key, by which the other side can tell a repetition", async () => {
	const call = { method: "POST" as const, url: `${shop.url}/orders`, body: '{"item":"bolo"}' };
	expect(await createHttpCalls(guards())(call, SECRET, "act-7")).toMatchObject({ isOk: true });
	const arrived = (await shop.calls()).findLast(({ method }) => method === "POST");
	expect(arrived).toMatchObject({
		body: '{"item":"bolo"}',
		headers: { "idempotency-key": "act-7", "content-type": "application/json" },
	});
});

test("H11 what is slow, broken or endless ends, and says whether it may have arrived", async () => {
	expect(await get("1/hang", { timeoutMs: 200 })).toEqual({ kind: "broken" });
	expect(await get("1/drop")).toEqual({ kind: "broken" });
	const huge = await get("1/huge");
	expect(huge).toMatchObject({ kind: "answer", isOk: true });
	expect(huge.kind === "answer" && huge.text.length).toBe(MAX_RESULT_LENGTH + 1);
});

test("H10 a private host and a redirect are not followed, and the secret stays", async () => {
	expect(await get("1234", { allowed: [] })).toEqual({ kind: "refused_url" });
	expect(await get("1/redirect")).toMatchObject({ isOk: false, text: "HTTP 302" });
});

test("an MCP server tells its tools; only what reads is on at once", async () => {
	const tools = await createMcpCalls(guards()).listTools(server());
	expect(tools?.map(({ name, isOn, isWriting }) => [name, isOn, isWriting])).toEqual([
		["orders.find", true, false],
		["orders.cancel", false, true],
	]);
	expect(await createMcpCalls(guards()).listTools({ ...server(), secret: null })).toBeNull();
	expect(await createMcpCalls(guards({ allowed: [] })).listTools(server())).toBeNull();
});

test("a tool of an MCP server is called once, and answers as data", async () => {
	expect(await use("1234")).toEqual({ kind: "answer", isOk: true, text: "em transporte" });
	expect(await use("9")).toEqual({ kind: "answer", isOk: false, text: "no order" });
	const count = async () =>
		(await shop.calls()).filter(({ body }) => body.includes('"order":"drop"')).length;
	expect(await use("drop")).toEqual({ kind: "broken" });
	expect(await count()).toBe(1);
});

test("H11 an MCP server that hangs may have done it; one that is not there has not", async () => {
	expect(await use("hang", { timeoutMs: 500 })).toEqual({ kind: "broken" });
	const nobody = { url: "http://127.0.0.1:9/mcp", secret: null };
	const calls = createMcpCalls(guards({ allowed: ["127.0.0.1:9"] }));
	expect(await calls.callTool(nobody, "orders.find", {})).toEqual({ kind: "unreached" });
});
