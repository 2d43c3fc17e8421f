import { type Browser, expect, type Page, type WebSocketRoute } from "playwright/test";
import {
	bubbles,
	composer,
	createLinkedInstance,
	type LinkedInstance,
	listOf,
	openConversation,
	signInAs,
} from "./support/inbox.ts";
import { giveSession } from "./support/session.ts";
import { test } from "./support/test.ts";
import { DEMO } from "./support/visitor.ts";

const PHONE = "5511955554444";
const NAME = "Otávia Reis";
const LATE = "Sem conexão: abre quando voltar";

let instance: LinkedInstance;

test.beforeAll(async ({ browser }) => {
	const manager = await signInAs(browser, "gestor");
	instance = await createLinkedInstance(manager, `Aba aberta ${String(Date.now())}`);
	await write("Bom dia");
});

const write = (text: string) =>
	instance.act({ type: "write", phone: PHONE, name: NAME, text, count: 1 });

function watchErrors(page: Page): string[] {
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(String(error)));
	return errors;
}

/** A browser that has loaded nothing yet. */
async function openFresh(browser: Browser): Promise<Page> {
	const context = await browser.newContext();
	await giveSession(context, DEMO.operator, DEMO.password);
	return context.newPage();
}

async function expectPanes(page: Page): Promise<void> {
	await expect(listOf(page)).toBeVisible();
	await expect(page.locator("[data-conversation]")).toBeVisible();
	await expect(composer(page)).toBeVisible();
}

test("offline every control of the inbox can be pressed: the panes stay, and nothing breaks (inbox A1, A2)", async ({
	browser,
}) => {
	const page = await openFresh(browser);
	// What is loaded ahead must not be what saves the panes: nothing of it comes.
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { saveData: true } });
	});
	await page.goto(instance.path);
	await openConversation(page, NAME);
	await composer(page).fill("rascunho");
	const errors = watchErrors(page);
	let failures = 0;
	page.on("requestfailed", () => (failures += 1));
	await page.context().setOffline(true);

	const conversation = page.locator("[data-conversation]");
	for (const name of ["Mais ações", "Detalhes do contato", "Buscar na conversa"]) {
		await conversation.getByRole("button", { name, exact: true }).click();
		await expectPanes(page);
	}
	for (const button of await page.getByRole("banner").getByRole("button").all()) {
		if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
		// The names that are looked for here are Portuguese.
		if ((await button.textContent())?.includes("Switch to English")) continue;
		await button.click();
		await expectPanes(page);
	}
	await expect(page.getByText(LATE).first()).toBeVisible();
	// Views are there once the details leave them their place, and the conversation again behind them.
	await conversation.getByRole("button", { name: "Detalhes do contato", exact: true }).click();
	await page
		.getByRole("navigation", { name: "Visões" })
		.getByRole("link", { name: /^Para mim/u })
		.click();
	await expect(page).toHaveURL(/\/conversations\?who=mine$/u);
	await page.goBack();
	await expectPanes(page);
	// Another page cannot come: this one stays.
	await page.getByRole("link", { name: "Equipe" }).first().click();
	await expect(page.getByText("Esta página fica aberta").first()).toBeVisible();
	await expectPanes(page);
	await expect(composer(page)).toHaveValue("rascunho");
	expect(errors).toEqual([]);
	// Pauses between tries, not a storm.
	expect(failures).toBeLessThan(150);

	await page.context().setOffline(false);
	await expect(async () => {
		await conversation.getByRole("button", { name: "Mais ações", exact: true }).click();
		await expect(page.getByRole("menuitem").first()).toBeVisible({ timeout: 3_000 });
	}).toPass({ timeout: 60_000 });
	await page.context().close();
});

test("a part whose file never comes by its own address comes by a fresh one, out of a file that holds several (inbox A1)", async ({
	browser,
}) => {
	const page = await openFresh(browser);
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { saveData: true } });
	});
	await page.route(/\/inbox-parts-[^?]*\.js$/u, (route) => route.abort());
	const fresh = page.waitForRequest(/\/inbox-parts-.*\?again=/u);
	await page.goto(instance.path);
	await openConversation(page, NAME);
	await page
		.locator("[data-conversation]")
		.getByRole("button", { name: "Mais ações", exact: true })
		.click();
	await fresh;
	await expect(page.getByRole("menuitem").first()).toBeVisible();
	await expectPanes(page);
	await page.context().close();
});

test("a release while a tab is open loses nothing on its screen, and offers itself quietly (ledger C1, inbox A1)", async ({
	browser,
}) => {
	const page = await openFresh(browser);
	let isReleased = false;
	const lines: WebSocketRoute[] = [];
	// What the newer server says in words that this page does not know.
	await page.routeWebSocket(/\/live\//u, (line) => {
		lines.push(line);
		const server = line.connectToServer();
		server.onMessage((said) => {
			if (!isReleased) return line.send(said);
			const text = String(said)
				.replaceAll('"type":"text"', '"type":"poll"')
				.replaceAll('"status":"delivered"', '"status":"played"')
				.replace(/"build":"[^"]*"/u, '"build":"tomorrow"');
			line.send(text);
		});
	});
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { saveData: true } });
	});
	await page.goto(instance.path);
	await openConversation(page, NAME);
	await composer(page).fill("rascunho");
	const errors = watchErrors(page);
	isReleased = true;
	const gone = /\/assets\/.*\.js/u;
	await page.route(gone, (route) => route.fulfill({ status: 404 }));

	await write("Uma enquete");
	await expect(bubbles(page).filter({ hasText: "Uma enquete" })).toBeVisible();
	// What a conversation's controls open came with its details; the header's menus have not come.
	await page.getByRole("banner").getByRole("button", { name: "Novo" }).click();
	await expect(page.getByText("Recarregue a página").first()).toBeVisible();
	await expectPanes(page);
	// The lines come back to the newer server, which says that it is one.
	for (const line of lines) await line.close({ code: 1012 });
	const offer = page.getByRole("button", { name: "Nova versão disponível" });
	await expect(offer).toBeVisible({ timeout: 60_000 });
	expect(errors).toEqual([]);

	await page.unroute(gone);
	await offer.click();
	await expect(bubbles(page).filter({ hasText: "Uma enquete" })).toBeVisible();
	await expect(composer(page)).toHaveValue("rascunho");
	await page.context().close();
});
