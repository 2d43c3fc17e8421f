import { expect, type Page } from "playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { createAgent } from "./support/agents.ts";
import { borrowPage } from "./support/browsers.ts";
import { createChannel } from "./support/channels.ts";
import { createOpenAi } from "./support/integrations.ts";
import { bubbles, composer, createLinkedInstance } from "./support/inbox.ts";
import { foundWorkspace } from "./support/new-workspace.ts";
import { ownPart } from "./support/part.ts";
import { telegramOf } from "./support/telegram.ts";
import { hydrated } from "./support/visitor.ts";
import { testWith } from "./support/test.ts";
import { inWindow, readRoom, SMALL_WINDOWS } from "./support/zoom.ts";

const test = testWith("telegram", "models", "vendors");

// The journey of an agent, whole: a workspace of today, no key, one agent on three kinds of channel.

const KNOWN = "Qual o prazo para trocas?";
const ANSWER = "Aceitamos trocas em até 30 dias, com a etiqueta.";
const UNKNOWN = "Vocês vendem submarinos? Quero falar com um atendente.";
const AGENT = "Aurora";

/**
 * The agent has answered what it knows; now the customer asks for more. Whoever looks sees it come,
 * takes over and answers, all without a reload.
 */
async function takeOver(
	page: Page,
	ask: () => Promise<void>,
	words: string,
	whileWaiting = async () => {},
): Promise<void> {
	const bar = page.getByRole("region", { name: "Quem atende" });
	await expect(bar).toContainText(`Respondido por ${AGENT}`);
	await expect(bubbles(page).filter({ hasText: ANSWER })).toContainText(`Agente de IA: ${AGENT}`);
	await page.evaluate(() => Object.assign(window, { isSamePage: true }));
	await ask();
	await expect(bubbles(page).filter({ hasText: UNKNOWN })).toBeVisible();
	await expect(bar).toContainText("Aguardando uma pessoa");
	await expect(page.getByRole("log")).toContainText(`${AGENT} passou a conversa para a equipe:`);
	const open = page
		.getByLabel("Lista de conversas")
		.getByRole("listitem")
		.filter({ has: page.locator("[aria-current]") });
	await expect(open).toContainText("Aguardando uma pessoa");
	await whileWaiting();
	await bar.getByRole("button", { name: "Assumir" }).click();
	await expect(bar).toContainText("Você está atendendo");
	await composer(page).fill(words);
	await composer(page).press("Enter");
	await expect(bubbles(page).filter({ hasText: words })).toBeVisible();
	expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
}

/** What the agent would say stands in the composer, and nothing is sent. */
async function askForHelp(page: Page): Promise<void> {
	const answers = bubbles(page).filter({ hasText: ANSWER });
	await expect(answers).toHaveCount(1);
	await composer(page).fill("Meu texto");
	await page.getByRole("button", { name: "Sugerir resposta" }).click();
	const offer = page.getByRole("group", { name: "Sugestão do agente" });
	await offer.getByRole("button", { name: "Substituir o meu texto" }).click();
	await expect(composer(page)).toHaveValue(ANSWER);
	await composer(page).fill("");
	await expect(answers).toHaveCount(1);
}

/** The person leaves the rest to the agent, with a note, and is back as soon as they write. */
async function giveBack(page: Page): Promise<void> {
	const bar = page.getByRole("region", { name: "Quem atende" });
	const log = page.getByRole("log");
	await bar.getByRole("button", { name: "Devolver ao agente" }).click();
	await page.getByLabel("Recado para o agente (opcional)").fill("Já falamos dos submarinos");
	await expectAccessible(page, { include: "[role=dialog]" });
	await page.keyboard.press("Enter");
	await expect(bar).toContainText(`Respondido por ${AGENT}`);
	await expect(log).toContainText("Você devolveu a conversa ao agente");
	await expect(log).toContainText("“Já falamos dos submarinos”");
	// The button that was pressed is gone; the keyboard stands on the one in its place.
	await expect(bar.getByRole("button", { name: "Assumir" })).toBeFocused();
	await composer(page).fill("Só mais uma coisa");
	await expect(page.getByText("Ao enviar, você assume a conversa")).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(bar).toContainText("está atendendo");
	await expect(log).toContainText("Você assumiu a conversa");
}

/** What an agent's conversation shows of itself at 200 % and on the narrowest phone (inbox B4, WCAG 1.4.4, 1.4.10). */
async function expectRoom(page: Page): Promise<void> {
	for (const [name, least] of [
		["zoomed", 0.6],
		["zoomedPanes", 0.5],
		["narrow", 0.55],
	] as const)
		await inWindow(page, SMALL_WINDOWS[name], async () => {
			await expect.poll(async () => (await readRoom(page)).shareOfWindow).toBeGreaterThan(least);
			const room = await readRoom(page);
			expect(room, name).toMatchObject({ overflow: 0, covered: [] });
			expect(room.controls, name).toBeGreaterThan(4);
			expect(room.lineWidth, name).toBeGreaterThan(110);
			expect(room.readable, name).toBeGreaterThanOrEqual(2);
			await expectAccessible(page, { isDrawnOnly: true });
		});
	// At 400 % a line is read without going sideways; of the height little is left.
	await inWindow(page, SMALL_WINDOWS.reflowed, async () => {
		await expect.poll(async () => (await readRoom(page)).overflow).toBe(0);
	});
}

/** The conversation with `name`, from the list of all channels. */
async function openFromAll(page: Page, name: string | RegExp): Promise<void> {
	await page.getByRole("navigation").getByRole("link", { name: "Conversas" }).first().click();
	const row = page.getByRole("list", { name: "Conversas" }).getByRole("listitem");
	await row.filter({ hasText: name }).getByRole("link").first().click();
	await expect(composer(page)).toBeVisible();
}

/** An agent with a model of an OpenAI-compatible endpoint on the bench: seen being written. */
async function askBench(page: Page, question: string): Promise<void> {
	await page.getByRole("tab", { name: "Teste" }).click();
	await expect(page.getByRole("heading", { name: /^Usando .?drip/u })).toBeVisible();
	await page.getByRole("textbox", { name: "Mensagem de teste" }).fill(question);
	await page.keyboard.press("Enter");
	const bench = page.getByRole("log", { name: "Conversa de teste" });
	// Said only while a part of the answer stands there and more is to come.
	await expect(bench.getByText("Escrevendo")).toBeVisible();
	await expect(bench).toContainText(`Resposta a: ${question}`);
	await expect(bench.getByText("Escrevendo")).toBeHidden();
	await expect(bench).toContainText(/\d tokens/);
}

test("on webchat, WhatsApp and Telegram the agent answers what it knows, and a person takes over the rest live; another one answers by an OpenAI-compatible endpoint, seen being written on the bench, and sent on its channel", async ({
	page,
	browser,
}) => {
	const telegram = telegramOf(ownPart().port);
	await foundWorkspace(page);
	const webchat = await createChannel(page, "Site", { type: "webchat" });
	const token = await telegram.createBot("loja_da_teresa_bot");
	const bot = await createChannel(page, "Bot", { type: "telegram", token });
	const instance = await createLinkedInstance(page, "Loja");
	await createAgent(page, AGENT, {
		channelIds: [webchat, bot, instance.id],
		knows: { Trocas: ANSWER },
	});

	// Somebody without an account.
	const visitor = await borrowPage(browser);
	const said = visitor.getByRole("log");
	const says = async (text: string) => {
		await visitor.getByRole("textbox", { name: "Escreva uma mensagem" }).fill(text);
		await visitor.keyboard.press("Enter");
	};
	await visitor.goto(`/c/${webchat}`);
	await says(KNOWN);
	await expect(said).toContainText(ANSWER);
	await page.goto("/conversations");
	await hydrated(page);
	await openFromAll(page, ANSWER);
	await takeOver(page, () => says(UNKNOWN), "Submarinos não, mas temos barcos.");
	await expect(said).toContainText("Submarinos não, mas temos barcos.");

	const maria = { phone: "5511988887777", name: "Maria Souza" };
	await instance.act({ type: "write", ...maria, text: KNOWN });
	await openFromAll(page, maria.name);
	const asks = () => instance.act({ type: "write", ...maria, text: UNKNOWN });
	await askForHelp(page);
	await takeOver(page, asks, "Por aqui também só barcos.", async () => {
		await expectAccessible(page, { include: "main" });
		await expectRoom(page);
	});
	await giveBack(page);

	const rui = { chat: "55123", name: "Rui Prado" };
	await telegram.sendAsCustomer(token, { ...rui, text: KNOWN });
	await openFromAll(page, rui.name);
	await takeOver(
		page,
		() => telegram.sendAsCustomer(token, { ...rui, text: UNKNOWN }),
		"No Telegram, barcos.",
	);
	await expect
		.poll(async () => (await telegram.listSent(token)).map(({ text }) => text))
		.toEqual([ANSWER, expect.any(String), "No Telegram, barcos."]);

	const integrationId = await createOpenAi(page, "OpenAI da loja", "sk-journey-of-the-agents");
	const other = await createChannel(page, "Outro site", { type: "webchat" });
	await createAgent(page, "Modelo", {
		settings: { provider: "openai", model: "drip", integrationId },
		channelIds: [other],
	});
	const question = "Vocês entregam em Olinda no sábado, ou só durante a semana?";
	await page.getByRole("navigation").getByRole("link", { name: "Agentes de IA" }).first().click();
	await page.getByRole("main").getByRole("link", { name: "Modelo" }).first().click();
	await askBench(page, question);
	// K06: what the bench cost is of the agent's figures, without a reload.
	await page.getByRole("tab", { name: "Atividade" }).click();
	const figures = page.getByRole("region", { name: "Últimos 30 dias" });
	await expect(figures).toContainText(/Tokens[1-9]\d*/);
	await visitor.goto(`/c/${other}`);
	await says(question);
	await expect(said).toContainText(`Resposta a: ${question}`);
});
