import { screen, waitFor, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { useActionData } from "react-router";
import { expect, test } from "vitest";
import AuthPage, { type Attempt } from "#app/areas/auth/auth.route.tsx";
import { listenToToasts } from "#tests/support/dom-toasts.ts";
import { draw } from "#tests/support/dom.tsx";

type Page = ComponentProps<typeof AuthPage>;
const LOADED: Page["loaderData"] = {
	message: null,
	wanted: null,
	social: { google: false, facebook: false, next: "/" },
	tab: "sign-in",
	email: "",
	passwordMin: 8,
	signUp: { mode: "open", isMailSent: true },
	hasOutbox: true,
};

function Screen(props: { loaded: Partial<Page["loaderData"]> }) {
	const actionData = useActionData<Attempt>();
	const page = { loaderData: { ...LOADED, ...props.loaded }, actionData, params: {} };
	return <AuthPage {...(page as unknown as Page)} />;
}

/** The page, and what was sent to it, form by form. */
function visit(
	loaded: Partial<Page["loaderData"]> = {},
	answer: (typed: Record<string, string>) => Partial<Attempt> = () => ({}),
) {
	const posts: Record<string, string>[] = [];
	const drawn = draw(<Screen loaded={loaded} />, {
		at: "/auth",
		page: {
			action: async ({ request }) => {
				const typed = Object.fromEntries(await request.formData()) as Record<string, string>;
				posts.push(typed);
				return { form: "sign-in", code: null, email: "", fullName: "", ...answer(typed) };
			},
		},
	});
	return { ...drawn, posts };
}

/** The tab that is open; the other form is there too. */
const form = () => within(screen.getByRole("tabpanel"));
const field = (label: string) => form().getByLabelText<HTMLInputElement>(label);
const button = (name: string) => form().getByRole("button", { name });

test("a wrong password is told by a toast and on the page, and the e-mail stays", async () => {
	const toasts = listenToToasts();
	const { posts, user } = visit({}, ({ email = "" }) => ({ code: "credentials_wrong", email }));
	await user.type(field("E-mail"), "ninguem@exemplo.test");
	await user.type(field("Senha"), "errada-errada");
	await user.click(button("Entrar"));
	const alert = await screen.findByRole("alert");
	expect(alert.textContent).toBe("E-mail ou senha incorretos.");
	await waitFor(() =>
		expect(toasts).toEqual(["error: Erro no login", "E-mail ou senha incorretos."]),
	);
	expect(field("E-mail").value).toBe("ninguem@exemplo.test");
	expect(posts[0]).toEqual({
		form: "sign-in",
		email: "ninguem@exemplo.test",
		password: "errada-errada",
	});
});

test("an empty field sends nothing", async () => {
	const { posts, user } = visit();
	await user.type(field("E-mail"), "ana@exemplo.test");
	await user.click(button("Entrar"));
	expect(document.activeElement).toBe(field("Senha"));
	expect(posts).toEqual([]);
});

test("an empty sign-up says at every field what is missing, and sends nothing (screens A11)", async () => {
	const toasts = listenToToasts();
	const { posts, user } = visit({ tab: "sign-up" });
	await user.click(button("Cadastrar"));
	for (const [label, words] of [
		["Nome completo", "Nome completo é obrigatório"],
		["E-mail", "Email é obrigatório"],
		["Senha", "A senha deve ter pelo menos 8 caracteres"],
		["Confirme a senha", "Digite a senha outra vez"],
	] as const) {
		expect(field(label).getAttribute("aria-invalid"), label).toBe("true");
		const described = field(label).getAttribute("aria-describedby")?.split(" ") ?? [];
		const texts = described.map((id) => document.getElementById(id)?.textContent).join(" ");
		expect(texts, label).toContain(words);
	}
	expect(document.activeElement).toBe(field("Nome completo"));
	await waitFor(() =>
		expect(toasts).toEqual(["error: Erro no cadastro", "Nome completo é obrigatório"]),
	);
	expect(posts).toEqual([]);
});

test("passwords that differ are refused beside the field before anything is sent", async () => {
	const { posts, user } = visit({ tab: "sign-up" });
	await user.type(field("Nome completo"), "Ana");
	await user.type(field("E-mail"), "ana@exemplo.test");
	await user.type(field("Senha"), "girassol-azul-9");
	await user.type(field("Confirme a senha"), "girassol-azul-8");
	await user.click(button("Cadastrar"));
	expect(screen.getByText("As senhas não coincidem")).toBeDefined();
	expect(field("Confirme a senha").getAttribute("aria-invalid")).toBe("true");
	expect(field("Senha").getAttribute("aria-invalid")).not.toBe("true");
	expect(posts).toEqual([]);
});

test("who signed up is told to look into the mail, and is led to the outbox of this machine", async () => {
	const { user } = visit({ tab: "sign-up" }, () => ({
		form: "sign-up",
		email: "ana@exemplo.test",
	}));
	await user.type(field("Nome completo"), "Ana");
	await user.type(field("E-mail"), "ana@exemplo.test");
	await user.type(field("Senha"), "girassol-azul-9");
	await user.type(field("Confirme a senha"), "girassol-azul-9");
	await user.click(button("Cadastrar"));
	await waitFor(() => expect(screen.getByRole("heading").textContent).toBe("Cadastro realizado!"));
	const outbox = screen.getByRole("link", { name: "Abrir a caixa de saída local" });
	expect(outbox.getAttribute("href")).toBe("/dev/outbox");
});

test("the tabs change the form, and each offers the providers, disabled while they are not configured", async () => {
	const { user } = visit();
	for (const name of ["Entrar", "Cadastrar"]) {
		await user.click(screen.getByRole("tab", { name }));
		for (const provider of ["Google não configurado", "Facebook não configurado"])
			expect(button(provider)).toHaveProperty("disabled", true);
	}
	expect(field("Nome completo")).toBeDefined();
});

test("password managers find the fields they know", () => {
	visit();
	expect(field("E-mail").autocomplete).toBe("username");
	expect(field("Senha").autocomplete).toBe("current-password");
});
