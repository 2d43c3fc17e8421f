import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import type { InboxSnapshot } from "#app/contracts/whatsapp.ts";
import { createChannelApi } from "#app/inbox/store/api.ts";
import { InboxStore } from "#app/inbox/store/inbox-store.ts";
import type { ContactView } from "#app/contracts/frames.ts";
import { listMessages, type MessagePages } from "#app/inbox/store/patch.ts";
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
		messages: () => listMessages(pages<MessagePages>(store.messagesQuery("c1").queryKey)),
		contacts: () => pages<ContactView[]>(store.knownQuery().queryKey),
	};
	return { client, store, read };
}

test("a frame reaches the open conversation and its contact, and whoever is new is known from then on", () => {
	const { store, read } = open();
	store.seed(snapshot());
	const contact = contactView({ unread: 1, lastMessageAt: 2, seq: 2 });
	store.apply({ contacts: [contact], messages: [messageView({ id: "m2", sortAt: 2, seq: 2 })] });
	expect(read.contacts()).toEqual([contact]);
	expect(read.messages().map((message) => message.id)).toEqual(["m1", "m2"]);
	store.apply({ contacts: [contactView({ id: "c2", seq: 3 })], messages: [] });
	expect(store.find("c2")?.seq).toBe(3);
	// An older copy takes nothing back.
	store.apply({ contacts: [contactView({ id: "c2", seq: 2 })], messages: [] });
	expect(store.find("c2")?.seq).toBe(3);
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

/** Messages of one are shown, so they are asked for again. */
function show({ client, store }: ReturnType<typeof open>): () => void {
	return new InfiniteQueryObserver(client, store.messagesQuery("c1")).subscribe(() => undefined);
}

test("R24 after a reset what is shown is asked for again and counters are the server's", async () => {
	const answer = {
		contact: contactView({ unread: 7, seq: 1 }),
		messages: [messageView({ id: "m9" })],
		earlierCursor: null,
	};
	const opened = open(() => answer);
	const { store, read } = opened;
	store.seed(
		snapshot({ contacts: { contacts: [contactView({ id: "c2", seq: 50 })], nextCursor: null } }),
	);
	const stop = show(opened);
	await store.reset();
	// A lower seq than before: the object began another life, and its word counts.
	expect(read.contacts()).toEqual([answer.contact]);
	expect(read.messages().map(({ id }) => id)).toEqual(["m9"]);
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
	const opened = open(() => {
		asked += 1;
		if (isAway) throw new Error("away");
		const messages = [messageView({ id: "m9" })];
		return { contact: contactView({ unread: 7, seq: 1 }), messages, earlierCursor: null };
	});
	const { client, store, read } = opened;
	client.setDefaultOptions({ queries: { retry: false } });
	store.seed(snapshot());
	const query = store.messagesQuery("c1");
	const stop = show(opened);
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
	expect(read.messages().map(({ id }) => id)).toEqual(["m9"]);
	expect(read.contacts()[0]?.unread).toBe(7);
	expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(false);
	// The messages, and whose they are.
	expect(asked).toBeLessThanOrEqual(before + 3);
	stop();
	vi.useRealTimers();
});

test("a reset that comes while an earlier one is answered asks once more (ledger C8)", async () => {
	vi.useFakeTimers();
	let text = "1";
	const opened = open(() => ({
		contact: contactView(),
		messages: [messageView({ text })],
		earlierCursor: null,
	}));
	const { store, read } = opened;
	store.seed(snapshot());
	const stop = show(opened);
	const first = store.reset();
	await vi.advanceTimersByTimeAsync(0);
	text = "2";
	await store.reset();
	await vi.advanceTimersByTimeAsync(60_000);
	await first;
	expect(read.messages()[0]?.text).toBe("2");
	stop();
	vi.useRealTimers();
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
