import { within } from "@testing-library/dom";
import type { APIRequestContext } from "playwright/test";
import { expect, test } from "vitest";
import { addAdAccount } from "#tests/support/at-facebook.ts";
import { CONFIGURED, openVisitor, openWorkspace, readPage } from "#tests/support/served.ts";

const { url } = CONFIGURED;

async function openAdmin(): Promise<APIRequestContext> {
	const [admin] = await openWorkspace(["admin"], { plan: "free", url });
	return admin;
}
const open = async (member: APIRequestContext, path: string) => readPage(await member.get(path));

test("before an account is connected each page says what to do first", async () => {
	const admin = await openAdmin();
	const ads = await open(admin, "/facebook/ads");
	expect(ads.textContent).toContain(
		"Configure primeiro a integração com Facebook antes de usar o gerenciador de anúncios",
	);
	const way = within(ads).getByRole("link", { name: "Configurar em Marketing" });
	expect(way.getAttribute("href")).toBe("/facebook/marketing");
	expect((await open(admin, "/facebook/marketing")).textContent).toContain(
		"Nenhuma conta conectada",
	);
	expect((await open(admin, "/facebook/webhooks")).textContent).toContain(
		"Configure primeiro a integração com Facebook antes de usar webhooks",
	);
});

test("a visitor of the ads manager is told why they sign in", async () => {
	const visitor = await openVisitor(url);
	const moved = await visitor.get("/facebook/ads");
	const page = await open(visitor, moved.headers()["location"] ?? "");
	expect(page.textContent).toContain(
		"Você precisa estar logado para acessar o gerenciador de anúncios do Facebook",
	);
});

test("before a sign-in at Facebook its permissions say what is missing, and the endpoint how it works", async () => {
	const admin = await openAdmin();
	await addAdAccount(admin);
	const permissions = await open(admin, "/facebook/webhooks?tab=permissoes");
	expect(permissions.textContent).toContain("Token de acesso do Facebook não disponível");
	const endpoint = await open(admin, "/facebook/webhooks?tab=endpoint");
	expect(within(endpoint).getByText(`${url}/webhooks/facebook`)).toBeTruthy();
});
