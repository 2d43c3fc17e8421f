import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import InboxLayout from "#app/areas/conversations/inbox.layout.tsx";
import { ListSearch } from "#app/areas/conversations/list-search.tsx";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import { getFormat } from "#app/i18n/format.ts";
import { takeToasts } from "#app/ui/toasts.ts";
import { getQueryClient } from "#app/ui/query-client.ts";
import { WorkspaceEventsContext } from "#app/ui/workspace-events.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { draw, readLater } from "#tests/support/dom.tsx";
import { summary } from "#tests/unit/areas/conversations/summary.ts";

const SUPPORT = "11111111-1111-4111-8111-111111111111";
const SALES = "22222222-2222-4222-8222-222222222222";
const OVERVIEW = { counts: { mine: 0, unassigned: 1, agent: 0, unread: 0 }, labels: [] };

/** What the channels find; null: the search fails. */
let beyond: object | null;
const REFUSED = { error: { code: "invalid_request" } };

beforeEach(() => {
	beyond = { people: [], hits: [], isCut: false, silent: [] };
	getQueryClient().clear();
	// A window as tall as a screen: rows that nobody could see are not drawn.
	vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(800);
	// Nobody is found by any words.
	vi.stubGlobal("fetch", async (input: string) => {
		const page = { conversations: [], nextCursor: null };
		const answer = input.includes("overview") ? { page, overview: OVERVIEW } : page;
		if (!input.includes("/search")) return Response.json(answer);
		return beyond ? Response.json(beyond) : Response.json(REFUSED, { status: 400 });
	});
});

type Props = Parameters<typeof InboxLayout>[0];
type Conversation = ReturnType<typeof summary>;

const loaded = (role: "manager" | "operator" | "viewer", ...conversations: Conversation[]) =>
	({
		loaderData: {
			opening: {
				filter: { status: "active", q: "" },
				page: {
					conversations: conversations.length > 0 ? conversations : [summary()],
					nextCursor: null,
				},
				overview: OVERVIEW,
				seq: 4,
			},
			me: { memberId: "ana", name: "Ana", role },
			views: [],
			channels: [{ id: "loja", name: "Loja", type: "whatsapp", status: "connected" }],
		},
	}) as unknown as Props;

const visit = (role: "manager" | "operator" | "viewer") =>
	draw(<InboxLayout {...loaded(role)} />, { at: "/conversations" });

const rows = () =>
	within(screen.getByRole("region", { name: "Lista de conversas" })).queryAllByRole("listitem");

test("what a search does not find says so, and one button clears it", async () => {
	const drawn = visit("operator");
	expect(rows()).toHaveLength(1);
	const search = screen.getByRole<HTMLInputElement>("textbox", {
		name: "Buscar pessoas e mensagens",
	});
	search.focus();
	await drawn.user.paste("ninguém com este nome");
	await screen.findByText("Nada encontrado");
	const found = () => decodeURIComponent(drawn.address());
	await waitFor(() => expect(found()).toContain("q=ninguém+com+este+nome"));
	await drawn.user.click(screen.getByRole("button", { name: "Limpar filtros" }));
	await waitFor(() => expect(search.value).toBe(""));
	await waitFor(() => expect(rows()).toHaveLength(1));
});

const hit = {
	message: {
		id: "m1",
		type: "text",
		text: "A coleção de inverno chega na terça",
		direction: "incoming",
		sentAt: 1_800_000_000_000,
	},
	contact: { id: "rui", name: "Rui", phone: null },
	channel: { id: "site", name: "Site", type: "webchat" },
};

test("one search finds people and words of messages, marks them, and leads to the message", async () => {
	const closedAt = 1_700_000_000_000;
	beyond = {
		people: [summary({ id: `${summary().id.slice(0, -1)}2`, status: "closed", closedAt })],
		hits: [hit],
		isCut: true,
		silent: ["loja"],
	};
	const { user } = visit("operator");
	const search = screen.getByRole("textbox", { name: "Buscar pessoas e mensagens" });
	search.focus();
	await user.paste("colecao");
	const messages = within(await screen.findByRole("region", { name: "Mensagens" }));
	expect(messages.getByText("coleção").tagName).toBe("MARK");
	const link = messages.getByRole("link");
	expect(link.getAttribute("href")).toBe(
		"/sessions/rui?channel=site&contact=rui&q=colecao&at=m1&words=colecao",
	);
	const people = within(screen.getByRole("region", { name: "Pessoas" }));
	expect(people.getByText(/Arquivada/u)).toBeDefined();
	expect(screen.getByText(/Sem resposta a tempo de Loja/u)).toBeDefined();
	expect(screen.getByText(/Só os resultados mais recentes/u)).toBeDefined();
	// As one list: from the box to the first person, to the message, and back.
	await user.keyboard("{ArrowDown}");
	expect(document.activeElement).toBe(people.getByRole("link"));
	await user.keyboard("{End}");
	expect(document.activeElement).toBe(link);
	await user.keyboard("{Home}");
	expect(document.activeElement).toBe(people.getByRole("link"));
	// The channel answers the next time.
	beyond = { people: [], hits: [hit], isCut: false, silent: [] };
	await user.click(screen.getByRole("button", { name: "Buscar de novo" }));
	await waitFor(() => expect(screen.queryByText(/Sem resposta a tempo/u)).toBeNull());
});

test("open conversations that a search found are chosen by box and by key; what ended is not", async () => {
	const found = summary({ id: `${summary().id.slice(0, -1)}3`, contactName: "Maria Um" });
	const ended = summary({ id: `${summary().id.slice(0, -1)}4`, status: "closed", closedAt: 1 });
	beyond = { people: [ended], hits: [], isCut: false, silent: [] };
	const search = globalThis.fetch;
	vi.stubGlobal("fetch", async (input: string) => {
		if (!input.startsWith("/api/conversations?")) return search(input);
		return Response.json({ conversations: [summary(), found], nextCursor: null, seq: 9 });
	});
	const { user } = visit("operator");
	screen.getByRole("textbox", { name: "Buscar pessoas e mensagens" }).focus();
	await user.paste("maria");
	const people = within(await screen.findByRole("region", { name: "Pessoas" }));
	await waitFor(() => expect(people.getAllByRole("listitem")).toHaveLength(3));
	expect(people.getAllByRole("checkbox")).toHaveLength(2);
	await user.keyboard("{ArrowDown}{End}x{Home}");
	expect(screen.queryByRole("toolbar")).toBeNull();
	await user.keyboard("x{ArrowDown}{Shift>}[KeyX]{/Shift}");
	const bar = await screen.findByRole("toolbar", { name: "Conversas selecionadas" });
	expect(bar.textContent).toContain("2 selecionadas");
});

test("a search of the messages that fails says so and can be tried again; people stay", async () => {
	beyond = null;
	const { user } = visit("operator");
	screen.getByRole("textbox", { name: "Buscar pessoas e mensagens" }).focus();
	await user.paste("colecao");
	await screen.findByText("Não foi possível buscar nas mensagens");
	beyond = { people: [], hits: [hit], isCut: false, silent: [] };
	await user.click(screen.getByRole("button", { name: /Tentar/u }));
	expect(await screen.findByRole("region", { name: "Mensagens" })).toBeDefined();
});

test("what is typed while the address follows stays", async () => {
	const asked: string[] = [];
	function Slow() {
		const [q, setQ] = useState("");
		return (
			<>
				<ListSearch
					filter={{ status: "active", q }}
					isFound
					onFilter={(next) => asked.push(next.q)}
					onFirst={() => undefined}
				/>
				<button onClick={() => setQ(asked.shift() ?? "")} type="button">
					arrive
				</button>
				<button onClick={() => setQ("volta")} type="button">
					back
				</button>
			</>
		);
	}
	const { user } = draw(<Slow />);
	const search = screen.getByRole<HTMLInputElement>("textbox", {
		name: "Buscar pessoas e mensagens",
	});
	search.focus();
	await user.paste("a");
	await waitFor(() => expect(asked).toEqual(["a"]));
	await user.paste("na");
	await user.click(screen.getByRole("button", { name: "arrive" }));
	expect(search.value).toBe("ana");
	await user.click(screen.getByRole("button", { name: "back" }));
	expect(search.value).toBe("volta");
});

test("the views lead to their conversations, with how many there are", () => {
	visit("operator");
	const views = within(screen.getByRole("navigation", { name: "Visões" }));
	const link = (name: RegExp) => views.getByRole("link", { name }).getAttribute("href");
	expect(link(/^Não atribuídas.*1 conversa$/u)).toBe("/conversations?who=unassigned");
	expect(link(/^Para mim$/u)).toBe("/conversations?who=mine");
	expect(link(/^Adiadas/u)).toBe("/conversations?snoozed=1");
	expect(link(/^Loja/u)).toBe("/conversations?channelId=loja");
	expect(views.getByRole("link", { current: "page" }).textContent).toContain("Todas abertas");
});

test("the list is called by the view that was kept of it, else by all that it is narrowed to", () => {
	const called = () => screen.getByRole("button", { name: /^Visão:/u }).textContent;
	const { loaderData } = loaded("operator");
	const views = [{ id: "v1", name: "Urgentes", filter: "unread=1", isTeam: false }];
	const withViews = { loaderData: { ...loaderData, views } } as Props;
	draw(<InboxLayout {...withViews} />, { at: "/conversations?unread=1" });
	expect(called()).toBe("Visão:Urgentes");
	cleanup();
	draw(<InboxLayout {...withViews} />, { at: "/conversations?unread=1&label=VIP" });
	expect(called()).toBe("Visão:VIP · Só não lidas");
});

test("a viewer reads only, and is told so in the menu of a conversation", async () => {
	const { user } = visit("viewer");
	await user.click(screen.getByRole("button", { name: "Ações da conversa com Maria" }));
	const close = await screen.findByRole("menuitem", { name: /^Encerrar conversa/u });
	expect(close.textContent).toContain("Sua função permite só ler.");
	expect(close.getAttribute("aria-disabled")).toBe("true");
});

test("the dialogs of a conversation's menu give the focus back to its button (screens A5)", async () => {
	const { user } = visit("manager");
	const from = () => screen.getByRole("button", { name: "Ações da conversa com Maria" });
	for (const [dialog, item] of [
		["app/inbox/conversation/member-dialog.tsx#Dialog", /^Atribuir a…/u],
		["app/inbox/transfer/transfer-dialog.tsx#Dialog", /^Transferir…/u],
		["app/inbox/conversation/snooze-dialog.tsx#Dialog", /^Adiar…/u],
		["app/areas/conversations/labels-dialog.tsx#Dialog", /^Etiquetas…/u],
	] as const)
		await expectFocusBack(user, dialog, { from, item });
});

test("so do the views, and what is kept there", async () => {
	const saved = { id: "v1", name: "Trocas", filter: "label=Troca", isTeam: false };
	const props = loaded("manager");
	const { user } = draw(
		<InboxLayout {...props} loaderData={{ ...props.loaderData, views: [saved] }} />,
		{ at: "/conversations?unread=1" },
	);
	const views = within(screen.getByRole("navigation", { name: "Visões" }));
	await expectFocusBack(user, "app/areas/conversations/saved-views/save-dialog.tsx#Dialog", {
		from: () => views.getByRole("button", { name: "Salvar esta visão" }),
	});
	await expectFocusBack(user, "app/areas/conversations/saved-views/view-menu.tsx#ConfirmDialog", {
		from: () => views.getByRole("button", { name: /Trocas/u }),
		item: "Excluir visão",
	});
	await expectFocusBack(user, "app/areas/conversations/views-menu.tsx#Popover", {
		from: () => screen.getByRole("button", { name: /Todas abertas/u }),
	});
});

test("so do those of the bar over chosen conversations", async () => {
	const { user } = visit("manager");
	await user.click(screen.getByRole("checkbox", { name: /Maria/u }));
	const bar = within(await screen.findByRole("toolbar"));
	await expectFocusBack(user, "app/inbox/conversation/snooze-dialog.tsx#Dialog", {
		from: () => bar.getByRole("button", { name: "Adiar" }),
	});
});

test("a row is put aside and marked as unread from its menu, each undone by its toast", async () => {
	const asked: unknown[] = [];
	vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
		const act = /contacts\/maria\/(\w+)$/u.exec(input)?.[1];
		if (act) asked.push([act, init.body ? JSON.parse(init.body as string) : null]);
		return Response.json({ contact: null });
	});
	const undos: (() => void)[] = [];
	onTestFinished(takeToasts((_kind, _title, { action }) => action && undos.push(action.onClick)));
	const { user } = draw(
		<InboxLayout {...loaded("operator", summary({ contactId: "maria", unread: 0 }))} />,
		{ at: "/conversations" },
	);
	const choose = async (item: RegExp): Promise<void> => {
		await user.click(screen.getByRole("button", { name: "Ações da conversa com Maria" }));
		await user.click(await screen.findByRole("menuitem", { name: item }));
	};
	await choose(/^Marcar como não lida/u);
	await waitFor(() => expect(undos).toHaveLength(1));
	expect(rows()[0]?.textContent).toContain("1 mensagem não lida");
	act(() => undos[0]?.());
	await waitFor(() => expect(rows()[0]?.textContent).not.toContain("não lida"));
	await choose(/^Adiar…/u);
	await user.click(await screen.findByRole("button", { name: "Até o cliente escrever" }));
	// It leaves the open ones, and is back where it was.
	await waitFor(() => expect(undos).toHaveLength(2));
	expect(rows()).toHaveLength(0);
	act(() => undos[1]?.());
	await waitFor(() => expect(rows()).toHaveLength(1));
	expect(asked).toEqual([
		["unread", {}],
		["read", {}],
		["snooze", { until: "written" }],
		["snooze", { until: null }],
	]);
});

/** What the hub knows of Maria's conversation. */
const told = {
	id: summary().id,
	channelId: "loja",
	contactId: "maria",
	contactName: "Maria",
	contactPhone: null,
	contactEmail: null,
	avatarUrl: null,
	isGroup: false,
	status: "active",
	openedAt: 1,
	closedAt: null,
	lastActivityAt: 1_800_000_050_000,
	lastText: "Em 30 dias.",
	lastType: "text",
	lastDirection: "outgoing",
	unread: 0,
	assigneeId: "ana",
	assigneeName: "Ana",
	handler: "person",
	agentId: null,
	agentName: null,
	labels: ["VIP"],
	isOverLimit: false,
};
const counts = {
	active: 1,
	unassigned: 0,
	agent: 0,
	unread: 0,
	members: { ana: 1 },
	channels: { loja: { active: 1, unread: 0 } },
	labels: { vip: { label: "VIP", count: 1 } },
};
const changes = (seq: number, conversations: object[] | null): WorkspaceFrame => ({
	type: "conversations",
	seq,
	channelIds: ["loja"],
	conversations,
	counts,
});

/** The page with a line that `say` speaks on, and `arrive`, which brings another answer of its loader. */
function listenTo(...conversations: Conversation[]) {
	const listeners = new Set<(frame: WorkspaceFrame) => void>();
	const listen = (listener: (frame: WorkspaceFrame) => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	};
	let setLoaded = (_late: Props): void => undefined;
	function Page() {
		const [props, setProps] = useState(loaded("operator", ...conversations));
		setLoaded = setProps;
		return (
			<WorkspaceEventsContext value={{ listen }}>
				<InboxLayout {...props} />
			</WorkspaceEventsContext>
		);
	}
	draw(<Page />, { at: "/conversations" });
	return {
		say: (frame: WorkspaceFrame) =>
			act(() => {
				for (const hear of listeners) hear(frame);
			}),
		arrive: async () => {
			act(() => setLoaded(loaded("operator", ...conversations)));
			await act(readLater);
		},
	};
}
const textOf = () => rows()[0]?.textContent;

test("a message draws the row of its conversation anew, wherever it goes, and no other", async () => {
	const numbered = Array.from({ length: 12 }, (_, at) =>
		summary({
			id: `018f0000-0000-7000-8000-0000000000${String(10 + at)}`,
			contactId: `pessoa-${at}`,
			contactName: `Pessoa ${at}`,
			lastActivityAt: 1_800_000_000_000 - at,
		}),
	);
	const { say, arrive } = listenTo(...numbered);
	await arrive();
	// Each row says once when something was said last.
	const drawn = vi.spyOn(getFormat("pt", "America/Sao_Paulo"), "listTime");
	say(changes(5, [{ ...told, id: numbered[7]?.id, contactId: "pessoa-7" }]));
	await waitFor(() => expect(textOf()).toContain("Em 30 dias."));
	await act(readLater);
	// And the one that was the list's tab stop, being its first, is that no more.
	const moments = drawn.mock.calls.map(([at]) => at).toSorted((a, b) => a - b);
	expect(moments).toEqual([numbered[0]?.lastActivityAt, told.lastActivityAt]);
});

test("what changed comes by the line, asks the server for nothing, and a page read before it brings nothing back", async () => {
	const asked = vi.fn(() => Promise.reject(new Error("nothing is asked")));
	vi.stubGlobal("fetch", asked);
	const { say, arrive } = listenTo();
	expect(textOf()).not.toContain("Em 30 dias.");
	say(changes(5, [told]));
	await waitFor(() => expect(textOf()).toContain("Em 30 dias."));
	await arrive();
	expect(textOf()).toContain("Em 30 dias.");
	// A line that is back and has missed nothing; and one that closed it.
	say({ type: "hello", online: [], seq: 5 });
	say(changes(6, [{ ...told, status: "closed" }]));
	await waitFor(() => expect(rows()).toHaveLength(0));
	expect(asked).not.toHaveBeenCalled();
});

test("a list that missed too much, and one of an earlier release, is read again", async () => {
	const answer = { page: { conversations: [], nextCursor: null }, overview: OVERVIEW, seq: 9 };
	const fresh = (text: string) => {
		const conversations = [summary({ preview: { text, type: "text", direction: "outgoing" } })];
		const page = { conversations, nextCursor: null };
		vi.stubGlobal("fetch", async () => Response.json({ ...answer, page }));
	};
	const { say } = listenTo();
	fresh("Um");
	say(changes(9, null));
	await waitFor(() => expect(textOf()).toContain("Um"));
	fresh("Dois");
	say({ type: "conversations_changed", channelId: "loja" });
	await waitFor(() => expect(textOf()).toContain("Dois"));
	fresh("Três");
	say({ type: "hello", online: [], seq: 12 });
	await waitFor(() => expect(textOf()).toContain("Três"));
});

test("departments are views, marks on rows and where conversations are transferred to, and the way back is one call", async () => {
	const asked: unknown[] = [];
	vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
		if (input.endsWith("/acts")) {
			asked.push(JSON.parse(init.body as string));
			return Response.json({ refused: [] });
		}
		return Response.json({ members: [], total: 0, removed: [] });
	});
	const undos: (() => void)[] = [];
	onTestFinished(takeToasts((_kind, _title, { action }) => action && undos.push(action.onClick)));
	const department = { id: SUPPORT, name: "Suporte", colour: "teal" as const, isMine: true };
	const props = loaded("manager");
	const { opening } = props.loaderData;
	const [maria] = opening.page.conversations;
	const page = {
		...opening.page,
		conversations: [{ ...maria, departmentId: SUPPORT } as NonNullable<typeof maria>],
	};
	const overview = { ...opening.overview, departments: { [SUPPORT]: 3 } };
	const loaderData = {
		...props.loaderData,
		opening: { ...opening, page, overview },
		departments: [department, { ...department, id: SALES, name: "Vendas", isMine: false }],
	};
	const { user } = draw(<InboxLayout {...props} loaderData={loaderData} />, {
		at: "/conversations",
	});
	const views = within(await screen.findByRole("region", { name: "Departamentos" }));
	expect(views.getByRole("link", { name: /Suporte.*3/u }).getAttribute("href")).toContain(
		`departmentId=${SUPPORT}`,
	);
	expect((await screen.findAllByTitle("Departamento: Suporte")).length).toBe(1);
	await user.click(screen.getByRole("button", { name: /Ações|Mais/u }));
	await user.click(await screen.findByRole("menuitem", { name: /^Transferir…/u }));
	const dialog = within(await screen.findByRole("dialog"));
	await user.click(await dialog.findByRole("radio", { name: "Vendas" }));
	await user.type(dialog.getByRole("textbox"), "Cliente antigo");
	await user.click(dialog.getByRole("button", { name: "Transferir" }));
	const place = { channelId: maria?.channel.id, contactId: maria?.contactId };
	const said = { departmentId: SALES, note: "Cliente antigo" };
	await waitFor(() =>
		expect(asked).toEqual([{ acts: [{ ...place, act: { type: "transfer", ...said } }] }]),
	);
	await waitFor(() => expect(undos).toHaveLength(1));
	act(() => undos[0]?.());
	const back = { type: "transfer", departmentId: SUPPORT, memberId: null };
	await waitFor(() => expect(asked[1]).toEqual({ acts: [{ ...place, act: back }] }));
});

test("what is transferred to another department leaves the list of the one it was in, by the line", async () => {
	const listeners = new Set<(frame: WorkspaceFrame) => void>();
	const listen = (listener: (frame: WorkspaceFrame) => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	};
	const props = loaded("operator", summary({ departmentId: SUPPORT }));
	const { opening } = props.loaderData;
	const filter = { ...opening.filter, departmentId: SUPPORT };
	draw(
		<WorkspaceEventsContext value={{ listen }}>
			<InboxLayout
				{...props}
				loaderData={{ ...props.loaderData, opening: { ...opening, filter } }}
			/>
		</WorkspaceEventsContext>,
		{ at: `/conversations?departmentId=${SUPPORT}` },
	);
	const say = (seq: number, departmentId: string) =>
		act(() => {
			for (const hear of listeners) hear(changes(seq, [{ ...told, departmentId }]));
		});
	say(5, SUPPORT);
	await waitFor(() => expect(textOf()).toContain("Em 30 dias."));
	say(6, SALES);
	await waitFor(() => expect(rows()).toHaveLength(0));
});
