/** The channel's JSON API as the inbox uses it. Every answer is parsed; failures are ApiError. */
import * as v from "valibot";
import { ContactView, MessageView } from "#app/contracts/frames.ts";
import type { ContactPage, MessagePage, SendMessage } from "#app/contracts/whatsapp.ts";
import { ApiError } from "./api-error.ts";
import { noteServerDate } from "./clock.ts";

/** A request that hangs is given up, and repeated with the same id. */
const TIMEOUT_MS = 15_000;

const Page = v.object({ contacts: v.array(ContactView), nextCursor: v.nullable(v.string()) });
const Messages = v.object({
	messages: v.array(MessageView),
	earlierCursor: v.nullable(v.string()),
});
const Accepted = v.object({ message: MessageView });
const Refused = v.object({ error: v.object({ code: v.string(), requestId: v.string() }) });

interface ApiRequest {
	method?: "POST";
	headers?: Record<string, string>;
	body?: string;
	signal?: AbortSignal;
}

export type ChannelApi = ReturnType<typeof createChannelApi>;

/** Calls of one channel. A person who is signed out is sent to /auth, wherever it is noticed. */
export function createChannelApi(
	channelId: string,
	fetcher: typeof fetch = (...args) => fetch(...args),
) {
	const base = `/api/channels/${encodeURIComponent(channelId)}`;
	const call = (path: string, init: ApiRequest = {}) => request(fetcher, `${base}${path}`, init);
	const post = (path: string, body?: unknown) =>
		call(path, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body ?? {}),
		});
	const contactPath = (contactId: string) => `/contacts/${encodeURIComponent(contactId)}`;

	return {
		async listContacts(
			q: string,
			cursor: string | null,
			signal?: AbortSignal,
		): Promise<ContactPage> {
			const answer = await call(`/contacts${query({ q, cursor })}`, signal ? { signal } : {});
			return parse(Page, answer);
		},
		async listMessages(
			contactId: string,
			cursor: string | null,
			signal?: AbortSignal,
		): Promise<MessagePage> {
			const path = `${contactPath(contactId)}/messages${query({ cursor })}`;
			return parse(Messages, await call(path, signal ? { signal } : {}));
		},
		/** Accepted means stored; the same id again is the same message (R29). */
		async sendMessage(body: SendMessage): Promise<MessageView> {
			return (await parse(Accepted, await post("/messages", body))).message;
		},
		async retryMessage(messageId: string): Promise<void> {
			await post(`/messages/${encodeURIComponent(messageId)}/retry`);
		},
		async markRead(contactId: string): Promise<void> {
			await post(`${contactPath(contactId)}/read`);
		},
	};
}

function query(values: Record<string, string | null>): string {
	const set = Object.entries(values).filter(([, value]) => value !== null && value !== "");
	return set.length === 0 ? "" : `?${new URLSearchParams(set as [string, string][]).toString()}`;
}

async function request(fetcher: typeof fetch, path: string, init: ApiRequest): Promise<Response> {
	const timeout = AbortSignal.timeout(TIMEOUT_MS);
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

async function readRefusal(answer: Response): Promise<ApiError> {
	const body = v.safeParse(Refused, await answer.json().catch(() => null));
	if (body.success)
		return new ApiError(answer.status, body.output.error.code, body.output.error.requestId);
	return new ApiError(answer.status, answer.status >= 500 ? "unavailable" : "invalid_request");
}

async function parse<Schema extends v.GenericSchema>(
	schema: Schema,
	answer: Response,
): Promise<v.InferOutput<Schema>> {
	const body = v.safeParse(schema, await answer.json().catch(() => null));
	// An answer we cannot read is trouble of ours: it may be a proxy's page, so it is worth a retry.
	if (!body.success) throw new ApiError(502, "unavailable");
	return body.output;
}
