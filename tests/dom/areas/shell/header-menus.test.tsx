import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CreateMenu } from "#app/areas/shell/create-menu.tsx";
import { NotificationsBell } from "#app/areas/shell/notifications-bell.tsx";
import { UserMenu } from "#app/areas/shell/user-menu.tsx";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { drawInHeader, MEMBER, OWNER } from "./drawn-shell.tsx";

const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

test("'Novo' offers five things, by keyboard too", async () => {
	const { address, user } = await drawInHeader(<CreateMenu role="admin" />);
	screen.getByRole("button", { name: "Novo" }).focus();
	await user.keyboard("{Enter}");
	await screen.findByRole("menu");
	expect(textsOf(screen.getAllByRole("menuitem"))).toEqual([
		"Conversa",
		"Agente",
		"Instância (número)",
		"Canal",
		"Convite",
	]);
	await user.keyboard("i");
	await waitFor(() => expect(document.activeElement?.textContent).toBe("Instância (número)"));
	await user.keyboard("{Enter}");
	await waitFor(() => expect(address()).toBe("/whatsapp/instances/new"));
});

test("what a role may not make is in 'Novo' too, disabled, with the reason", async () => {
	const { address, user } = await drawInHeader(<CreateMenu role="viewer" />);
	await user.click(screen.getByRole("button", { name: "Novo" }));
	const instance = await screen.findByRole("menuitem", { name: /^Instância/ });
	expect(instance.getAttribute("aria-disabled")).toBe("true");
	expect(instance.textContent).toContain("Só gestores e administradores");
	await user.click(instance);
	expect(address()).toBe("/");
});

test("the user menu leads to profile and settings and out", async () => {
	const left: string[] = [];
	const signOut = {
		path: "/auth/sign-out",
		Component: () => null,
		action: ({ request }: { request: Request }) => {
			left.push(request.method);
			return null;
		},
	};
	for (const [name, place] of [
		["Perfil", "/settings#perfil"],
		["Configurações", "/settings"],
		["Sair", "/"],
	] as const) {
		const { address, user } = await drawInHeader(<UserMenu member={MEMBER} />, {
			routes: [signOut],
		});
		await user.click(screen.getByRole("button", { name: "Menu de Ana Souza" }));
		const menu = within(await screen.findByRole("menu"));
		expect(menu.getByText("ana@loja.test")).toBeDefined();
		await user.click(menu.getByText(name));
		await waitFor(() => expect(address()).toBe(place));
		cleanup();
	}
	expect(left).toEqual(["POST"]);
});

test.for([
	["admin", true],
	["manager", false],
	["viewer", false],
] as const)("who is %s is shown the way to the failed jobs: %s", async ([role, isShown]) => {
	const header = { waitingLetters: 3 };
	const { address, user } = await drawInHeader(<UserMenu member={{ ...MEMBER, role }} />, {
		header,
	});
	await user.click(screen.getByRole("button", { name: "Menu de Ana Souza" }));
	expect(await screen.findByRole("menuitem", { name: "Configurações" })).toBeDefined();
	const item = screen.queryByRole("menuitem", { name: /Tarefas com falha/ });
	expect(item !== null).toBe(isShown);
	if (item === null) return;
	expect(item.textContent).toContain("3");
	await user.click(item);
	await waitFor(() => expect(address()).toBe("/admin/dead-letters"));
});

test.for([true, false])(
	"who runs the installation (%s) is shown the way to the installation, and nobody else",
	async (runsInstallation) => {
		const { address, user } = await drawInHeader(<UserMenu member={MEMBER} />, {
			header: { runsInstallation },
		});
		await user.click(screen.getByRole("button", { name: "Menu de Ana Souza" }));
		await screen.findByRole("menuitem", { name: "Configurações" });
		const item = screen.queryByRole("menuitem", { name: "Instalação" });
		expect(item !== null).toBe(runsInstallation);
		if (item === null) return;
		await user.click(item);
		await waitFor(() => expect(address()).toBe("/setup"));
	},
);

test("notifications: three samples, one read by opening it, all by one button, kept by the server", async () => {
	const { address, sent, user } = await drawInHeader(<NotificationsBell owner={OWNER} />, {
		header: { isDemonstration: true },
	});
	const bell = () => screen.getByRole("button", { name: /^Notificações/ });
	expect(bell().getAttribute("aria-label")).toBe("Notificações, 3 não lidas");
	await user.click(bell());
	const panel = within(await screen.findByRole("dialog", { name: "Notificações" }));
	expect(panel.getAllByRole("listitem")).toHaveLength(3);
	expect(document.querySelectorAll("[data-unread]")).toHaveLength(3);
	expect(panel.getAllByRole("note")).toHaveLength(3);
	await user.click(panel.getByRole("button", { name: "Marcar todas como lidas" }));
	await waitFor(() => expect(document.querySelectorAll("[data-unread]")).toHaveLength(0));
	expect(
		panel.getByRole("button", { name: "Marcar todas como lidas" }).hasAttribute("disabled"),
	).toBe(true);
	expect(sent).toEqual([
		'/api/notifications/read: {"ids":["sample_success","sample_info","sample_warning"]}',
	]);
	await user.keyboard("{Escape}");
	await waitFor(() => expect(bell().getAttribute("aria-label")).toBe("Notificações"));
	await waitFor(() => expect(document.activeElement).toBe(bell()));
	expect(address()).toBe("/");
});

test("available or away is one click in the user menu, and the header shows who is away", async () => {
	const present = { isAbsent: false, until: null };
	const { sent, user } = await drawInHeader(<UserMenu member={MEMBER} />, {
		header: { absence: present },
	});
	await user.click(screen.getByRole("button", { name: "Menu de Ana Souza" }));
	const available = await screen.findByRole("menuitem", { name: "Disponível" });
	expect(available.getAttribute("aria-current")).toBe("true");
	await user.click(screen.getByRole("menuitem", { name: "Ausente" }));
	await waitFor(() => expect(sent).toEqual(['/api/absence: {"isAbsent":true,"minutes":null}']));
});

test("who is away is shown so in the header, and in the menu; who answers nobody is asked nothing", async () => {
	const away = { isAbsent: true, until: null };
	const { user } = await drawInHeader(<UserMenu member={MEMBER} />, { header: { absence: away } });
	await user.click(await screen.findByRole("button", { name: /^Menu de Ana Souza +\(ausente\)$/ }));
	const item = await screen.findByRole("menuitem", { name: "Ausente" });
	expect(item.getAttribute("aria-current")).toBe("true");
	expect(screen.queryByRole("menuitem", { name: "Ausente por 1 hora" })).toBeNull();
	cleanup();
	const viewer = { ...MEMBER, role: "viewer" as const };
	await drawInHeader(<UserMenu member={viewer} />);
	await user.click(screen.getByRole("button", { name: /^Menu de Ana Souza/ }));
	await screen.findByRole("menuitem", { name: "Configurações" });
	expect(screen.queryByRole("menuitem", { name: "Disponível" })).toBeNull();
});

test("opening a notification reads it and leads to what it is about", async () => {
	const { address, sent, user } = await drawInHeader(<NotificationsBell owner={OWNER} />, {
		header: { isDemonstration: true },
	});
	await user.click(screen.getByRole("button", { name: /^Notificações/ }));
	const panel = within(await screen.findByRole("dialog", { name: "Notificações" }));
	await user.click(panel.getByRole("link", { name: "Relatório semanal pronto" }));
	await waitFor(() => expect(address()).toBe("/reports"));
	await waitFor(() => expect(sent).toEqual(['/api/notifications/read: {"ids":["sample_info"]}']));
});

test("what was read stays read, and what a person left out is not counted", async () => {
	const readSamples = ["sample_info"];
	await drawInHeader(<NotificationsBell owner={OWNER} />, {
		header: { isDemonstration: true, readSamples },
	});
	const bell = () => screen.getByRole("button", { name: /^Notificações/ });
	expect(bell().getAttribute("aria-label")).toBe("Notificações, 2 não lidas");
});

test("a kind that is switched off leaves the bell", async () => {
	document.cookie = "prosa.muted=samples; path=/";
	const { user } = await drawInHeader(<NotificationsBell owner={OWNER} />, {
		header: { isDemonstration: true },
	});
	const bell = screen.getByRole("button", { name: "Notificações" });
	await user.click(bell);
	expect((await screen.findByRole("dialog")).textContent).toContain(
		"Nenhuma notificação por aqui.",
	);
});

test("Esc leaves the notifications for the bell", async () => {
	const { user } = await drawInHeader(<NotificationsBell owner={OWNER} />);
	await expectFocusBack(user, "app/areas/shell/notifications-panel.tsx#Popover", {
		from: () => screen.getByRole("button", { name: /^Notificações/u }),
	});
});
