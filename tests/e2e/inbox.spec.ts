import { expect, type Page } from "playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import {
	bubbles,
	composer,
	createLinkedInstance,
	type LinkedInstance,
	listOf,
	openConversation,
	signInAs,
	texts,
} from "./support/inbox.ts";
import { listenToRegions, readTree } from "./support/screen-reader.ts";
import { test } from "./support/test.ts";
import { hydrated } from "./support/visitor.ts";

const PHONE = "5511988887777";
const NAME = "Maria Souza";

let manager: Page;
let instance: LinkedInstance;

test.beforeAll(async ({ browser }) => {
	manager = await signInAs(browser, "gestor");
	instance = await createLinkedInstance(manager, `Caixa de entrada ${String(Date.now())}`);
	// A worker that starts again after a failure has a new instance: each test finds these two.
	await write("Bom dia");
	await write("Bom dia", { phone: "5511966665555", name: "Zeca Lima" });
});

/** The customer writes; `text` is what the bubble must say. */
const write = (text: string, over: { phone?: string; name?: string; count?: number } = {}) =>
	instance.act({ type: "write", phone: PHONE, name: NAME, text, count: 1, ...over });

const bubbleOf = (page: Page, text: string) => bubbles(page).filter({ hasText: text });
const list = listOf;

async function act(page: Page, item: string): Promise<void> {
	await page.getByRole("button", { name: "Mais ações", exact: true }).click();
	await page.getByRole("menuitem", { name: item }).click();
}

test("R27 R28 two members have one conversation: what comes, is answered, taken and closed is there for both without reloading", async ({
	browser,
}) => {
	const one = await signInAs(browser, "operador");
	const two = await signInAs(browser, "operador2");
	await one.goto(instance.path);
	await write("Vocês abrem no *sábado*?");
	// Opened before it is there, the conversation would have one unread message.
	await expect(list(one)).toContainText("Vocês abrem no");
	await openConversation(one, NAME);
	await expect(one.getByText(/^\d+ mensagens não lidas$/u)).toBeVisible();
	await expect(bubbles(one).locator("strong")).toHaveText("sábado");
	await two.goto(instance.path);
	await openConversation(two, NAME);

	const presence = one.locator("[data-presence]");
	await instance.act({ type: "online", phone: PHONE, on: true });
	await expect(presence).toHaveText("online");
	await instance.act({ type: "typing", phone: PHONE, on: true });
	await expect(presence).toHaveText("digitando...");
	await expect(list(one)).toContainText("digitando...");
	await instance.act({ type: "online", phone: PHONE, on: false });
	await expect(presence).toHaveText(/^visto por último/u);

	await composer(two).pressSequentially("Já respondo");
	await expect(one.getByText(/está respondendo…$/u)).toBeVisible();
	await composer(two).press("Enter");
	await expect(bubbleOf(one, "Já respondo")).toHaveCount(1);
	await expect(one.getByText(/está vendo$/u)).toBeVisible();
	await composer(one).fill("Abrimos sim, das 9h às 13h.");
	await composer(one).press("Enter");
	const answer = bubbleOf(one, "Abrimos sim");
	await expect(composer(one)).toHaveValue("");
	await expect(composer(one)).toBeFocused();
	await expect(answer.locator("[data-status=delivered]")).toHaveText("Entregue");
	await instance.act({ type: "read", phone: PHONE });
	await expect(answer.locator("[data-status=read]")).toHaveText("Lida");
	await expect(bubbleOf(two, "Abrimos sim")).toHaveCount(1);
	await expect.poll(async () => (await texts(one)).join()).toBe((await texts(two)).join());

	// A note is the team's: a colleague has it at once, the customer never (R27).
	await composer(one).press("Alt+KeyN");
	const note = one.getByPlaceholder("Escreva uma nota");
	await note.fill("Pediu nota fiscal");
	await note.press("Enter");
	await expect(two.getByText("Pediu nota fiscal")).toBeVisible();
	await note.press("Alt+KeyN");
	await expect(composer(one)).toBeFocused();

	await act(one, "Assumir conversa");
	await expect(one.locator("[data-assignee]")).toContainText("Você");
	await expect(two.locator("[data-assignee]")).toBeVisible();
	await expect(two.locator("[data-assignee]")).not.toContainText("Você");
	await act(one, "Encerrar conversa");
	await expect(two.getByText(/^Encerrada em .* reabre\.$/u)).toBeVisible();
	await two.goto(`${instance.path}?status=closed`);
	await expect(two.locator("[data-contact-id]")).toHaveCount(1);
	await openConversation(two, NAME);
	await expect(two.getByText(/^Encerrada em .* reabre\.$/u)).toBeVisible();
	await one.getByRole("button", { name: "Desfazer" }).first().click();
	await expect(two.getByText(/^Encerrada em .* reabre\.$/u)).toBeHidden();
});

test("R23 R29 R30 a text that is sent twice, fails, is reloaded or has no network leaves once, and nothing said meanwhile is lost", async ({
	browser,
}) => {
	const page = await signInAs(browser, "operador");
	await page.goto(instance.path);
	await openConversation(page, NAME);
	await page.route("**/messages", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 700));
		await route.continue();
	});
	await composer(page).fill("só uma vez");
	await composer(page).press("Enter");
	await composer(page).press("Enter");
	await composer(page).fill("clique duplo");
	await page.getByRole("button", { name: "Enviar", exact: true }).dblclick();
	for (const text of ["só uma vez", "clique duplo"]) {
		await expect(bubbleOf(page, text).locator("[data-status=delivered]")).toHaveCount(1);
		await expect(bubbleOf(page, text)).toHaveCount(1);
	}

	await page.unroute("**/messages");
	await page.route("**/messages", (route) => route.abort());
	await composer(page).fill("antes de recarregar");
	await composer(page).press("Enter");
	const failed = bubbleOf(page, "antes de recarregar");
	await expect(failed.getByText("Falha no envio").first()).toBeVisible();
	await expect(
		page.getByText("Não foi possível enviar a mensagem. Tente novamente."),
	).toBeVisible();
	const id = (await failed.getAttribute("data-message-id")) ?? "";
	await composer(page).fill("quase pronto");
	await page.unroute("**/messages");
	await page.reload();
	await expect(failed).toHaveAttribute("data-message-id", id);
	await expect(composer(page)).toHaveValue("quase pronto");
	await failed.getByRole("button", { name: "Tentar novamente" }).click();
	await expect(failed.locator("[data-status=delivered]")).toBeVisible();
	await expect(failed).toHaveAttribute("data-message-id", id);
	await expect(failed).toHaveCount(1);

	const before = await texts(page);
	await page.context().setOffline(true);
	await expect(page.getByText("Sem conexão. Tentando de novo…")).toBeVisible();
	await write("durante a queda", { count: 5 });
	await composer(page).fill("escrita sem rede");
	await composer(page).press("Enter");
	const own = bubbleOf(page, "escrita sem rede");
	await expect(own.locator("[data-status=queued]")).toHaveText("Enviando");
	await page.context().setOffline(false);
	await expect(page.getByText("Reconectado")).toBeVisible();
	await expect(own.locator("[data-status=delivered]")).toBeVisible();
	const missed = [1, 2, 3, 4, 5].map((count) => `durante a queda (${String(count)})`);
	expect(await texts(page)).toEqual([...before, ...missed, "escrita sem rede"]);
});

test("F01 F02 F03 what a customer writes or sends breaks no page, and who reads above stays there until one button or a quote leads elsewhere (inbox B8)", async ({
	browser,
}) => {
	const page = await signInAs(browser, "operador");
	const dialogs: string[] = [];
	page.on("dialog", (dialog) => {
		dialogs.push(dialog.message());
		void dialog.dismiss();
	});
	const hostile = { phone: "5511977776666", name: "\u202E<b>مرحبا</b> ".padEnd(60, "A") };
	const attacks = [
		'<img src=x onerror="alert(1)"><script>alert(2)</script>',
		"javascript:alert(3) https://bank.com@evil.com/ https://\u0430pple.com/",
		`Z${"\u0301".repeat(3000)}`,
		"palavrasemfim".repeat(300),
	];
	for (const text of attacks) await write(text, hostile);
	const lia = { phone: "5511955554444", name: "Lia Prado" };
	for (const medium of ["image", "document"])
		await instance.act({ type: "send_medium", ...lia, medium, text: "" });
	const nina = { phone: "5511933332222", name: "Nina Reis" };
	await write("Oi, tudo bem?", nina);

	await page.goto(instance.path);
	await list(page).getByText("مرحبا").click();
	await expect(bubbles(page)).toHaveCount(attacks.length);
	await expect(bubbles(page).first()).toContainText("<script>alert(2)</script>");
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(overflow).toBeLessThanOrEqual(0);
	expect((await bubbles(page).nth(2).boundingBox())?.height).toBeLessThan(120);
	expect(dialogs).toEqual([]);

	await openConversation(page, lia.name);
	const picture = page.getByRole("button", { name: "Ampliar: Imagem de Lia Prado" });
	await expect
		.poll(() => picture.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth))
		.toBeGreaterThan(0);
	await picture.click();
	await expect(page.getByRole("dialog").getByRole("link", { name: "Baixar" })).toBeVisible();
	await expectAccessible(page, { include: "[role=dialog]" });
	await page.keyboard.press("Escape");
	const saved = page.waitForEvent("download");
	await page.getByRole("button", { name: /^Baixar /u }).click();
	expect((await saved).suggestedFilename()).not.toBe("");

	await openConversation(page, nina.name);
	// By its own text: the answer's quote says the same words.
	const own = page.locator("bdi.whitespace-pre-wrap", { hasText: "Oi, tudo bem?" });
	const asked = bubbles(page).filter({ has: own });
	await asked.hover();
	await asked.getByRole("button", { name: "Responder" }).click();
	await expect(page.getByRole("group", { name: "Respondendo a" })).toContainText("Oi, tudo bem?");
	await expect(composer(page)).toBeFocused();
	await expectAccessible(page, { include: "main" });
	await write("para rolar", { ...nina, count: 40 });
	await expect(bubbleOf(page, "para rolar (40)")).toBeInViewport();
	await page.getByRole("log").hover();
	await page.mouse.wheel(0, -700);
	await expect(page.locator("[data-floating-day]")).toBeVisible();
	await expect(page.locator("[data-floating-day]")).toBeHidden();
	const newest = page.getByRole("button", { name: "Ir para as mais recentes" });
	await expect(newest).toBeVisible();
	const read = bubbleOf(page, "para rolar (20)");
	const before = await read.boundingBox();
	// Left and come back to, it stands where it was read.
	await openConversation(page, lia.name);
	await openConversation(page, nina.name);
	await expect.poll(async () => (await read.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
	await write("abaixo", { ...nina, count: 3 });
	const jump = page.getByRole("button", { name: /3 novas$/u });
	await expect(jump).toBeVisible();
	expect((await read.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
	await jump.click();
	await expect(bubbleOf(page, "abaixo (3)")).toBeInViewport();
	await expect(jump).toBeHidden();

	for (const burst of ["mais", "e mais"]) await write(burst, { ...nina, count: 50 });
	await composer(page).fill("Tudo, e você?");
	await composer(page).press("Enter");
	const answer = bubbleOf(page, "Tudo, e você?");
	await expect(answer.getByRole("button", { name: /Oi, tudo bem\?/u })).toBeVisible();
	// Else it opens at the first unread message, and loads all before it.
	await expect
		.poll(() => instance.call("/contacts?q=nina"))
		.toMatchObject({ contacts: [{ unread: 0 }] });
	await page.reload();
	await expect(answer.locator("[data-status=delivered]")).toBeVisible();
	await expect(asked).toHaveCount(0);
	await answer.getByRole("button", { name: "Ir para a mensagem respondida" }).click();
	await expect(asked).toBeInViewport();
	await newest.click();
	await expect(answer).toBeInViewport();
});

test("a screen reader finds the parts of the inbox by name, and hears each new message of the open conversation once, but no tick and nothing of another one", async ({
	browser,
}) => {
	const page = await signInAs(browser, "operador");
	// Wide enough for all of them at once.
	await page.setViewportSize({ width: 1600, height: 900 });
	await page.goto(instance.path);
	await openConversation(page, NAME);
	await expect(page.getByRole("complementary", { name: "Detalhes do contato" })).toBeVisible();
	const tree = await readTree(page);
	const count = (role: string, name: string | RegExp) =>
		tree.filter(
			(one) => one.role === role && (one.name === name || (name as RegExp).test?.(one.name)),
		).length;
	for (const [role, name] of [
		["banner", ""],
		["main", ""],
		["navigation", "Menu principal"],
		["navigation", "Visões"],
		["region", "Lista de conversas"],
		["textbox", "Buscar pessoas e mensagens"],
		["list", "Conversas"],
		["region", "Conversa"],
		["heading", NAME],
		["log", `Conversa com ${NAME}`],
		["textbox", "Mensagem"],
		["button", "Gravar mensagem de voz"],
		["complementary", "Detalhes do contato"],
	] as const)
		expect(count(role, name), `${role} ${name}`).toBe(1);
	// What loads above is no news: the messages themselves stay silent, and a region beside them speaks.
	expect(tree.find(({ role }) => role === "log")).toMatchObject({ live: "" });
	expect(tree.filter(({ live }) => live === "assertive")).toEqual([]);

	const hear = await listenToRegions(page);
	const heard = async (words: string) =>
		(await hear()).filter((one) => one.words.includes(words)).map((one) => one.words);
	await write("Chegou o meu?", { phone: "5511966665555", name: "Zeca Lima" });
	await expect(list(page)).toContainText("Chegou o meu?");
	await composer(page).fill("Abrimos às nove");
	await composer(page).press("Enter");
	const answer = bubbleOf(page, "Abrimos às nove");
	await expect(answer.locator("[data-status=delivered]")).toBeVisible();
	await instance.act({ type: "read", phone: PHONE });
	await expect(answer.locator("[data-status=read]")).toBeVisible();
	// The last of all, and what is said is said in this order.
	await write("E no domingo?");
	await expect.poll(() => heard("E no domingo?")).toEqual([`${NAME}: E no domingo?`]);
	for (const silent of ["Enviando", "Entregue", "Lida", "Abrimos às nove", "Chegou o meu?"])
		expect(await heard(silent), silent).toEqual([]);
});

test("in the chats variant ten thousand people stand in a list one third wide; End and Home reach its ends, and the page stays small", async ({
	browser,
}) => {
	const page = await signInAs(browser, "operador");
	await page.route("**/api/conversations?*unread=1*", (route) => {
		const from = Number(new URL(route.request().url()).searchParams.get("cursor") ?? 0);
		const to = from + 2000;
		const conversations = Array.from({ length: 2000 }, (_, index) => oneOfMany(from + index));
		const nextCursor = to < 10_000 ? String(to) : null;
		return route.fulfill({ json: { conversations, nextCursor, seq: Number.MAX_SAFE_INTEGER } });
	});
	await page.goto(`${instance.path}/chats`);
	await hydrated(page);
	const width = await page
		.locator("[data-contact-search]")
		.evaluate((search) => search.closest(".md\\:flex")?.getBoundingClientRect().width);
	expect(width).toBeGreaterThanOrEqual(300);
	expect(width).toBeLessThanOrEqual(400);
	await page.getByRole("button", { name: "Ordem da lista" }).click();
	await page.getByRole("menuitem", { name: /^Só não lidas/u }).click();
	const rows = list(page).getByRole("listitem");
	await expect(page.getByRole("link", { name: /^Pessoa 0 / })).toBeVisible();
	await expect(rows.first()).toHaveAttribute("aria-setsize", "-1");
	await rows.first().getByRole("link").focus();
	await expect(async () => {
		await page.keyboard.press("End");
		await expect(page.getByRole("link", { name: /^Pessoa 9999 / })).toBeFocused({ timeout: 300 });
	}).toPass();
	expect(await rows.count()).toBeLessThan(45);
	expect(await page.locator("li, tr, article, [role=row]").count()).toBeLessThan(400);
	await expect(rows.first()).toHaveAttribute("aria-setsize", "10000");
	await page.keyboard.press("Home");
	await expect(page.getByRole("link", { name: /^Pessoa 0 / })).toBeFocused();
});

const oneOfMany = (index: number) => ({
	id: `many-${String(index)}`,
	contactId: `many-${String(index)}`,
	contactName: `Pessoa ${String(index)}`,
	contactPhone: null,
	contactEmail: null,
	avatarUrl: null,
	isGroup: false,
	channel: { id: instance.id, name: "Muitas", type: "whatsapp" },
	status: "active",
	openedAt: 1,
	closedAt: null,
	lastActivityAt: 1_700_000_000_000 - index,
	preview: null,
	unread: 1,
	assignee: null,
	handler: "nobody",
	agent: null,
	labels: [],
	isOverLimit: false,
});
