import { screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { useActionData } from "react-router";
import { expect, test, vi } from "vitest";
import CampaignsPage from "#app/areas/demo/samples/campaigns.route.tsx";
import ContactPage, { type ContactAnswer } from "#app/areas/site/contact.route.tsx";
import LoginPage from "#app/areas/site/login.route.tsx";
import { listenToToasts } from "#tests/support/dom-toasts.ts";
import { draw } from "#tests/support/dom.tsx";

const COMPANY = {
	name: "Prosa Ltda",
	taxId: "00.000.000/0001-00",
	address: "Rua A, 1",
	contactEmail: "oi@prosa.example",
	supportEmail: "ajuda@prosa.example",
	privacyEmail: "dados@prosa.example",
};

function Contact({ isOpen = true, company = COMPANY }: { isOpen?: boolean; company?: object }) {
	const page = { loaderData: { company, isOpen }, actionData: useActionData<ContactAnswer>() };
	return <ContactPage {...(page as unknown as ComponentProps<typeof ContactPage>)} />;
}

test("a contact request is checked, logged, sent and confirmed; nothing typed is lost", async () => {
	const logged = vi.spyOn(console, "log").mockReturnValue();
	const posts: unknown[] = [];
	const { user } = draw(<Contact />, {
		at: "/contact",
		page: {
			action: async ({ request }): Promise<ContactAnswer> => {
				posts.push(Object.fromEntries(await request.formData()));
				return { code: "sent", faults: {}, typed: null, email: "ana@loja.test" };
			},
		},
	});
	const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
	const send = () => user.click(screen.getByRole("button", { name: "Enviar mensagem" }));
	await type("Nome", "Ana");
	await type("E-mail", "ana@");
	await type("Mensagem", "Quanto custa?");
	await send();
	expect(screen.getByText("Informe seu sobrenome.")).toBeDefined();
	expect(screen.getByText("Confira este campo: E-mail.")).toBeDefined();
	expect(document.activeElement).toBe(screen.getByLabelText("Sobrenome"));
	expect(screen.getByLabelText("Mensagem")).toHaveProperty("value", "Quanto custa?");
	expect(posts).toEqual([]);
	await type("Sobrenome", "Lima");
	await type("E-mail", "loja.test");
	await type("Assunto", "Planos");
	logged.mockClear();
	await send();
	const title = await screen.findByRole("heading", { name: "Mensagem recebida" });
	await waitFor(() => expect(document.activeElement).toBe(title));
	expect(screen.getByText(/responder para ana@loja\.test/)).toBeDefined();
	expect(logged).toHaveBeenCalledWith("contact", expect.objectContaining({ firstName: "Ana" }));
	expect(posts).toMatchObject([{ firstName: "Ana", lastName: "Lima", email: "ana@loja.test" }]);
});

test("where no mail would leave the contact form is not offered, and what nobody wrote is not shown", () => {
	const company = { name: "Padaria", taxId: null, address: null, contactEmail: null };
	draw(
		<Contact
			company={{ ...company, supportEmail: null, privacyEmail: "dados@padaria.example" }}
			isOpen={false}
		/>,
		{ at: "/contact" },
	);
	expect(screen.queryByRole("button", { name: "Enviar mensagem" })).toBeNull();
	expect(screen.getByText(/não recebe mensagens por aqui/)).toBeDefined();
	expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
		"mailto:dados@padaria.example",
	]);
});

test("the sample sign-in does nothing, says so and leads to the real one", async () => {
	const { address, user } = draw(<LoginPage />, { at: "/login" });
	await user.type(screen.getByLabelText("Senha"), "segredo-que-fica-aqui");
	await user.click(screen.getByRole("button", { name: "Entrar" }));
	expect(screen.getByText(/^Nada foi enviado\./)).toBeDefined();
	expect(address()).toBe("/login");
	await user.click(screen.getByRole("link", { name: "Ir para a entrada de verdade" }));
	await waitFor(() => expect(address()).toBe("/auth"));
});

test("a campaign button only logs, and says that it comes soon", async () => {
	const logged = vi.spyOn(console, "log").mockReturnValue();
	const toasts = listenToToasts();
	const { user } = draw(<CampaignsPage />, { at: "/campaigns" });
	await user.click(screen.getByRole("button", { name: /^Nova Campanha/ }));
	expect(logged).toHaveBeenCalledWith("campaigns", "create");
	await waitFor(() => expect(toasts[0]).toBe("info: Campanhas: em breve"));
});
