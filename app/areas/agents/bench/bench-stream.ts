/** The streamed answer of the test conversation: one JSON object per line. */
import type { BenchEvent, BenchRequest } from "#app/contracts/agents.ts";
import { ApiError } from "#app/ui/api-error.ts";
import { callApi } from "#app/ui/api-request.ts";
import { parseBenchEvent } from "./forms.ts";

/** Longer than the server waits for any model; then a hanging connection is aborted. */
const TIMEOUT_MS = 120_000;

/**
 * The lines of a byte stream, without line ends. Chunks may be cut anywhere, also inside a
 * character; blank lines are skipped, and the last line needs no end.
 */
export async function* readLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
	const decoder = new TextDecoder();
	let rest = "";
	for await (const chunk of chunksOf(stream)) {
		rest += decoder.decode(chunk, { stream: true });
		const lines = rest.split(/\r?\n/);
		rest = lines.pop() ?? "";
		yield* lines.filter((line) => line.trim() !== "");
	}
	rest += decoder.decode();
	if (rest.trim() !== "") yield rest;
}

/** Safari's streams are not async iterables. Leaving the loop cancels the request. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
	const reader = stream.getReader();
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return;
			yield value;
		}
	} finally {
		await reader.cancel().catch(() => undefined);
	}
}

/**
 * Asks the agent and yields its events in order. Throws ApiError when the request is refused or no
 * answer comes; aborting `signal` ends it without an error.
 */
export async function* askBench(
	agentId: string,
	turns: BenchRequest["turns"],
	signal: AbortSignal,
	fetcher?: typeof fetch,
): AsyncGenerator<BenchEvent> {
	try {
		const asked = {
			method: "POST" as const,
			headers: { "content-type": "application/json", accept: "application/x-ndjson" },
			body: JSON.stringify({ turns }),
			signal,
			timeoutMs: TIMEOUT_MS,
		};
		const { body } = await callApi(`/api/agents/${agentId}/bench`, asked, fetcher);
		if (!body) throw new ApiError(502, "unavailable");
		for await (const line of readLines(body)) {
			const event = parseBenchEvent(line);
			if (event) yield event;
		}
	} catch (error) {
		if (signal.aborted) return;
		throw error instanceof ApiError ? error : new ApiError(0, "network");
	}
}
