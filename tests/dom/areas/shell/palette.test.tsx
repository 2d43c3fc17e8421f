import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { foundConversation } from "#tests/unit/areas/shell/found-conversation.ts";
import { type Drawn, draw } from "#tests/support/dom.tsx";
import { Palette } from "#app/areas/shell/palette.tsx";
import type { MenuChannel } from "#app/areas/shell/sidebar-menu.tsx";
import { SearchBox } from "#app/areas/shell/search-box.tsx";
import { usePalette } from "#app/areas/shell/use-palette.ts";
import type { Role } from "#app/domain/team/role.ts";
import { noteRecent } from "#app/inbox/recents.ts";

beforeEach(() => {
	document.documentElement.className = "";
	// The server knows nobody.
	vi.stubGlobal("fetch", async (input: string | URL | Request) => {
		const { pathname } = new URL(input instanceof Request ? input.url : input, "http://dom");
		return Response.json(
			pathname === "/api/agents" ? { agents: [] } : { conversations: [], nextCursor: null },
		);
	});
});

function Place({ role, channels = [] }: { role: Role; channels?: MenuChannel[] }) {
	const palette = usePalette();
	return (
		<>
			<SearchBox isLow={false} onNear={() => undefined} onOpen={palette.open} />
			<Palette
				channels={channels}
				isOpen={palette.isOpen}
				memberId="ana"
				onClose={palette.close}
				onReturnFocus={palette.returnFocus}
				onToggleSidebar={() => undefined}
				role={role}
				typed={palette.typed ?? ""}
			/>
		</>
	);
}

const visit = (role: Role = "admin"): Drawn => draw(<Place role={role} />);
const palette = () => screen.queryByRole("dialog", { name: "Busca e comandos" });
const options = () => screen.queryAllByRole("option");
const press = ({ user }: Drawn) => user.keyboard("{Control>}[KeyK]{/Control}");

test("Ctrl+K opens the palette; accents do not count; arrows and Enter open a page", async () => {
	const drawn = visit();
	await press(drawn);
	await waitFor(() => expect(document.activeElement?.getAttribute("role")).toBe("combobox"));
	await drawn.user.keyboard("facebook");
	await drawn.user.keyboard("{ArrowDown}");
	const chosen = options().find((option) => option.getAttribute("aria-selected") === "true");
	expect(chosen?.textContent).toContain("Marketing");
	await press(drawn);
	expect(palette()).toBeNull();
	await press(drawn);
	await drawn.user.keyboard("configuracoes");
	expect(options()[0]?.textContent).toContain("Configurações");
	await drawn.user.keyboard("{Enter}");
	expect(palette()).toBeNull();
	expect(drawn.address()).toBe("/settings");
});

test("typing in the search box goes on in the palette, and Esc gives the focus back", async () => {
	const { user } = visit();
	const box = screen.getByRole("textbox");
	box.focus();
	await user.keyboard("e");
	const input = within(await screen.findByRole("dialog")).getByRole("combobox");
	expect(input).toHaveProperty("value", "e");
	await waitFor(() => expect(document.activeElement).toBe(input));
	await user.keyboard("quipe");
	expect(options()[0]?.textContent).toContain("Equipe");
	await user.keyboard("{Escape}");
	await waitFor(() => expect(palette()).toBeNull());
	await waitFor(() => expect(document.activeElement).toBe(box));
});

test("an action is done by Enter; nonsense says so", async () => {
	const drawn = visit();
	await press(drawn);
	await drawn.user.keyboard("alternar tema");
	expect(options()[0]?.textContent).toContain("Alternar tema");
	await drawn.user.keyboard("{Enter}");
	expect(document.documentElement.classList.contains("dark")).toBe(true);
	await press(drawn);
	await drawn.user.keyboard('"%_*<b>');
	expect(palette()?.textContent).toContain("Nada encontrado para");
	expect(options()).toEqual([]);
});

test.for([
	["viewer", "Nada encontrado para"],
	["admin", "Nova instância"],
] as const)("who is %s finds what they may make: %s", async ([role, words]) => {
	const drawn = visit(role);
	await press(drawn);
	await drawn.user.keyboard("nova instancia");
	expect(palette()?.textContent).toContain(words);
});

test("contacts of the linked instances are found and opened", async () => {
	vi.stubGlobal("fetch", async (path: string) => {
		if (path.startsWith("/api/agents")) return Response.json({ agents: [] });
		if (path.startsWith("/api/conversations?q=mariana"))
			return Response.json({
				conversations: [foundConversation("p1", "Mariana Alves")],
				nextCursor: null,
			});
		return Response.json({ error: {} }, { status: 503 });
	});
	const { id, name } = foundConversation("p1", "Mariana Alves").channel;
	const channels = [{ id, type: "whatsapp" as const, name, isConnected: true }];
	const drawn = draw(<Place channels={channels} role="admin" />);
	await press(drawn);
	await drawn.user.keyboard("mariana");
	const hit = await screen.findByRole("option", { name: /Mariana Alves/ });
	expect(hit.textContent).toContain("Atendimento");
	await drawn.user.click(hit);
	expect(palette()).toBeNull();
	expect(drawn.address()).toBe(`/whatsapp/instances/${id}/messages/p1`);
});

test("who is found by an e-mail is shown with it", async () => {
	const found = { ...foundConversation("p1", "Mariana"), contactEmail: "compras@aurora.test" };
	vi.stubGlobal("fetch", async (path: string) =>
		path.startsWith("/api/conversations?q=compras")
			? Response.json({ conversations: [found], nextCursor: null })
			: Response.json({ error: {} }, { status: 503 }),
	);
	const channels = [{ id: "ch1", type: "whatsapp" as const, name: "Loja", isConnected: true }];
	const drawn = draw(<Place channels={channels} role="admin" />);
	await press(drawn);
	await drawn.user.keyboard("compras@aurora");
	const hit = await screen.findByRole("option", { name: /Mariana/ });
	expect(hit.textContent).toContain("compras@aurora.test · Loja");
});

test("the conversations opened last on this device stand first", async () => {
	const opened = { channelId: "ch1", phone: null };
	noteRecent("ana", { ...opened, contactId: "p1", name: "Mariana" });
	noteRecent("ana", { ...opened, contactId: "p2", name: "Rui" });
	noteRecent("ana", { ...opened, contactId: "p1", name: "Mariana" });
	noteRecent("bia", { ...opened, contactId: "p3", name: "De outra pessoa" });
	const channels = [{ id: "ch1", type: "webchat" as const, name: "Site", isConnected: true }];
	const drawn = draw(<Place channels={channels} role="admin" />);
	await press(drawn);
	expect(
		options()
			.slice(0, 2)
			.map(({ textContent }) => textContent),
	).toEqual(["MarianaSite", "RuiSite"]);
	expect(palette()?.textContent).not.toContain("De outra pessoa");
	await drawn.user.keyboard("{Enter}");
	expect(drawn.address()).toBe("/sessions/p1?channel=ch1&contact=p1");
});

test("Esc leaves the palette for where one was", async () => {
	const { user } = visit();
	await expectFocusBack(user, "app/areas/shell/palette.tsx#BareDialog", {
		from: () => screen.getByRole("textbox", { name: "Buscar" }),
		open: () => user.keyboard("{Control>}[KeyK]{/Control}"),
	});
});

test("a conversation is begun from the palette, which closes first and gives the focus back", async () => {
	const drawn = visit("operator");
	const box = screen.getByRole("textbox");
	box.focus();
	await press(drawn);
	await drawn.user.keyboard("nova conversa{Enter}");
	await screen.findByRole("dialog", { name: "Nova conversa" });
	expect(palette()).toBeNull();
	await drawn.user.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	await waitFor(() => expect(document.activeElement).toBe(box));
});
