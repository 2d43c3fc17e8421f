import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_ANSWER_BYTES } from "#app/domain/settings/webhook-answer.ts";
import { type N8nEmulator, startN8nEmulator } from "#tests/emulators/n8n/start.ts";
import { createHttpWebhook } from "#workers/adapters/automation-webhook/http.ts";

let n8n: N8nEmulator;
beforeAll(async () => {
	n8n = await startN8nEmulator();
});
afterAll(() => n8n.stop());

const post = (mode: string, options: { timeoutMs?: number; allowed?: string[] } = {}) =>
	createHttpWebhook({
		allowedPrivateHosts: options.allowed ?? [n8n.host],
		ownOrigin: "http://localhost:8787",
		...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
	}).post({ url: n8n.webhook(mode), body: { input: "olá" }, bearer: "made.of.three" });

test("the body and a bearer token arrive, and the JSON answer comes back", async () => {
	expect(await post("ok")).toEqual({
		kind: "answer",
		status: 200,
		text: '{"ok":true,"received":{"input":"olá"}}',
		isCut: false,
	});
	const call = (await n8n.calls()).at(-1);
	expect(call?.headers).toMatchObject({
		authorization: "Bearer made.of.three",
		"content-type": "application/json",
	});
	expect(call?.headers).not.toHaveProperty("cookie");
});

test("a refusal, an error and an empty answer are answers with their status", async () => {
	expect(await post("refusal")).toMatchObject({ kind: "answer", status: 403 });
	expect(await post("error")).toMatchObject({ kind: "answer", status: 500 });
	expect(await post("unknown")).toMatchObject({ kind: "answer", status: 404 });
	expect(await post("empty")).toMatchObject({ kind: "answer", status: 204, text: "" });
	expect(await post("garbage")).toMatchObject({ kind: "answer", status: 200 });
});

test("H08 a redirect is an answer: the token travels no further", async () => {
	const before = (await n8n.calls()).length;
	expect(await post("redirect")).toMatchObject({ kind: "answer", status: 302 });
	expect((await n8n.calls()).slice(before).map(({ path }) => path)).toEqual(["/webhook/redirect"]);
});

test("H11 what is too long is cut at 64 KB, on a whole character", async () => {
	const answer = await post("huge");
	if (answer.kind !== "answer") throw new Error(answer.kind);
	expect(answer.isCut).toBe(true);
	const bytes = new TextEncoder().encode(answer.text).byteLength;
	expect(bytes).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
	expect(bytes).toBeGreaterThan(MAX_ANSWER_BYTES - 4);
	expect(answer.text).not.toContain("\uFFFD");
});

test("H11 H16 too slow, silent, broken off or nobody there: one outcome for all, and one call each", async () => {
	const before = (await n8n.calls()).length;
	for (const mode of ["slow", "hang", "drop"])
		expect(await post(mode, { timeoutMs: 300 }), mode).toEqual({ kind: "unreachable" });
	expect((await n8n.calls()).length - before).toBe(3);
	const nobody = createHttpWebhook({
		allowedPrivateHosts: ["127.0.0.1:9"],
		ownOrigin: "http://localhost:8787",
	});
	expect(await nobody.post({ url: "http://127.0.0.1:9/", body: {}, bearer: "x" })).toEqual({
		kind: "unreachable",
	});
});

test("H01 H12 a private host that is not listed and our own host get no call at all", async () => {
	const before = (await n8n.calls()).length;
	expect(await post("ok", { allowed: [] })).toEqual({ kind: "refused_url" });
	const own = createHttpWebhook({
		allowedPrivateHosts: [n8n.host],
		ownOrigin: `http://${n8n.host}`,
	});
	const url = n8n.webhook("ok");
	expect(await own.post({ url, body: {}, bearer: "x" })).toEqual({ kind: "refused_url" });
	expect((await n8n.calls()).length).toBe(before);
});
