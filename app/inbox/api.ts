/** The channel's JSON API as the inbox uses it. Every answer is parsed; failures are ApiError. */
import * as v from "valibot";
import type { LeaseWish } from "#app/contracts/conversations.ts";
import { ContactView, listOf, MessageView } from "#app/contracts/frames.ts";
import type {
	ContactIdentity,
	ContactPage,
	MessagePage,
	SearchPage,
	SendMessage,
} from "#app/contracts/whatsapp.ts";
import { type ListChoice, WHOLE_LIST } from "#app/domain/inbox/contact-filter.ts";
import { type ApiRequest, callApi, parseAnswer } from "#app/ui/api-request.ts";
import { Helped, Identity, Members, Overview, Search } from "./answers.ts";

const Page = v.object({ contacts: listOf(ContactView), nextCursor: v.nullable(v.string()) });
const Messages = v.object({
	messages: listOf(MessageView),
	earlierCursor: v.nullable(v.string()),
	laterCursor: v.optional(v.nullable(v.string())),
});
const Accepted = v.object({ message: MessageView });
const Found = v.object({ contact: ContactView });
export type ChannelApi = ReturnType<typeof createChannelApi>;

/** Which page of a conversation: the newest when nothing is named. At most one is set. */
export interface MessagePlace {
	/** Towards the past. */
	cursor?: string;
	/** Towards the present. */
	later?: string;
	/** The page a message lies in. */
	around?: string;
}

/** Calls of one channel. A person who is signed out is sent to /auth, wherever it is noticed. */
export function createChannelApi(channelId: string, fetcher?: typeof fetch) {
	const base = `/api/channels/${encodeURIComponent(channelId)}`;
	const call = (path: string, init: ApiRequest = {}) => callApi(`${base}${path}`, init, fetcher);
	const post = (path: string, body?: unknown, more: Pick<ApiRequest, "timeoutMs"> = {}) =>
		call(path, {
			...more,
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
			{ filter, label }: ListChoice = WHOLE_LIST,
		): Promise<ContactPage> {
			const wanted = filter === WHOLE_LIST.filter ? null : filter;
			const path = `/contacts${query({ q, filter: wanted, label, cursor })}`;
			return parseAnswer(Page, await call(path, signal ? { signal } : {}));
		},
		async findContact(contactId: string): Promise<ContactView> {
			return (await parseAnswer(Found, await call(contactPath(contactId)))).contact;
		},
		async listMessages(
			contactId: string,
			place: MessagePlace,
			signal?: AbortSignal,
		): Promise<MessagePage> {
			const { cursor = null, later = null, around = null } = place;
			const path = `${contactPath(contactId)}/messages${query({ cursor, later, around })}`;
			return parseAnswer(Messages, await call(path, signal ? { signal } : {}));
		},
		/** Messages with all words of `q`; of one contact, or of all of them. */
		async search(q: string, contactId: string | null, signal?: AbortSignal): Promise<SearchPage> {
			const path = `/search${query({ q, contact: contactId })}`;
			return parseAnswer(Search, await call(path, signal ? { signal } : {}));
		},
		/** Accepted means stored; the same id again is the same message (R29). */
		async sendMessage(body: SendMessage): Promise<MessageView> {
			return (await parseAnswer(Accepted, await post("/messages", body))).message;
		},
		async retryMessage(messageId: string): Promise<void> {
			await post(`/messages/${encodeURIComponent(messageId)}/retry`);
		},
		/** Has the gateway told anew where its news belongs, and looks for what was missed. */
		async renewWebhook(): Promise<void> {
			await post("/link", { action: "renew_webhook" });
		},
		async markRead(contactId: string): Promise<void> {
			await post(`${contactPath(contactId)}/read`);
		},
		...createDecisionCalls({ call, post, contactPath }),
		...createTeamCalls(fetcher),
	};
}

/** What an inbox asks about the workspace around it. */
function createTeamCalls(fetcher?: typeof fetch) {
	return {
		/** Active members of the workspace, for giving a conversation to one of them. */
		async listMembers(signal?: AbortSignal): Promise<v.InferOutput<typeof Members>["members"]> {
			const answer = await callApi("/api/team/members", signal ? { signal } : {}, fetcher);
			return (await parseAnswer(Members, answer)).members;
		},
		/** Labels in use in any conversation of the workspace. */
		async listLabels(signal?: AbortSignal): Promise<string[]> {
			const answer = await callApi(
				"/api/conversations/overview",
				signal ? { signal } : {},
				fetcher,
			);
			return (await parseAnswer(Overview, answer)).labels;
		},
	};
}

interface Calls {
	call: (path: string, init?: ApiRequest) => Promise<Response>;
	post: (path: string, body?: unknown, more?: Pick<ApiRequest, "timeoutMs">) => Promise<Response>;
	contactPath: (contactId: string) => string;
}

/** A model may take a minute before the server gives it up. */
const THINKING = { timeoutMs: 70_000 };

/** What members decide of a conversation and of a person. */
function createDecisionCalls({ call, post, contactPath }: Calls) {
	return {
		/** Null gives it back to everybody. `seen`: whose it was, so that nobody takes it unseen. */
		async assign(contactId: string, memberId: string | null, seen: string | null): Promise<void> {
			const path = `${contactPath(contactId)}/assign${query({ seen: seen ?? "nobody" })}`;
			await post(path, { memberId });
		},
		async setState(contactId: string, state: "open" | "closed"): Promise<void> {
			await post(`${contactPath(contactId)}/state`, { state });
		},
		async setLabels(contactId: string, labels: readonly string[]): Promise<void> {
			await post(`${contactPath(contactId)}/labels`, { labels });
		},
		/** Answers the contact as it is then; `conflict` when there is no agent to give it back to. */
		async setLease(contactId: string, wish: LeaseWish): Promise<ContactView> {
			return (await parseAnswer(Found, await post(`${contactPath(contactId)}/lease`, wish)))
				.contact;
		},
		/** What the channel's agent would say; null when it knows nothing. Nothing is sent. */
		async suggest(contactId: string): Promise<string | null> {
			const answer = await post(`${contactPath(contactId)}/suggestion`, {}, THINKING);
			return (await parseAnswer(Helped, answer)).text;
		},
		/** `not_supported` where no model is configured. */
		async summarize(contactId: string): Promise<string | null> {
			const answer = await post(`${contactPath(contactId)}/summary`, {}, THINKING);
			return (await parseAnswer(Helped, answer)).text;
		},
		async readIdentity(contactId: string, signal?: AbortSignal): Promise<ContactIdentity> {
			const path = `${contactPath(contactId)}/identity`;
			return parseAnswer(Identity, await call(path, signal ? { signal } : {}));
		},
		async merge(contactId: string, otherId: string): Promise<void> {
			await post(`${contactPath(contactId)}/merge`, { otherId });
		},
		async undoMerge(mergeId: string): Promise<void> {
			await post(`/merges/${encodeURIComponent(mergeId)}/undo`);
		},
	};
}

function query(values: Record<string, string | null>): string {
	const set = Object.entries(values).filter(([, value]) => value !== null && value !== "");
	return set.length === 0 ? "" : `?${new URLSearchParams(set as [string, string][]).toString()}`;
}
