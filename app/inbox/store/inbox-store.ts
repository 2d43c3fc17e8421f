import { type InfiniteData, infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import type { InboxSnapshot, MessagePage } from "#app/contracts/whatsapp.ts";
import { ApiError } from "#app/ui/api-error.ts";
import { forgetRecent } from "../recents.ts";
import { type ChannelApi, createChannelApi, type MessagePlace } from "./api.ts";
import { Journal } from "./journal.ts";
import { type MessagePages, mergeById, patchMessages } from "./patch.ts";

/** What a frame or an answer says. */
export interface Changes {
	contacts: readonly ContactView[];
	messages: readonly MessageView[];
}

/** What members decide of a conversation. */
export type Decided = Partial<
	Pick<ContactView, "assignee" | "closedAt" | "conversation" | "unread">
>;

const NEWEST: MessagePlace = {};
const NOTHING: MessagePage = { messages: [], earlierCursor: null };
const SEARCH_FRESH_MS = 10_000;

/** Between two tries to catch up after a reset, each with the query's own repetitions. */
const FIRST_PAUSE_MS = 1000;
const LAST_PAUSE_MS = 30_000;

/** Socket frames keep these queries fresh; a plain refetch would only cost. */
const LIVE = { staleTime: Infinity, refetchOnReconnect: false } as const;

/** One channel's cache in one browser, bound to the member: another person never sees it. */
export class InboxStore {
	readonly api: ChannelApi;
	readonly #client: QueryClient;
	readonly #root: readonly string[];
	readonly #memberId: string;
	readonly #channelId: string;
	readonly #journal = new Journal();
	#resets = 0;
	#isCatchingUp = false;

	constructor(client: QueryClient, memberId: string, channelId: string, api?: ChannelApi) {
		this.#client = client;
		this.#memberId = memberId;
		this.#channelId = channelId;
		this.#root = ["inbox", memberId, channelId];
		this.api = api ?? createChannelApi(channelId);
	}

	/** The loader's answer becomes the cache; what an earlier visit left behind may have holes. */
	seed(snapshot: InboxSnapshot): void {
		this.#client.removeQueries({ queryKey: this.#root });
		this.#journal.clear();
		this.remember(snapshot.contacts.contacts);
		const conversation = snapshot.conversation;
		if (!conversation) return;
		this.remember([conversation.contact]);
		this.#client.setQueryData(
			this.#messagesKey(conversation.contact.id),
			firstPage(conversation.page, NEWEST),
		);
	}

	/** Durable facts from the socket or from an answer. */
	apply(changes: Changes): void {
		this.#journal.record(changes.messages, Date.now());
		for (const contactId of new Set(changes.messages.map((message) => message.contactId))) {
			this.#client.setQueryData<MessagePages>(this.#messagesKey(contactId), (data) =>
				data ? patchMessages(data, contactId, changes.messages) : undefined,
			);
		}
		this.remember(changes.contacts);
	}

	/**
	 * Too much was missed: what is shown is fetched again, the rest is dropped (R24). Until it has arrived,
	 * what is shown counts as outdated and is fetched repeatedly: the socket goes on from now and would not
	 * bring it.
	 */
	async reset(): Promise<void> {
		this.#journal.clear();
		this.#client.removeQueries({ queryKey: this.#root, type: "inactive", predicate: isPaged });
		await this.#client.invalidateQueries({ ...this.#shown(), refetchType: "none" });
		this.#resets += 1;
		// One that is running notices that another fetch is wanted.
		if (this.#isCatchingUp) return;
		this.#isCatchingUp = true;
		let answered = 0;
		for (let turn = 0; answered < this.#resets; turn += 1) {
			if (turn > 0) await wait(Math.min(FIRST_PAUSE_MS * 2 ** (turn - 1), LAST_PAUSE_MS));
			const asked = this.#resets;
			await this.#client.refetchQueries(this.#shown());
			if (!this.#isBehind()) answered = asked;
		}
		this.#isCatchingUp = false;
		await this.#meetAgain();
	}

	/** Asks for whom is open again, and forgets the others: what changed of them is not known, and two may have been merged. */
	async #meetAgain(): Promise<void> {
		const open = { queryKey: [...this.#root, "messages"], type: "active" } as const;
		const ids = this.#client
			.getQueryCache()
			.findAll(open)
			.map(({ queryKey }) => String(queryKey.at(-1)));
		const found = await Promise.allSettled(ids.map((id) => this.api.findContact(id)));
		this.#client.setQueryData<ContactView[]>(
			this.knownQuery().queryKey,
			found.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : [])),
		);
	}

	#shown() {
		return { queryKey: this.#root, type: "active", predicate: isPaged } as const;
	}

	/** Whether something shown waits to be fetched again. */
	#isBehind(): boolean {
		const shown = this.#client.getQueryCache().findAll(this.#shown());
		return shown.some(({ state }) => state.isInvalidated);
	}

	/** Contacts by their newest copy; opening one that is known asks for nothing. */
	remember(contacts: readonly ContactView[]): void {
		if (contacts.length === 0) return;
		this.#client.setQueryData<ContactView[]>(this.knownQuery().queryKey, (known) =>
			mergeById(known ?? [], contacts),
		);
	}

	/** A contact was erased: nothing of it stays in this browser. */
	forget(contactId: string): void {
		const isOther = ({ id }: ContactView): boolean => id !== contactId;
		this.#journal.clear();
		this.#client.setQueryData<ContactView[]>(this.knownQuery().queryKey, (known) =>
			known?.filter(isOther),
		);
		this.#client.setQueryData(this.#messagesKey(contactId), firstPage(NOTHING, NEWEST));
		forgetRecent(this.#memberId, { channelId: this.#channelId, contactId });
		this.#client.removeQueries({ queryKey: this.identityQuery(contactId).queryKey });
		this.#client.removeQueries({ queryKey: [...this.#root, "search"] });
	}

	/** The badge goes at once; the server's own copy, with a higher seq, follows. */
	clearUnread(contactId: string): void {
		this.#changeContact(contactId, (contact) =>
			contact.unread > 0 ? { ...contact, unread: 0 } : contact,
		);
	}

	/**
	 * What a member just decided, before the server's copy with its higher seq comes. `atSeq` takes
	 * it back, unless such a copy has come meanwhile.
	 */
	showDecided(contactId: string, decided: Decided, atSeq: number | null = null): void {
		this.#changeContact(contactId, (contact) =>
			atSeq === null || atSeq === contact.seq ? { ...contact, ...decided } : contact,
		);
	}

	/** The clock at once after "Tentar novamente"; a later copy from the server replaces it. */
	showQueued(message: MessageView): void {
		this.#changeMessage(message, { status: "queued", failure: null });
	}

	/** What a member just wished of a message (message-wish.ts); a later copy from the server replaces it. */
	showWish(message: MessageView, wish: MessageView["wish"]): void {
		this.#changeMessage(message, { wish });
	}

	/** Unless a later copy has come since. */
	#changeMessage(message: MessageView, change: Partial<MessageView>): void {
		const key = this.#messagesKey(message.contactId);
		const isIt = (known: MessageView): boolean =>
			known.id === message.id && known.seq === message.seq;
		this.#client.setQueryData<MessagePages>(
			key,
			(data) =>
				data && {
					...data,
					pages: data.pages.map((page) => ({
						...page,
						messages: page.messages.map((known) => (isIt(known) ? { ...known, ...change } : known)),
					})),
				},
		);
	}

	messagesQuery(contactId: string) {
		return infiniteQueryOptions<MessagePage, Error, MessagePages, string[], MessagePlace>({
			...LIVE,
			queryKey: this.#messagesKey(contactId),
			queryFn: async ({ pageParam, signal }) => {
				const page = await this.#findMessages(contactId, pageParam, signal);
				const isNewest = pageParam.cursor === undefined && (page.laterCursor ?? null) === null;
				return this.#journal.overMessages(page, contactId, isNewest);
			},
			initialPageParam: NEWEST,
			getNextPageParam: (last) =>
				last.earlierCursor === null ? undefined : { cursor: last.earlierCursor },
			getPreviousPageParam: (first) =>
				(first.laterCursor ?? null) === null ? undefined : { later: first.laterCursor as string },
		});
	}

	/** One page; the contact may have been erased since it was listed, and is forgotten then. */
	async #findMessages(contactId: string, place: MessagePlace, signal: AbortSignal) {
		try {
			return await this.api.listMessages(contactId, place, signal);
		} catch (error) {
			if (!(error instanceof ApiError && error.code === "not_found")) throw error;
			this.forget(contactId);
			return NOTHING;
		}
	}

	/**
	 * The conversation jumps to the page `place` names: a message far above, or the newest again.
	 * Throws when the server has no such place; what is shown then stays. Returns the page.
	 */
	async showPlace(contactId: string, place: MessagePlace): Promise<MessagePage> {
		const page = await this.api.listMessages(contactId, place);
		const isNewest = (page.laterCursor ?? null) === null;
		this.#client.setQueryData(
			this.#messagesKey(contactId),
			firstPage(this.#journal.overMessages(page, contactId, isNewest), place),
		);
		return page;
	}

	searchQuery(q: string, contactId: string | null) {
		return {
			queryKey: [...this.#root, "search", contactId ?? "", q],
			queryFn: ({ signal }: { signal: AbortSignal }) => this.api.search(q, contactId, signal),
			// New messages may match a moment later: an answer is not kept for long.
			staleTime: SEARCH_FRESH_MS,
			gcTime: SEARCH_FRESH_MS,
		};
	}

	identityQuery(contactId: string) {
		return {
			queryKey: [...this.#root, "identity", contactId],
			queryFn: ({ signal }: { signal: AbortSignal }) => this.api.readIdentity(contactId, signal),
			staleTime: 0,
		};
	}

	knownQuery() {
		return {
			...LIVE,
			gcTime: Infinity,
			queryKey: [...this.#root, "known"],
			queryFn: () => this.#known(),
		};
	}

	/** A contact as this tab knows it. */
	find(contactId: string): ContactView | null {
		return this.#known().find(({ id }) => id === contactId) ?? null;
	}

	#known(): ContactView[] {
		return this.#client.getQueryData<ContactView[]>([...this.#root, "known"]) ?? [];
	}

	#changeContact(contactId: string, change: (contact: ContactView) => ContactView): void {
		const changeOne = (contact: ContactView): ContactView =>
			contact.id === contactId ? change(contact) : contact;
		this.#client.setQueryData<ContactView[]>(this.knownQuery().queryKey, (known) =>
			known?.map(changeOne),
		);
	}

	#messagesKey(contactId: string): string[] {
		return [...this.#root, "messages", contactId];
	}
}

function firstPage<Page, Place>(page: Page, place: Place): InfiniteData<Page, Place> {
	return { pages: [page], pageParams: [place] };
}

const isPaged = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
	queryKey[3] === "messages";
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
