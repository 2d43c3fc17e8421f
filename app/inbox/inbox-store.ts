import { type InfiniteData, infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import type { ContactPage, InboxSnapshot, MessagePage } from "#app/contracts/whatsapp.ts";
import { type ChannelApi, createChannelApi } from "./api.ts";
import { type Changes, Journal } from "./journal.ts";
import {
	type ContactPages,
	type Cursor,
	type MessagePages,
	mergeById,
	patchContacts,
	patchMessages,
} from "./patch.ts";

/** Socket frames keep these queries fresh; a plain refetch would only cost. */
const LIVE = { staleTime: Infinity, refetchOnReconnect: false } as const;

/** One channel's cache in one browser, bound to the member: another person never sees it. */
export class InboxStore {
	readonly api: ChannelApi;
	readonly #client: QueryClient;
	readonly #root: readonly string[];
	readonly #journal = new Journal();

	constructor(client: QueryClient, memberId: string, channelId: string, api?: ChannelApi) {
		this.#client = client;
		this.#root = ["inbox", memberId, channelId];
		this.api = api ?? createChannelApi(channelId);
	}

	/** The loader's answer becomes the cache; what an earlier visit left behind may have holes. */
	seed(snapshot: InboxSnapshot): void {
		this.#client.removeQueries({ queryKey: this.#root });
		this.#journal.clear();
		this.#client.setQueryData(this.#contactsKey(""), firstPage(snapshot.contacts));
		const conversation = snapshot.conversation;
		if (!conversation) return;
		this.remember([conversation.contact]);
		this.#client.setQueryData(
			this.#messagesKey(conversation.contact.id),
			firstPage(conversation.page),
		);
	}

	/** Durable facts from the socket or from an answer, into every list that shows them. */
	apply(changes: Changes): void {
		this.#journal.record(changes, Date.now());
		const lists = { queryKey: [...this.#root, "contacts"] };
		for (const [key] of this.#client.getQueriesData<ContactPages>(lists)) {
			this.#client.setQueryData<ContactPages>(key, (data) =>
				data ? patchContacts(data, changes.contacts, key.at(-1) === "") : undefined,
			);
		}
		for (const contactId of new Set(changes.messages.map((message) => message.contactId))) {
			this.#client.setQueryData<MessagePages>(this.#messagesKey(contactId), (data) =>
				data ? patchMessages(data, contactId, changes.messages) : undefined,
			);
		}
		const known = this.#known();
		this.remember(changes.contacts.filter((contact) => known.some((one) => one.id === contact.id)));
	}

	/** Too much was missed: what is shown is asked for again, what is not shown is forgotten (R24). */
	async reset(): Promise<void> {
		this.#journal.clear();
		this.#client.removeQueries({ queryKey: this.#root, type: "inactive", predicate: isPaged });
		await this.#client.refetchQueries({ queryKey: this.#root, type: "active", predicate: isPaged });
	}

	/** Contacts that were opened, whether or not the loaded part of the list has them. */
	remember(contacts: readonly ContactView[]): void {
		if (contacts.length === 0) return;
		this.#client.setQueryData<ContactView[]>(this.knownQuery().queryKey, (known) =>
			mergeById(known ?? [], contacts),
		);
	}

	/** The badge goes at once; the server's own copy, with a higher seq, follows. */
	clearUnread(contactId: string): void {
		const clear = (contact: ContactView): ContactView =>
			contact.id === contactId && contact.unread > 0 ? { ...contact, unread: 0 } : contact;
		const lists = { queryKey: [...this.#root, "contacts"] };
		this.#client.setQueriesData<ContactPages>(lists, (data) =>
			data
				? {
						...data,
						pages: data.pages.map((page) => ({ ...page, contacts: page.contacts.map(clear) })),
					}
				: undefined,
		);
		this.#client.setQueryData<ContactView[]>(this.knownQuery().queryKey, (known) =>
			known?.map(clear),
		);
	}

	/** The clock at once after "Tentar novamente"; a later copy from the server replaces it. */
	showQueued(message: MessageView): void {
		const key = this.#messagesKey(message.contactId);
		this.#client.setQueryData<MessagePages>(key, (data) => {
			if (!data) return undefined;
			const queue = (known: MessageView): MessageView =>
				known.id === message.id && known.seq === message.seq
					? { ...known, status: "queued", failure: null }
					: known;
			return {
				...data,
				pages: data.pages.map((page) => ({ ...page, messages: page.messages.map(queue) })),
			};
		});
	}

	contactsQuery(q: string) {
		return infiniteQueryOptions<ContactPage, Error, ContactPages, string[], Cursor>({
			...LIVE,
			queryKey: this.#contactsKey(q),
			queryFn: async ({ pageParam, signal }) =>
				this.#journal.overContacts(
					await this.api.listContacts(q, pageParam, signal),
					pageParam === null && q === "",
				),
			initialPageParam: null,
			getNextPageParam: (last) => last.nextCursor,
		});
	}

	messagesQuery(contactId: string) {
		return infiniteQueryOptions<MessagePage, Error, MessagePages, string[], Cursor>({
			...LIVE,
			queryKey: this.#messagesKey(contactId),
			queryFn: async ({ pageParam, signal }) =>
				this.#journal.overMessages(
					await this.api.listMessages(contactId, pageParam, signal),
					contactId,
					pageParam === null,
				),
			initialPageParam: null,
			getNextPageParam: (last) => last.earlierCursor,
		});
	}

	knownQuery() {
		return {
			...LIVE,
			gcTime: Infinity,
			queryKey: [...this.#root, "known"],
			queryFn: () => this.#known(),
		};
	}

	#known(): ContactView[] {
		return this.#client.getQueryData<ContactView[]>([...this.#root, "known"]) ?? [];
	}

	#contactsKey(q: string): string[] {
		return [...this.#root, "contacts", q];
	}

	#messagesKey(contactId: string): string[] {
		return [...this.#root, "messages", contactId];
	}
}

function firstPage<Page>(page: Page): InfiniteData<Page, Cursor> {
	return { pages: [page], pageParams: [null] };
}

const isPaged = (query: { queryKey: readonly unknown[] }): boolean =>
	query.queryKey.at(-1) !== "known";
