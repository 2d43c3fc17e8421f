import type { ModelMessage } from "ai";
import type { ActCall, ActOffer } from "#app/domain/agents/acts/act.ts";
import type { HostCheck } from "../host-check.ts";
import { type Fetch, createGuardedFetch } from "../safe-fetch.ts";
import type { Log } from "../secrets/log-event.ts";
import { answerOfError } from "./openai-errors.ts";
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

const loadSdk = () => import("./sdk.ts");

/** Loads the SDK on first use, because it is large and most requests need no model. */
async function prepare(options: OpenAiOptions, request: ModelRequest) {
	const sdk = await loadSdk();
	const provider = sdk.createOpenAICompatible({
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
		messages: messagesOf(request),
		...(request.tools?.length && { tools: toolsOf(sdk, request.tools) }),
		temperature: request.temperature,
		maxOutputTokens: request.maxOutputTokens,
		maxRetries: 0,
		abortSignal: request.signal ? AbortSignal.any([request.signal, deadline]) : deadline,
	};
	return { sdk, call };
}

/** A result is the tool's, so that no text of it speaks as the customer or as we do. */
const messagesOf = ({ turns, called = [] }: ModelRequest): ModelMessage[] => [
	...turns.map(({ by, text }): ModelMessage => ({
		role: by === "customer" ? "user" : "assistant",
		content: text,
	})),
	...called.flatMap(({ call, result }): ModelMessage[] => {
		const of = { toolCallId: call.id, toolName: call.name };
		const output = { type: "text" as const, value: result };
		return [
			{ role: "assistant", content: [{ type: "tool-call", ...of, input: call.arguments }] },
			{ role: "tool", content: [{ type: "tool-result", ...of, output }] },
		];
	}),
];

type Sdk = Awaited<ReturnType<typeof loadSdk>>;

/** Without `execute` the SDK runs nothing by itself: it tells what the model asks for. */
const toolsOf = ({ tool, jsonSchema }: Sdk, offers: readonly ActOffer[]) =>
	Object.fromEntries(
		offers.map(({ name, description, parameters }) => [
			name,
			tool({ description, inputSchema: jsonSchema(parameters) }),
		]),
	);

const callOf = (said: { toolCallId: string; toolName: string; input: unknown }): ActCall => ({
	id: said.toolCallId,
	name: said.toolName,
	arguments: said.input,
});

async function generate(options: OpenAiOptions, request: ModelRequest): Promise<ModelAnswer> {
	const { sdk, call } = await prepare(options, request);
	const { text, usage, toolCalls, finishReason } = await sdk.generateText(call);
	const calls = toolCalls.map(callOf);
	return settle(options, request, { text, usage, calls, finishReason });
}

async function stream(
	options: OpenAiOptions,
	request: ModelRequest,
	onDelta: (text: string) => void,
): Promise<ModelAnswer> {
	const { sdk, call } = await prepare(options, request);
	const result = sdk.streamText({ ...call, onError: () => undefined });
	let text = "";
	const calls: ActCall[] = [];
	let finishReason = "";
	let usage: SdkUsage = {};
	for await (const part of result.fullStream) {
		if (part.type === "error") throw part.error;
		if (part.type === "abort") return { class: "unavailable", retryAfterMs: null };
		if (part.type === "tool-call") calls.push(callOf(part));
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
	return settle(options, request, { text, usage, calls, finishReason });
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
	{ tools = [] }: ModelRequest,
	said: { text: string; usage: SdkUsage; calls: ActCall[]; finishReason: string },
): ModelAnswer {
	const { calls } = said;
	if (calls.some(({ name }) => !tools.some((tool) => tool.name === name))) {
		// The model was given no such tool (K03).
		log({ event: "model_tool_call_refused", level: "security", model, calls: calls.length });
		return { class: "unavailable", retryAfterMs: null };
	}
	if (calls.length > 0) return { class: "calls", calls, usage: usageOf(said.usage) };
	if (said.finishReason === "content-filter") return { class: "refused", reason: "content" };
	if (said.text.trim() === "") return { class: "unavailable", retryAfterMs: null };
	const text = said.text.slice(0, MAX_TEXT_LENGTH);
	return { class: "answered", text, usage: usageOf(said.usage) };
}
