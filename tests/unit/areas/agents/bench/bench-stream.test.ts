import { expect, test } from "vitest";
import type { BenchEvent } from "#app/contracts/agents.ts";
import { askBench, readLines } from "#app/areas/agents/bench/bench-stream.ts";
import { ApiError } from "#app/ui/api-error.ts";

const EVENTS: BenchEvent[] = [
	{ type: "found", passages: [{ entryId: "e1", title: "Trocas", text: "Até 30 dias — já!" }] },
	{ type: "delta", text: "Você tem 30 dias 🙂" },
	{ type: "answer", text: "Você tem 30 dias 🙂", inputTokens: 9, outputTokens: 4, costMicros: 12 },
];
const BYTES = new TextEncoder().encode(EVENTS.map((one) => `${JSON.stringify(one)}\n`).join(""));

function streamOf(bytes: Uint8Array, size: number): ReadableStream<Uint8Array> {
	let at = 0;
	return new ReadableStream({
		pull(controller) {
			if (at >= bytes.length) return controller.close();
			controller.enqueue(bytes.slice(at, at + size));
			at += size;
		},
	});
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
	const all: Item[] = [];
	for await (const item of items) all.push(item);
	return all;
}

const never = new AbortController().signal;
const answering =
	(body: BodyInit, init: ResponseInit = {}): typeof fetch =>
	() =>
		Promise.resolve(new Response(body, init));

test("events are read whole wherever the bytes are cut, also inside a character", async () => {
	for (let size = 1; size <= BYTES.length; size += 1) {
		const body = streamOf(BYTES, size);
		const events = await collect(askBench("a1", { turns: [] }, never, answering(body)));
		expect(events, `chunks of ${String(size)}`).toEqual(EVENTS);
	}
});

test("a last line without its end counts, blank lines and Windows ends do not matter", async () => {
	const lines = readLines(streamOf(new TextEncoder().encode("a\r\n\r\nb\n\nc"), 2));
	expect(await collect(lines)).toEqual(["a", "b", "c"]);
});

test("a line nobody knows is left out, and the rest is read", async () => {
	const body = `{"type":"poem"}\nnot json\n${JSON.stringify(EVENTS[1])}\n`;
	expect(await collect(askBench("a1", { turns: [] }, never, answering(body)))).toEqual([EVENTS[1]]);
});

test("a refusal before the stream is an error with its code", async () => {
	const body = JSON.stringify({ error: { code: "rate_limited", requestId: "r1" } });
	const asked = collect(askBench("a1", { turns: [] }, never, answering(body, { status: 429 })));
	await expect(asked).rejects.toMatchObject({ code: "rate_limited", status: 429 });
});

test("a line that breaks is an error, and one that was stopped ends quietly", async () => {
	const broken: typeof fetch = () => Promise.reject(new TypeError("network"));
	await expect(collect(askBench("a1", { turns: [] }, never, broken))).rejects.toBeInstanceOf(
		ApiError,
	);
	const stopped = AbortSignal.abort();
	expect(await collect(askBench("a1", { turns: [] }, stopped, broken))).toEqual([]);
});

test("stopping in the middle lets go of the answer", async () => {
	let isCancelled = false;
	const endless = new ReadableStream<Uint8Array>({
		pull: (controller) => controller.enqueue(BYTES),
		cancel: () => {
			isCancelled = true;
		},
	});
	for await (const line of readLines(endless)) {
		expect(line).not.toBe("");
		break;
	}
	expect(isCancelled).toBe(true);
});
