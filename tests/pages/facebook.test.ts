import { within } from "@testing-library/dom";
import type { APIRequestContext } from "playwright/test";
import { expect, test } from "vitest";
import { orderGraph } from "#tests/emulators/graph/start.ts";
import { addAdAccount, becomeSomebody, walkDialog } from "#tests/support/at-facebook.ts";
import { CONFIGURED, openVisitor, openWorkspace, readPage } from "#tests/support/served.ts";

const { url, oauth } = CONFIGURED;

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

test("permissions that are not in force can be asked for again, and the endpoint says how it works", async () => {
	const admin = await openAdmin();
	await addAdAccount(admin);
	const tab = "/facebook/webhooks?tab=permissoes";
	const before = await open(admin, tab);
	expect(before.textContent).toContain("Token de acesso do Facebook não disponível");
	const enter = within(before).getAllByRole("link", { name: "Entrar com Facebook" })[0];
	const userId = await becomeSomebody();
	const { last } = await walkDialog(admin, enter?.getAttribute("href") ?? "");
	expect(new URL(last.url()).pathname).toBe("/facebook/webhooks");

	const permissions = { email: "granted", user_photos: "declined", user_posts: "expired" };
	await orderGraph(oauth.url, "permissions", { userId, permissions });
	const page = await open(admin, tab);
	const hrefOf = (name: string) =>
		within(page).getByRole("link", { name }).getAttribute("href") ?? "";
	const declined = hrefOf("Solicitar Permissões Recusadas");
	expect(declined).toMatch(/rerequest=user_photos/);
	expect(hrefOf("Renovar Permissões Expiradas")).toMatch(/renew=user_posts/);
	for (const status of ["Concedida", "Recusada", "Expirada"])
		expect(within(page).getAllByText(status)).toHaveLength(1);

	const cancelled = await walkDialog(admin, declined, "Cancelar");
	expect((await readPage(cancelled.last)).textContent).toContain("Login cancelado pelo usuário");
	const endpoint = await open(admin, "/facebook/webhooks?tab=endpoint");
	expect(within(endpoint).getByText(`${url}/webhooks/facebook`)).toBeTruthy();
});
