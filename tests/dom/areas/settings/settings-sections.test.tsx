import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { listenToToasts } from "#tests/support/dom-toasts.ts";
import { drawSettings, signIn } from "./drawn-settings.tsx";

const section = () => within(screen.getByRole("region"));
const menu = (label = "Seções das configurações") =>
	within(screen.getByRole("navigation", { name: label }));

test("every section has its address, and its title gets the focus", async () => {
	const { address, user } = await drawSettings("#perfil");
	expect(section().getByLabelText("Nome completo")).toHaveProperty("value", "Lívia Torres");
	await user.click(menu().getByRole("link", { name: "Aparência" }));
	await waitFor(() => expect(address()).toBe("/settings#aparencia"));
	expect(section().getByRole("radio", { name: /^Claro/ })).toBeDefined();
	expect(document.activeElement?.textContent).toBe("Aparência");
});

test("what is typed in one section survives looking at another, and a change of language", async () => {
	const { user } = await drawSettings("#perfil");
	await user.type(section().getByLabelText(/^Cargo/), "rascunho");
	await user.click(menu().getByRole("link", { name: "Aparência" }));
	await user.click(section().getByRole("radio", { name: "English" }));
	await screen.findByRole("navigation", { name: "Sections of the settings" });
	expect(document.cookie).toContain("prosa.lang=en");
	await user.click(menu("Sections of the settings").getByRole("link", { name: "Profile" }));
	expect(section().getByLabelText(/^Job title/)).toHaveProperty("value", "rascunho");
	await user.click(menu("Sections of the settings").getByRole("link", { name: "Appearance" }));
	await user.click(section().getByRole("radio", { name: /^Português/ }));
	await screen.findByRole("navigation", { name: "Seções das configurações" });
	expect(document.cookie).toContain("prosa.lang=pt");
});

test("a theme counts at once, and the system's is followed again", async () => {
	const { user } = await drawSettings("#aparencia");
	const html = document.documentElement;
	await user.click(section().getByRole("radio", { name: /^Escuro/ }));
	expect(html.classList.contains("dark")).toBe(true);
	expect(document.cookie).toContain("prosa.theme=dark");
	await user.click(section().getByRole("radio", { name: /^Do sistema/ }));
	expect(html.classList.contains("dark")).toBe(false);
	expect(document.cookie).toContain("prosa.theme=system");
});

test("another time zone is found by its city, and the page is read in it", async () => {
	const { user } = await drawSettings("#aparencia");
	const zone = () => section().getByRole<HTMLInputElement>("combobox", { name: "Fuso horário" });
	expect(screen.getByText(/Agora são 10:05/)).toBeDefined();
	await user.click(zone());
	await user.type(zone(), "tokyo");
	await user.keyboard("{Enter}");
	expect(document.cookie).toContain(`prosa.tz=${encodeURIComponent("Asia/Tokyo")}`);
	await waitFor(() => expect(zone().value).toMatch(/^Tokyo|^Tóquio/));
	expect(screen.getByText(/Agora são 22:05/)).toBeDefined();
});

test("a kind that is switched off is kept as left out, until it is switched on", async () => {
	const { user } = await drawSettings("#notificacoes");
	const samples = () => section().getByRole<HTMLInputElement>("switch", { name: "Exemplos" });
	expect(samples().checked).toBe(true);
	await user.click(samples());
	expect(samples().checked).toBe(false);
	expect(document.cookie).toContain("prosa.muted=samples");
	await user.click(samples());
	expect(document.cookie).not.toContain("prosa.muted=samples");
});

test("name and job title are saved, and a refused name is told at its field", async () => {
	const toasts = listenToToasts();
	const { posts, user } = await drawSettings("#perfil", ({ fullName }) =>
		fullName?.trim() ? null : "full_name_required",
	);
	await user.type(section().getByLabelText(/^Cargo/), "Vendas internas");
	await user.click(section().getByRole("button", { name: "Salvar perfil" }));
	await waitFor(() => expect(toasts[0]).toBe("success: Perfil atualizado"));
	expect(posts).toEqual([
		{ intent: "profile", fullName: "Lívia Torres", jobTitle: "Vendas internas" },
	]);
	await user.clear(section().getByLabelText("Nome completo"));
	await user.click(section().getByRole("button", { name: "Salvar perfil" }));
	await waitFor(() =>
		expect(section().getByLabelText("Nome completo").getAttribute("aria-invalid")).toBe("true"),
	);
	expect(section().getByLabelText(/^Cargo/)).toHaveProperty("value", "Vendas internas");
});

test("A14 a wrong password is told at its field; a changed one empties the form", async () => {
	const toasts = listenToToasts();
	const { posts, user } = await drawSettings("#seguranca", ({ current }) =>
		current === "girassol-azul-9" ? null : "password_wrong",
	);
	const field = (label: string) => section().getByLabelText<HTMLInputElement>(label);
	const save = () => user.click(section().getByRole("button", { name: "Alterar senha" }));
	await user.type(field("Senha atual"), "errada-errada");
	await save();
	// An empty field sends nothing: the first one takes the focus.
	expect(document.activeElement).toBe(field("Nova senha"));
	expect(posts).toEqual([]);
	await user.type(field("Nova senha"), "girassol-verde-7");
	await user.type(field("Confirme a nova senha"), "girassol-verde-7");
	await save();
	await waitFor(() => expect(field("Senha atual").getAttribute("aria-invalid")).toBe("true"));
	expect(section().getByText("A senha atual não confere.")).toBeDefined();
	await waitFor(() =>
		expect(toasts).toEqual(["error: Erro ao alterar a senha", "A senha atual não confere."]),
	);
	await user.clear(field("Senha atual"));
	await user.type(field("Senha atual"), "girassol-azul-9");
	await save();
	await waitFor(() => expect(field("Nova senha").value).toBe(""));
	await waitFor(() => expect(toasts).toContain("success: Senha alterada"));
});

test("one other browser, then all of them, are signed out from the list", async () => {
	const toasts = listenToToasts();
	const others = [signIn({ id: "s2", isCurrent: false }), signIn({ id: "s3", isCurrent: false })];
	const { posts, user } = await drawSettings(
		"#seguranca",
		({ intent, id }, kept) => {
			kept.signIns = kept.signIns.filter((one) =>
				intent === "end-sign-in" ? one.id !== id : one.isCurrent,
			);
			return null;
		},
		others,
	);
	expect(section().getByText("Este navegador")).toBeDefined();
	const ends = () => section().getAllByRole("button", { name: /^Encerrar / });
	expect(ends()).toHaveLength(2);
	const [first] = ends();
	if (first) await user.click(first);
	await waitFor(() => expect(ends()).toHaveLength(1));
	expect(posts).toEqual([{ intent: "end-sign-in", id: "s2" }]);
	await waitFor(() => expect(toasts).toEqual(["success: Sessão encerrada"]));
	await user.click(section().getByRole("button", { name: "Sair de todos os outros" }));
	const question = within(await screen.findByRole("alertdialog"));
	await user.click(question.getByRole("button", { name: "Sair de todos os outros" }));
	await screen.findByText("Sua conta está aberta só neste navegador.");
	await waitFor(() =>
		expect(toasts.at(-1)).toBe("success: Você saiu de todos os outros navegadores"),
	);
	expect(posts.at(-1)).toEqual({ intent: "end-other-sign-ins" });
});

test("the question about all other browsers gives the focus back", async () => {
	const others = [signIn({ id: "s2", isCurrent: false })];
	const { user } = await drawSettings("#seguranca", () => null, others);
	await expectFocusBack(user, "app/areas/settings/sign-in-list.tsx#ConfirmDialog", {
		from: () => section().getByRole("button", { name: "Sair de todos os outros" }),
	});
});
