import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "playwright/test";
import { withDatabase } from "./support/database.ts";
import { receiver } from "./support/receiver.ts";
import { DEMO, hydrated, signIn } from "./support/visitor.ts";

/** An instance whose webhook has been told one test event. */
async function createTold(page: Page, path: string): Promise<string> {
	await page.goto("/whatsapp/instances/new");
	await hydrated(page);
	await page.getByLabel("Nome", { exact: true }).fill("Com falhas");
	await page.getByRole("radio", { name: "Simulador" }).check();
	await page.getByRole("button", { name: "Criar instância" }).click();
	await expect(page).toHaveURL(/\/whatsapp\/(?!instances)[^/?]+$/);
	const channelId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
	await page.goto(`/whatsapp/${channelId}/settings`);
	await hydrated(page);
	await page.getByLabel("URL do webhook").fill(`${receiver().url}${path}`);
	await page.getByRole("button", { name: "Salvar" }).click();
	await page.getByRole("button", { name: "Já copiei" }).click();
	await page.getByRole("tab", { name: "Entregas do webhook" }).click();
	await page.getByRole("button", { name: "Enviar teste" }).click();
	await expect(page.getByText("Entregue")).toBeVisible();
	return channelId;
}

/** As if our own trouble had used up every retry of the delivery; and another that nobody understands. */
const giveUp = (channelId: string): void =>
	withDatabase((database) => {
		const delivery = database
			.prepare("select id, workspace_id from webhook_deliveries where channel_id = ?")
			.get(channelId) as { id: string; workspace_id: string };
		database
			.prepare("update webhook_deliveries set state = 'failed', problem = 'given_up' where id = ?")
			.run(delivery.id);
		const bury = database.prepare(
			`insert into dead_letters (id, queue, workspace_id, body, reason, attempts, created_at)
			values (?, ?, ?, ?, ?, 11, ?)`,
		);
		const workspaceId = delivery.workspace_id;
		const job = JSON.stringify({ deliveryId: delivery.id, workspaceId, channelId });
		const now = Date.now();
		bury.run(randomUUID(), "webhooks-out", workspaceId, job, "retries_used_up", now);
		const unknown = JSON.stringify({ workspaceId, text: "um segredo" });
		bury.run(randomUUID(), "agent-replies", workspaceId, unknown, "not_understood", now - 1);
	});

async function countCalls(path: string): Promise<number> {
	const answer = await fetch(`${receiver().url}/__emulator/calls`);
	return ((await answer.json()) as { path: string }[]).filter((call) => call.path === path).length;
}

test("an admin finds a delivery that was given up, replays it for real, and lets another job go", async ({
	page,
}) => {
	const path = `/hook/ok/letters-${randomUUID()}`;
	await signIn(page);
	giveUp(await createTold(page, path));
	await page.getByRole("button", { name: /^Menu de / }).click();
	await page.getByRole("menuitem", { name: /Tarefas com falha/ }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tarefas com falha");
	const list = page.getByRole("list", { name: "Tarefas com falha" });
	const delivery = list.getByRole("listitem").filter({ hasText: "Com falhas" });
	await expect(delivery).toContainText("Falhou após 11 tentativas");

	await delivery.getByRole("button", { name: "Entrega de webhook", exact: true }).click();
	const details = page.getByRole("dialog", { name: "Entrega de webhook" });
	await expect(details.getByRole("region", { name: "Conteúdo da tarefa" })).toContainText(
		'"deliveryId"',
	);
	await details.getByRole("button", { name: "Repetir" }).click();
	await expect(page.getByText("Tarefa devolvida à fila")).toBeVisible();
	await expect(delivery).toHaveCount(0);
	await expect.poll(() => countCalls(path)).toBe(2);

	const unknown = list.getByRole("listitem").filter({ hasText: "não reconhece" });
	await unknown.getByRole("checkbox").check();
	expect(await page.content()).not.toContain("um segredo");
	await page.getByRole("button", { name: "Descartar" }).click();
	const confirm = page.getByRole("alertdialog", { name: "Descartar a tarefa?" });
	await confirm.getByRole("button", { name: "Descartar" }).click();
	await expect(unknown).toHaveCount(0);
	await page.getByRole("link", { name: "Descartadas" }).click();
	await expect(list).toContainText("Descartada por");
	await page.getByRole("link", { name: "Repetidas" }).click();
	await expect(list).toContainText("Repetida por");
});

test("whoever is no admin is neither shown the way nor let in", async ({ page }) => {
	await signIn(page, DEMO.viewer);
	const answer = await page.goto("/admin/dead-letters");
	expect(answer?.status()).toBe(403);
	await expect(page.getByRole("heading", { name: "Acesso restrito" })).toBeVisible();
	await page.goto("/");
	await hydrated(page);
	await page.getByRole("button", { name: /^Menu de / }).click();
	await expect(page.getByRole("menuitem", { name: "Configurações" })).toBeVisible();
	await expect(page.getByRole("menuitem", { name: /Tarefas com falha/ })).toHaveCount(0);
});
