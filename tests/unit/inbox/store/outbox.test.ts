import { expect, test, vi } from "vitest";
import type { MessageView } from "#app/contracts/frames.ts";
import type { SendItem } from "#app/contracts/items.ts";
import type { SendMessage } from "#app/contracts/whatsapp.ts";
import { ApiError } from "#app/ui/api-error.ts";
import {
	NOTHING_OUT,
	Outbox,
	type OutboxDeps,
	type OutboxEntry,
	type OutgoingFile,
	RESEND_WITHIN_MS,
	restoreEntries,
} from "#app/inbox/store/outbox.ts";
import { memoryStorage } from "../memory-storage.ts";
import { messageView } from "../views.ts";

type Send = (body: SendMessage) => Promise<MessageView>;
const accept: Send = (body) => Promise.resolve(messageView({ id: body.id, text: body.text }));

function open(send: Send, over: { storage?: Storage; now?: () => number } = {}) {
	const sent: string[] = [];
	const failed: OutboxEntry[] = [];
	const calls: SendMessage[] = [];
	const items: SendItem[] = [];
	const outbox = new Outbox({
		storage: over.storage ?? memoryStorage(),
		key: "k",
		send: (body) => {
			calls.push(body);
			return send(body);
		},
		sendItem: (body) => {
			items.push(body);
			return Promise.resolve(messageView({ id: body.id }));
		},
		onSent: (message) => sent.push(message.text),
		delayMs: 1,
		...(over.now ? { now: over.now } : {}),
	});
	outbox.onFailed((entry) => failed.push(entry));
	return { outbox, sent, failed, calls, items };
}

test("R30 a poll leaves behind the text before it, and goes on after a reload as what it is", async () => {
	const storage = memoryStorage();
	const before = open(() => new Promise(() => undefined), { storage });
	const item = { type: "poll" as const, question: "Qual?", options: ["A", "B"], isMultiple: false };
	before.outbox.add("c1", "Oi");
	before.outbox.addItem("c1", item);
	expect(before.items).toEqual([]);
	expect(before.outbox.list()).toMatchObject([{ text: "Oi" }, { text: "Qual?\nA\nB", item }]);
	const after = open(accept, { storage });
	after.outbox.restore();
	await vi.waitFor(() => expect(after.outbox.list()).toEqual([]));
	expect(after.calls).toHaveLength(1);
	expect(after.items).toMatchObject([{ contactId: "c1", item }]);
});

test("an outbox in which nothing was left says the very list that a page says before it is asked", () => {
	const { outbox } = open(accept);
	outbox.restore();
	expect(outbox.list()).toBe(NOTHING_OUT);
});

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

const FILE: OutgoingFile = {
	key: "bytes",
	name: "foto.jpg",
	kind: "image",
	mimetype: "image/jpeg",
	bytes: 9,
};

function openWithFiles(sendFile: NonNullable<OutboxDeps["sendFile"]>, storage = memoryStorage()) {
	const gone: string[] = [];
	const texts: string[] = [];
	const outbox = new Outbox({
		storage,
		key: "k",
		send: (body) => {
			texts.push(body.text);
			return accept(body);
		},
		sendFile,
		sendItem: () => Promise.reject(new Error("no item")),
		onSent: () => undefined,
		onFileGone: ({ key }) => gone.push(key),
		delayMs: 1,
	});
	return { outbox, gone, texts, storage };
}

test("a file keeps its place before the texts that follow it, and its bytes go once it is sent", async () => {
	const arrived = Promise.withResolvers<undefined>();
	const { outbox, gone, texts } = openWithFiles(async (entry) => {
		await arrived.promise;
		return messageView({ id: entry.id });
	});
	outbox.add("c1", "Segue", null, FILE);
	outbox.add("c1", "Assine aqui");
	outbox.add("c2", "Oi");
	await vi.waitFor(() => expect(texts).toEqual(["Oi"]));
	expect(outbox.list()).toMatchObject([{ text: "Segue", file: FILE }, { text: "Assine aqui" }]);
	arrived.resolve(undefined);
	await vi.waitFor(() => expect(texts).toEqual(["Oi", "Assine aqui"]));
	expect(gone).toEqual(["bytes"]);
});

test("what moves is not given up, however often the line breaks", async () => {
	let tries = 0;
	const { outbox } = openWithFiles((entry, { onProgress }) => {
		tries += 1;
		onProgress(tries / 10);
		return tries < 8
			? Promise.reject(new ApiError(0, "network"))
			: Promise.resolve(messageView({ id: entry.id }));
	});
	const id = outbox.add("c1", "", null, FILE);
	await vi.waitFor(() => expect(outbox.progressOf(id)).toBe(0.1));
	await vi.waitFor(() => expect(outbox.list()).toEqual([]));
	expect(tries).toBe(8);
	expect(outbox.progressOf(id)).toBeNull();
});

test("a file that is called off is sent no further, and the next one goes", async () => {
	const heard: boolean[] = [];
	const { outbox, gone, texts } = openWithFiles(
		(_, { signal }) =>
			new Promise((_resolve, reject) => {
				signal.addEventListener("abort", () => {
					heard.push(true);
					reject(new DOMException("aborted", "AbortError"));
				});
			}),
	);
	const id = outbox.add("c1", "", null, FILE);
	outbox.add("c1", "Depois mando");
	outbox.discard(id);
	await vi.waitFor(() => expect(texts).toEqual(["Depois mando"]));
	expect([heard, gone]).toEqual([[true], ["bytes"]]);
});

test("after a reload a file goes on by itself while it moved lately, with the hash that was computed", () => {
	const storage = memoryStorage();
	const before = openWithFiles((_, { onProgress, onHash }) => {
		onHash("f".repeat(64));
		onProgress(0.5);
		return new Promise(() => undefined);
	}, storage);
	before.outbox.add("c1", "", null, FILE);
	const [stored] = before.outbox.list();
	const asked: OutboxEntry[] = [];
	const after = openWithFiles((entry) => {
		asked.push(entry);
		return new Promise(() => undefined);
	}, storage);
	after.outbox.restore();
	expect(asked).toMatchObject([{ id: stored?.id, file: { ...FILE, hash: "f".repeat(64) } }]);
	const old = { ...stored, at: 0, movedAt: 3_600_000 } as OutboxEntry;
	expect(restoreEntries([old], 3_600_000 + RESEND_WITHIN_MS)[0]?.state).toBe("sending");
	expect(restoreEntries([old], 3_600_001 + RESEND_WITHIN_MS)[0]?.state).toBe("failed");
});
