/** The one inbox with one channel over a server that is the test: its API, its live lines and its toasts. */
import { act, cleanup, screen, within } from "@testing-library/react";
import { onlineManager } from "@tanstack/react-query";
import { Outlet, useNavigate } from "react-router";
import { onTestFinished, vi } from "vitest";
import { InboxFrame } from "#app/areas/conversations/inbox-frame.tsx";
import { handle } from "#app/areas/conversations/number-conversation.route.tsx";
import type { Opening } from "#app/areas/conversations/use-conversations.ts";
import type {
	ClientFrame,
	ContactView,
	DraftView,
	MessageView,
	ServerFrame,
} from "#app/contracts/frames.ts";
import type { SendItem } from "#app/contracts/items.ts";
import { contentOfSent } from "#app/domain/inbox/outgoing-form.ts";
import { type IndexedConversation, toSummary } from "#app/contracts/told-conversations.ts";
import type { ChannelSummary, InboxSnapshot, SearchPage } from "#app/contracts/whatsapp.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import { parseListFilter } from "#app/domain/conversations/list-filter.ts";
import { OPEN_LIST } from "#app/domain/inbox/contact-filter.ts";
import { filterAt, placeOf } from "#app/domain/inbox/place.ts";
import type { Role } from "#app/domain/team/role.ts";
import { findInRoom } from "#app/inbox/open-rooms.ts";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import { getQueryClient } from "#app/ui/query-client.ts";
import { WorkspaceEventsContext } from "#app/ui/workspace-events.ts";
import { takeToasts, type ToastAction } from "#app/ui/toasts.ts";
import { type Drawn, draw, type DrawOptions } from "#tests/support/dom.tsx";
import { CAPABILITIES, contactView, messageView } from "#tests/unit/inbox/views.ts";

export const ME = { memberId: "me", name: "Ana Reis" };

interface Call {
	/** "POST /messages": of the channel, or the whole path of what is not its own. */
	what: string;
	body: unknown;
}
type Answer = (call: Call) => Response | Promise<Response | undefined> | undefined;

/** A channel's object as a browser meets it. */
export class FakeChannel {
	readonly id = crypto.randomUUID();
	readonly calls: Call[] = [];
	/** What the browser told by its line. */
	readonly told: ClientFrame[] = [];
	/** Asked before the channel itself; undefined leaves it the answer. */
	answer: Answer = () => undefined;
	hits: SearchPage["hits"] = [];
	/** What carries it. */
	gateway: ChannelSummary["gateway"] = "simulator";
	/** What its gateway can do. */
	capabilities = CAPABILITIES;
	/** Parts of uploads that have arrived, by hash; null: all of it is kept. */
	readonly uploads = new Map<string, Set<number> | null>();
	/** The member's drafts, as a page that connects is told. */
	drafts: DraftView[] = [];
	#contacts = new Map<string, ContactView>();
	#messages = new Map<string, MessageView[]>();
	#lines = new Set<FakeLine>();
	#listeners = new Set<(frame: WorkspaceFrame) => void>();
	#seq = 1;

	/** A customer who wrote these texts, the newest last; nobody is told. */
	add(over: Partial<ContactView> & { id: string }, texts: string[] = ["Bom dia"]): void {
		for (const text of texts) this.#store(over.id, { text });
		const lastMessageAt = this.messages(over.id).at(-1)?.sentAt ?? null;
		const known = { name: over.id, phone: null, unread: texts.length, lastMessageAt };
		this.#contacts.set(over.id, contactView({ ...known, seq: this.#next(), ...over }));
	}

	contact(id: string): ContactView {
		const contact = this.#contacts.get(id);
		if (!contact) throw new Error(`${id} never wrote`);
		return contact;
	}

	messages(id: string): MessageView[] {
		return this.#messages.get(id) ?? [];
	}

	/** The customer writes while people look. */
	write(id: string, text: string, over: Partial<MessageView> = {}): void {
		const message = this.#store(id, { text, ...over });
		const { unread } = this.contact(id);
		this.change(id, { unread: unread + 1, lastMessageAt: message.sentAt }, [message]);
	}

	/** A fact of a contact, told to whoever has the inbox open. */
	change(id: string, over: Partial<ContactView>, messages: MessageView[] = []): void {
		const contact = { ...this.contact(id), ...over, seq: this.#next() };
		this.#contacts.set(id, contact);
		this.say({ type: "changes", seq: contact.seq, contacts: [contact], messages, link: null });
	}

	/** A person is erased: the workspace's line says that the list is another. */
	forget(id: string): void {
		this.#contacts.delete(id);
		this.#next();
		act(() => this.#tellLists(null));
	}

	/** A frame of the channel's line; what changed, the workspace's line says too. */
	say(frame: ServerFrame): void {
		act(() => {
			for (const line of this.#lines) line.say(frame);
			if (frame.type !== "changes") return;
			this.#tellLists(frame.contacts.map((one) => this.#indexed(one)));
		});
	}

	/** @param conversations that changed; null: the list is to be read again */
	#tellLists(conversations: IndexedConversation[] | null): void {
		const frame: WorkspaceFrame = {
			type: "conversations",
			seq: this.#seq,
			channelIds: [this.id],
			conversations,
			counts: this.#counts(),
		};
		for (const hear of this.#listeners) hear(frame);
	}

	/** Whether a browser hears what {@link say} says. */
	get isHeard(): boolean {
		return this.#lines.size > 0;
	}

	/** The workspace's line. */
	listen = (listener: (frame: WorkspaceFrame) => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	join(line: FakeLine): void {
		this.#lines.add(line);
		const people = { presence: [], colleagues: [], drafts: this.drafts };
		line.say({ ...this.#hello(), type: "hello", ...people });
	}

	/** The lines break; browsers come back by themselves. */
	breakLines(): void {
		for (const line of this.#lines) act(() => line.close(1006));
	}

	leave(line: FakeLine): void {
		this.#lines.delete(line);
	}

	/** What the channel's object answers when a conversation is opened. */
	async open(contactId: string): Promise<InboxSnapshot> {
		const call = { what: `OPEN ${contactId}`, body: null };
		this.calls.push(call);
		await this.answer(call);
		return this.snapshot(contactId);
	}

	snapshot(contactId: string): InboxSnapshot {
		const contact = this.#contacts.get(contactId);
		const page = contact && { messages: this.messages(contact.id), earlierCursor: null };
		return {
			...this.#hello(),
			contacts: { contacts: this.#newest(), nextCursor: null },
			list: OPEN_LIST,
			conversation: contact && page ? { contact, page } : null,
			maxTextLength: 4096,
			capabilities: this.capabilities,
		};
	}

	/** The list as the workspace's hub answers it. */
	opening(address: URL): Opening {
		const page = { conversations: this.#summaries(), nextCursor: null };
		return { filter: filterAt(address), page, ...this.#overview() };
	}

	get named(): ChannelSummary {
		const summary = { id: this.id, type: "whatsapp", name: "Balcão", gateway: this.gateway };
		return { ...summary, phone: null, status: "connected" } as ChannelSummary;
	}

	/** Every call of that kind so far. */
	asked(what: string): unknown[] {
		return this.calls.filter((call) => call.what === what).map(({ body }) => body);
	}

	async fetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
		const url = new URL(input instanceof Request ? input.url : input, "http://dom");
		const path = decodeURIComponent(url.pathname).replace(`/api/channels/${this.id}`, "");
		const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
		const call = { what: `${init.method ?? "GET"} ${path}`, body };
		this.calls.push(call);
		return (await this.answer(call)) ?? this.#answer(call, url.searchParams);
	}

	#answer({ what, body }: Call, search: URLSearchParams): Response {
		const [method, kind, id = "", part] = what.split(/ \/|\//u);
		if (what === "GET /api/team/members") return Response.json({ members: [] });
		const page = { conversations: this.#find(search), nextCursor: null };
		if (what === "GET /api/conversations/overview")
			return Response.json({ page, ...this.#overview(), labels: [] });
		if (what === "GET /api/conversations") return Response.json({ ...page, seq: this.#seq });
		if (what === "GET /api/conversations/search") {
			const hits = this.hits.map((hit) => ({ ...hit, channel: this.named }));
			return Response.json({ people: [], hits, isCut: false, silent: [] });
		}
		if (kind === "search") return Response.json({ hits: this.hits, isCut: false });
		if (what === "POST /messages") return this.#accept(body as { id: string });
		if (what === "POST /items") {
			const { item, ...rest } = body as SendItem;
			const { type, text, media = null } = contentOfSent(item);
			return this.#accept({ ...rest, text }, { type, media });
		}
		if (what === "POST /forwards") return this.#accept(body as { id: string });
		if (kind === "files") return this.#takeFile(what, body as { id: string; hash: string });
		if (kind === "messages") return Response.json({ message: null }, { status: 202 });
		if (kind !== "contacts") return Response.json({}, { status: 404 });
		if (id === "") return Response.json({ contacts: this.#newest(), nextCursor: null });
		if (method === "GET" && part === "messages")
			return Response.json({ messages: this.messages(id), earlierCursor: null });
		if (method === "POST") this.change(id, this.#decide(id, part, body));
		return Response.json({ contact: this.#contacts.get(id) ?? null });
	}

	/** What a member decided of a contact. */
	#decide(id: string, part: string | undefined, body: unknown): Partial<ContactView> {
		const { memberId, state, labels, action } = body as Record<string, unknown>;
		const { conversation } = this.contact(id);
		switch (part ?? "") {
			case "read":
				return { unread: 0 };
			case "assign":
				return { assignee: memberId === null ? null : ME };
			case "state":
				return { closedAt: state === "closed" ? Date.now() : null };
			case "labels":
				return { conversation: conversation && { ...conversation, labels: labels as string[] } };
			case "lease": {
				const isTaken = action === "take";
				const handler = isTaken ? "person" : "agent";
				return {
					...(isTaken && { assignee: ME }),
					conversation: conversation && { ...conversation, handler },
				};
			}
			default:
				return {};
		}
	}

	#accept(
		body: { id: string; contactId?: string; text?: string; quotedId?: string },
		over: Partial<MessageView> = {},
	): Response {
		const { contactId = "", text = "", quotedId = null } = body;
		const known = this.messages(contactId).find((one) => one.id === body.id);
		const own = { id: body.id, text, quotedId, direction: "outgoing", status: "queued" } as const;
		const message = known ?? this.#store(contactId, { ...own, author: ME.name, ...over });
		return Response.json({ message }, { status: 202 });
	}

	/** Uploads in parts of four bytes (contracts/files.ts). */
	#takeFile(what: string, body: { id: string; hash?: string; caption?: string }): Response {
		const [, hash = body?.hash ?? "", step = "", part = ""] = what.split(" /")[1]?.split("/") ?? [];
		const parts = this.uploads.get(hash);
		if (step === "parts") parts?.add(Number(part));
		if (step === "parts") return new Response(null, { status: 204 });
		if (step === "message") {
			const media = { fileName: (body as { name?: string }).name ?? "", bytes: 1 };
			return this.#accept({ ...body, text: body.caption ?? "" }, { type: "document", media });
		}
		if (step === "end") this.uploads.set(hash, null);
		else if (parts === undefined) this.uploads.set(hash, new Set());
		const state = { isKept: parts === null, parts: [...(parts ?? [])], partBytes: 4 };
		return Response.json(state);
	}

	#store(contactId: string, over: Partial<MessageView>): MessageView {
		const at = this.#next();
		const sentAt = Date.now() - 60_000 + at;
		const place = { contactId, sentAt, sortAt: sentAt, arrival: at, seq: at };
		const message = messageView({ id: `m${String(at)}`, ...place, ...over });
		this.#messages.set(contactId, [...this.messages(contactId), message]);
		return message;
	}

	#find(search: URLSearchParams): ReturnType<typeof toSummary>[] {
		const { q, status } = parseListFilter(search);
		const found = this.#summaries().filter((one) => one.status === status);
		return found.filter(({ contactName, contactPhone }) =>
			`${contactName ?? ""} ${contactPhone ?? ""}`.toLowerCase().includes(q.toLowerCase()),
		);
	}

	#newest = (): ContactView[] => [...this.#contacts.values()].sort((a, b) => b.seq - a.seq);

	#summaries() {
		const channels = new Map([[this.id, { name: "Balcão", type: "whatsapp" as const }]]);
		return this.#newest().map((contact) => toSummary(this.#indexed(contact), channels));
	}

	/** A contact as the hub's index has it. */
	#indexed(contact: ContactView): IndexedConversation {
		const { conversation, preview, assignee } = contact;
		const last = this.messages(contact.id).at(-1);
		return {
			id: `session ${contact.id}`,
			channelId: this.id,
			contactId: contact.id,
			contactName: contact.name,
			contactPhone: contact.phone,
			contactEmail: contact.email,
			avatarUrl: null,
			isGroup: contact.isGroup,
			status: contact.closedAt === null ? "active" : "closed",
			openedAt: 1,
			closedAt: contact.closedAt,
			lastActivityAt: contact.lastMessageAt ?? 1,
			lastText: preview?.text ?? last?.text ?? "",
			lastType: last?.type ?? null,
			lastDirection: last?.direction ?? null,
			unread: contact.unread,
			assigneeId: assignee?.memberId ?? null,
			assigneeName: assignee?.name ?? null,
			handler: conversation?.handler ?? "nobody",
			agentId: conversation?.agent?.id ?? null,
			agentName: conversation?.agent?.name ?? null,
			labels: conversation?.labels ?? [],
			isOverLimit: false,
			snoozedUntil: conversation?.snoozedUntil ?? null,
			mentioned: contact.mentioned,
		};
	}

	#counts() {
		const unread = this.#newest().filter((one) => one.unread > 0).length;
		const active = this.#contacts.size;
		const channels = { [this.id]: { active, unread } };
		return { active, unassigned: 0, agent: 0, unread, members: {}, channels, labels: {} };
	}

	#overview(): Pick<Opening, "overview" | "seq"> {
		const { unread, channels } = this.#counts();
		const counts = { mine: 0, unassigned: 0, agent: 0, unread };
		return { overview: { counts, channels, labels: [] }, seq: this.#seq };
	}

	#hello(): { seq: number; link: InboxSnapshot["link"] } {
		const none = { qr: null, pairingCode: null, failures: 0, pausedForMs: 0, reason: null };
		const more = { attempts: 0, maxAttempts: 5, phone: null, profileName: null, passkey: null };
		return { seq: this.#seq, link: { status: "connected", ...none, ...more } };
	}

	#next(): number {
		this.#seq += 1;
		return this.#seq;
	}
}

/** A browser's socket whose server is `FakeLine.channel`. */
class FakeLine extends EventTarget {
	static channel: FakeChannel | null = null;
	static readonly CONNECTING = 0;
	static readonly OPEN = 1;
	static readonly CLOSING = 2;
	static readonly CLOSED = 3;
	readyState = 0;
	readonly #channel = FakeLine.channel;

	constructor() {
		super();
		queueMicrotask(() => {
			if (this.readyState !== 0) return;
			act(() => {
				this.readyState = 1;
				this.dispatchEvent(new Event("open"));
				this.#channel?.join(this);
			});
		});
	}

	say(frame: ServerFrame): void {
		this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(frame) }));
	}

	send(data: string): void {
		if (data !== "ping") this.#channel?.told.push(JSON.parse(data) as ClientFrame);
	}

	close(code = 1000): void {
		this.readyState = 3;
		this.#channel?.leave(this);
		this.dispatchEvent(Object.assign(new Event("close"), { code, reason: "", wasClean: true }));
	}
}

interface Toast {
	title: string;
	description: string | undefined;
	action: ToastAction | undefined;
}

export interface OpenInbox extends Drawn {
	toasts: Toast[];
	/** Presses the button of the last toast. */
	pressToast: () => Promise<void>;
	/** The browser's own "back". */
	back: () => Promise<void>;
}

interface Visit {
	/** The address; the channel's own when left out. */
	at?: string;
	role?: Role;
	advanceTimers?: (ms: number) => void;
}

const CONVERSATION = "/whatsapp/instances/:channelId/messages/:contactId";

/** Opens the inbox as a member; again, it is a reload: what the browser keeps is still there. */
export async function visitInbox(
	channel: FakeChannel,
	{ at = `/whatsapp/${channel.id}`, role = "operator", ...timers }: Visit = {},
): Promise<OpenInbox> {
	cleanup();
	getQueryClient().clear();
	onlineManager.setOnline(true);
	FakeLine.channel = channel;
	vi.stubGlobal("WebSocket", FakeLine);
	vi.stubGlobal("fetch", channel.fetch.bind(channel));
	// A window as tall as a screen: rows that nobody could see are not drawn.
	vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(800);
	const toasts: Toast[] = [];
	// What nobody took before belongs to an earlier visit.
	takeToasts(() => undefined)();
	onTestFinished(
		takeToasts((_kind, title, { description, action }) => {
			toasts.push({ title, description, action });
		}),
	);
	const address = new URL(at, "http://dom");
	const opening = channel.opening(address);
	const events = { listen: channel.listen };
	// As a loader answers them: the same objects until it is asked again.
	const frame = { channels: [channel.named], me: { ...ME, role }, opening, views: [] };
	let goBack = (): void => undefined;
	const Layout = () => {
		const navigate = useNavigate();
		goBack = () => void navigate(-1);
		return (
			<QueryProvider>
				<WorkspaceEventsContext value={events}>
					<InboxFrame {...frame}>
						<Outlet />
					</InboxFrame>
				</WorkspaceEventsContext>
			</QueryProvider>
		);
	};
	const Nothing = () => null;
	const children = [
		{ path: "/conversations", Component: Nothing },
		{
			id: "list",
			path: "/whatsapp/:instanceId",
			loader: () => ({ showsList: true }),
			Component: Nothing,
		},
		{
			id: "conversation",
			path: CONVERSATION,
			handle,
			loader: async ({ params: { channelId = "", contactId = "" } }) => {
				const known = findInRoom({ channelId, contactId });
				if (known) return { opened: null, name: known.name };
				return { opened: { channel: channel.named, inbox: await channel.open(contactId) } };
			},
			Component: Nothing,
		},
	] satisfies DrawOptions["tree"];
	const contactId = placeOf(address)?.contactId;
	const opened = contactId && { channel: channel.named, inbox: channel.snapshot(contactId) };
	const loaded = opened ? { conversation: { opened } } : { list: { showsList: true } };
	const tree = [{ Component: Layout, children }];
	const drawn = draw(null, { at, tree, loaded, ...timers });
	const settle = () => act(() => vi.dynamicImportSettled());
	await settle();
	const back = async (): Promise<void> => {
		act(() => goBack());
		await settle();
	};
	const pressToast = async (): Promise<void> => {
		act(() => toasts.at(-1)?.action?.onClick());
		await settle();
	};
	return { ...drawn, toasts, pressToast, back };
}

export const list = () => screen.getByRole("region", { name: "Lista de conversas" });
export const row = (name: string): HTMLElement =>
	within(list()).getByText(name).closest<HTMLElement>("[data-contact-id]") ?? missing(name);
/** Everything a row says. */
export const rowText = (name: string): string => row(name).closest("li")?.textContent ?? "";
export const composer = () =>
	screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Mensagem" });
export const log = () => screen.getByRole("log");
export const bubbles = (): HTMLElement[] => [
	...document.querySelectorAll<HTMLElement>("article[data-message-id]"),
];
export const quoteBar = () => screen.queryByRole("group", { name: "Respondendo a" });
export const heading = (name: string) => screen.queryByRole("heading", { name });

/** Chooses from the menu of the open conversation. */
export async function choose({ user }: Drawn, item: string): Promise<void> {
	await user.click(screen.getByRole("button", { name: "Mais ações" }));
	await user.click(await screen.findByRole("menuitem", { name: new RegExp(`^${item}`, "u") }));
	await act(() => vi.dynamicImportSettled());
}

/** Opens a conversation by its row, and waits until its channel is heard: what is said before reaches nobody. */
export async function openConversation({ user }: Drawn, name: string): Promise<void> {
	await user.click(row(name));
	await screen.findByRole("log");
	await act(() => vi.dynamicImportSettled());
	const isHeard = () => FakeLine.channel?.isHeard || missing("the line");
	await act(() => vi.waitFor(isHeard, { interval: 1, timeout: 10_000 }));
	// What is asked for once it is heard: a menu that came later would take the place of its own button.
	await act(() => vi.dynamicImportSettled());
}

function missing(name: string): never {
	throw new Error(`${name} is not there`);
}
