/** The channel's JSON API as the inbox uses it. Every answer is parsed; failures are ApiError. */
import * as v from "valibot";
import type { SendItem } from "#app/contracts/items.ts";
import type { LeaseWish } from "#app/contracts/conversations.ts";
import { ContactView, listOf, MessageView } from "#app/contracts/frames.ts";
import type {
	ContactIdentity,
	ContactPage,
	MessagePage,
	SearchPage,
	SendMessage,
} from "#app/contracts/whatsapp.ts";
import type { SnoozeWish } from "#app/domain/conversations/snooze.ts";
import { type ListChoice, WHOLE_LIST } from "#app/domain/inbox/contact-filter.ts";
import { callApi, parseAnswer } from "#app/ui/api-request.ts";
import { callChannel } from "#app/ui/channel-call.ts";
import { Exported, Helped, Identity, Members, Overview, Search } from "./answers.ts";

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
	/** From a moment on, epoch ms. */
	from?: number;
}

/** Calls of one channel. A person who is signed out is sent to /auth, wherever it is noticed. */
export function createChannelApi(channelId: string, fetcher?: typeof fetch) {
	return {
		async listContacts(
			q: string,
			cursor: string | null,
			signal?: AbortSignal,
			{ filter, label }: ListChoice = WHOLE_LIST,
		): Promise<ContactPage> {
			const wanted = filter === WHOLE_LIST.filter ? null : filter;
			const query = { q, filter: wanted, label, cursor };
			const answer = callChannel(channelId, "listContacts", { query }, { signal, fetcher });
			return parseAnswer(Page, await answer);
		},
		async findContact(contactId: string): Promise<ContactView> {
			const params = { contactId };
			const answer = callChannel(channelId, "findContact", { params }, { fetcher });
			return (await parseAnswer(Found, await answer)).contact;
		},
		async listMessages(
			contactId: string,
			place: MessagePlace,
			signal?: AbortSignal,
		): Promise<MessagePage> {
			const { cursor = null, later = null, around = null } = place;
			const from = place.from === undefined ? null : String(place.from);
			const said = { params: { contactId }, query: { cursor, later, around, from } };
			const answer = callChannel(channelId, "listMessages", said, { signal, fetcher });
			return parseAnswer(Messages, await answer);
		},
		/** Messages with all words of `q`; of one contact, or of all of them. */
		async search(q: string, contactId: string | null, signal?: AbortSignal): Promise<SearchPage> {
			const query = { q, contact: contactId };
			const answer = callChannel(channelId, "searchMessages", { query }, { signal, fetcher });
			return parseAnswer(Search, await answer);
		},
		/** Accepted means stored; the same id again is the same message (R29). */
		async sendMessage(body: SendMessage): Promise<MessageView> {
			const answer = callChannel(channelId, "sendMessage", { body }, { fetcher });
			return (await parseAnswer(Accepted, await answer)).message;
		},
		/** For the team alone; else as `sendMessage`. */
		async writeNote({ id, contactId, text }: SendMessage): Promise<MessageView> {
			const body = { id, contactId, text };
			const answer = callChannel(channelId, "writeNote", { body }, { fetcher });
			return (await parseAnswer(Accepted, await answer)).message;
		},
		/** A place, contact cards, a poll or a template; else as `sendMessage`. */
		async sendItem(body: SendItem): Promise<MessageView> {
			// A file has to be found before.
			const { item } = body;
			const name = item.type === "template" && item.file ? "sendTemplate" : "sendItem";
			const answer = callChannel(channelId, name, { body }, { fetcher });
			return (await parseAnswer(Accepted, await answer)).message;
		},
		async retryMessage(messageId: string): Promise<void> {
			await callChannel(channelId, "retryMessage", { params: { messageId } }, { fetcher });
		},
		/** Has the gateway's webhook set again, and missed messages fetched. */
		async renewWebhook(): Promise<void> {
			const body = { action: "renew_webhook" as const };
			await callChannel(channelId, "requestLink", { body }, { fetcher });
		},
		async markRead(contactId: string): Promise<void> {
			await callChannel(channelId, "markRead", { params: { contactId } }, { fetcher });
		},
		...createDecisionCalls(channelId, fetcher),
		...createTeamCalls(fetcher),
	};
}

/** What an inbox asks about the workspace around it. */
export function createTeamCalls(fetcher?: typeof fetch) {
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

/** A model may take a minute before the server gives it up. */
const THINKING_MS = 70_000;

/** What members decide of a conversation and of a person. */
function createDecisionCalls(channelId: string, fetcher?: typeof fetch) {
	return {
		/**
		 * Assigns a conversation; null unassigns it. `seen`: the assignee on this screen, so that nobody is
		 * replaced unnoticed.
		 */
		async assign(contactId: string, memberId: string | null, seen: string | null): Promise<void> {
			const query = { seen: seen ?? "nobody" };
			const said = { params: { contactId }, query, body: { memberId } };
			await callChannel(channelId, "assign", said, { fetcher });
		},
		async setState(contactId: string, state: "open" | "closed"): Promise<void> {
			const said = { params: { contactId }, body: { state } };
			await callChannel(channelId, "setState", said, { fetcher });
		},
		async snooze(contactId: string, until: SnoozeWish): Promise<void> {
			const said = { params: { contactId }, body: { until } };
			await callChannel(channelId, "snooze", said, { fetcher });
		},
		/** For the whole team. `conflict` where its customer never wrote. */
		async markUnread(contactId: string): Promise<void> {
			await callChannel(channelId, "markUnread", { params: { contactId } }, { fetcher });
		},
		async setLabels(contactId: string, labels: readonly string[]): Promise<void> {
			const said = { params: { contactId }, body: { labels: [...labels] } };
			await callChannel(channelId, "setLabels", said, { fetcher });
		},
		/** Answers the contact as it is then; `conflict` when there is no agent to give it back to. */
		async setLease(contactId: string, wish: LeaseWish): Promise<ContactView> {
			const said = { params: { contactId }, body: wish };
			const answer = callChannel(channelId, "setLease", said, { fetcher });
			return (await parseAnswer(Found, await answer)).contact;
		},
		/** What the channel's agent would say; null when it knows nothing. Nothing is sent. */
		async suggest(contactId: string): Promise<string | null> {
			const params = { contactId };
			const options = { fetcher, timeoutMs: THINKING_MS };
			const answer = callChannel(channelId, "suggest", { params }, options);
			return (await parseAnswer(Helped, await answer)).text;
		},
		/** `not_supported` where no model is configured. */
		async summarize(contactId: string): Promise<string | null> {
			const params = { contactId };
			const options = { fetcher, timeoutMs: THINKING_MS };
			const answer = callChannel(channelId, "summarize", { params }, options);
			return (await parseAnswer(Helped, await answer)).text;
		},
		async readIdentity(contactId: string, signal?: AbortSignal): Promise<ContactIdentity> {
			const params = { contactId };
			const answer = callChannel(channelId, "readIdentity", { params }, { signal, fetcher });
			return parseAnswer(Identity, await answer);
		},
		async merge(contactId: string, otherId: string): Promise<void> {
			const said = { params: { contactId }, body: { otherId } };
			await callChannel(channelId, "mergeContacts", said, { fetcher });
		},
		/** Everything of a contact as the text of a JSON file, read page by page. */
		async exportContact(contactId: string): Promise<string> {
			const read = async (after: string | null) => {
				const asked = { params: { contactId }, query: { after } };
				const answer = callChannel(channelId, "exportContact", asked, { fetcher });
				return parseAnswer(Exported, await answer);
			};
			let page = await read(null);
			const messages = [...page.messages];
			while (page.next !== null) {
				page = await read(page.next);
				messages.push(...page.messages);
			}
			return JSON.stringify({ ...page, messages, next: undefined }, null, 2);
		},
		async eraseContact(contactId: string): Promise<void> {
			await callChannel(channelId, "eraseContact", { params: { contactId } }, { fetcher });
		},
		async undoMerge(mergeId: string): Promise<void> {
			await callChannel(channelId, "undoMerge", { params: { mergeId } }, { fetcher });
		},
	};
}
