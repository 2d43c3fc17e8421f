import { expect, type Page, test } from "playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { createAgent } from "./support/agents.ts";
import {
	bubbles,
	composer,
	createLinkedInstance,
	type LinkedInstance,
	openConversation,
	signInAs,
} from "./support/inbox.ts";

const MARIA = { phone: "5511988887777", name: "Maria Souza" };
const ZECA = { phone: "5511966665555", name: "Zeca Lima" };
const AGENT = `Aurora ${String(Date.now())}`;

let manager: Page;
let instance: LinkedInstance;

test.beforeAll(async ({ browser }) => {
	manager = await signInAs(browser, "gestor");
	instance = await createLinkedInstance(manager, `Agente ${String(Date.now())}`);
	await createAgent(manager, AGENT, {
		channelIds: [instance.id],
		knows: { Trocas: "Aceitamos trocas em até 30 dias, com a etiqueta." },
	});
});

const write = (text: string, who: { phone: string; name: string }) =>
	instance.act({ type: "write", ...who, text });

const bar = (page: Page) => page.getByRole("region", { name: "Quem atende" });
const log = (page: Page) => page.getByRole("log");

test("an agent answers what it knows, leaves the rest to people, and a person takes over and gives back", async ({
	browser,
}) => {
	await write("Qual o prazo para trocas?", MARIA);
	const page = await signInAs(browser, "operador");
	await page.goto(instance.path);
	await openConversation(page, MARIA.name);
	await expect(bar(page)).toContainText(`Respondido por ${AGENT}`);
	const answer = bubbles(page).filter({ hasText: "30 dias" });
	await expect(answer).toContainText(`Agente de IA: ${AGENT}`);
	await write("Vocês vendem submarinos? Quero falar com um atendente.", MARIA);
	await expect(bar(page)).toContainText("Aguardando uma pessoa");
	await expect(log(page)).toContainText(`${AGENT} passou a conversa para a equipe:`);
	const row = page.getByRole("list", { name: "Lista de conversas" }).getByRole("link");
	await expect(row.filter({ hasText: MARIA.name })).toContainText("Aguardando uma pessoa");
	await expectAccessible(page);

	await bar(page).getByRole("button", { name: "Assumir" }).click();
	await expect(bar(page)).toContainText("Você está atendendo");
	await composer(page).fill("Submarinos não vendemos.");
	await page.keyboard.press("Enter");
	await expect(bubbles(page).filter({ hasText: "Submarinos não" })).toBeVisible();

	await bar(page).getByRole("button", { name: "Devolver ao agente" }).click();
	await page.getByLabel("Recado para o agente (opcional)").fill("Já falamos dos submarinos");
	await expectAccessible(page);
	await page.keyboard.press("Enter");
	await expect(bar(page)).toContainText(`Respondido por ${AGENT}`);
	await expect(log(page)).toContainText("Você devolveu a conversa ao agente");
	await expect(log(page)).toContainText("“Já falamos dos submarinos”");
	// The button that was pressed is gone; the keyboard stands on the one in its place.
	await expect(bar(page).getByRole("button", { name: "Assumir" })).toBeFocused();

	await composer(page).fill("Só mais uma coisa");
	await expect(page.getByText("Ao enviar, você assume a conversa")).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(bar(page)).toContainText("está atendendo");
	await expect(log(page)).toContainText("Você assumiu a conversa");
	await page.context().close();
});

test("a suggestion goes into the composer and is never sent; labels are kept; a viewer only reads", async ({
	browser,
}) => {
	await write("Qual o prazo para trocas?", ZECA);
	const page = await signInAs(browser, "operador2");
	await page.goto(instance.path);
	await openConversation(page, ZECA.name);
	await expect(bubbles(page).filter({ hasText: "30 dias" })).toHaveCount(1);
	await composer(page).fill("Meu texto");
	await page.getByRole("button", { name: "Sugerir resposta" }).click();
	const offer = page.getByRole("group", { name: "Sugestão do agente" });
	await expect(offer).toContainText("30 dias");
	await expect(composer(page)).toHaveValue("Meu texto");
	await offer.getByRole("button", { name: "Substituir o meu texto" }).click();
	await expect(composer(page)).toHaveValue(/30 dias/u);
	await expect(composer(page)).toBeFocused();
	await expect(bubbles(page).filter({ hasText: "30 dias" })).toHaveCount(1);

	await page.getByRole("button", { name: "Mais ações" }).click();
	await page.getByRole("menuitem", { name: "Etiquetas…" }).click();
	const labels = page.getByRole("dialog", { name: "Etiquetas" });
	await labels.getByLabel("Nova etiqueta").fill("  Troca ");
	await page.keyboard.press("Enter");
	await expect(labels.getByRole("listitem")).toHaveText(["Troca"]);
	await expectAccessible(page);
	await page.keyboard.press("Escape");

	const viewer = await signInAs(browser, "visualizador");
	await viewer.goto(instance.path);
	await openConversation(viewer, ZECA.name);
	const take = bar(viewer).getByRole("button", { name: "Assumir" });
	await expect(take).toHaveAttribute("aria-disabled", "true");
	await expect(take).toContainText("Sua função permite só ler.");
	await viewer.context().close();
	await page.context().close();
});
