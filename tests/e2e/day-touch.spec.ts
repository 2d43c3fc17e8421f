import { type Browser, expect, type Page } from "playwright/test";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { borrowPage } from "./support/browsers.ts";
import { createChannel } from "./support/channels.ts";
import { createFinger } from "./support/finger.ts";
import { bubbles, composer, createLinkedInstance, listOf, rowOf } from "./support/inbox.ts";
import { openWorkspace } from "./support/new-workspace.ts";
import { test } from "./support/test.ts";
import { hydrated } from "./support/visitor.ts";

/** The phone of whoever is signed in at `desk`. */
async function openPhone(browser: Browser, desk: Page): Promise<Page> {
	const context = await browser.newContext({
		viewport: { width: 360, height: 740 },
		hasTouch: true,
		isMobile: true,
	});
	await context.addCookies(await desk.context().cookies());
	return context.newPage();
}

/** Longer than a phone is wide. */
const ANA = "Ana Reis de Albuquerque Cavalcanti e Figueiredo";

const rows = (page: Page) => page.getByRole("list", { name: "Conversas" }).getByRole("listitem");
const openName = (page: Page) => page.locator("[data-conversation]").getByRole("heading").first();
const toast = (page: Page, words: string | RegExp) =>
	page.locator("[data-sonner-toast]").filter({ hasText: words });

/** What a colleague's list has of their own. */
async function namesOfMine(colleague: Page): Promise<(string | null)[]> {
	const answer = await colleague.request.get("/api/conversations?who=mine");
	const { conversations } = (await answer.json()) as { conversations: ConversationSummary[] };
	return conversations.map(({ contactName }) => contactName);
}

/** A person's own list is in front of them, and nothing of a conversation. */
async function expectList(phone: Page, count: number): Promise<void> {
	await expect(rows(phone)).toHaveCount(count);
	await expect(listOf(phone)).toBeVisible();
	await expect(composer(phone)).toBeHidden();
}

async function open(phone: Page, name: string): Promise<void> {
	await rowOf(phone, name).tap();
	await expect(openName(phone)).toHaveText(name);
	await expect(listOf(phone)).toBeHidden();
}

async function answer(phone: Page, words: string): Promise<void> {
	await composer(phone).tap();
	await phone.keyboard.type(words);
	await phone.getByRole("button", { name: "Enviar", exact: true }).tap();
	await expect(bubbles(phone).filter({ hasText: words })).toBeVisible();
}

async function choose(phone: Page, item: string): Promise<void> {
	await phone.getByRole("button", { name: "Mais ações", exact: true }).tap();
	await phone.getByRole("menuitem", { name: item }).tap();
}

test("a day by touch: customers of two channels are answered on a phone, quoted, looked into, given to a colleague, put aside, closed and brought back", async ({
	browser,
}) => {
	const [desk, colleague] = await openWorkspace(browser, ["admin", "operator"]);
	const instance = await createLinkedInstance(desk, "Loja");
	const site = await createChannel(desk, "Site", { type: "webchat" });
	for (const [phone, name] of [
		["5511955570001", ANA],
		["5511955570002", "Bia Souza"],
	])
		await instance.act({ type: "write", phone, name, text: "Tem 38?" });
	const visitor = await borrowPage(browser);
	await visitor.goto(`/c/${site}`);
	await visitor.getByRole("textbox", { name: "Escreva uma mensagem" }).fill("E no site?");
	await visitor.keyboard.press("Enter");
	const phone = await openPhone(browser, desk);
	const finger = await createFinger(phone);
	await phone.goto("/conversations");
	await hydrated(phone);
	await expectList(phone, 3);

	// A toast is below the header: the arrow is free while it is shown.
	await open(phone, ANA);
	await choose(phone, "Fixar");
	await expect(toast(phone, `Conversa com ${ANA} fixada`)).toBeVisible();
	await phone.getByRole("button", { name: "Voltar para a lista" }).tap({ timeout: 2500 });
	await expectList(phone, 3);

	// Reading opens no keyboard; answering makes it one's own.
	await open(phone, ANA);
	await expect(composer(phone)).not.toBeFocused();
	await answer(phone, "Temos sim");
	await expect(toast(phone, /é sua/u)).toBeVisible();

	const question = bubbles(phone).filter({ hasText: "Tem 38?" }).first();
	await finger.swipe(question, 120);
	await expect(phone.getByRole("group", { name: "Respondendo a" })).toContainText("Tem 38?");
	const drop = phone.getByRole("button", { name: "Não responder a esta mensagem" });
	await expect(drop).toBeInViewport({ ratio: 1 });
	await expect(composer(phone)).toBeFocused();
	await answer(phone, "O 38 chega hoje");
	const quoting = bubbles(phone).filter({ hasText: "O 38 chega hoje" });
	await expect(quoting.getByRole("button", { name: /Tem 38\?/u })).toBeVisible();

	await finger.rest(question);
	await expect(phone.getByRole("menuitem", { name: /^Responder/u })).toBeVisible();
	await phone.getByRole("menuitem", { name: "Informações" }).tap();
	await expect(phone.getByRole("dialog")).toContainText("Recebida");
	await phone.getByRole("button", { name: "Fechar", exact: true }).tap();
	await expect(phone.getByRole("dialog")).toBeHidden();

	// List, thread and details are three steps, and the phone's own "back" takes each (inbox A13, A14).
	await choose(phone, "Detalhes do contato");
	await expect(phone.getByRole("dialog")).toContainText(ANA);
	await expect(phone).toHaveURL(/over=details/u);
	await phone.goBack();
	await expect(phone.getByRole("dialog")).toBeHidden();
	await expect(openName(phone)).toHaveText(ANA);

	await choose(phone, "Atribuir a…");
	await phone
		.getByRole("dialog")
		.getByRole("button", { name: /Pessoa operator/u })
		.tap();
	await expect.poll(() => namesOfMine(colleague)).toEqual([ANA]);
	await phone.goBack();
	await expectList(phone, 3);
	await expect(phone).toHaveURL(/\/conversations$/u);

	// Put aside or closed it leaves the list, and a tap brings it back.
	await open(phone, "Bia Souza");
	await choose(phone, "Adiar…");
	await phone.getByRole("button", { name: "Até o cliente escrever" }).tap();
	await expectList(phone, 2);
	await open(phone, ANA);
	await choose(phone, "Encerrar conversa");
	await expectList(phone, 1);
	await toast(phone, "encerrada").getByRole("button", { name: "Desfazer" }).tap();
	await expect(openName(phone)).toHaveText(ANA);
	await phone.getByRole("button", { name: "Voltar para a lista" }).tap();
	await expectList(phone, 2);

	await rowOf(phone, "E no site?").tap();
	await answer(phone, "Aqui também");
	await expect(visitor.getByRole("log")).toContainText("Aqui também");
	await phone.context().close();
});
