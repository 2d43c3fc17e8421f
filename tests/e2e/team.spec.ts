import { expect, type Page, test } from "playwright/test";
import { listViolationsInBothThemes } from "./support/accessibility.ts";
import {
	acceptAndSignIn,
	fillInvite,
	findInviteLink,
	freshEmail,
	inviteDialog,
} from "./support/invitations.ts";
import { signInAs } from "./support/inbox.ts";
import { hydrated } from "./support/visitor.ts";

const row = (page: Page, text: string) =>
	page.getByRole("main").getByRole("listitem").filter({ hasText: text });

async function openTeam(page: Page, tab = ""): Promise<void> {
	await page.goto(`/team${tab && `?tab=${tab}`}`);
	await hydrated(page);
}

test("an admin invites three people, sees them come live, changes a role and shuts one out", async ({
	browser,
}) => {
	test.setTimeout(150_000);
	const admin = await signInAs(browser, "admin");
	await openTeam(admin);
	const people = [
		{ name: "Bia Souza", email: freshEmail("bia"), role: "Operador" },
		{ name: "Caio Prado", email: freshEmail("caio"), role: "Gestor" },
		{ name: "Duda Reis", email: freshEmail("duda"), role: "Visualizador" },
	] as const;
	await admin.getByRole("button", { name: "Convidar Membro" }).click();
	for (const [index, person] of people.entries()) {
		if (index > 0) await admin.getByRole("button", { name: "Convidar outra pessoa" }).click();
		await fillInvite(admin, person);
		await expect(
			admin.getByText(`Convite enviado para ${person.email} com sucesso!`),
		).toBeVisible();
	}
	await expect(inviteDialog(admin).getByText("E-mail enviado")).toHaveCount(3);
	await admin.getByRole("button", { name: "Concluir" }).click();

	// The team page of the first browser is never reloaded from here on.
	const browsers: Page[] = [];
	for (const person of people) {
		const link = await findInviteLink(browser, person.email);
		browsers.push(await acceptAndSignIn(browser, link, person.name));
		await expect(row(admin, person.email).first()).toContainText("Online");
	}
	const [bia, , duda] = browsers;
	if (!bia || !duda) throw new Error("two browsers are needed");

	await test.step("a role changes at once", async () => {
		await row(admin, people[0].email).getByRole("button", { name: "Ações de Bia Souza" }).click();
		await admin.getByRole("menuitem", { name: "Alterar função" }).click();
		await admin.getByRole("radio", { name: "Gestor" }).check();
		await admin.getByRole("button", { name: "Salvar função" }).click();
		await expect(admin.getByText("agora é Gestor")).toBeVisible();
		await expect(row(admin, people[0].email).first()).toContainText("Gestor");
		// Her next request has the new right.
		await openTeam(bia);
		await expect(bia.getByRole("button", { name: "Ações de Duda Reis" })).toBeVisible();
	});

	await test.step("a removed person is shut out without a click of theirs", async () => {
		await row(admin, people[2].email).getByRole("button", { name: "Ações de Duda Reis" }).click();
		await admin.getByRole("menuitem", { name: "Remover da equipe" }).click();
		const question = admin.getByRole("alertdialog");
		await expect(question).toContainText("Duda Reis");
		await question.getByRole("button", { name: "Remover da equipe" }).click();
		await expect(admin.getByText("Membro removido da equipe com sucesso")).toBeVisible();
		await expect(duda).toHaveURL(/\/auth/, { timeout: 5000 });
		await duda.goto("/team");
		await expect(duda).toHaveURL(/\/auth\?next=%2Fteam/);
		await expect(
			admin.getByRole("region", { name: "Acesso removido" }).getByText(people[2].email),
		).toBeVisible();
	});

	await test.step("the activity log tells who did what", async () => {
		await admin.getByRole("tab", { name: "Atividade" }).click();
		await expect(row(admin, "Duda Reis").first()).toContainText(/removeu .*Duda Reis.* da equipe/);
		await expect(row(admin, "mudou a função de").first()).toContainText("Bia Souza");
		await expect(row(admin, people[1].email).first()).toContainText("aceitou o convite");
	});
	for (const page of [admin, ...browsers]) await page.context().close();
});

test("an invitation is resent with another link, and cancelled after a question", async ({
	browser,
}) => {
	const admin = await signInAs(browser, "admin");
	const email = freshEmail("eva");
	await openTeam(admin);
	await admin.getByRole("button", { name: "Convidar Membro" }).click();
	await fillInvite(admin, { email, name: "Eva Nunes", role: "Operador" });
	await admin.getByRole("button", { name: "Concluir" }).click();
	const first = await findInviteLink(browser, email);

	await admin.getByRole("tab", { name: "Pendentes" }).click();
	await expect(admin).toHaveURL(/\/team\?tab=pending$/);
	await expect(row(admin, email)).toContainText("Ativo");
	await expect(row(admin, email)).toContainText(/Expira em [67] dias/);
	await admin.getByRole("button", { name: `Reenviar convite para ${email}` }).click();
	await expect(admin.getByText(`Convite reenviado para ${email} com sucesso!`)).toBeVisible();
	await expect(async () => {
		expect(await findInviteLink(browser, email)).not.toBe(first);
	}).toPass();

	await admin.getByRole("button", { name: `Cancelar convite para ${email}` }).click();
	const question = admin.getByRole("alertdialog");
	await expect(question).toContainText("Tem certeza que deseja cancelar este convite?");
	await question.getByRole("button", { name: "Cancelar convite" }).click();
	await expect(admin.getByText("Convite cancelado com sucesso")).toBeVisible();
	await expect(row(admin, email)).toHaveCount(0);
	await admin.getByRole("tab", { name: "Convites" }).click();
	await expect(row(admin, email)).toContainText("Cancelado");
	await expect(row(admin, email)).toContainText("1 reenvio");
	await admin.context().close();
});

test("C09 a viewer sees the button, is told no, and loses nothing typed", async ({ browser }) => {
	const viewer = await signInAs(browser, "visualizador");
	await openTeam(viewer);
	await expect(viewer.getByRole("button", { name: /^Ações de/ })).toHaveCount(0);
	await expect(viewer.getByRole("button", { name: "Convidar", exact: true })).toHaveCount(0);
	await viewer.getByRole("button", { name: "Convidar Membro" }).click();
	const dialog = inviteDialog(viewer);
	await expect(dialog.getByText("Sua função não permite convidar.")).toBeVisible();
	await dialog.getByLabel("E-mail", { exact: true }).fill("fora@exemplo.test");
	await dialog.getByLabel("Nome completo").fill("Pessoa De Fora");
	const answered = viewer.waitForResponse((answer) => answer.request().method() === "POST");
	await dialog.getByRole("button", { name: "Enviar convite" }).click();
	expect((await answered).status()).toBe(403);
	await expect(viewer.getByText("Erro ao enviar convite")).toBeVisible();
	await expect(dialog.getByRole("alert")).toContainText("Você não tem permissão para esta ação.");
	await expect(dialog.getByLabel("E-mail", { exact: true })).toHaveValue("fora@exemplo.test");
	await expect(dialog.getByLabel("Nome completo")).toHaveValue("Pessoa De Fora");
	await viewer.context().close();
});

test("the keyboard alone invites somebody, with what is wrong told at each field", async ({
	browser,
}) => {
	const admin = await signInAs(browser, "admin");
	await openTeam(admin);
	await admin.getByRole("button", { name: "Convidar Membro" }).focus();
	await admin.keyboard.press("Enter");
	const dialog = inviteDialog(admin);
	const email = dialog.getByLabel("E-mail", { exact: true });
	await expect(email).toBeFocused();
	await admin.keyboard.press("Enter");
	await expect(dialog.getByText("Email é obrigatório")).toBeVisible();
	await expect(dialog.getByText("Nome é obrigatório")).toBeVisible();
	await expect(email).toBeFocused();
	await admin.keyboard.type("sem-arroba");
	await admin.keyboard.press("Enter");
	await expect(dialog.getByText("Email inválido")).toBeVisible();
	await email.press("ControlOrMeta+a");
	const address = freshEmail("fabio");
	await admin.keyboard.type(address);
	await admin.keyboard.press("Tab");
	await admin.keyboard.type("Fábio Teixeira");
	await admin.keyboard.press("Tab");
	// The chosen role has the stop; the arrow goes from viewer back to operator.
	await expect(dialog.getByRole("radio", { name: "Visualizador" })).toBeFocused();
	await admin.keyboard.press("ArrowUp");
	await expect(dialog.getByRole("radio", { name: "Operador" })).toBeChecked();
	await admin.keyboard.press("Enter");
	await expect(dialog.getByRole("button", { name: "Convidar outra pessoa" })).toBeFocused();
	await admin.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await admin.getByRole("tab", { name: "Visão geral" }).focus();
	await admin.keyboard.press("ArrowRight");
	await expect(row(admin, address)).toContainText("Operador");
	await admin.context().close();
});

test("the address of Novo opens the dialog, and closing it leaves a clean address", async ({
	browser,
}) => {
	const admin = await signInAs(browser, "admin");
	await openTeam(admin, "pending&invite=1");
	await expect(inviteDialog(admin).getByLabel("E-mail", { exact: true })).toBeFocused();
	await admin.keyboard.press("Escape");
	await expect(inviteDialog(admin)).toBeHidden();
	await expect(admin).toHaveURL(/\/team\?tab=pending$/);
	await admin.context().close();
});

test("a manager cannot choose administrator and sees why", async ({ browser }) => {
	const manager = await signInAs(browser, "gestor");
	await openTeam(manager);
	await manager.getByRole("button", { name: "Convidar Membro" }).click();
	const dialog = inviteDialog(manager);
	await expect(dialog.getByRole("radio", { name: "Administrador" })).toBeDisabled();
	await expect(dialog.getByText("Só administradores convidam administradores.")).toBeVisible();
	await manager.context().close();
});

test("in English the team page and its dialog speak English", async ({ browser, baseURL }) => {
	const admin = await signInAs(browser, "admin");
	await admin.context().addCookies([{ name: "prosa.lang", value: "en", url: baseURL ?? "" }]);
	await openTeam(admin);
	for (const tab of ["Overview", "Invitations", "Pending", "Activity"])
		await expect(admin.getByRole("tab", { name: tab })).toBeVisible();
	await admin.getByRole("button", { name: "Invite member" }).click();
	const dialog = admin.getByRole("dialog", { name: "Invite member" });
	await dialog.getByRole("button", { name: "Send invitation" }).click();
	await expect(dialog.getByText("Email is required")).toBeVisible();
	await expect(dialog.getByText("A name is required")).toBeVisible();
	await admin.context().close();
});

test("the team page passes the rules of WCAG 2.2 AA in both themes and on a phone", async ({
	browser,
}) => {
	test.setTimeout(120_000);
	const page = await signInAs(browser, "admin");
	const found: string[] = [];
	const look = async (where: string) => {
		for (const violation of await listViolationsInBothThemes(page))
			found.push(`${where}: ${violation}`);
	};
	for (const tab of ["", "invitations", "pending", "activity"]) {
		await openTeam(page, tab);
		await look(tab);
	}
	await page.getByRole("button", { name: "Convidar Membro" }).click();
	await expect(inviteDialog(page)).toBeVisible();
	await look("dialog");
	await page.keyboard.press("Escape");
	await page.setViewportSize({ width: 360, height: 740 });
	for (const tab of ["", "invitations", "pending", "activity"]) {
		await openTeam(page, tab);
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		expect(overflow, tab).toBe(0);
		await look(`phone ${tab}`);
	}
	expect(found).toEqual([]);
	await page.context().close();
});
