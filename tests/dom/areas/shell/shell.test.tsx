import { act, renderHook, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Breadcrumbs } from "#app/areas/shell/breadcrumbs.tsx";
import { SidebarMenu } from "#app/areas/shell/sidebar-menu.tsx";
import { useMenuFolds } from "#app/areas/shell/use-menu-folds.ts";
import { SystemStatus } from "#app/areas/shell/system-status.tsx";
import { WorkspaceFoot } from "#app/areas/shell/workspace-foot.tsx";
import type { MenuGroupName } from "#app/domain/preferences/menu-groups.ts";
import { FooterLine } from "#app/ui/site-footer.tsx";
import { draw } from "#tests/support/dom.tsx";
import { createLine, drawInHeader, drawShell, OWNER } from "./drawn-shell.tsx";

const sidebar = () => screen.getByRole("complementary");
const drawer = () => screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

test("Ctrl+B folds the sidebar to a rail and unfolds it, and the choice is kept", async () => {
	const { user } = await drawShell();
	expect(within(sidebar()).getByText("Conversas")).toBeDefined();
	await user.keyboard("{Control>}[KeyB]{/Control}");
	const rail = within(sidebar());
	expect(rail.queryByText("Conversas")).toBeNull();
	// A rail folds no group, and has what is pinned once.
	expect(rail.getByRole("link", { name: "Instâncias" })).toBeDefined();
	expect(rail.getByRole("link", { name: "Conversas" })).toBeDefined();
	expect(document.cookie).toContain("prosa.sidebar=closed");
	await user.keyboard("{Control>}[KeyB]{/Control}");
	expect(document.cookie).toContain("prosa.sidebar=open");
});

test("a rail names its icons in tooltips, which Esc closes, and its Facebook opens the menu", async () => {
	const { user } = await drawShell({ sidebarOpen: false });
	const menu = within(sidebar());
	await user.hover(menu.getByRole("link", { name: "Instâncias" }));
	const hint = await screen.findByRole("tooltip", { hidden: true });
	expect(hint.textContent).toBe("Instâncias");
	await user.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("tooltip", { hidden: true })).toBeNull());
	await user.click(menu.getByRole("button", { name: "Facebook" }));
	expect(menu.getByRole("link", { name: "Marketing" })).toBeDefined();
	expect(menu.getByText("Conversas")).toBeDefined();
	expect(document.cookie).toContain("prosa.sidebar=open");
});

const mainMenu = () => within(screen.getByRole("navigation", { name: "Menu principal" }));
const group = (title: string) => mainMenu().getByRole("button", { name: title });
const marked = () =>
	mainMenu()
		.getAllByRole("link")
		.filter((link) => link.getAttribute("aria-current") === "page")
		.map((link) => link.textContent);

test("what one works with all day is pinned above the eight groups, which are folded", () => {
	draw(<SidebarMenu opened={[]} rail={false} />);
	const menu = mainMenu();
	expect(textsOf(menu.getAllByRole("link"))).toEqual([
		"Conversas",
		"Agentes de IA",
		"Canais",
		"Início",
	]);
	expect(textsOf(menu.getAllByRole("heading"))).toEqual([
		"Início",
		"Dashboard e Relatórios",
		"IA e Automação",
		"WhatsApp",
		"Comunicação",
		"Mídia e Criativos",
		"Integrações e Equipe",
		"Conta e Suporte",
	]);
	expect(marked()).toEqual(["Início"]);
});

test("a group opens by its title, and the browser remembers it", async () => {
	document.cookie = "prosa.menu=; path=/";
	const { user } = draw(<SidebarMenu opened={["account"]} rail={false} />);
	expect(group("Conta e Suporte").getAttribute("aria-expanded")).toBe("true");
	expect(group("WhatsApp").getAttribute("aria-expanded")).toBe("false");
	await user.click(group("WhatsApp"));
	expect(mainMenu().getByRole("link", { name: "QR Codes" })).toBeDefined();
	expect(document.cookie).toContain("prosa.menu=whatsapp.account");
	await user.click(group("WhatsApp"));
	expect(mainMenu().queryByRole("link", { name: "QR Codes" })).toBeNull();
	expect(document.cookie).toContain("prosa.menu=account");
});

test("the present page's group is open, and folds all the same", async () => {
	const { user } = draw(<SidebarMenu opened={[]} rail={false} />, { at: "/team" });
	expect(marked()).toEqual(["Equipe"]);
	await user.click(group("Integrações e Equipe"));
	expect(mainMenu().queryByRole("link", { name: "Equipe" })).toBeNull();
});

test("of a page that is pinned no group opens", () => {
	draw(<SidebarMenu opened={[]} rail={false} />, { at: "/channels" });
	expect(marked()).toEqual(["Canais"]);
	expect(group("Comunicação").getAttribute("aria-expanded")).toBe("false");
});

test("a folded group of the present page is open again on the way back", () => {
	const { result, rerender } = renderHook(
		(current: MenuGroupName | null) => useMenuFolds([], current),
		{ initialProps: "team" },
	);
	act(() => result.current.toggle("team"));
	expect(result.current.isOpen("team")).toBe(false);
	rerender(null);
	expect(result.current.isOpen("team")).toBe(false);
	rerender("team");
	expect(result.current.isOpen("team")).toBe(true);
});

test("unread conversations are a number at Conversas, which the workspace's line keeps", async () => {
	const line = createLine();
	const { user } = await drawShell({}, { line });
	const entry = () => within(sidebar()).getByRole("link", { name: /^Conversas/u });
	expect(entry().textContent).toBe("Conversas");
	await line.say({ type: "hello", online: [], unread: 1 });
	expect(entry().textContent).toBe("Conversas1, 1 conversa não lida");
	await line.say({
		type: "conversations",
		seq: 2,
		channelIds: [],
		conversations: [],
		counts: { unreadOfNobody: 1_000, unreadMembers: { m1: 200 } },
	});
	expect(entry().textContent).toBe("Conversas99+, 1.200 conversas não lidas");
	await user.keyboard("{Control>}[KeyB]{/Control}");
	expect(entry().getAttribute("aria-label")).toBe("Conversas, 1.200 conversas não lidas");
	// A hub of an earlier release says no figures: what was known stays.
	await line.say({ type: "hello", online: [] });
	expect(entry().getAttribute("aria-label")).toBe("Conversas, 1.200 conversas não lidas");
	await line.say({ type: "hello", online: [], unread: 0 });
	expect(entry().getAttribute("aria-label")).toBe("Conversas");
});

test("the Facebook submenu folds inside its group", async () => {
	const { user } = draw(<SidebarMenu opened={["media"]} rail={false} />);
	const menu = mainMenu();
	const facebook = menu.getByRole("button", { name: "Facebook" });
	expect(facebook.getAttribute("aria-expanded")).toBe("false");
	expect(menu.queryByRole("link", { name: "Webhooks" })).toBeNull();
	await user.click(facebook);
	expect(menu.getByRole("link", { name: "Webhooks" }).getAttribute("href")).toBe(
		"/facebook/webhooks",
	);
	await user.click(facebook);
	expect(menu.queryByRole("link", { name: "Webhooks" })).toBeNull();
});

test("on a page of Facebook the submenu is open and says which page it is", async () => {
	draw(<SidebarMenu opened={[]} rail={false} />, { at: "/facebook/payments" });
	const page = screen.getByRole("link", { name: "Pagamentos" });
	expect(page.getAttribute("aria-current")).toBe("page");
});

test("on a phone the menu is a drawer that Esc, its cross and a choice close", async () => {
	const { address, user } = await drawShell({}, { isPhone: true });
	const open = async () => {
		await user.click(screen.getByRole("button", { name: "Abrir menu" }));
		expect(drawer().open).toBe(true);
	};
	await open();
	within(drawer()).getByRole("button", { name: "Fechar menu" }).focus();
	// The page under it has keys of its own.
	const left: boolean[] = [];
	const note = (event: KeyboardEvent): void => void left.push(event.defaultPrevented);
	document.addEventListener("keydown", note);
	await user.keyboard("{Escape}");
	document.removeEventListener("keydown", note);
	expect(drawer().open).toBe(false);
	expect(left).toEqual([true]);
	await open();
	await user.click(within(drawer()).getByRole("button", { name: "Fechar menu" }));
	expect(drawer().open).toBe(false);
	await open();
	const menu = drawer();
	await user.click(within(menu).getByRole("button", { name: "WhatsApp" }));
	await user.click(within(menu).getByRole("link", { name: "Instâncias" }));
	expect(menu.open).toBe(false);
	await waitFor(() => expect(address()).toBe("/whatsapp/instances"));
	// The sidebar of wide screens keeps its own state.
	expect(document.cookie).not.toContain("prosa.sidebar");
});

test("on a phone the bottom bar leads to three places and the whole menu", async () => {
	const { address, user } = await drawShell({}, { isPhone: true });
	const bar = within(screen.getByRole("navigation", { name: "Navegação rápida" }));
	expect(textsOf(bar.getAllByRole("link"))).toEqual(["Início", "Conversas", "Canais"]);
	expect(bar.getByRole("link", { name: "Início" }).getAttribute("aria-current")).toBe("page");
	await user.click(bar.getByRole("button", { name: "Mais" }));
	expect(drawer().open).toBe(true);
	await user.keyboard("{Control>}[KeyB]{/Control}");
	expect(drawer().open).toBe(false);
	await user.click(bar.getByRole("link", { name: "Canais" }));
	await waitFor(() => expect(address()).toBe("/channels"));
});

test("the header says plan, health, who else is online and the last sync (inbox B6)", async () => {
	const lastSyncAt = Date.parse("2026-11-23T13:05:00Z");
	const status = <SystemStatus className="" online={3} plan="premium" />;
	const { container } = await drawInHeader(status, { header: { lastSyncAt } });
	expect(container.textContent).toContain("System Online");
	expect(container.textContent).toContain("Premium Plan");
	expect(container.textContent).toContain("Você e mais 3 online agora · Sincronizado às 10:05");
});

test("as long as the hub is silent, the header's own data says who is online (inbox B6)", async () => {
	const status = <SystemStatus className="" online={null} plan="free" />;
	const header = { onlineMembers: 0, system: "degraded" } as const;
	const { container } = await drawInHeader(status, { header });
	expect(container.textContent).toContain("Só você online agora");
	expect(container.querySelector("[data-system=degraded]")).not.toBeNull();
});

test("F13 the breadcrumbs start with Dashboard and lead back", async () => {
	const { address, user } = draw(<Breadcrumbs className="" isShort={false} />, {
		at: "/whatsapp/instances/new",
	});
	const trail = within(screen.getByRole("navigation", { name: "Você está em" }));
	expect(textsOf(trail.getAllByRole("listitem"))).toEqual([
		"Dashboard",
		"WhatsApp",
		"Instâncias",
		"Nova Instância",
	]);
	expect(trail.getByText("Nova Instância").closest("[aria-current=page]")).not.toBeNull();
	await user.click(trail.getByRole("link", { name: "Instâncias" }));
	await waitFor(() => expect(address()).toBe("/whatsapp/instances"));
});

test("the Workspace ID is the first eight characters, to copy", async () => {
	const { user } = draw(<WorkspaceFoot id={OWNER.workspaceId} name="Loja Aurora" />);
	const shown = screen.getByText("0123abcd");
	expect(shown.parentElement?.textContent).toBe("Workspace ID 0123abcd");
	await user.click(screen.getByRole("button", { name: "Copiar Workspace ID" }));
	expect(await navigator.clipboard.readText()).toBe("0123abcd");
	expect(screen.getByRole("status").textContent).toBe("Copiado!");
});

test("the footer has the company and its links", () => {
	draw(<FooterLine company={{ name: "Prosa Ltda", taxId: "00.000.000/0001-00" }} year="2026" />);
	const footer = screen.getByRole("contentinfo");
	expect(footer.textContent).toContain("CNPJ 00.000.000/0001-00");
	expect(
		within(footer)
			.getAllByRole("link")
			.map((link) => [link.textContent, link.getAttribute("href")]),
	).toEqual([
		["Sobre", "/about"],
		["Contato", "/contact"],
		["Privacidade", "/privacy-policy"],
		["Termos", "/terms-of-service"],
		["Relatórios", "/reports"],
		["Automações", "/automations"],
		["Planos", "/subscription"],
		["Suporte", "/support"],
	]);
});

test("the first stop of the keyboard skips to the content", async () => {
	const { user } = await drawShell();
	await user.tab();
	const skip = screen.getByRole("link", { name: "Ir para o conteúdo" });
	expect(document.activeElement).toBe(skip);
	expect(skip.getAttribute("href")).toBe(`#${screen.getByRole("main").id}`);
	expect(screen.getByRole("main").tabIndex).toBe(-1);
});

test("the whole shell speaks English", async () => {
	const { user } = await drawShell({}, { locale: "en" });
	expect(screen.getAllByRole("navigation", { name: "Main menu" })[0]).toBeDefined();
	expect(screen.getByPlaceholderText("Search agents, campaigns, contacts...")).toBeDefined();
	const footer = within(screen.getByRole("contentinfo"));
	expect(footer.getByRole("link", { name: "Plans" })).toBeDefined();
	await user.click(screen.getByRole("button", { name: "New" }));
	expect(await screen.findByRole("menuitem", { name: "Invitation" })).toBeDefined();
	await user.keyboard("{Escape}");
	await user.click(screen.getByRole("button", { name: /^Notifications/ }));
	expect(await screen.findByRole("button", { name: "Mark all as read" })).toBeDefined();
	await user.keyboard("{Escape}");
	await user.click(screen.getByRole("button", { name: /'s menu$/ }));
	expect(await screen.findByRole("menuitem", { name: "Sign out" })).toBeDefined();
});
