import { act, screen, waitFor, within } from "@testing-library/react";
import { Outlet, useRevalidator } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { InboxFrame, type ListedChannel } from "#app/areas/conversations/inbox-frame.tsx";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import { getQueryClient } from "#app/ui/query-client.ts";
import { draw } from "#tests/support/dom.tsx";
import { summary } from "#tests/unit/areas/conversations/summary.ts";

const ID = "018f0000-0000-7000-8000-000000000009";
const AT = `/whatsapp/${ID}`;
const OVERVIEW = { counts: { mine: 0, unassigned: 0, agent: 0, unread: 2 }, labels: [] };
const channel = { id: ID, name: "Vendas", type: "whatsapp" } as const;

beforeEach(() => {
	getQueryClient().clear();
	vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(800);
	vi.stubGlobal("fetch", async () =>
		Response.json({ conversations: [], nextCursor: null, seq: 1 }),
	);
});

/** The inbox at a number's own address; `link` is what its page's loader answers from then on. */
function visit(
	options: { status?: ListedChannel["status"]; isEmpty?: boolean; shows?: boolean } = {},
) {
	const { status = "connected", isEmpty = false, shows = true } = options;
	let showsList = shows;
	let again = (): Promise<void> => Promise.resolve();
	const conversations = isEmpty ? [] : [summary({ channel: { ...channel } })];
	const filter = { status: "active", q: "", channelId: ID } as const;
	const page = { conversations, nextCursor: null };
	const Layout = () => {
		again = useRevalidator().revalidate;
		return (
			<QueryProvider>
				<InboxFrame
					channels={[{ ...channel, status, phone: null, gateway: "simulator" }]}
					me={{ memberId: "ana", name: "Ana", role: "manager" }}
					opening={{ filter, page, overview: OVERVIEW, seq: 1 }}
					views={[]}
				>
					<Outlet />
				</InboxFrame>
			</QueryProvider>
		);
	};
	const Connect = () => <p>{showsList ? null : "Conecte seu WhatsApp"}</p>;
	const children = [
		{
			id: "number",
			path: "/whatsapp/:instanceId",
			loader: () => ({ showsList }),
			Component: Connect,
		},
		{ path: "/conversations", Component: () => null },
	];
	const loaded = { number: { showsList } };
	const drawn = draw(null, { at: AT, tree: [{ Component: Layout, children }], loaded });
	return {
		...drawn,
		/** The number's link is another now, and the page is read again. */
		become: async (linked: boolean) => {
			showsList = linked;
			await act(() => again());
		},
	};
}

const list = () => screen.getByRole("region", { name: "Lista de conversas" });
const isThere = (element: HTMLElement): boolean => element.closest("[hidden]") === null;

test("a number's own address is the inbox with its list, its name, the way back and its simulated phone", () => {
	visit();
	expect(document.title).toBe("Vendas · Prosa");
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Vendas");
	expect(within(list()).getByText("Maria")).toBeDefined();
	expect(screen.getByRole("link", { name: "Voltar" }).getAttribute("href")).toBe(
		"/whatsapp/instances",
	);
	expect(screen.getByRole("link", { name: "Abrir telefone simulado" }).getAttribute("href")).toBe(
		`/dev/phone/${ID}`,
	);
	const views = within(screen.getByRole("navigation", { name: "Visões" }));
	expect(views.getByRole("link", { current: "page" }).textContent).toContain("Vendas");
});

test("a list that is read is not taken away when the number loses its link; asked for once more, the address says how to connect", async () => {
	const drawn = visit({ status: "disconnected" });
	await drawn.become(false);
	expect(screen.queryByText("Conecte seu WhatsApp")).toBeNull();
	expect(isThere(list())).toBe(true);
	await drawn.user.click(screen.getByRole("link", { name: "Conectar" }));
	expect(await screen.findByText("Conecte seu WhatsApp")).toBeDefined();
	expect(drawn.address()).toBe(AT);
});

test("while a number is not linked its page stands in the place of the list, and the list comes with the link", async () => {
	const drawn = visit({ shows: false });
	expect(screen.getByText("Conecte seu WhatsApp")).toBeDefined();
	const hidden = document.querySelector<HTMLElement>("[aria-label='Lista de conversas']");
	expect(hidden && isThere(hidden)).toBe(false);
	await drawn.become(true);
	await waitFor(() => expect(isThere(list())).toBe(true));
	expect(screen.queryByText("Conecte seu WhatsApp")).toBeNull();
});

test("what is not connected says so above its list, with the way to connect it", () => {
	visit({ status: "disconnected" });
	expect(screen.getByText(/Você pode ler; o envio espera a conexão\./u)).toBeDefined();
	expect(screen.getByRole("link", { name: "Conectar" }).getAttribute("href")).toBe(AT);
});

test("a channel without an open conversation leads to its closed ones, and stays the list's filter", async () => {
	const drawn = visit({ isEmpty: true });
	expect(screen.getByText("Nenhuma conversa aberta neste canal")).toBeDefined();
	await drawn.user.click(screen.getByRole("button", { name: "Ver as encerradas" }));
	await waitFor(() => expect(drawn.address()).toBe(`${AT}?status=closed`));
	expect(screen.getAllByText("Vendas · Encerradas").length).toBeGreaterThan(0);
	await drawn.user.click(await screen.findByRole("button", { name: "Limpar filtros" }));
	await waitFor(() => expect(drawn.address()).toBe(AT));
});
