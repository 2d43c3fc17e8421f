/**
 * Calls of our own JSON API from the browser. Every answer is parsed by a schema; failures throw
 * ApiError.
 */
import * as v from "valibot";
import { ApiError } from "./api-error.ts";
import { noteServerDate } from "./clock.ts";

/** A hanging request is aborted after this time; a retry uses the same id. */
const TIMEOUT_MS = 15_000;

const Refused = v.object({ error: v.object({ code: v.string(), requestId: v.string() }) });

export interface ApiRequest {
	method?: "POST" | "PUT" | "DELETE";
	headers?: Record<string, string>;
	/** Text, or a file, which brings its own content type. */
	body?: string | Blob;
	signal?: AbortSignal;
	/** Instead of 15 seconds, for large files. */
	timeoutMs?: number;
}

/**
 * Sends one request. Throws ApiError for every answer that is not 2xx, and when no answer comes.
 */
export async function callApi(
	path: string,
	{ timeoutMs = TIMEOUT_MS, ...init }: ApiRequest = {},
	fetcher: typeof fetch = (...args) => fetch(...args),
): Promise<Response> {
	const timeout = AbortSignal.timeout(timeoutMs);
	const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
	let answer: Response;
	try {
		answer = await fetcher(path, {
			...init,
			signal,
			headers: { accept: "application/json", ...init.headers },
		});
	} catch (error) {
		if (init.signal?.aborted) throw error;
		throw new ApiError(0, "network");
	}
	noteServerDate(answer.headers.get("date"));
	if (answer.ok) return answer;
	throw await readRefusal(answer);
}

/** Sends a request with a JSON body. Throws ApiError as `callApi` does. */
export const sendJson = (
	path: string,
	body: unknown,
	method: "POST" | "PUT" | "DELETE" = "POST",
): Promise<Response> =>
	callApi(path, {
		method,
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
	});

async function readRefusal(answer: Response): Promise<ApiError> {
	const body = v.safeParse(Refused, await answer.json().catch(() => null));
	if (body.success)
		return new ApiError(answer.status, body.output.error.code, body.output.error.requestId);
	return new ApiError(answer.status, answer.status >= 500 ? "unavailable" : "invalid_request");
}

/** Parses an answer's body by a schema. Throws ApiError 502 when it does not match. */
export async function parseAnswer<Schema extends v.GenericSchema>(
	schema: Schema,
	answer: Response,
): Promise<v.InferOutput<Schema>> {
	const body = v.safeParse(schema, await answer.json().catch(() => null));
	// An unreadable answer counts as a server error: it may be a proxy's page, so a retry makes
	// sense.
	if (!body.success) throw new ApiError(502, "unavailable");
	return body.output;
}
