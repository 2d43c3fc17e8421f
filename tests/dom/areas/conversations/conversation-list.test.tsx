import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import ConversationListPage from "#app/areas/conversations/conversation-list.route.tsx";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import { getQueryClient } from "#app/ui/query-client.ts";
import { WorkspaceEventsContext } from "#app/ui/workspace-events.ts";
import { expectFocusBack } from "#tests/support/dom-menu.ts";
import { draw, readLater } from "#tests/support/dom.tsx";
import { summary } from "#tests/unit/areas/conversations/summary.ts";

const OVERVIEW = { counts: { mine: 0, unassigned: 1, agent: 0, unread: 0 }, labels: [] };

beforeEach(() => {
	getQueryClient().clear();
	// A window as tall as a screen: rows that nobody could see are not drawn.
	vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(800);
	// Nobody is found by any words.
	vi.stubGlobal("fetch", async (input: string) =>
		Response.json(
			input.includes("overview")
				? { page: { conversations: [], nextCursor: null }, overview: OVERVIEW }
				: { conversations: [], nextCursor: null },
		),
	);
});

type Props = Parameters<typeof ConversationListPage>[0];

const loaded = (role: "manager" | "operator" | "viewer", conversation = summary()) =>
	({
		loaderData: {
			opening: {
				filter: { status: "active", q: "" },
				page: { conversations: [conversation], nextCursor: null },
				overview: OVERVIEW,
			},
			me: { memberId: "ana", name: "Ana", role },
			channels: [],
			now: 1_800_000_100_000,
		},
	}) as unknown as Props;

const visit = (role: "manager" | "operator" | "viewer") =>
	draw(<ConversationListPage {...loaded(role)} />, { at: "/conversations" });

const rows = () => screen.queryAllByRole("listitem");

test("what a search does not find says so, and one button clears it", async () => {
	const drawn = visit("operator");
	expect(rows()).toHaveLength(1);
	const search = screen.getByRole<HTMLInputElement>("textbox", {
		name: "Buscar por nome, telefone ou e-mail",
	});
	search.focus();
	await drawn.user.paste("ninguém com este nome");
	await screen.findByText("Nenhuma conversa com estes filtros");
	const found = () => decodeURIComponent(drawn.address());
	await waitFor(() => expect(found()).toContain("q=ninguém+com+este+nome"));
	await drawn.user.click(screen.getByRole("button", { name: "Limpar filtros" }));
	await waitFor(() => expect(search.value).toBe(""));
	await waitFor(() => expect(rows()).toHaveLength(1));
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
	const button = () => screen.getByRole("button", { name: "Ações da conversa com Maria" });
	await expectFocusBack(user, button, [/^Atribuir a…/u, /^Etiquetas…/u]);
});

test("a page that was read before an event and arrives after it does not bring back what was", async () => {
	const newer = {
		page: {
			conversations: [
				summary({ preview: { text: "Em 30 dias.", type: "text", direction: "outgoing" } }),
			],
			nextCursor: null,
		},
	};
	vi.stubGlobal("fetch", async () => Response.json({ ...newer, overview: OVERVIEW }));
	const listeners = new Set<(frame: WorkspaceFrame) => void>();
	const listen = (listener: (frame: WorkspaceFrame) => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	};
	let arrive = (_late: Props): void => undefined;
	function Page() {
		const [props, setProps] = useState(loaded("operator"));
		arrive = setProps;
		return (
			<WorkspaceEventsContext value={{ listen }}>
				<ConversationListPage {...props} />
			</WorkspaceEventsContext>
		);
	}
	draw(<Page />, { at: "/conversations" });
	expect(rows()[0]?.textContent).not.toContain("Em 30 dias.");
	act(() => {
		for (const hear of listeners) hear({ type: "conversations_changed", channelId: "loja" });
	});
	await waitFor(() => expect(rows()[0]?.textContent).toContain("Em 30 dias."));
	act(() => arrive(loaded("operator")));
	await act(readLater);
	expect(rows()[0]?.textContent).toContain("Em 30 dias.");
});
