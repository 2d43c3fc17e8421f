import { expect, type Page, test } from "playwright/test";
import { controlOf } from "../emulators/oauth/start.ts";
import { configured } from "./support/configured.ts";
import { DEMO, hydrated, openForm, signInHere } from "./support/visitor.ts";

const { url, oauth } = configured();
const emulator = controlOf(oauth.url);

let count = 0;
const newPerson = () => {
	const id = `${Date.now()}${count++}`;
	return { sub: id, email: `social-${id}@gmail.test`, email_verified: true, name: "Gabi Prado" };
};

/** Presses a provider's button of the sign-in page and allows, or cancels, at the provider. */
async function continueWith(page: Page, provider: "Google" | "Facebook", choice: RegExp) {
	const button = openForm(page).getByRole("button", { name: `Continue with ${provider}` });
	await button.click();
	await expect(page.getByRole("heading", { name: provider })).toBeVisible();
	await page.getByRole("link", { name: choice }).click();
}

test.use({ baseURL: url });
test.beforeEach(() => emulator.set({ google: { fault: "none" }, facebook: { fault: "none" } }));

test("a new person enters with Google, has a workspace of their own, and is known the next time", async ({
	page,
	context,
}) => {
	await emulator.set({ google: { person: newPerson() } });
	await page.goto("/auth?next=%2Fwhatsapp%2Finstances");
	await continueWith(page, "Google", /Continuar como Gabi Prado/);
	await expect(page.getByText("Login realizado com sucesso!")).toBeVisible();
	await expect(page).toHaveURL(`${url}/whatsapp/instances`);
	await context.clearCookies();
	await page.goto("/auth");
	await continueWith(page, "Google", /Continuar como/);
	await expect(page).toHaveURL(`${url}/`);
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Gabi Prado");
});

test("B01 an address with an account is only linked after its password was typed", async ({
	page,
}) => {
	const person = { ...newPerson(), email: DEMO.operator, name: "Outro Nome" };
	await emulator.set({ google: { person } });
	await page.goto("/auth");
	await continueWith(page, "Google", /Continuar como/);
	await expect(page.getByRole("heading", { name: "Confirme que é você" })).toBeVisible();
	await expect(page.getByLabel("E-mail")).toHaveValue(DEMO.operator);
	// Not signed in yet.
	expect((await page.request.get("/api/auth/me")).status()).toBe(401);
	await hydrated(page);
	await page.getByLabel("Senha", { exact: true }).fill("errada-errada");
	await page.getByRole("button", { name: "Entrar e conectar o Google" }).click();
	await expect(page.getByRole("alert")).toHaveText("E-mail ou senha incorretos.");
	await page.getByLabel("Senha", { exact: true }).fill(DEMO.password);
	await page.getByRole("button", { name: "Entrar e conectar o Google" }).click();
	await expect(page.getByText("Login realizado com sucesso!")).toBeVisible();
	await expect(page).toHaveURL(`${url}/`);
	const me = (await (await page.request.get("/api/auth/me")).json()) as { email: string };
	expect(me.email).toBe(DEMO.operator);
});

test("whoever cancels at the provider is told so on the sign-in page", async ({ page }) => {
	for (const provider of ["Google", "Facebook"] as const) {
		await page.goto("/auth");
		await continueWith(page, provider, /Cancelar/);
		await expect(page.getByText("Erro de autenticação")).toBeVisible();
		await expect(page.getByText("Login cancelado pelo usuário")).toBeVisible();
		await expect(page).toHaveURL(`${url}/auth`);
	}
});

test.describe("Facebook refuses", () => {
	for (const [fault, text] of [
		["foreign_app", "Token do Facebook inválido"],
		["no_access_token", "Token de acesso não recebido"],
		["debug_down", "Falha ao verificar token do Facebook"],
		["me_down", "Falha ao obter dados do usuário"],
		["permissions_down", "Falha ao verificar permissões"],
	] as const)
		test(`B05 ${fault}: ${text}`, async ({ page }) => {
			await emulator.set({ facebook: { fault } });
			await page.goto("/auth");
			await continueWith(page, "Facebook", /Continuar como/);
			await expect(page.getByText(text)).toBeVisible();
			await expect(page).toHaveURL(`${url}/auth`);
			expect((await page.request.get("/api/auth/me")).status()).toBe(401);
		});
});

test("B02 a Facebook address is confirmed by our own mail, and then the button enters", async ({
	page,
}) => {
	const { sub, email } = newPerson();
	await emulator.set({ facebook: { person: { id: sub, name: "Maria Silva", email } } });
	await page.goto("/auth");
	await continueWith(page, "Facebook", /Continuar como Maria Silva/);
	await expect(page.getByRole("status")).toHaveText("Verifique seu e-mail para confirmar a conta");
	expect((await page.request.get("/api/auth/me")).status()).toBe(401);
	await page.goto("/dev/outbox");
	const mail = page.getByRole("listitem").filter({ hasText: email });
	await expect(async () => {
		await page.reload();
		await expect(mail).toBeVisible({ timeout: 2000 });
	}).toPass();
	await mail
		.getByRole("link", { name: /auth\/confirm/ })
		.first()
		.click();
	await page.getByRole("button", { name: "Confirmar e-mail" }).click();
	await expect(page.getByRole("heading", { name: "E-mail confirmado" })).toBeVisible();
	await page.goto("/auth");
	await continueWith(page, "Facebook", /Continuar como/);
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Maria Silva");
});

test("B06 a token in the address is taken out of it before anything is asked, and refused", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) =>
		asked.push(`${request.url()} ${request.headers().referer ?? ""}`),
	);
	const answer = await page.goto("/auth/callback#access_token=EAABsecrettoken&expires_in=5184000");
	expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
	await expect(page.getByText("Token do Facebook inválido")).toBeVisible();
	await expect(page).toHaveURL(`${url}/auth`);
	expect(asked.slice(1).join("\n")).not.toContain("EAABsecrettoken");
	expect(await page.evaluate(() => location.href)).not.toContain("EAAB");
	expect((await page.request.get("/api/auth/me")).status()).toBe(401);
});

test("B11 a provider's pop-up keeps working on sign-in pages, and nowhere else", async ({
	page,
}) => {
	const opener = async (path: string) =>
		(await page.request.get(path, { maxRedirects: 0 })).headers()["cross-origin-opener-policy"];
	expect(await opener("/auth")).toBe("same-origin-allow-popups");
	expect(await opener("/auth/callback")).toBe("same-origin-allow-popups");
	expect(await opener("/")).toBe("same-origin");
});

test("an existing session on the callback page goes on to the start", async ({ page }) => {
	await page.goto("/auth");
	await hydrated(page);
	await signInHere(page, DEMO.viewer, DEMO.password);
	await page.goto("/auth/callback#_=_");
	await expect(page.getByText("Login realizado com sucesso!")).toBeVisible();
	await expect(page).toHaveURL(`${url}/`);
});
