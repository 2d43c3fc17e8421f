import { expect, test } from "playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import {
	acceptAndSignIn,
	fillInvite,
	findInviteLink,
	freshEmail,
	NEW_PASSWORD,
} from "./support/invitations.ts";
import { signInAs } from "./support/inbox.ts";
import { foundWorkspace } from "./support/new-workspace.ts";
import { DEMO, hydrated } from "./support/visitor.ts";

async function inviteSomebody(
	browser: Parameters<typeof signInAs>[0],
	email: string,
): Promise<string> {
	const admin = await signInAs(browser, "admin");
	await admin.goto("/team");
	await hydrated(admin);
	await admin.getByRole("button", { name: "Convidar Membro" }).click();
	await fillInvite(admin, { email, name: "Gabi Costa", role: "Operador" });
	await admin.context().close();
	return findInviteLink(browser, email);
}

test("C12 the token leaves the address, a reload still works, and no site is told where it came from", async ({
	browser,
	page,
}) => {
	const link = await inviteSomebody(browser, freshEmail("gabi"));
	const answer = await page.goto(link);
	expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
	await hydrated(page);
	await expect(page).toHaveURL(/\/aceitar-convite$/);
	await expect(page.getByLabel("E-mail")).toHaveAttribute("readonly", "");
	await expect(page.getByLabel("Função")).toHaveValue("Operador");
	await expect(page.getByLabel("Nome completo")).toHaveValue("Gabi Costa");
	await expect(page.getByText("Aponte a câmera para o QR Code na tela")).toBeVisible();
	await page.reload();
	await expect(page.getByLabel("Função")).toHaveValue("Operador");
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await page.getByRole("button", { name: "Switch to English" }).click();
	await expect(page.getByRole("button", { name: "Create account and accept" })).toBeVisible();
	const token = new URL(link).searchParams.get("token") ?? "?";
	expect(asked.filter((url) => url.includes(token))).toEqual([]);
});

test("what is wrong is told at its field before anything is sent", async ({ browser, page }) => {
	await page.goto(await inviteSomebody(browser, freshEmail("helo")));
	await hydrated(page);
	const submit = page.getByRole("button", { name: "Criar conta e aceitar convite" });
	const posts: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST") posts.push(request.url());
	});
	await page.getByLabel("Nome completo").fill("   ");
	await page.getByLabel("Senha", { exact: true }).fill("curta");
	await page.getByLabel("Confirme a senha").fill("outra");
	await submit.click();
	// All at once, each at its field (screens A11).
	await expect(page.getByText("Nome completo é obrigatório")).toBeVisible();
	await expect(page.getByText(/A senha deve ter pelo menos \d+ caracteres/)).toBeVisible();
	await expect(page.getByText("As senhas não coincidem")).toBeVisible();
	await expect(page.getByLabel("Nome completo")).toBeFocused();
	await page.getByLabel("Nome completo").fill("Helô Dias");
	await submit.click();
	await expect(page.getByText("Nome completo é obrigatório")).toBeHidden();
	await expect(page.getByLabel("Senha", { exact: true })).toBeFocused();
	await page.getByLabel("Senha", { exact: true }).fill(NEW_PASSWORD);
	await page.getByLabel("Confirme a senha").fill("outra-coisa-9");
	await submit.click();
	await expect(page.getByText("As senhas não coincidem")).toBeVisible();
	expect(posts).toEqual([]);
	await expectAccessible(page);
});

test("C04 a link that was used, and one that never was, are invalid", async ({ browser, page }) => {
	const link = await inviteSomebody(browser, freshEmail("ivo"));
	const ivo = await acceptAndSignIn(browser, link, "Ivo Leal");
	await ivo.context().close();
	for (const address of [link, "/aceitar-convite?token=nunca-existiu"]) {
		await page.goto(address);
		await expect(page.getByRole("heading", { name: "Convite Inválido" })).toBeVisible();
		await expect(page.getByText(/O link pode ter expirado/)).toBeVisible();
	}
	await expectAccessible(page);
	await page.evaluate(() => sessionStorage.clear());
	await page.goto("/aceitar-convite");
	await expect(page.getByText("Token de convite não fornecido")).toBeVisible();
	await page.getByRole("link", { name: "Voltar para o início" }).click();
	await expect(page).toHaveURL(/\/auth$/);
});

test("without scripts the invitation is accepted all the same", async ({ browser }) => {
	const email = freshEmail("juca");
	const link = await inviteSomebody(browser, email);
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(link);
	await page.getByLabel("Senha", { exact: true }).fill("curta");
	await page.getByRole("button", { name: "Criar conta e aceitar convite" }).click();
	await expect(page.getByText(/A senha deve ter pelo menos \d+ caracteres/)).toBeVisible();
	await page.getByLabel("Senha", { exact: true }).fill(NEW_PASSWORD);
	await page.getByLabel("Confirme a senha").fill(NEW_PASSWORD);
	await page.getByRole("button", { name: "Criar conta e aceitar convite" }).click();
	await expect(page).toHaveURL(/\/auth\?email=.*message=account_created/);
	await context.close();
});

test("C13 somebody with an account of another team signs in to accept, and goes on in the new team", async ({
	browser,
	page,
}) => {
	test.setTimeout(120_000);
	const { email } = await foundWorkspace(page);
	await page.context().clearCookies();
	await page.goto(await inviteSomebody(browser, email));
	await hydrated(page);
	await expect(page.getByLabel("Senha", { exact: true })).toHaveCount(0);
	await page.getByRole("link", { name: "Entrar para aceitar" }).click();
	await expect(page).toHaveURL(/\/auth\?next=%2Faceitar-convite&email=/);
	await hydrated(page);
	await page.locator('input[type="password"]').first().fill(NEW_PASSWORD);
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Aceitar convite" }).click();
	await expect(page).toHaveURL((url) => url.pathname === "/");
	await page.goto("/team");
	await expect(page.getByText(DEMO.admin)).toBeVisible();
});

test("C13 somebody signed in with another address is told so", async ({ browser }) => {
	const link = await inviteSomebody(browser, freshEmail("nina"));
	const operator = await signInAs(browser, "operador");
	await operator.goto(link);
	await expect(operator.getByText("Este convite é de outra pessoa")).toBeVisible();
	await expect(operator.getByRole("button", { name: "Sair desta conta" })).toBeVisible();
	await operator.context().close();
});
