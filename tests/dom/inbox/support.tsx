/** The whole inbox of one channel over a server that is the test: its API, its live line and its toasts. */
import { act, cleanup, screen, within } from "@testing-library/react";
import { onlineManager } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { onTestFinished, vi } from "vitest";
import type {
	ClientFrame,
	ContactView,
	DraftView,
	MessageView,
	ServerFrame,
} from "#app/contracts/frames.ts";
import type { ChannelSummary, InboxSnapshot, SearchPage } from "#app/contracts/whatsapp.ts";
import { matchesFilter, WHOLE_LIST } from "#app/domain/inbox/contact-filter.ts";
import type { Role } from "#app/domain/team/role.ts";
import { InboxPage } from "#app/inbox/inbox-page.tsx";
import { parseListChoice } from "#app/inbox/list/list-choice.ts";
import { takeToasts, type ToastAction } from "#app/ui/toasts.ts";
import { type Drawn, draw } from "#tests/support/dom.tsx";
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
	/** The member's drafts, as a page that connects is told. */
	drafts: DraftView[] = [];
	#contacts = new Map<string, ContactView>();
	#messages = new Map<string, MessageView[]>();
	#lines = new Set<FakeLine>();
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

	say(frame: ServerFrame): void {
		act(() => {
			for (const line of this.#lines) line.say(frame);
		});
	}

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

	snapshot(search: URLSearchParams): InboxSnapshot {
		const list = parseListChoice(search);
		const contact = this.#contacts.get(search.get("contact") ?? "");
		const page = contact && { messages: this.messages(contact.id), earlierCursor: null };
		return {
			...this.#hello(),
			contacts: { contacts: this.#list(list), nextCursor: null },
			list,
			unreadConversations: this.#list(WHOLE_LIST).filter(({ unread }) => unread > 0).length,
			conversation: contact && page ? { contact, page } : null,
			maxTextLength: 4096,
			capabilities: CAPABILITIES,
		};
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
		if (what === "GET /api/conversations/overview") return Response.json({ labels: [] });
		if (kind === "search") return Response.json({ hits: this.hits, isCut: false });
		if (what === "POST /messages") return this.#accept(body as { id: string });
		if (kind !== "contacts") return Response.json({}, { status: 404 });
		if (id === "") return Response.json({ contacts: this.#find(search), nextCursor: null });
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
				const handler = action === "take" ? "person" : "agent";
				return { assignee: ME, conversation: conversation && { ...conversation, handler } };
			}
			default:
				return {};
		}
	}

	#accept(body: { id: string; contactId?: string; text?: string; quotedId?: string }): Response {
		const { contactId = "", text = "", quotedId = null } = body;
		const known = this.messages(contactId).find((one) => one.id === body.id);
		const own = { id: body.id, text, quotedId, direction: "outgoing", status: "queued" } as const;
		const message = known ?? this.#store(contactId, { ...own, author: ME.name });
		return Response.json({ message }, { status: 202 });
	}

	#store(contactId: string, over: Partial<MessageView>): MessageView {
		const at = this.#next();
		const sentAt = Date.now() - 60_000 + at;
		const place = { contactId, sentAt, sortAt: sentAt, arrival: at, seq: at };
		const message = messageView({ id: `m${String(at)}`, ...place, ...over });
		this.#messages.set(contactId, [...this.messages(contactId), message]);
		return message;
	}

	#find(search: URLSearchParams): ContactView[] {
		const q = (search.get("q") ?? "").toLowerCase();
		const choice = search.has("filter") ? parseListChoice(search) : WHOLE_LIST;
		return this.#list(choice).filter(({ name }) => name?.toLowerCase().includes(q));
	}

	#list(choice: Parameters<typeof matchesFilter>[1]): ContactView[] {
		const all = [...this.#contacts.values()].sort((a, b) => b.seq - a.seq);
		return all.filter((contact) => matchesFilter(contact, choice, ME.memberId));
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
	/** The query of the address. */
	at?: string;
	role?: Role;
	advanceTimers?: (ms: number) => void;
}

/** Opens the inbox as a member; again, it is a reload: what the browser keeps is still there. */
export async function visitInbox(
	channel: FakeChannel,
	{ at = "", role = "operator", ...timers }: Visit = {},
): Promise<OpenInbox> {
	cleanup();
	onlineManager.setOnline(true);
	FakeLine.channel = channel;
	vi.stubGlobal("WebSocket", FakeLine);
	vi.stubGlobal("fetch", channel.fetch.bind(channel));
	const toasts: Toast[] = [];
	// What nobody took before belongs to an earlier visit.
	takeToasts(() => undefined)();
	onTestFinished(
		takeToasts((_kind, title, { description, action }) => {
			toasts.push({ title, description, action });
		}),
	);
	const summary = { id: channel.id, type: "whatsapp", name: "Balcão", gateway: "simulator" };
	const snapshot = channel.snapshot(new URLSearchParams(at));
	let goBack = (): void => undefined;
	const Page = () => {
		const navigate = useNavigate();
		goBack = () => void navigate(-1);
		return (
			<InboxPage
				channel={{ ...summary, phone: null } as ChannelSummary}
				inbox={snapshot}
				me={{ ...ME, role }}
			/>
		);
	};
	const drawn = draw(<Page />, { at: `/inbox${at}`, ...timers });
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

export const list = () => screen.getByRole("list", { name: "Lista de conversas" });
export const row = (name: string): HTMLElement =>
	within(list()).getByText(name).closest<HTMLElement>("[data-contact-id]") ?? missing(name);
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

/** Opens a conversation by its row. */
export async function openConversation({ user }: Drawn, name: string): Promise<void> {
	await user.click(row(name));
	await screen.findByRole("log");
	await act(() => vi.dynamicImportSettled());
}

function missing(name: string): never {
	throw new Error(`${name} is not in the list`);
}
