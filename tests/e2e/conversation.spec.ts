import { expect, type Page, test } from "playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import {
	bubbles,
	composer,
	createLinkedInstance,
	type LinkedInstance,
	openConversation,
	signInAs,
} from "./support/inbox.ts";
import { hydrated } from "./support/visitor.ts";

const MARIA = { phone: "5511988887777", name: "Maria Souza" };
const ZECA = { phone: "5511966665555", name: "Zeca Lima" };

let manager: Page;
let instance: LinkedInstance;

test.beforeAll(async ({ browser }) => {
	manager = await signInAs(browser, "gestor");
	instance = await createLinkedInstance(manager, `Conversa ${String(Date.now())}`);
	await write("Qual o prazo da promoção de São João?", ZECA);
	await write("Oi, tudo bem?", MARIA);
});

const write = (text: string, who: { phone: string; name: string }, count = 1) =>
	instance.act({ type: "write", ...who, text, count });

/** Opens the instance as one of its members, with `name`'s conversation unless none is named. */
async function open(page: Page, name?: string): Promise<void> {
	await page.goto(instance.path);
	// The server draws the page and its title: a key pressed before the page listens is lost.
	await hydrated(page);
	if (name) await openConversation(page, name);
}

const act = async (page: Page, item: string): Promise<void> => {
	await page.getByRole("button", { name: "Mais ações" }).click();
	await page.getByRole("menuitem", { name: item }).click();
};

test("an answer quotes its message, Esc drops it, and the quote leads back even when not loaded", async ({
	browser,
}) => {
	const page = await signInAs(browser, "operador");
	await open(page, MARIA.name);
	// By its own text: the answer's quote says the same words.
	const own = page.locator("bdi.whitespace-pre-wrap", { hasText: "Oi, tudo bem?" });
	const asked = bubbles(page).filter({ has: own });
	await asked.hover();
	await asked.getByRole("button", { name: "Responder" }).click();
	const bar = page.getByRole("group", { name: "Respondendo a" });
	await expect(bar).toContainText("Oi, tudo bem?");
	await expect(composer(page)).toBeFocused();
	await expectAccessible(page);
	// It waits with the draft while another conversation is open.
	await openConversation(page, ZECA.name);
	await expect(bar).toBeHidden();
	await openConversation(page, MARIA.name);
	await expect(bar).toContainText("Oi, tudo bem?");
	await composer(page).focus();
	await page.keyboard.press("Escape");
	await expect(bar).toBeHidden();
	await asked.focus();
	await page.keyboard.press("r");
	for (let burst = 0; burst < 3; burst += 1) await write(`enchendo ${String(burst)}`, MARIA, 50);
	await page.keyboard.type("Tudo, e você?");
	await page.keyboard.press("Enter");
	const answer = bubbles(page).filter({ hasText: "Tudo, e você?" });
	await expect(answer.getByRole("button", { name: /Oi, tudo bem\?/u })).toBeVisible();
	await expect(bar).toBeHidden();
	// Else it opens at the first unread message, and loads all before it.
	await expect
		.poll(() => instance.call("/contacts?q=maria"))
		.toMatchObject({ contacts: [{ unread: 0 }] });
	await page.reload();
	await expect(answer.locator("[data-status=delivered]")).toBeVisible();
	await expect(asked).toHaveCount(0);
	await answer.getByRole("button", { name: "Ir para a mensagem respondida" }).click();
	await expect(asked).toBeInViewport();
	await page.getByRole("button", { name: "Ir para as mais recentes" }).click();
	await expect(answer).toBeInViewport();
	await page.context().close();
});

test("the search box finds messages of anyone, accent-blind, and opens them where they stand", async ({
	browser,
}) => {
	const page = await signInAs(browser, "visualizador");
	await open(page);
	await page.getByRole("textbox", { name: "Buscar conversa" }).fill("sao joao promo");
	const hit = page.getByRole("region", { name: "Mensagens" }).getByRole("button");
	await expect(hit).toContainText("Zeca Lima");
	await expect(hit.locator("mark")).toHaveText(["promo", "São", "João"]);
	await hit.click();
	await expect(page.getByRole("heading", { name: ZECA.name })).toBeVisible();
	await expect(bubbles(page).locator("mark")).toHaveText(["promo", "São", "João"]);
	await page.getByRole("textbox", { name: "Buscar nesta conversa" }).press("Escape");
	await expect(bubbles(page).locator("mark")).toHaveCount(0);
	await page.context().close();
});

test("a conversation is taken, closed and reopened, and a colleague sees each step", async ({
	browser,
}) => {
	const one = await signInAs(browser, "operador");
	const two = await signInAs(browser, "operador2");
	await open(two, ZECA.name);
	await open(one, ZECA.name);
	await act(one, "Assumir conversa");
	await expect(one.locator("[data-assignee]")).toContainText("Você");
	await expect(two.locator("[data-assignee]")).toBeVisible();
	await expect(two.locator("[data-assignee]")).not.toContainText("Você");
	await act(one, "Encerrar conversa");
	await expect(two.getByText(/^Encerrada em .* reabre\.$/u)).toBeVisible();
	await two.getByText("Encerradas", { exact: true }).click();
	await expect(two.locator("[data-contact-id]")).toHaveCount(1);
	await one.getByRole("button", { name: "Desfazer" }).first().click();
	await expect(two.getByText(/^Encerrada em .* reabre\.$/u)).toBeHidden();
	await one.context().close();
	await two.context().close();
});

test("a picture is shown and enlarged; a file that is gone says so and can be asked for again", async ({
	browser,
}) => {
	const page = await signInAs(browser, "operador");
	const who = { phone: "5511955554444", name: "Lia Prado" };
	for (const medium of ["image", "document"]) {
		await instance.act({ type: "send_medium", ...who, medium, text: "" });
	}
	await open(page, who.name);
	const picture = page.getByRole("button", { name: "Ampliar: Foto de Lia Prado" });
	await expect
		.poll(() => picture.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth))
		.toBeGreaterThan(0);
	await picture.click();
	await expect(page.getByRole("dialog").getByRole("link", { name: "Baixar" })).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(picture).toBeFocused();

	await page.route("**/media/**", (route) => route.fulfill({ status: 404 }));
	await page.getByRole("button", { name: /^Baixar /u }).click();
	await expect(page.getByText("Arquivo não está mais disponível")).toBeVisible();
	await page.unroute("**/media/**");
	const saved = page.waitForEvent("download");
	await page.getByRole("button", { name: "Tentar de novo" }).click();
	expect((await saved).suggestedFilename()).not.toBe("");
	await page.context().close();
});

test("the tab counts what is unread and the keyboard explains itself", async ({ browser }) => {
	const page = await signInAs(browser, "operador");
	await write("mais uma", { phone: "5511944443333", name: "Rui Alves" });
	await open(page);
	await expect(page).toHaveTitle(/^\(\d+\) Conversa/u);
	await page.keyboard.press("?");
	await expect(page.getByRole("dialog", { name: "Atalhos do teclado" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
	await page.keyboard.press("/");
	await expect(page.getByRole("textbox", { name: "Buscar conversa" })).toBeFocused();
	await page.context().close();
});

test("ten thousand contacts, scrolled to the last, stay under 400 rows of the page", async ({
	browser,
}) => {
	const page = await signInAs(browser, "operador");
	await page.route("**/contacts?filter=unread*", (route) => {
		const from = Number(new URL(route.request().url()).searchParams.get("cursor") ?? 0);
		const to = from + 2000;
		const contacts = Array.from({ length: 2000 }, (_, index) => manyContact(from + index));
		return route.fulfill({ json: { contacts, nextCursor: to < 10_000 ? String(to) : null } });
	});
	await open(page);
	// How many there are stands beside the word.
	await page
		.getByText(/^Não lidas/)
		.first()
		.click();
	const list = page.getByRole("list", { name: "Lista de conversas" });
	await expect(list).toContainText("Pessoa 0");
	await expect(async () => {
		await list.evaluate((element) => element.parentElement?.scrollTo({ top: 1e9 }));
		await expect(list).toContainText("Pessoa 9999", { timeout: 300 });
	}).toPass();
	expect(await page.locator("li, tr, article, [role=row]").count()).toBeLessThan(400);
	await page.context().close();
});

const manyContact = (index: number) => ({
	id: `many-${String(index)}`,
	name: `Pessoa ${String(index)}`,
	phone: null,
	avatarUrl: null,
	isGroup: false,
	unread: 1,
	lastMessageAt: 1_700_000_000_000 - index,
	preview: null,
	lastSeenAt: null,
	assignee: null,
	closedAt: null,
	email: null,
	conversation: null,
	seq: 1,
});
