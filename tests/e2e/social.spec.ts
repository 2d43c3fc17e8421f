import { expect } from "playwright/test";
import { controlOf } from "../emulators/oauth/start.ts";
import { configured } from "./support/configured.ts";
import { hydrated, openForm } from "./support/visitor.ts";
import { testWith } from "./support/test.ts";

const test = testWith("configured");

const { url, oauth } = configured();

test.use({ baseURL: url });

test("B06 a token in the address is taken out and refused; whoever cancels is told so, and enters with Google from a page of ours", async ({
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

	const id = String(Date.now());
	const person = { sub: id, email: `social-${id}@gmail.test`, email_verified: true };
	await controlOf(oauth.url).set({
		google: { fault: "none", person: { ...person, name: "Gabi Prado" } },
	});
	const google = openForm(page).getByRole("button", { name: "Continue with Google" });
	await google.click();
	await expect(page.getByRole("heading", { name: "Google" })).toBeVisible();
	await page.getByRole("link", { name: "Cancelar" }).click();
	await expect(page.getByText("Login cancelado pelo usuário")).toBeVisible();

	// By a link of the product: the document is the one of the page before.
	await page.goto("/about");
	await hydrated(page);
	await page.getByRole("banner").getByRole("link", { name: "Entrar" }).click();
	await google.click();
	await page.getByRole("link", { name: /Continuar como Gabi Prado/ }).click();
	await expect(page.getByText("Login realizado com sucesso!")).toBeVisible();
	await expect(page).toHaveURL(`${url}/`);
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Gabi Prado");

	// An existing session goes on to the start; Facebook leaves such a hash.
	await page.goto("/auth/callback#_=_");
	await expect(page.getByText("Login realizado com sucesso!")).toBeVisible();
	await expect(page).toHaveURL(`${url}/`);
});
