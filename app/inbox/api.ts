/** The channel's JSON API as the inbox uses it. Every answer is parsed; failures are ApiError. */
import * as v from "valibot";
import { ContactView, MessageView } from "#app/contracts/frames.ts";
import type { ContactPage, MessagePage, SendMessage } from "#app/contracts/whatsapp.ts";
import { type ApiRequest, callApi, parseAnswer } from "#app/ui/api-request.ts";

const Page = v.object({ contacts: v.array(ContactView), nextCursor: v.nullable(v.string()) });
const Messages = v.object({
	messages: v.array(MessageView),
	earlierCursor: v.nullable(v.string()),
});
const Accepted = v.object({ message: MessageView });
export type ChannelApi = ReturnType<typeof createChannelApi>;

/** Calls of one channel. A person who is signed out is sent to /auth, wherever it is noticed. */
export function createChannelApi(channelId: string, fetcher?: typeof fetch) {
	const base = `/api/channels/${encodeURIComponent(channelId)}`;
	const call = (path: string, init: ApiRequest = {}) => callApi(`${base}${path}`, init, fetcher);
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
			return parseAnswer(Page, answer);
		},
		async listMessages(
			contactId: string,
			cursor: string | null,
			signal?: AbortSignal,
		): Promise<MessagePage> {
			const path = `${contactPath(contactId)}/messages${query({ cursor })}`;
			return parseAnswer(Messages, await call(path, signal ? { signal } : {}));
		},
		/** Accepted means stored; the same id again is the same message (R29). */
		async sendMessage(body: SendMessage): Promise<MessageView> {
			return (await parseAnswer(Accepted, await post("/messages", body))).message;
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
