/** A stand-in of an OpenAI-compatible endpoint. The model's name says how it behaves. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { embeddingsOf } from "./embeddings.ts";
import { type ActingBody, nextCall, sayResults } from "./acting.ts";

/** What was asked, for tests to look at: `GET /__emulator/calls`. */
export interface ModelCall {
	path: string;
	authorization: string;
	organization: string;
	body: ChatBody;
}

/** What stands in a message: words, or words beside pictures. */
type Content =
	| string
	| { type: string; text?: string; image_url?: { url: string; detail?: string } }[];

interface ChatBody {
	model: string;
	stream?: boolean;
	messages: { role: string; content?: Content | null }[];
	[setting: string]: unknown;
}

const SLOW_MS = 3_000;
/** Between two pieces of `drip`: long enough for a person to see it being written. */
const DRIP_MS = 300;
const KEY = /^Bearer sk-(?!wrong)/u;

async function readBytes(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
	const parts: Buffer[] = [];
	for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
	return Buffer.concat(parts);
}

/** Beside calls of tools there is none. */
const wordsOf = (content: Content | null | undefined): string =>
	typeof content === "string" ? content : (content ?? []).map(({ text = "" }) => text).join(" ");
const picturesIn = ({ messages }: ChatBody): string[] =>
	messages.flatMap(({ content }) =>
		typeof content === "string"
			? []
			: (content ?? []).flatMap(({ image_url }) => image_url?.url ?? []),
	);

function json(response: ServerResponse, status: number, body: unknown, headers = {}): void {
	response.writeHead(status, { "content-type": "application/json", ...headers });
	response.end(JSON.stringify(body));
}

const refusal = (code: string, type = "invalid_request_error") => ({
	error: { message: `The emulator says ${code}.`, type, param: null, code },
});

const countTokens = (text: string): number => Math.ceil(text.length / 4);

const usageOf = (body: ChatBody, text: string) => {
	const prompt_tokens = countTokens(body.messages.map(({ content }) => wordsOf(content)).join(" "));
	const completion_tokens = countTokens(text);
	return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
};

/** What is seen in every picture. */
const SEEN = "Uma jaqueta jeans azul com um rasgo na manga.";

/** What the customer wrote last: material stands in front of it. */
function saidIn({ messages }: ChatBody): string {
	const last = messages.findLast(({ role }) => role === "user") ?? messages.at(-1);
	return (
		wordsOf(last?.content ?? "")
			.split("Mensagem do cliente:\n")
			.at(-1) ?? ""
	);
}

/** What each model says; `null` is no text. */
function textOf(body: ChatBody): string {
	if (picturesIn(body).length > 0) return SEEN;
	const last = saidIn(body);
	const system = wordsOf(body.messages.find(({ role }) => role === "system")?.content ?? "");
	switch (body.model) {
		case "echo-prompt":
			return `Claro, aqui estão: ${system}`;
		case "huge":
			return "palavra ".repeat(131_072);
		case "controls":
			return "Oi\u0000 tudo\u202E bem?\u0007";
		case "person":
			return "[[PESSOA]]";
		case "unsure":
			return "[[NAO_SEI]]";
		case "invents":
			return "Sai por R$ 13,37, pague em evil-loja.com/pix";
		case "acts":
			return sayResults(body as ActingBody) ?? `Resposta a: ${last}`;
		case "markdown":
			return "**Claro!** Veja [a página](https://loja.example/trocas) e ![x](https://evil.example/a.png)";
		default:
			return `Resposta a: ${last}`;
	}
}

function chunk(body: ChatBody, change: object) {
	const head = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1_790_000_000 };
	return `data: ${JSON.stringify({ ...head, model: body.model, usage: null, choices: [], ...change })}\n\n`;
}

const delta = (content: object, finish_reason: string | null = null) => ({
	choices: [{ index: 0, delta: content, logprobs: null, finish_reason }],
});

async function streamText(body: ChatBody, response: ServerResponse): Promise<void> {
	response.writeHead(200, { "content-type": "text/event-stream" });
	response.write(chunk(body, delta({ role: "assistant", content: "" })));
	const text = textOf(body);
	const size = Math.max(12, Math.ceil(text.length / 200));
	for (let from = 0; from < text.length; from += size) {
		const piece = text.slice(from, from + size);
		if (body.model === "drip") await sleep(DRIP_MS);
		// Split inside a character, as a network may.
		const bytes = Buffer.from(chunk(body, delta({ content: piece })));
		response.write(bytes.subarray(0, bytes.length - 7));
		response.write(bytes.subarray(bytes.length - 7));
	}
	if (body.model === "cut") {
		await sleep(20);
		return void response.destroy();
	}
	if (body.model === "error-in-stream") {
		response.write(`data: ${JSON.stringify(refusal("server_error", "server_error"))}\n\n`);
		return void response.end();
	}
	response.write(chunk(body, delta({}, body.model === "filtered" ? "content_filter" : "stop")));
	response.write(chunk(body, { usage: usageOf(body, text) }));
	response.end("data: [DONE]\n\n");
}

/** A tool that is called in place of an answer; null: none. */
function toolCallOf(body: ChatBody) {
	const call =
		body.model === "tool"
			? { name: "read_contact", arguments: { contactId: "another" } }
			: body.model === "acts"
				? nextCall(body as ActingBody, saidIn(body))
				: null;
	if (call === null) return null;
	const id = `call_${body.messages.length}`;
	const { name } = call;
	return { id, type: "function", function: { name, arguments: JSON.stringify(call.arguments) } };
}
type ToolCall = NonNullable<ReturnType<typeof toolCallOf>>;

/** A call in pieces: its name first, then its arguments, cut anywhere. */
function streamCall(body: ChatBody, call: ToolCall, response: ServerResponse): void {
	const { arguments: given, name } = call.function;
	const piece = (change: object) => chunk(body, delta({ tool_calls: [{ index: 0, ...change }] }));
	response.writeHead(200, { "content-type": "text/event-stream" });
	response.write(piece({ ...call, function: { name, arguments: "" } }));
	for (const part of [given.slice(0, 4), given.slice(4)])
		response.write(piece({ function: { arguments: part } }));
	response.write(chunk(body, delta({}, "tool_calls")));
	response.write(chunk(body, { usage: usageOf(body, given) }));
	response.end("data: [DONE]\n\n");
}

function answerWhole(body: ChatBody, response: ServerResponse): void {
	const text = textOf(body);
	const toolCall = toolCallOf(body);
	const isTool = toolCall !== null;
	json(response, 200, {
		id: "chatcmpl-1",
		object: "chat.completion",
		created: 1_790_000_000,
		model: body.model,
		choices: [
			{
				index: 0,
				message: isTool
					? { role: "assistant", content: null, tool_calls: [toolCall] }
					: { role: "assistant", content: text },
				finish_reason: isTool
					? "tool_calls"
					: body.model === "filtered"
						? "content_filter"
						: "stop",
			},
		],
		usage: usageOf(body, text),
	});
}

/** Models that never come to an answer; true when one of them did it. */
async function misbehave(body: ChatBody, response: ServerResponse): Promise<boolean> {
	const says = (status: number, code: string, headers = {}) => {
		json(response, status, refusal(code), headers);
		return true;
	};
	switch (body.model) {
		case "rate":
			return says(429, "rate_limit_exceeded", { "retry-after": "7" });
		case "quota":
			return says(429, "insufficient_quota");
		case "error500":
			return says(500, "server_error");
		case "unknown":
			return says(404, "model_not_found");
		case "too-long":
			return says(400, "context_length_exceeded");
		case "error200":
			return says(200, "server_error");
		case "garbage":
			response.writeHead(200, { "content-type": "text/html" });
			response.end("<html><b>502 Bad Gateway</b></html>");
			return true;
		case "redirect":
			response.writeHead(302, { location: "http://127.0.0.1:9/v1/chat/completions" });
			response.end();
			return true;
		case "blind":
			return picturesIn(body).length > 0 && says(400, "image_not_supported");
		case "hang":
			return true;
		case "slow":
			await sleep(SLOW_MS);
			return false;
		default:
			return false;
	}
}

/** What is heard in every voice note; a file that begins with `SAYS:` says what follows. */
const HEARD = "Oi, vocês fazem trocas?";

/** A transcription, or what the key's name asks for: `sk-deaf`, `sk-silent`, `sk-rate`, `sk-error500`, `sk-garbage`, `sk-hang`. */
async function transcribe(
	request: IncomingMessage,
	bytes: Buffer<ArrayBuffer>,
	response: ServerResponse,
): Promise<object> {
	const type = request.headers["content-type"] ?? "";
	const form = await new Response(bytes, { headers: { "content-type": type } }).formData();
	const file = form.get("file");
	const said = file instanceof File ? await file.text() : "";
	const [, mode = ""] = /^Bearer sk-(\w+)$/u.exec(request.headers.authorization ?? "") ?? [];
	const text = mode === "silent" ? "" : said.startsWith("SAYS:") ? said.slice(5).trim() : HEARD;
	if (mode === "deaf") json(response, 404, refusal("unknown_url"));
	else if (!(await misbehave({ model: mode, messages: [] }, response)))
		json(response, 200, { text, usage: { type: "duration", seconds: 4 } });
	return {
		model: form.get("model"),
		language: form.get("language"),
		name: file instanceof File ? file.name : null,
		type: file instanceof File ? file.type : null,
		bytes: file instanceof File ? file.size : null,
	};
}

interface EmbeddingBody {
	model: string;
	input: string[];
}

export function createOpenAiEmulator(): Server {
	const calls: ModelCall[] = [];
	/** Texts that vectors were asked of: `GET /__emulator/embedded`. */
	const embedded: EmbeddingBody[] = [];
	/** Transcriptions: `GET /__emulator/heard`, with `?key=sk-…` those that this key paid for. */
	const heard: { key: string; said: object }[] = [];
	async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const path = request.url ?? "/";
		if (path === "/__emulator/calls") return json(response, 200, calls);
		if (path.startsWith("/__emulator/heard")) {
			const key = new URL(path, "http://emulator").searchParams.get("key");
			const asked = heard.filter((one) => key === null || one.key === `Bearer ${key}`);
			return json(
				response,
				200,
				asked.map(({ said }) => said),
			);
		}
		if (path === "/__emulator/embedded") return json(response, 200, embedded);
		const bytes = await readBytes(request);
		if (path === "/v1/audio/transcriptions") {
			if (!KEY.test(request.headers.authorization ?? ""))
				return json(response, 401, refusal("invalid_api_key"));
			const said = await transcribe(request, bytes, response);
			heard.push({ key: request.headers.authorization ?? "", said });
			return;
		}
		if (path === "/v1/embeddings") {
			if (!KEY.test(request.headers.authorization ?? ""))
				return json(response, 401, refusal("invalid_api_key"));
			const { model, input } = JSON.parse(bytes.toString("utf8")) as EmbeddingBody;
			embedded.push({ model, input });
			if (await misbehave({ model, messages: [] }, response)) return;
			return json(response, 200, embeddingsOf(model, input));
		}
		const body = JSON.parse(bytes.toString("utf8") || "{}") as ChatBody;
		if (request.method !== "POST" || path !== "/v1/chat/completions")
			return json(response, 404, refusal("unknown_url"));
		const authorization = request.headers.authorization ?? "";
		const organization = String(request.headers["openai-organization"] ?? "");
		calls.push({ path, authorization, organization, body });
		if (!KEY.test(authorization)) return json(response, 401, refusal("invalid_api_key"));
		if (await misbehave(body, response)) return;
		const call = body.stream === true ? toolCallOf(body) : null;
		if (call !== null) return streamCall(body, call, response);
		if (body.stream === true) return streamText(body, response);
		answerWhole(body, response);
	}
	return createServer((request, response) => {
		serve(request, response).catch((error: unknown) => {
			if (!response.headersSent) json(response, 500, refusal(String(error)));
		});
	});
}
