/** Calls of our own JSON API from the browser. Every answer is parsed; failures are ApiError. */
import * as v from "valibot";
import { ApiError } from "./api-error.ts";
import { noteServerDate } from "./clock.ts";

/** A request that hangs is given up; whoever repeats it uses the same id. */
const TIMEOUT_MS = 15_000;

const Refused = v.object({ error: v.object({ code: v.string(), requestId: v.string() }) });

export interface ApiRequest {
	method?: "POST" | "PUT" | "DELETE";
	headers?: Record<string, string>;
	/** Text, or a file, which brings its own content type. */
	body?: string | Blob;
	signal?: AbortSignal;
	/** Instead of 15 seconds: a large file takes longer. */
	timeoutMs?: number;
}

/** One request; throws ApiError for every answer that is not 2xx, and when nobody answers. */
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

/** A request with a JSON body. */
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

/** The body of an answer by its schema. */
export async function parseAnswer<Schema extends v.GenericSchema>(
	schema: Schema,
	answer: Response,
): Promise<v.InferOutput<Schema>> {
	const body = v.safeParse(schema, await answer.json().catch(() => null));
	// An answer we cannot read is trouble of ours: it may be a proxy's page, so it is worth a retry.
	if (!body.success) throw new ApiError(502, "unavailable");
	return body.output;
}
