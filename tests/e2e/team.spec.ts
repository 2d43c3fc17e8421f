import { expect, type Page } from "playwright/test";
import { listViolations, measureOverflow } from "./support/accessibility.ts";
import { borrowPage } from "./support/browsers.ts";
import {
	accept,
	fillInvite,
	freshEmail,
	inviteDialog,
	NEW_PASSWORD,
} from "./support/invitations.ts";
import { goByMenu } from "./support/menu.ts";
import { openWorkspace } from "./support/new-workspace.ts";
import { findMailLink } from "./support/outbox.ts";
import { test } from "./support/test.ts";
import { hydrated } from "./support/visitor.ts";

const row = (page: Page, text: string) =>
	page.getByRole("main").getByRole("listitem").filter({ hasText: text });

/** What breaks WCAG 2.2 AA in light on a desktop and in dark on a phone, and what does not fit there. */
async function look(page: Page, where: string, include = "main"): Promise<string[]> {
	const light = await listViolations(page, { include, theme: "light" });
	await page.setViewportSize({ width: 360, height: 740 });
	const dark = await listViolations(page, { include, theme: "dark", isDrawnOnly: true });
	const overflow = await measureOverflow(page);
	await page.setViewportSize({ width: 1440, height: 900 });
	const wide = overflow > 0 ? [`${overflow} px too wide`] : [];
	return [...light, ...dark, ...wide].map((violation) => `${where}: ${violation}`);
}

/** Opens the link of a mail: the token is seen in no address from then on (C12). */
async function openInvitation(page: Page, link: string): Promise<void> {
	const answer = await page.goto(link);
	expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
	await hydrated(page);
	await expect(page).toHaveURL(/\/aceitar-convite$/);
	await expect(page.getByLabel("E-mail")).toHaveAttribute("readonly", "");
	await expect(page.getByLabel("Função")).toHaveValue("Operador");
	await expect(page.getByLabel("Nome completo")).toHaveValue("Bia Souza");
	await expect(page.getByText("Aponte a câmera para o QR Code na tela")).toBeVisible();
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await page.getByRole("button", { name: "Switch to English" }).click();
	await expect(page.getByRole("button", { name: "Create account and accept" })).toBeVisible();
	await page.getByRole("button", { name: "Mudar para português" }).click();
	await expect(page.getByRole("button", { name: "Criar conta e aceitar convite" })).toBeVisible();
	const token = new URL(link).searchParams.get("token") ?? "?";
	expect(asked.filter((url) => url.includes(token))).toEqual([]);
}

test("C12 an admin invites two people, sees one come live, changes a role, shuts a third one out and takes an invitation back", async ({
	browser,
}) => {
	const [admin, viewer] = await openWorkspace(browser, ["admin", "viewer"]);
	const seen: string[] = [];
	await admin.goto("/team");
	await hydrated(admin);
	seen.push(...(await look(admin, "overview")));
	const people = [
		{ name: "Bia Souza", email: freshEmail("bia"), role: "Operador" },
		{ name: "Duda Reis", email: freshEmail("duda"), role: "Gestor" },
	] as const;
	const [{ email: biaEmail }, { email: dudaEmail }] = people;
	await admin.getByRole("button", { name: "Convidar Membro" }).click();
	await expect(inviteDialog(admin)).toBeVisible();
	seen.push(...(await look(admin, "dialog", "[role=dialog]")));
	for (const [index, person] of people.entries()) {
		if (index > 0) await admin.getByRole("button", { name: "Convidar outra pessoa" }).click();
		await fillInvite(admin, person);
		await expect(
			admin.getByText(`Convite enviado para ${person.email} com sucesso!`),
		).toBeVisible();
	}
	await expect(inviteDialog(admin).getByText("E-mail enviado")).toHaveCount(2);
	await admin.getByRole("button", { name: "Concluir" }).click();

	// The team page of the first browser is never reloaded from here on.
	const bia = await borrowPage(browser);
	await openInvitation(bia, await findMailLink(admin, biaEmail, "aceitar-convite"));
	seen.push(...(await look(bia, "invitation")));
	await accept(bia, people[0].name);
	await bia.locator('input[type="password"]').first().fill(NEW_PASSWORD);
	await bia.keyboard.press("Enter");
	await bia.waitForURL((url) => url.pathname === "/");
	await expect(row(admin, biaEmail).first()).toContainText("Online");

	await test.step("a role changes at once", async () => {
		await row(admin, biaEmail).getByRole("button", { name: "Ações de Bia Souza" }).click();
		await admin.getByRole("menuitem", { name: "Alterar função" }).click();
		await admin.getByRole("radio", { name: "Gestor" }).check();
		await admin.getByRole("button", { name: "Salvar função" }).click();
		await expect(admin.getByText("agora é Gestor")).toBeVisible();
		await expect(row(admin, biaEmail).first()).toContainText("Gestor");
		// Her next request has the new right.
		await goByMenu(bia, "Integrações e Equipe", "Equipe");
		await expect(bia.getByRole("button", { name: "Ações de Pessoa viewer" })).toBeVisible();
	});

	await test.step("a removed person is shut out without a click of theirs", async () => {
		await viewer.goto("/");
		await hydrated(viewer);
		await admin.getByRole("button", { name: "Ações de Pessoa viewer" }).click();
		await admin.getByRole("menuitem", { name: "Remover da equipe" }).click();
		const question = admin.getByRole("alertdialog");
		await expect(question).toContainText("Pessoa viewer");
		await question.getByRole("button", { name: "Remover da equipe" }).click();
		await expect(admin.getByText("Membro removido da equipe com sucesso")).toBeVisible();
		await expect(viewer).toHaveURL(/\/auth/);
		const refused = await viewer.request.get("/team", { maxRedirects: 0 });
		expect(refused.headers()["location"]).toContain("/auth?next=%2Fteam");
		await expect(
			admin.getByRole("region", { name: "Acesso removido" }).getByText("Pessoa viewer"),
		).toBeVisible();
	});

	await test.step("an invitation is resent with another link, and cancelled after a question", async () => {
		const first = await findMailLink(admin, dudaEmail, "aceitar-convite");
		await admin.getByRole("tab", { name: "Pendentes" }).click();
		await expect(admin).toHaveURL(/\/team\?tab=pending$/);
		await expect(row(admin, dudaEmail)).toContainText("Ativo");
		await expect(row(admin, dudaEmail)).toContainText(/Expira em [67] dias/);
		seen.push(...(await look(admin, "pending")));
		await admin.getByRole("button", { name: `Reenviar convite para ${dudaEmail}` }).click();
		await expect(admin.getByText(`Convite reenviado para ${dudaEmail} com sucesso!`)).toBeVisible();
		await expect(async () => {
			expect(await findMailLink(admin, dudaEmail, "aceitar-convite")).not.toBe(first);
		}).toPass();
		await admin.getByRole("button", { name: `Cancelar convite para ${dudaEmail}` }).click();
		const question = admin.getByRole("alertdialog");
		await expect(question).toContainText("Tem certeza que deseja cancelar este convite?");
		await question.getByRole("button", { name: "Cancelar convite" }).click();
		await expect(admin.getByText("Convite cancelado com sucesso")).toBeVisible();
		await expect(row(admin, dudaEmail)).toHaveCount(0);
		await admin.getByRole("tab", { name: "Convites" }).click();
		await expect(row(admin, dudaEmail)).toContainText("Cancelado");
		await expect(row(admin, dudaEmail)).toContainText("1 reenvio");
		seen.push(...(await look(admin, "invitations")));
	});

	await test.step("the activity log tells who did what", async () => {
		await admin.getByRole("tab", { name: "Atividade" }).click();
		await expect(row(admin, "removeu").first()).toContainText(
			/removeu .*Pessoa viewer.* da equipe/,
		);
		await expect(row(admin, "mudou a função de").first()).toContainText("Bia Souza");
		await expect(row(admin, biaEmail).first()).toContainText("aceitou o convite");
		seen.push(...(await look(admin, "activity")));
	});
	expect(seen).toEqual([]);
});
