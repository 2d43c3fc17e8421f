import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { accountView, pixelView, syncView } from "#tests/unit/areas/facebook/views.tsx";
import MarketingPage from "#app/areas/facebook/marketing/marketing.route.tsx";
import { visit } from "./page.tsx";

test("a token is looked at first; what was said of one is gone with the next; then its account is kept", async () => {
	const accounts: ReturnType<typeof accountView>[] = [];
	const { user, fill, sent, toasts } = visit(MarketingPage, "/facebook/marketing", {
		read: () => ({ accounts, pixels: [], mayManage: true, now: 0 }),
		answer: ({ intent, token }) => {
			if (token === "EAAG-expired") return { code: "facebook_token_invalid" };
			if (intent === "add") accounts.push(accountView());
			return { name: intent === "add" ? "Loja SP" : "Maria Souza" };
		},
	});
	expect(await screen.findByText("Nenhuma conta conectada")).toBeTruthy();
	await user.click(screen.getByRole("button", { name: "Adicionar Conta" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Adicionar Conta" }));
	const token = dialog.getByLabelText("Token de acesso");
	const validate = () => dialog.getByRole("button", { name: /^Validar Token/ });
	const keep = () => dialog.getByRole("button", { name: /^Sincronizar Conta/ });
	await fill(token, "EAAG-expired");
	await user.click(validate());
	expect((await dialog.findByRole("alert")).textContent).toContain("Token inválido");
	await user.clear(token);
	expect(dialog.queryByRole("alert")).toBeNull();
	await fill(token, "EAAG-good");
	await fill(dialog.getByLabelText("ID da conta"), "act_1122334455667788");
	expect(keep().getAttribute("aria-disabled")).toBe("true");
	await user.click(validate());
	expect(await dialog.findByText(/^Token válido para/)).toBeTruthy();
	await user.click(keep());
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	await waitFor(() => expect(toasts).toContain("success: Conta sincronizada"));
	expect(sent.map(({ intent }) => intent)).toEqual(["validate", "validate", "add"]);
	expect(sent[2]).toMatchObject({ token: "EAAG-good", accountId: "act_1122334455667788" });
	expect(await screen.findByText("Loja SP")).toBeTruthy();
});

test("pixels are read of the account one chose, and the end of the run is told; each shows its code", async () => {
	let account = accountView();
	const { user, sent, toasts } = visit(MarketingPage, "/facebook/marketing?tab=pixels", {
		read: () => ({ accounts: [account], pixels: [pixelView()], mayManage: true, now: 0 }),
		answer: () => {
			const done = syncView({ kind: "pixels", state: "done", doneCount: 2, startedAt: 1 });
			account = accountView({ syncs: [done] });
			return {};
		},
	});
	const start = await screen.findByRole("button", { name: "Sincronizar Pixels" });
	await user.click(start);
	await waitFor(() => expect(toasts).toContain("error: Selecione uma conta"));
	expect(sent).toEqual([]);
	await user.selectOptions(screen.getByLabelText("Conta de anúncios"), "Loja SP");
	await user.click(start);
	await waitFor(() => expect(toasts).toContain("success: Pixels sincronizados"));
	expect(sent).toEqual([{ intent: "sync", accountId: account.accountId, kind: "pixels" }]);
	await user.click(screen.getByRole("button", { name: /Ver Código: .*Pixel Loja/ }));
	expect((await screen.findByRole("dialog")).textContent).toContain("fbq('init'");
});

test("an account leaves after the question", async () => {
	const accounts = [accountView()];
	const { user, sent, toasts } = visit(MarketingPage, "/facebook/marketing", {
		read: () => ({ accounts: [...accounts], pixels: [], mayManage: true, now: 0 }),
		answer: () => {
			accounts.pop();
			return {};
		},
	});
	await user.click(await screen.findByRole("button", { name: /^Remover .*Loja SP/ }));
	const question = within(await screen.findByRole("alertdialog"));
	expect(sent).toEqual([]);
	await user.click(question.getByRole("button", { name: "Remover conta" }));
	expect(await screen.findByText("Nenhuma conta conectada")).toBeTruthy();
	await waitFor(() => expect(toasts).toContain("success: Conta removida"));
	expect(sent).toEqual([{ intent: "remove", accountId: "1122334455667788" }]);
});

test("the dialogs of accounts and pixels give the focus back", async () => {
	const read = () => ({
		accounts: [accountView()],
		pixels: [pixelView()],
		mayManage: true,
		now: 0,
	});
	const { user } = visit(MarketingPage, "/facebook/marketing", { read, answer: () => ({}) });
	await expectFocusBack(user, "app/areas/facebook/marketing/account-card.tsx#ConfirmDialog", {
		from: () => screen.findByRole("button", { name: /^Remover .*Loja SP/u }),
	});
	await expectFocusBack(user, "app/areas/facebook/marketing/marketing-tabs.tsx#Dialog", {
		from: () => screen.getByRole("button", { name: "Adicionar Conta" }),
	});
	const pixels = visit(MarketingPage, "/facebook/marketing?tab=pixels", {
		read,
		answer: () => ({}),
	});
	await expectFocusBack(pixels.user, "app/areas/facebook/marketing/pixel-card.tsx#Dialog", {
		from: () => screen.findByRole("button", { name: /Ver Código: .*Pixel Loja/u }),
	});
});
