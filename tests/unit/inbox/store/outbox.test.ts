import { expect, test, vi } from "vitest";
import type { MessageView } from "#app/contracts/frames.ts";
import type { SendMessage } from "#app/contracts/whatsapp.ts";
import { ApiError } from "#app/ui/api-error.ts";
import { Outbox, type OutboxEntry, RESEND_WITHIN_MS } from "#app/inbox/store/outbox.ts";
import { memoryStorage } from "../memory-storage.ts";
import { messageView } from "../views.ts";

type Send = (body: SendMessage) => Promise<MessageView>;
const accept: Send = (body) => Promise.resolve(messageView({ id: body.id, text: body.text }));

function open(send: Send, over: { storage?: Storage; now?: () => number } = {}) {
	const sent: string[] = [];
	const failed: OutboxEntry[] = [];
	const calls: SendMessage[] = [];
	const outbox = new Outbox({
		storage: over.storage ?? memoryStorage(),
		key: "k",
		send: (body) => {
			calls.push(body);
			return send(body);
		},
		onSent: (message) => sent.push(message.text),
		delayMs: 1,
		...(over.now ? { now: over.now } : {}),
	});
	outbox.onFailed((entry) => failed.push(entry));
	return { outbox, sent, failed, calls };
}

test("a text is shown at once and leaves when the server has it", async () => {
	const { outbox, sent } = open(accept);
	outbox.add("c1", "Oi");
	expect(outbox.list()).toMatchObject([{ text: "Oi", state: "sending" }]);
	await vi.waitFor(() => expect(outbox.list()).toEqual([]));
	expect(sent).toEqual(["Oi"]);
});

test("R29 a repeated request carries the same id", async () => {
	let attempts = 0;
	const { outbox, calls } = open((body) => {
		attempts += 1;
		return attempts < 3 ? Promise.reject(new ApiError(0, "network")) : accept(body);
	});
	outbox.add("c1", "Oi");
	await vi.waitFor(() => expect(outbox.list()).toEqual([]));
	expect(calls).toHaveLength(3);
	expect(new Set(calls.map((call) => call.id)).size).toBe(1);
	expect(calls[0]?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
});

test("texts to one contact go in order, another contact does not wait", async () => {
	const release: (() => void)[] = [];
	const { outbox, calls } = open(
		(body) => new Promise((resolve) => release.push(() => resolve(accept(body)))),
	);
	outbox.add("c1", "1");
	outbox.add("c1", "2");
	outbox.add("c2", "3");
	expect(calls.map((call) => call.text)).toEqual(["1", "3"]);
	release[0]?.();
	await vi.waitFor(() => expect(calls.map((call) => call.text)).toEqual(["1", "3", "2"]));
});

test("a refused text is kept, told once, and goes again under the same id", async () => {
	let isRefusing = true;
	const { outbox, failed, calls } = open((body) =>
		isRefusing ? Promise.reject(new ApiError(403, "forbidden")) : accept(body),
	);
	const id = outbox.add("c1", "Oi");
	await vi.waitFor(() => expect(failed).toHaveLength(1));
	expect(outbox.list()).toMatchObject([{ id, text: "Oi", state: "failed", code: "forbidden" }]);
	isRefusing = false;
	outbox.retry(id);
	await vi.waitFor(() => expect(outbox.list()).toEqual([]));
	expect(calls.map((call) => call.id)).toEqual([id, id]);
});

test("an id the server holds for another text is not tried again", async () => {
	const { outbox, failed, calls } = open((body) =>
		body.text === "Oi" && calls.length === 1
			? Promise.reject(new ApiError(409, "message_id_reused"))
			: accept(body),
	);
	const id = outbox.add("c1", "Oi");
	await vi.waitFor(() => expect(failed).toHaveLength(1));
	outbox.retry(id);
	await vi.waitFor(() => expect(outbox.list()).toEqual([]));
	expect(calls[1]?.id).not.toBe(id);
});

test("three answers of trouble end in a failure, but not while the line is down", async () => {
	const { outbox, failed, calls } = open(() => Promise.reject(new ApiError(503, "unavailable")));
	outbox.setConnected(false);
	outbox.add("c1", "Oi");
	expect(calls).toHaveLength(0);
	outbox.setConnected(true);
	await vi.waitFor(() => expect(failed).toHaveLength(1));
	expect(calls).toHaveLength(3);
});

test("R30 a reload sends what was on its way with the same id, and offers what is older", async () => {
	const storage = memoryStorage();
	let now = 1000;
	const first = open(() => new Promise(() => undefined), { storage, now: () => now });
	const oldId = first.outbox.add("c1", "antiga");
	now += RESEND_WITHIN_MS + 1;
	const freshId = first.outbox.add("c2", "nova");

	const second = open(accept, { storage, now: () => now });
	second.outbox.restore();
	await vi.waitFor(() => expect(second.sent).toEqual(["nova"]));
	expect(second.calls.map((call) => call.id)).toEqual([freshId]);
	expect(second.outbox.list()).toMatchObject([{ id: oldId, state: "failed", code: "interrupted" }]);
});

test("R29 a text whose answer was lost is settled by its frame", () => {
	const { outbox } = open(() => new Promise(() => undefined));
	const id = outbox.add("c1", "Oi");
	outbox.settle([id, "another"]);
	expect(outbox.list()).toEqual([]);
});

test("R30 storage that holds nonsense or refuses to write costs nothing", async () => {
	const storage = memoryStorage();
	storage.setItem("k", '[{"id":1}]');
	storage.setItem = () => {
		throw new Error("full");
	};
	const { outbox, sent } = open(accept, { storage });
	outbox.restore();
	outbox.add("c1", "Oi");
	await vi.waitFor(() => expect(sent).toEqual(["Oi"]));
});

test("an answer carries the message it answers, also after a reload; other texts carry none", async () => {
	const storage = memoryStorage();
	const before = open(() => new Promise(() => undefined), { storage });
	before.outbox.add("c1", "Sim", "q1");
	before.outbox.add("c2", "Oi");
	const after = open(accept, { storage });
	after.outbox.restore();
	await vi.waitFor(() => expect(after.outbox.list()).toEqual([]));
	expect(after.calls.find((call) => call.text === "Sim")).toMatchObject({ quotedId: "q1" });
	expect(after.calls.find((call) => call.text === "Oi")).not.toHaveProperty("quotedId");
});
