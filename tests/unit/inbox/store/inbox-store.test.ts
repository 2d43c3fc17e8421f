import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import type { InboxSnapshot } from "#app/contracts/whatsapp.ts";
import { createChannelApi } from "#app/inbox/store/api.ts";
import { InboxStore } from "#app/inbox/store/inbox-store.ts";
import {
	type ContactPages,
	listContacts,
	listMessages,
	type MessagePages,
} from "#app/inbox/store/patch.ts";
import { OPEN_LIST } from "#app/domain/inbox/contact-filter.ts";
import { CAPABILITIES, contactView, messageView } from "../views.ts";

const LINK: InboxSnapshot["link"] = {
	status: "connected",
	qr: null,
	pairingCode: null,
	failures: 0,
	pausedForMs: 0,
	attempts: 0,
	maxAttempts: 5,
	phone: null,
	profileName: null,
	reason: null,
	passkey: null,
};

function snapshot(over: Partial<InboxSnapshot> = {}): InboxSnapshot {
	return {
		list: OPEN_LIST,
		seq: 1,
		link: LINK,
		contacts: { contacts: [contactView()], nextCursor: null },
		conversation: {
			contact: contactView(),
			page: { messages: [messageView()], earlierCursor: null },
		},
		maxTextLength: 4096,
		capabilities: CAPABILITIES,
		...over,
	};
}

function open(answer: () => unknown = () => ({})) {
	const client = new QueryClient();
	const api = createChannelApi("ch", async () => Response.json(answer()));
	const store = new InboxStore(client, "member", "ch", api);
	const pages = <T>(key: readonly unknown[]): T => {
		const data = client.getQueryData<T>(key);
		if (!data) throw new Error(`${key.join("/")} is not cached`);
		return data;
	};
	const read = {
		contacts: () => listContacts(pages<ContactPages>(store.contactsQuery("").queryKey)),
		messages: () => listMessages(pages<MessagePages>(store.messagesQuery("c1").queryKey)),
		known: () => client.getQueryData(store.knownQuery().queryKey),
	};
	return { client, store, read };
}

test("a frame reaches the list, the open conversation and the opened contact", () => {
	const { store, read } = open();
	store.seed(snapshot());
	const contact = contactView({ unread: 1, lastMessageAt: 2, seq: 2 });
	store.apply({ contacts: [contact], messages: [messageView({ id: "m2", sortAt: 2, seq: 2 })] });
	expect(read.contacts()).toEqual([contact]);
	expect(read.known()).toEqual([contact]);
	expect(read.messages().map((message) => message.id)).toEqual(["m1", "m2"]);
});

test("a new visit forgets what an earlier one left, because it may have holes", () => {
	const { store, read } = open();
	store.seed(snapshot());
	store.apply({ contacts: [], messages: [messageView({ id: "m2", seq: 2 })] });
	store.seed(snapshot({ seq: 9 }));
	expect(read.messages().map((message) => message.id)).toEqual(["m1"]);
});

test("the badge goes at once and a later copy from the server wins", () => {
	const { store, read } = open();
	store.seed(snapshot({ contacts: { contacts: [contactView({ unread: 3 })], nextCursor: null } }));
	store.clearUnread("c1");
	expect(read.contacts()[0]?.unread).toBe(0);
	store.apply({ contacts: [contactView({ unread: 1, seq: 2 })], messages: [] });
	expect(read.contacts()[0]?.unread).toBe(1);
});

test("R24 after a reset what is shown is asked for again and counters are the server's", async () => {
	const answer = { contacts: [contactView({ unread: 7, seq: 1 })], nextCursor: null };
	const { client, store, read } = open(() => answer);
	store.seed(
		snapshot({ contacts: { contacts: [contactView({ unread: 2, seq: 50 })], nextCursor: null } }),
	);
	const shown = new InfiniteQueryObserver(client, store.contactsQuery(""));
	const stop = shown.subscribe(() => undefined);
	await store.reset();
	// A lower seq than before: the object began another life, and its word counts.
	expect(read.contacts()[0]?.unread).toBe(7);
	expect(client.getQueryData(store.messagesQuery("c1").queryKey)).toBeUndefined();
	stop();
});

test("J15 a contact somebody erased is forgotten where it was open, and the reset has an end", async () => {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	const gone = { error: { code: "not_found", requestId: "r" } };
	const api = createChannelApi("ch", async (input) =>
		(typeof input === "string" ? input : "").includes("/messages")
			? Response.json(gone, { status: 404 })
			: Response.json({ contacts: [], nextCursor: null }),
	);
	const store = new InboxStore(client, "member", "ch", api);
	store.seed(snapshot());
	const shown = new InfiniteQueryObserver(client, store.messagesQuery("c1"));
	const stop = shown.subscribe(() => undefined);
	await store.reset();
	const kept = JSON.stringify(
		client
			.getQueryCache()
			.getAll()
			.map(({ state }) => state.data),
	);
	expect(kept).not.toContain(contactView().id);
	expect(kept).not.toContain(messageView().text);
	stop();
});

test("after a reset what could not be asked for again counts as old until it has come (ledger C8)", async () => {
	vi.useFakeTimers();
	let isAway = true;
	let asked = 0;
	const { client, store, read } = open(() => {
		asked += 1;
		if (isAway) throw new Error("away");
		return { contacts: [contactView({ unread: 7, seq: 1 })], nextCursor: null };
	});
	client.setDefaultOptions({ queries: { retry: false } });
	store.seed(snapshot());
	const query = store.contactsQuery("");
	const stop = new InfiniteQueryObserver(client, query).subscribe(() => undefined);
	const caughtUp = store.reset();
	await vi.advanceTimersByTimeAsync(10_000);
	expect(client.getQueryState(query.queryKey)).toMatchObject({
		status: "error",
		isInvalidated: true,
	});
	const before = asked;
	expect(before).toBeGreaterThan(2);
	isAway = false;
	// A second reset in the same trouble waits for the same answer.
	await store.reset();
	await vi.advanceTimersByTimeAsync(60_000);
	await caughtUp;
	expect(read.contacts()[0]?.unread).toBe(7);
	expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(false);
	expect(asked).toBeLessThanOrEqual(before + 2);
	stop();
	vi.useRealTimers();
});

test("a reset that comes while an earlier one is answered asks once more (ledger C8)", async () => {
	vi.useFakeTimers();
	let unread = 1;
	const { client, store, read } = open(() => ({
		contacts: [contactView({ unread, seq: 1 })],
		nextCursor: null,
	}));
	store.seed(snapshot());
	const stop = new InfiniteQueryObserver(client, store.contactsQuery("")).subscribe(
		() => undefined,
	);
	const first = store.reset();
	await vi.advanceTimersByTimeAsync(0);
	unread = 2;
	await store.reset();
	await vi.advanceTimersByTimeAsync(60_000);
	await first;
	expect(read.contacts()[0]?.unread).toBe(2);
	stop();
	vi.useRealTimers();
});

test("a filtered list takes in who comes to match it, and a search nobody", () => {
	const { client, store } = open();
	store.seed(snapshot());
	const empty = { pages: [{ contacts: [], nextCursor: null }], pageParams: [null] };
	const mine = store.contactsQuery("", { filter: "mine", label: null }).queryKey;
	const sought = store.contactsQuery("ma").queryKey;
	client.setQueryData<ContactPages>(mine, empty);
	client.setQueryData<ContactPages>(sought, empty);
	const taken = contactView({ assignee: { memberId: "member", name: "Ana" }, seq: 2 });
	store.apply({ contacts: [taken, contactView({ id: "c2", seq: 3 })], messages: [] });
	const listed = (key: readonly unknown[]) =>
		listContacts(client.getQueryData<ContactPages>(key) ?? empty);
	expect(listed(mine)).toEqual([taken]);
	expect(listed(sought)).toEqual([]);
});

test("what a member decided shows at once, and the server's copy has the last word", () => {
	const { store, read } = open();
	store.seed(snapshot());
	store.showDecided("c1", { assignee: null, closedAt: 9 });
	expect(read.contacts()[0]?.closedAt).toBe(9);
	store.apply({ contacts: [contactView({ closedAt: 12, seq: 2 })], messages: [] });
	expect(read.contacts()[0]?.closedAt).toBe(12);
});

test("what was refused is taken back, but not over a later copy of the server", () => {
	const { store, read } = open();
	store.seed(snapshot());
	store.showDecided("c1", { closedAt: 9 });
	store.showDecided("c1", { closedAt: null }, 1);
	expect(read.contacts()[0]?.closedAt).toBeNull();
	store.showDecided("c1", { closedAt: 9 });
	store.apply({ contacts: [contactView({ closedAt: 12, seq: 2 })], messages: [] });
	store.showDecided("c1", { closedAt: null }, 1);
	expect(read.contacts()[0]?.closedAt).toBe(12);
});

test("a jump shows the part around a message, to which nothing new is added before the end is loaded", async () => {
	const part = { messages: [messageView({ id: "old" })], earlierCursor: "e", laterCursor: "l" };
	const { store, read } = open(() => part);
	store.seed(snapshot());
	await store.showPlace("c1", { around: "old" });
	store.apply({ contacts: [], messages: [messageView({ id: "new", sortAt: 9, seq: 9 })] });
	expect(read.messages().map((message) => message.id)).toEqual(["old"]);
	const newest = open(() => ({ messages: [messageView({ id: "m9" })], earlierCursor: null }));
	newest.store.seed(snapshot());
	newest.store.apply({ contacts: [], messages: [messageView({ id: "live", sortAt: 9, seq: 9 })] });
	await newest.store.showPlace("c1", {});
	expect(newest.read.messages().map((message) => message.id)).toEqual(["m9", "live"]);
});

test("a list in the address is filled by what the page came with, and a label narrows what it takes in (inbox A15)", () => {
	const { client, store } = open();
	const list = { filter: "mine", label: "VIP" } as const;
	store.seed(snapshot({ list }));
	const key = store.contactsQuery("", list).queryKey;
	const ids = () =>
		listContacts(client.getQueryData<ContactPages>(key) ?? { pages: [], pageParams: [] })
			.map((contact) => contact.id)
			.toSorted();
	expect(ids()).toEqual(["c1"]);
	const assignee = { memberId: "member", name: "Ana" };
	const conversation = {
		id: "s1",
		openedAt: 1,
		handler: "person" as const,
		agent: null,
		labels: ["vip"],
		isOverLimit: false,
	};
	store.apply({
		contacts: [
			contactView({ id: "c2", assignee, conversation, seq: 2 }),
			contactView({ id: "c3", assignee, conversation: { ...conversation, labels: [] }, seq: 3 }),
		],
		messages: [],
	});
	expect(ids()).toEqual(["c1", "c2"]);
});
