import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import WebhooksPage from "#app/areas/facebook/webhooks/webhooks.route.tsx";
import type { PermissionView, WebhookView } from "#app/contracts/facebook.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { visit } from "./page.tsx";

const webhook = (name: string): WebhookView => ({
	id: "w1",
	name,
	objectType: "page",
	fields: ["feed"],
	includeValues: true,
	isRegistered: true,
	createdAt: 0,
});

/** Signed in at Facebook, as Meta's list of permissions says. */
function open(query: string, permissions: PermissionView[] = [], webhooks: WebhookView[] = []) {
	return visit(WebhooksPage, `/facebook/webhooks${query}`, {
		read: () => ({
			isConfigured: true,
			isOffered: true,
			callbackUrl: "https://prosa.example/webhooks/facebook",
			login: { name: "Maria Souza", expiresAt: null, isExpired: false },
			webhooks: [...webhooks],
			events: [],
			nextBefore: null,
			mayManage: true,
			now: 0,
		}),
		answer: ({ intent, name = "" }) => {
			if (intent === "create") webhooks.push(webhook(name));
			if (intent === "remove") webhooks.pop();
			return intent === "permissions" ? { permissions } : {};
		},
	});
}

test("a webhook needs a field and a token, which can be drawn; it is listed, tested, and removed after the question", async () => {
	const { user, fill, sent, toasts } = open("?view=criar");
	const create = async () =>
		user.click(await screen.findByRole("button", { name: "Criar Webhook" }));
	await create();
	expect(await screen.findByText("Escolha pelo menos um campo")).toBeTruthy();
	expect(sent).toEqual([]);
	await user.click(screen.getByRole("checkbox", { name: /feed/ }));
	await user.click(screen.getByRole("button", { name: "Gerar token aleatório" }));
	const token = screen.getByLabelText<HTMLInputElement>("Token de verificação").value;
	expect(token).toMatch(/^[\w-]{32}$/);
	await fill(screen.getByLabelText(/^Nome/), "Página da loja");
	await create();
	const row = () =>
		screen.findByText("Página da loja").then((name) => within(name.closest("li") ?? name));
	expect((await row()).getByText("Ativo no Facebook")).toBeTruthy();
	await waitFor(() => expect(toasts).toContain("success: Webhook criado"));
	expect(sent[0]).toMatchObject({ intent: "create", fields: "feed", verifyToken: token });
	await user.click((await row()).getByRole("button", { name: /^Testar/ }));
	await waitFor(() => expect(toasts).toContain("success: Teste realizado"));
	await user.click((await row()).getByRole("button", { name: /^Remover/ }));
	const question = within(await screen.findByRole("alertdialog"));
	await user.click(question.getByRole("button", { name: "Remover" }));
	await waitFor(() => expect(toasts).toContain("success: Webhook removido"));
	await waitFor(() => expect(screen.queryByText("Página da loja")).toBeNull());
});

test("permissions are asked of Meta when their tab opens; what was refused or ended can be asked for again", async () => {
	const { sent } = open("?tab=permissoes", [
		{ permission: "email", status: "granted" },
		{ permission: "user_photos", status: "declined" },
		{ permission: "user_posts", status: "expired" },
	]);
	const link = async (name: string) =>
		(await screen.findByRole("link", { name })).getAttribute("href");
	expect(await link("Solicitar Permissões Recusadas")).toMatch(/rerequest=user_photos/);
	expect(await link("Renovar Permissões Expiradas")).toMatch(/renew=user_posts/);
	for (const status of ["Concedida", "Recusada", "Expirada"])
		expect(screen.getByText(status)).toBeTruthy();
	expect(sent).toEqual([{ intent: "permissions" }]);
});

test("the questions about a webhook and the sign-in give the focus back", async () => {
	const { user } = open("", [], [webhook("Página da loja")]);
	await expectFocusBack(user, "app/areas/facebook/webhooks/webhook-row.tsx#ConfirmDialog", {
		from: () => screen.findByRole("button", { name: "Remover: Página da loja" }),
	});
	await expectFocusBack(user, "app/areas/facebook/webhooks/login-strip.tsx#ConfirmDialog", {
		from: () => screen.getByRole("button", { name: "Desconectar" }),
	});
});
