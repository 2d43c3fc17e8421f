/** The streamed answer of the test conversation: one JSON object per line. */
import type { BenchRequest } from "#app/contracts/agents.ts";
import { ApiError } from "#app/ui/api-error.ts";
import { callApi } from "#app/ui/api-request.ts";
import { parseBenchEvent, type ReadBenchEvent } from "./forms.ts";

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

interface StreamOptions<Event> {
	parse: (line: string) => Event | null;
	signal: AbortSignal;
	/** For the whole stream. */
	timeoutMs?: number;
}

/**
 * Sends a request and yields the events of its answer in order; lines that `parse` does not understand are skipped.
 * Throws ApiError when the request is refused or no answer comes; aborting `signal` ends it without an error.
 */
export async function* streamEvents<Event>(
	path: string,
	body: object,
	{ parse, signal, timeoutMs = TIMEOUT_MS }: StreamOptions<Event>,
	fetcher?: typeof fetch,
): AsyncGenerator<Event> {
	try {
		const asked = {
			method: "POST" as const,
			headers: { "content-type": "application/json", accept: "application/x-ndjson" },
			body: JSON.stringify(body),
			signal,
			timeoutMs,
		};
		const answer = await callApi(path, asked, fetcher);
		if (!answer.body) throw new ApiError(502, "unavailable");
		for await (const line of readLines(answer.body)) {
			const event = parse(line);
			if (event) yield event;
		}
	} catch (error) {
		if (signal.aborted) return;
		throw error instanceof ApiError ? error : new ApiError(0, "network");
	}
}

/** Asks the agent's live version or its draft; `streamEvents` says what is thrown. */
export const askBench = (
	agentId: string,
	{ turns, version }: BenchRequest,
	signal: AbortSignal,
	fetcher?: typeof fetch,
): AsyncGenerator<ReadBenchEvent> =>
	streamEvents(
		`/api/agents/${agentId}/bench`,
		// A server of the release before refuses a field that it does not know.
		version === "draft" ? { turns, version } : { turns },
		{ parse: parseBenchEvent, signal },
		fetcher,
	);
