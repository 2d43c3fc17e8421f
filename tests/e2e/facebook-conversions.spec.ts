import { expect, type Page } from "playwright/test";
import { addRule, orderGraph } from "../emulators/graph/start.ts";
import { expectAccessible, listViolations, showWhole } from "./support/accessibility.ts";
import { configured } from "./support/configured.ts";
import { addAdAccount } from "./support/facebook.ts";
import { foundWorkspace } from "./support/new-workspace.ts";
import { hydrated } from "./support/visitor.ts";
import { testWith } from "./support/test-with.ts";

const test = testWith("configured");

const { url, oauth } = configured();
test.use({ baseURL: url });

const toast = (page: Page, text: string) =>
	page.locator("[data-sonner-toast]").filter({ hasText: text }).first();
const next = (page: Page) => page.getByRole("button", { name: "Continuar" }).click();

test("a conversion goes out in test mode and its answer is read; one that failed goes out again, one of eight days ago does not", async ({
	page,
}) => {
	await foundWorkspace(page, url);
	const { pixelId } = await addAdAccount(page);
	const pixel = page.getByLabel("Pixel", { exact: true });
	// The pixels of a new account are read by a queue.
	await expect(async () => {
		await page.goto("/facebook/conversions");
		await expect(pixel.locator(`option[value="${pixelId}"]`)).toHaveCount(1, { timeout: 500 });
	}).toPass();
	await hydrated(page);
	await pixel.selectOption(pixelId);
	await page.getByLabel("Código de evento de teste").fill("TEST12345");
	await page.getByRole("switch", { name: "Uso Limitado de Dados (LDU)" }).click();
	await page.getByLabel("Estado").selectOption("TX");
	await next(page);
	await page.getByLabel("Valor", { exact: true }).fill("129.90");
	await page.getByLabel(/^ID do pedido/).fill("PED-1");
	await next(page);
	await page.getByLabel(/^E-mail/).fill(" Maria.Silva@Exemplo.com.br");
	await page.getByLabel(/^Telefone/).fill("(11) 91234-5678");
	await next(page);

	const main = page.getByRole("main");
	await expect(main).toContainText("da conta ⁨Loja Centro⁩");
	await expect(main).toContainText("teste (⁨TEST12345⁩)");
	await expect(main).toContainText(/R\$\s129,90/);
	await page.getByRole("button", { name: "Enviar evento de teste" }).click();
	await expect(toast(page, "Eventos enviados")).toBeVisible();
	await expect(main.getByText("1 evento recebido pela Meta")).toBeVisible();
	await expect(main.getByText("AkMvlb3LjpU7viGmYsJbeSa").first()).toBeVisible();
	await showWhole(page, 1440);
	await expectAccessible(page, { include: "main" });
	const [sent] = await orderGraph<{ event: Record<string, unknown> }[]>(oauth.url, "events", {
		pixelId,
	});
	expect(sent?.event).toMatchObject({
		event_name: "Purchase",
		action_source: "website",
		user_data: {
			em: ["fe69152db399163076923cac12c437097d25aa4292f8fd32fd82ac309c23eddd"],
			ph: ["eeff2a7b3fdffa242c44700da8293d40c64a070956a3cdac36a4553dd4786704"],
		},
		data_processing_options: ["LDU"],
		data_processing_options_country: 1,
		data_processing_options_state: 1005,
	});

	const refusal = { code: 100, subcode: 2804007, userTitle: "Parâmetro inválido" };
	await addRule(oauth.url, { match: `POST ${pixelId}/events`, times: 1, error: refusal });
	await page.getByRole("button", { name: "Enviar evento de teste" }).click();
	const failed = main.getByRole("alert").filter({ hasText: "Erro ao enviar eventos" });
	await expect(failed).toContainText("Parâmetro inválido");
	await failed.getByRole("button", { name: "Tentar novamente" }).click();
	await expect(main.getByText("1 evento recebido pela Meta")).toBeVisible();
	const history = page.getByRole("region", { name: "Eventos enviados por esta equipe" });
	await expect(history.getByRole("listitem").first()).toContainText("2 tentativas");

	// Too old for Meta, which is not asked.
	const told = await orderGraph<unknown[]>(oauth.url, "events", { pixelId });
	await page.getByRole("tab", { name: "Evento" }).click();
	await page.getByLabel("Tipo de evento").selectOption("Lead");
	const old = new Date(Date.now() - 8 * 86_400_000).toISOString().slice(0, 16);
	await page.getByLabel(/^Quando aconteceu/).fill(old);
	await showWhole(page, 1440);
	expect(await listViolations(page, { include: "main", theme: "dark" })).toEqual([]);
	await page.getByRole("tab", { name: "Envio" }).click();
	await page.getByRole("button", { name: "Enviar evento de teste" }).click();
	const refused = page.getByRole("alert").filter({ hasText: "Erro ao enviar eventos" });
	await expect(refused).toContainText("O evento tem mais de 7 dias; o Facebook não aceita mais.");
	expect(await orderGraph(oauth.url, "events", { pixelId })).toEqual(told);
	await refused.getByRole("button", { name: "Corrigir em Evento" }).click();
	await expect(page.getByLabel(/^Quando aconteceu/)).toHaveValue(old);
});
