import { z } from "zod";
import type { HostCheck } from "../host-check.ts";
import { type Fetch, createGuardedFetch, RefusedUrlError } from "../safe-fetch.ts";
import type { Log } from "../secrets/log-event.ts";
import type { LanguageModel, ModelAnswer, ModelRequest, ModelUsage } from "./port.ts";

const TIMEOUT_MS = 60_000;
/** Bytes of an answer; a streamed answer has a line of JSON around every few characters. */
const MAX_ANSWER_BYTES = 4_000_000;
/** Characters of an answer after which reading stops; a chat message is shorter. */
const MAX_TEXT_LENGTH = 20_000;

export interface OpenAiOptions {
	/** Without a slash at its end, e.g. https://api.openai.com/v1 */
	baseUrl: string;
	apiKey: string;
	organizationId: string | null;
	model: string;
	allowedPrivateHosts: readonly string[];
	ownOrigin: string;
	checkHost?: HostCheck | null;
	log: Log;
	timeoutMs?: number;
	fetch?: Fetch;
}

/** A model at any endpoint with OpenAI's chat completions API. Never repeats a call by itself. */
export function createOpenAiModel(options: OpenAiOptions): LanguageModel {
	return {
		async write(request, onDelta) {
			try {
				return await (onDelta ? stream(options, request, onDelta) : generate(options, request));
			} catch (error) {
				return answerOfError(error);
			}
		},
	};
}

/** Loads the SDK on first use, because it is large and most requests need no model. */
async function prepare(options: OpenAiOptions, request: ModelRequest) {
	const [sdk, { createOpenAICompatible }] = await Promise.all([
		import("ai"),
		import("@ai-sdk/openai-compatible"),
	]);
	const provider = createOpenAICompatible({
		name: "openai",
		baseURL: options.baseUrl,
		apiKey: options.apiKey,
		headers: options.organizationId ? { "OpenAI-Organization": options.organizationId } : {},
		includeUsage: true,
		fetch: createGuardedFetch({ ...options, maxBytes: MAX_ANSWER_BYTES }),
	});
	const deadline = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
	const call = {
		model: provider.chatModel(options.model),
		instructions: request.instructions,
		messages: request.turns.map(({ by, text }) => ({
			role: by === "customer" ? ("user" as const) : ("assistant" as const),
			content: text,
		})),
		temperature: request.temperature,
		maxOutputTokens: request.maxOutputTokens,
		maxRetries: 0,
		abortSignal: request.signal ? AbortSignal.any([request.signal, deadline]) : deadline,
	};
	return { sdk, call };
}

async function generate(options: OpenAiOptions, request: ModelRequest): Promise<ModelAnswer> {
	const { sdk, call } = await prepare(options, request);
	const { text, usage, toolCalls, finishReason } = await sdk.generateText(call);
	return settle(options, { text, usage, tools: toolCalls.length, finishReason });
}

async function stream(
	options: OpenAiOptions,
	request: ModelRequest,
	onDelta: (text: string) => void,
): Promise<ModelAnswer> {
	const { sdk, call } = await prepare(options, request);
	const result = sdk.streamText({ ...call, onError: () => undefined });
	let text = "";
	let tools = 0;
	let finishReason = "";
	let usage: SdkUsage = {};
	for await (const part of result.fullStream) {
		if (part.type === "error") throw part.error;
		if (part.type === "abort") return { class: "unavailable", retryAfterMs: null };
		if (part.type === "tool-call" || part.type === "tool-input-start") tools += 1;
		if (part.type === "finish") ({ finishReason, totalUsage: usage } = part);
		if (part.type !== "text-delta") continue;
		text += part.text;
		onDelta(part.text);
		if (text.length < MAX_TEXT_LENGTH) continue;
		finishReason = "length";
		break;
	}
	// A stream that ends without a finish reason was cut off.
	if (finishReason === "" || finishReason === "other")
		return { class: "unavailable", retryAfterMs: null };
	return settle(options, { text, usage, tools, finishReason });
}

interface SdkUsage {
	inputTokens?: number | undefined;
	outputTokens?: number | undefined;
}

const usageOf = ({ inputTokens, outputTokens }: SdkUsage): ModelUsage => ({
	inputTokens: inputTokens ?? 0,
	outputTokens: outputTokens ?? 0,
});

function settle(
	{ log, model }: OpenAiOptions,
	said: { text: string; usage: SdkUsage; tools: number; finishReason: string },
): ModelAnswer {
	if (said.tools > 0) {
		// The model was given no tools (K03).
		log({ event: "model_tool_call_refused", level: "security", model, calls: said.tools });
		return { class: "unavailable", retryAfterMs: null };
	}
	if (said.finishReason === "content-filter") return { class: "refused", reason: "content" };
	if (said.text.trim() === "") return { class: "unavailable", retryAfterMs: null };
	const text = said.text.slice(0, MAX_TEXT_LENGTH);
	return { class: "answered", text, usage: usageOf(said.usage) };
}

/** The fields of the SDK's errors that we use; errors are recognised by these fields, not by class. */
const CallError = z.object({
	statusCode: z.number().optional(),
	responseBody: z.string().optional(),
	responseHeaders: z.record(z.string(), z.string()).optional(),
});
/** The API's `{"error":{…}}`, at any level. */
const ApiError = z.object({
	error: z.object({ code: z.string().nullish(), type: z.string().nullish() }),
});

function codeOf(body: string | undefined): string {
	try {
		const parsed = ApiError.safeParse(JSON.parse(body ?? ""));
		return parsed.success ? (parsed.data.error.code ?? parsed.data.error.type ?? "") : "";
	} catch {
		return "";
	}
}

function retryAfterOf(headers: Record<string, string> | undefined): number | null {
	const seconds = Number(headers?.["retry-after"] ?? Number.NaN);
	return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 3_600) * 1000 : null;
}

const refused = (reason: Extract<ModelAnswer, { class: "refused" }>["reason"]): ModelAnswer => ({
	class: "refused",
	reason,
});

/** Maps an error of a call to an answer, by OpenAI's error codes. */
function answerOfError(error: unknown): ModelAnswer {
	if (isRefusedUrl(error)) return refused("invalid");
	const call = CallError.safeParse(error);
	const { statusCode = 0, responseBody, responseHeaders } = call.success ? call.data : {};
	const code = codeOf(responseBody) || codeOf(messageOf(error));
	if (statusCode === 401 || statusCode === 403 || code === "invalid_api_key")
		return refused("unauthorized");
	if (code === "insufficient_quota" || statusCode === 402) return refused("no_credit");
	if (statusCode === 404 || code === "model_not_found") return refused("model_unknown");
	if (code === "content_filter" || code === "content_policy_violation") return refused("content");
	if (statusCode === 400 || statusCode === 413 || statusCode === 422) return refused("invalid");
	return { class: "unavailable", retryAfterMs: retryAfterOf(responseHeaders) };
}

const messageOf = (error: unknown): string => (typeof error === "string" ? error : "");

function isRefusedUrl(error: unknown): boolean {
	if (error instanceof RefusedUrlError) return true;
	return error instanceof Error && error.cause !== undefined && isRefusedUrl(error.cause);
}
