/** The first hour of a deployment, step by step, as its first administrator goes through it in a browser. */
import { expect, type Page } from "playwright/test";
import { GATEWAY_KEY } from "#tests/support/production/deployment.ts";
import { GATEWAY_HOST } from "#tests/support/production/internet.ts";
import { bubbles, composer } from "./inbox.ts";
import { hydrated } from "./visitor.ts";

export const ADMINISTRATOR = { email: "ana@padaria.example", password: "janela verde 31" };
export const CUSTOMER = { phone: "5511977776666", name: "Dona Célia" };

/** What a phone or a customer does at the gateway. */
export async function act(
	gateway: string,
	channelId: string,
	action: string,
	body: object = {},
): Promise<void> {
	const url = `${gateway}/__emulator/instances/prosa_${channelId}/${action}`;
	const answer = await fetch(url, { method: "POST", body: JSON.stringify(body) });
	expect(answer.status, await answer.text()).toBe(200);
}

/** By the one-time link: the first administrator with the first workspace. */
export async function enter(page: Page, link: string): Promise<void> {
	await page.goto(link);
	await hydrated(page);
	await page.getByLabel("Nome completo").fill("Ana Souza");
	await page.getByLabel("E-mail").fill(ADMINISTRATOR.email);
	await page.getByLabel("Senha", { exact: true }).fill(ADMINISTRATOR.password);
	await page.getByLabel("Nome da empresa ou equipe").fill("Padaria do Bairro");
	await page.getByRole("button", { name: "Entrar na instalação" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Instalação" })).toBeVisible();
	await expect(page.getByText("Contas só por convite.")).toBeVisible();
	await expect(page.getByText("Sem limite nesta instalação.")).toBeVisible();
	// Nobody said who the company is, and nothing is claimed in its place.
	await expect(page.getByRole("contentinfo")).toContainText("© ");
	await expect(page.getByRole("contentinfo")).not.toContainText("CNPJ");
}

/** Types a gateway of the workspace, first with a wrong key. */
export async function addGateway(page: Page): Promise<void> {
	await page.goto("/whatsapp/gateways");
	await hydrated(page);
	await page.getByRole("button", { name: "Adicionar gateway" }).first().click();
	const dialog = page.getByRole("dialog", { name: "Adicionar gateway" });
	await dialog.getByRole("radio", { name: "Evolution API" }).check();
	await dialog.getByLabel("Nome", { exact: true }).fill("Servidor da padaria");
	await dialog.getByLabel("Endereço").fill(`https://${GATEWAY_HOST}`);
	await dialog.getByLabel("Chave", { exact: true }).fill("chave-errada");
	await dialog.getByRole("button", { name: "Testar e salvar" }).click();
	await expect(dialog.getByText(/recusou a chave/u)).toBeVisible();
	await dialog.getByLabel("Chave", { exact: true }).fill(GATEWAY_KEY);
	await dialog.getByRole("button", { name: "Testar e salvar" }).click();
	await expect(dialog).toBeHidden();
}

/** Links a number at the workspace's own gateway; answers the channel's id. */
export async function linkNumber(page: Page, gateway: string): Promise<string> {
	await page.getByRole("link", { name: "Ligar um número: Servidor da padaria" }).click();
	await expect(page.getByRole("radio", { name: /Servidor da padaria/ })).toBeChecked();
	await page.locator('input[name="name"]').fill("Balcão");
	await page.locator('input[name="name"]').press("Enter");
	await page.waitForURL(/\/whatsapp\/[0-9a-f-]{36}/u);
	await expect(page.getByRole("img", { name: /^QR Code de/ })).toBeVisible();
	const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
	await act(gateway, id, "scan");
	await expect(page.getByPlaceholder("Buscar pessoas e mensagens")).toBeVisible();
	return id;
}

/** Writes in the open conversation and waits until the customer has it. */
export async function answer(page: Page, text: string): Promise<void> {
	await composer(page).fill(text);
	await composer(page).press("Enter");
	const status = bubbles(page).filter({ hasText: text }).locator("[data-status=delivered]");
	await expect(status).toHaveText("Entregue");
}
